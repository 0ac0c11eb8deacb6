"""Sample profiles for `tensorboard-overview demo`.

In: a folder.  Out: a log directory with captured CPU training runs of JAX and of PyTorch, and with
runs on GPUs and TPUs that are simulated, and say so in their ids, hosts and devices.  The profiles
are files beside this module (README.md says where they come from).
"""

from __future__ import annotations

import gzip
from importlib import resources
from pathlib import Path

from tensorboard_plugin_overview.samples.repeated_step import repeat_step

_HOSTS = {
    "cpu_training": "vm",
    "gpu_training_simulated": "simulated-host",
    "tpu_inference_simulated": "simulated-tpu-host",
    "tpu_training_simulated": "simulated-tpu-host",
}
_TRACES = {
    "pytorch_cpu": "vm_1.1796137825000000000",
    "pytorch_gpu_simulated": "simulated-host_1.1767225601500000000",
}
_ONE_STEP = "gpu_1_step_simulated"
_ONE_STEP_HOST = "simulated-host"


def sample(run: str) -> bytes:
    """Returns the profile of a sample run, as its profiler wrote it."""
    folder = resources.files(__name__)
    captured = folder / f"{run}.xplane.pb"
    if captured.is_file():
        return captured.read_bytes()
    return gzip.decompress((folder / f"{run}.xplane.pb.gz").read_bytes())


def torch_sample(run: str) -> bytes:
    """Returns the trace of a sample run of torch.profiler, packed as it is on a disk."""
    return (resources.files(__name__) / f"{run}.pt.trace.json.gz").read_bytes()


def write_samples(logdir: Path, steps: int | None = None) -> list[Path]:
    """Writes the sample runs below `logdir`, replacing those of an earlier call.

    Args:
        logdir: made if it does not exist.
        steps: also writes a run of one and a run of that many simulated steps, to see how the page
            copes; about 450 bytes a step.

    Returns:
        The files written, `<logdir>/plugins/profile/<run>/<host>.xplane.pb` and
        `<logdir>/<run>/<worker>.<time>.pt.trace.json.gz`.

    Raises:
        OSError: a file cannot be written.
        ValueError: `steps` is less than 1.
    """
    if steps is not None and steps < 1:
        raise ValueError(f"a run needs at least one step, not {steps}")
    written = [
        _write_file(logdir / run / f"{name}.pt.trace.json.gz", torch_sample(run))
        for run, name in _TRACES.items()
    ]
    written += [_write(logdir, run, host, sample(run)) for run, host in _HOSTS.items()]
    if steps is not None:
        one_step = sample(_ONE_STEP)
        many_steps = repeat_step(one_step, steps)
        written.append(_write(logdir, _ONE_STEP, _ONE_STEP_HOST, one_step))
        written.append(_write(logdir, f"gpu_{steps}_steps_simulated", _ONE_STEP_HOST, many_steps))
    return written


def _write(logdir: Path, run: str, host: str, data: bytes) -> Path:
    return _write_file(logdir / "plugins" / "profile" / run / f"{host}.xplane.pb", data)


def _write_file(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
