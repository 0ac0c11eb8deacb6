"""A training loop in PyTorch, with ten of its steps profiled: LOGDIR is the only argument."""

import sys

import torch
from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

device = "cuda" if torch.cuda.is_available() else "cpu"
model = torch.nn.Sequential(torch.nn.Linear(256, 1024), torch.nn.ReLU(), torch.nn.Linear(1024, 16))
model = model.to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
data = torch.utils.data.TensorDataset(torch.randn(4096, 256), torch.randn(4096, 16))
loader = torch.utils.data.DataLoader(data, batch_size=128)

with profile(
    activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],
    schedule=schedule(wait=1, warmup=3, active=10, repeat=1),
    on_trace_ready=tensorboard_trace_handler(sys.argv[1]),
    record_shapes=True,
) as prof:
    for inputs, targets in loader:
        optimizer.zero_grad()
        outputs = model(inputs.to(device))
        loss = torch.nn.functional.mse_loss(outputs, targets.to(device))
        loss.backward()
        optimizer.step()
        prof.step()  # marks the steps; without a schedule it marks nothing
