"""Profiles ten steps of a small training with PyTorch/XLA.

The argument is the log directory.
"""

import sys

import torch
import torch_xla
import torch_xla.debug.profiler as xp

device = torch_xla.device()
model = torch.nn.Sequential(torch.nn.Linear(256, 1024), torch.nn.ReLU(), torch.nn.Linear(1024, 16))
model = model.to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs = torch.randn(512, 256, device=device)
targets = torch.randn(512, 16, device=device)


def train_step():
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()


for _ in range(2):  # compiles; not worth profiling
    train_step()
    torch_xla.sync(wait=True)

xp.start_trace(sys.argv[1])
for step in range(10):
    with xp.StepTrace("train", step_num=step):  # ends with torch_xla.sync()
        train_step()
torch_xla.sync(wait=True)  # or the trace ends before the last step does
xp.stop_trace()
