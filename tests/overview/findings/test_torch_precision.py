"""Advice on precision by the device, for traces of torch.profiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tests.cases import finding
from tests.formats.kineto.traces import event, written

SGEMM = "volta_sgemm_128x64_nn"


@pytest.mark.parametrize(
    ("name", "capability", "cure", "not_there"),
    [
        # No matrix unit of Volta's or Turing's computes bfloat16 or TF32.
        ("Tesla V100-SXM2-32GB", (7, 0), "torch.float16", "torch.bfloat16"),
        ("Tesla T4", (7, 5), "torch.float16", "torch.bfloat16"),
        ("NVIDIA A100-SXM4-80GB", (8, 0), "torch.bfloat16", "neither"),
        ("Some GPU of 2040", (40, 0), "torch.bfloat16", "neither"),
    ],
)
def test_a_precision_that_the_device_has(
    tmp_path: Path, name: str, capability: tuple[int, int], cure: str, not_there: str
) -> None:
    properties = {
        "id": 0,
        "name": name,
        "computeMajor": capability[0],
        "computeMinor": capability[1],
        "numSms": 80,
    }
    events = [
        one
        for at in (1000, 1100, 1200)
        for one in (
            event("user_annotation", f"ProfilerStep#{at}", at, 100),
            event("cpu_op", "aten::mm", at + 1, 9),
            event("cuda_runtime", "cudaLaunchKernel", at + 2, 5, correlation=at),
            event("kernel", SGEMM, at + 10, 85, pid=0, tid=7, device=0, stream=7, correlation=at),
        )
    ]
    path = tmp_path / "a.pt.trace.json"
    path.write_text(written(events, deviceProperties=[properties]), encoding="utf-8")
    document: Any = load(path).to_dict()
    found = finding(document, "low_16bit")
    assert found is not None
    advice = found["next_step"]
    assert cure in advice
    assert not_there not in advice
