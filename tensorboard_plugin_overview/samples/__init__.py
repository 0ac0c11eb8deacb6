"""Sample profiles for `tensorboard-overview demo`, and the XSpace builder that test cases use.

In: a folder.  Out: a log directory with a captured CPU training run (README.md beside this file
says how), and runs on GPUs and on TPUs that are simulated, and say so in their ids, hosts and
devices.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from tensorboard_plugin_overview.samples.gpu_program import ONE_KERNEL
from tensorboard_plugin_overview.samples.gpu_training import HOSTNAME
from tensorboard_plugin_overview.samples.gpu_training import gpu_training
from tensorboard_plugin_overview.samples.tpu_inference import tpu_inference
from tensorboard_plugin_overview.samples.tpu_training import HOSTNAME as TPU_HOSTNAME
from tensorboard_plugin_overview.samples.tpu_training import tpu_training

_CPU_SAMPLE = "cpu_training.xplane.pb"
_CPU_HOSTNAME = "vm"  # as in the captured file


def write_samples(logdir: Path, steps: int | None = None) -> list[Path]:
    """Writes the sample runs below `logdir`, replacing those of an earlier call.

    Args:
        logdir: made if it does not exist.
        steps: also writes a run of one and a run of that many simulated steps, to see how the page
            copes; about 420 bytes a step.

    Returns:
        The files written, `<logdir>/plugins/profile/<run>/<host>.xplane.pb`.

    Raises:
        OSError: a file cannot be written.
        ValueError: `steps` is less than 1.
    """
    if steps is not None and steps < 1:
        raise ValueError(f"a run needs at least one step, not {steps}")
    cpu_training = resources.files(__name__).joinpath(_CPU_SAMPLE).read_bytes()
    written = [
        _write(logdir, "cpu_training", _CPU_HOSTNAME, cpu_training),
        _write(logdir, "gpu_training_simulated", HOSTNAME, gpu_training()),
        _write(logdir, "tpu_inference_simulated", TPU_HOSTNAME, tpu_inference()),
        _write(logdir, "tpu_training_simulated", TPU_HOSTNAME, tpu_training()),
    ]
    if steps is not None:
        for count, noun in ((1, "step"), (steps, "steps")):
            data = gpu_training(count, devices=1, program=ONE_KERNEL)
            written.append(_write(logdir, f"gpu_{count}_{noun}_simulated", HOSTNAME, data))
    return written


def _write(logdir: Path, run: str, host: str, data: bytes) -> Path:
    path = logdir / "plugins" / "profile" / run / f"{host}.xplane.pb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
