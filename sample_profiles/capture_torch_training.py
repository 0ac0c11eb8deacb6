"""Captures the sample `pytorch_cpu` anew: a small network trained with PyTorch on a CPU.

    pip install torch
    python sample_profiles/capture_torch_training.py

Not part of the product: PyTorch is imported here only.  The trace is written as the profiler made
it, but for the name of the host and the paths of source files.
"""

from __future__ import annotations

import gzip
import re
import socket
import tempfile
from pathlib import Path

import torch
from torch import nn
from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler
from torch.utils.data import DataLoader, TensorDataset

SAMPLES = Path(__file__).parents[1] / "tensorboard_plugin_overview" / "samples"
STEPS = 5
BATCH = 256
INPUTS, HIDDEN, CLASSES = 784, 512, 10


def capture(folder: Path) -> bytes:
    """Trains, with the profiler on for some steps; returns its trace."""
    torch.manual_seed(0)
    images = torch.randn(BATCH * (STEPS + 3), INPUTS)
    labels = torch.randint(0, CLASSES, (len(images),))
    loader = DataLoader(TensorDataset(images, labels), batch_size=BATCH, shuffle=True)
    model = nn.Sequential(
        nn.Linear(INPUTS, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, CLASSES),
    )
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    loss_of = nn.CrossEntropyLoss()
    with profile(
        activities=[ProfilerActivity.CPU],
        schedule=schedule(wait=1, warmup=1, active=STEPS, repeat=1),
        on_trace_ready=tensorboard_trace_handler(str(folder), worker_name="vm_1", use_gzip=True),
        record_shapes=True,
    ) as profiler:
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss_of(model(inputs), targets).backward()
            optimizer.step()
            profiler.step()
    (file,) = folder.glob("*.pt.trace.json.gz")
    return gzip.decompress(file.read_bytes())


def anonymous(trace: bytes) -> bytes:
    """Returns the trace without the names of the machine, of folders and of the capture."""
    text = trace.decode()
    text = text.replace(socket.gethostname(), "vm")
    text = re.sub(r'("host_name": )"[^"]*"', r'\1"vm"', text)
    text = re.sub(r'("trace_id": )"[^"]*"', r'\1"removed"', text)
    # Such as the traceName, which is where the file was.
    text = re.sub(r'"(?:/[^"/]+)+/([^"/]+)"', r'"\1"', text)
    return text.encode()


def main() -> None:
    """Captures a trace and puts it among the samples of the package."""
    with tempfile.TemporaryDirectory() as folder:
        trace = anonymous(capture(Path(folder)))
    target = SAMPLES / "pytorch_cpu.pt.trace.json.gz"
    target.write_bytes(gzip.compress(trace, mtime=0))
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
