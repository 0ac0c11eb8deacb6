"""Writes the simulated sample profiles into the package: `python -m sample_profiles`."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

from sample_profiles.gpu_program import ONE_KERNEL
from sample_profiles.gpu_training import gpu_training
from sample_profiles.torch_training import torch_training
from sample_profiles.tpu_inference import tpu_inference
from sample_profiles.tpu_training import tpu_training

SAMPLES = Path(__file__).parents[1] / "tensorboard_plugin_overview" / "samples"
GENERATORS: dict[str, Callable[[], bytes]] = {
    "gpu_1_step_simulated": lambda: gpu_training(1, devices=1, program=ONE_KERNEL),
    "gpu_training_simulated": gpu_training,
    "tpu_inference_simulated": tpu_inference,
    "tpu_training_simulated": tpu_training,
}
TRACES: dict[str, Callable[[], bytes]] = {"pytorch_gpu_simulated": torch_training}


def main() -> None:
    """Writes each profile that differs from the file in the package."""
    files = {SAMPLES / f"{run}.xplane.pb.gz": make for run, make in GENERATORS.items()}
    files |= {SAMPLES / f"{run}.pt.trace.json.gz": make for run, make in TRACES.items()}
    for path, generate in files.items():
        profile = generate()
        # Other versions of zlib compress differently; an equal profile is left as it is.
        if not path.exists() or gzip.decompress(path.read_bytes()) != profile:
            path.write_bytes(gzip.compress(profile, mtime=0))
            print(path)


if __name__ == "__main__":
    main()
