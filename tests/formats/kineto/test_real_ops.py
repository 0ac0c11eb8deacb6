"""Ops and kernels of real traces, against plain loops over their JSON."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tests.cases import value
from tests.conftest import SHARED
from tests.formats.kineto.plain_ops import Trace

CORPUS = SHARED / "corpus_pytorch"
NAMES = [
    pytest.param(name, id=name.partition(".")[0], marks=marks)
    for name, marks in (
        ("gpu_h100_vit_eager_step6.pt.trace.json.gz", ()),
        ("gpu_mi300_compile_triton.pt.trace.json.gz", ()),
        ("gpu_mi300_sglang_decode.pt.trace.json.gz", ()),
        ("gpu_v100_resnet_ns.pt.trace.json.gz", pytest.mark.slow),
        ("gpu_a100_train_rank3of8.pt.trace.json.gz", pytest.mark.slow),
        ("gpu_2ranks_of_128/rank0.pt.trace.json.gz", pytest.mark.slow),
        ("cpu_compiled.pt.trace.json.gz", ()),
        ("cpu_loader2_2spans/host0_1.1796078336075937442.pt.trace.json.gz", ()),
    )
]
pytestmark = pytest.mark.skipif(
    not CORPUS.is_dir(), reason="../shared (real Kineto traces) is not beside this checkout"
)


@cache
def document_of(name: str) -> Any:
    return load(CORPUS / name).to_dict()


@cache
def plain(name: str) -> Trace:
    return Trace(CORPUS / name)


def rows(document: Any, side: str) -> dict[str, tuple[int, float]]:
    """Name to executions and nanoseconds of the top ops of a side; equal names added up."""
    found: dict[str, tuple[int, float]] = {}
    for row in document["top_ops"]:
        if row["side"] == side:
            count, time = found.get(row["name"], (0, 0.0))
            found[row["name"]] = count + row["occurrences"], time + row["self_ms"] * 1e6
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_top_kernels(name: str) -> None:
    table = plain(name).kernel_table()
    found = document_of(name)["top_kernels"]
    if not table:
        assert found is None
        return
    whole = sum(time for _, time, _, _ in table.values())
    longest = sorted((time for _, time, _, _ in table.values()), reverse=True)[:50]
    assert [row["self_ms"] * 1e6 for row in found] == pytest.approx(longest)
    for row in found:
        count, time, occupancy, blocks = table[row["name"]]
        assert (row["occurrences"], row["self_ms"]) == (count, pytest.approx(time / 1e6))
        assert row["mean_us"] == pytest.approx(time / count / 1e3)
        assert row["share_percent"] == pytest.approx(100 * time / whole)
        assert row["occupancy_percent"] == pytest.approx(occupancy)
        assert row["blocks_per_sm"] == pytest.approx(blocks)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("side", ["device", "host"])
def test_top_ops(name: str, side: str) -> None:
    trace = plain(name)
    expected = trace.device_rows() if side == "device" else trace.host_rows()
    found = rows(document_of(name), side)
    assert len(found) == min(50, len(expected))
    for op, (count, time) in found.items():
        assert count == expected[op][0], op
        assert time == pytest.approx(expected[op][1], rel=1e-6), op


@pytest.mark.parametrize("name", NAMES)
def test_placement_and_eager_time(name: str) -> None:
    document, trace = document_of(name), plain(name)
    host, device = trace.placement()
    assert value(document, "op_placement_host") == pytest.approx(100 * host / (host + device))
    eager, all_ = trace.eager_host()
    assert value(document, "eager_time_host") == pytest.approx(100 * eager / all_)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "exposed", "overlapped"),
    [
        # NCCL takes 198.1 ms of a step of rank 0, 168.5 of them exposed; of both 193.8 and 160.1.
        ("gpu_2ranks_of_128/rank0.pt.trace.json.gz", 168.5, 198.1 - 168.5),
        ("gpu_2ranks_of_128", 160.1, 193.8 - 160.1),
    ],
)
def test_collectives_of_real_traces(name: str, exposed: float, overlapped: float) -> None:
    document = document_of(name)
    assert value(document, "exposed_communication") == pytest.approx(exposed, abs=0.05)
    assert value(document, "overlapped_communication") == pytest.approx(overlapped, abs=0.1)


def test_waits_for_a_loader() -> None:
    # 92 of 101 ms in three steps.
    document = document_of("cpu_loader2_2spans/host0_1.1796078336075937442.pt.trace.json.gz")
    assert 3 * value(document, "time_input") == pytest.approx(92, abs=0.5)
    assert 3 * value(document, "step_time") == pytest.approx(101, abs=0.5)
