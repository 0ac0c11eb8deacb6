"""What the tests of the exports share: runs to export, and the numbers of a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

RUNS = (
    "cpu_training",
    "gpu_training_simulated",
    "pytorch_cpu/2026_12_01_15_10_25",
    "pytorch_gpu_simulated/2026_01_01_00_00_01",
    "tpu_inference_simulated",
    "tpu_training_simulated",
)


def numbers(content: Any) -> Iterator[float]:
    """Every number in a document, however deep."""
    if isinstance(content, dict):
        for inside in content.values():
            yield from numbers(inside)
    elif isinstance(content, list):
        for inside in content:
            yield from numbers(inside)
    elif isinstance(content, (int, float)) and not isinstance(content, bool):
        yield content
