"""Numbers that torch-tb-profiler's own tests and samples expect, where the definitions are ours.

`docs/differences-from-torch-tb-profiler.md` has the others, with the reasons.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tests.cases import columns, value
from tests.conftest import SHARED

CORPUS = SHARED / "corpus_pytorch"
PEERS = CORPUS / "peer_tests"
pytestmark = pytest.mark.skipif(
    not PEERS.is_dir(), reason="../shared (values of torch-tb-profiler's tests) is not here"
)


def unit_tests() -> Any:
    return json.loads((PEERS / "torch_tb_profiler_unit_tests.json").read_text(encoding="utf-8"))


def document_of(folder: Path, name: str, worker: int = 0) -> Any:
    """Our document of a test's trace."""
    content = {"schemaVersion": 1, "traceEvents": unit_tests()[name]["traces"][worker]["trace"]}
    path = folder / "a.pt.trace.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return load(path, cache=False).to_dict()


def expected(name: str, text: str) -> list[Any]:
    """The values that a test asserts of an expression."""
    return [one["expected"] for one in unit_tests()[name]["expected"] if text in one["text"]]


def kernels(document: Any) -> dict[str, Any]:
    return {row["name"]: row for row in document["top_kernels"] or []}


def device_time(document: Any) -> dict[str, float]:
    """Op to microseconds of self time on the device."""
    rows = document["top_ops"]
    return {row["name"]: 1000 * row["self_ms"] for row in rows if row["side"] == "device"}


@pytest.mark.parametrize(
    ("name", "kernel", "key", "text"),
    [
        ("test_gpu_utilization", "cunn", "blocks_per_sm", "row['blocks_per_sm']"),
        ("test_gpu_utilization", "cunn", "occupancy_percent", "row['occupancy']"),
        ("test_gpu_utilization_kernel_out_of_step", "cunn", "blocks_per_sm", "['blocks_per_sm']"),
        ("test_gpu_utilization_kernel_out_of_step", "cunn", "occupancy_percent", "['occupancy']"),
        ("test_no_profilerstep", "", "occurrences", "kernel_stat.iloc[0]['count']"),
        ("test_runtime_launch_multipe_kernels", "", "occurrences", "kernel_stat.iloc[0]['count']"),
        ("test_runtime_called_by_profilerstep", "", "occurrences", "kernel_stat.iloc[0]['count']"),
        ("test_top_level_runtime", "", "occurrences", "kernel_stat.iloc[0]['count']"),
    ],
)
def test_kernels(tmp_path: Path, name: str, kernel: str, key: str, text: str) -> None:
    rows = kernels(document_of(tmp_path, name))
    found = next(row for one, row in rows.items() if kernel in one)
    assert found[key] == pytest.approx(expected(name, text)[0])


def test_kernels_that_are_grouped_by_their_grids_there(tmp_path: Path) -> None:
    # Two of 25, one of 13, one of 17: here they are one kernel.
    name = "test_group_by_kernel_columns"
    (row,) = document_of(tmp_path, name)["top_kernels"]
    assert row["occurrences"] == sum(expected(name, "agg_kernel.calls"))
    whole = sum(expected(name, "agg_kernel.total_duration"))
    assert row["self_ms"] == pytest.approx(whole / 1000)
    assert row["mean_us"] == pytest.approx(whole / row["occurrences"])


@pytest.mark.parametrize(
    ("name", "ops"),
    [
        ("test_self_time", ["aten::mm", "aten::mat_mul"]),
        ("test_remove_dup_nodes", ["aten::mm"]),
    ],
)
def test_self_time_on_the_device(tmp_path: Path, name: str, ops: list[str]) -> None:
    found = device_time(document_of(tmp_path, name))
    theirs = expected(name, "self_device_duration")
    assert [found[op] for op in ops] == [pytest.approx(one) for one in theirs]


def test_time_of_an_op_that_launches_several_kernels(tmp_path: Path) -> None:
    name = "test_runtime_launch_multipe_kernels"
    (whole,) = expected(name, "device_duration, 120318 + 132800")
    assert device_time(document_of(tmp_path, name)) == {"Broadcast": pytest.approx(whole)}


def test_matrix_units(tmp_path: Path) -> None:
    name = "test_tensor_core"
    document = document_of(tmp_path, name)
    used = [row["tensorcore_used"] for row in kernels(document).values()]
    # Ours by time, theirs by name.
    assert used == expected(name, "agg_kernel.tc_used")[::-1]
    rows = {row["name"]: row for row in document["top_ops"] if row["side"] == "device"}
    eligible = [rows[op]["tensorcore_eligible"] for op in ("op_no_tc", "aten::cudnn_convolution")]
    assert eligible == expected(name, "agg_kernel.op_tc_eligible")


@pytest.mark.slow
def test_kernels_of_a_sample_run() -> None:
    """Each step's kernels and memory set, to the microsecond."""
    folder = CORPUS / "gpu_v100_resnet50_loader0_2spans"
    document: Any = load(folder / "worker0.1623143089861.pt.trace.json.gz").to_dict()
    content = (PEERS / "torch_tb_profiler_samples.json").read_text(encoding="utf-8")
    theirs = json.loads(content)["overview"][0]
    rows = {int(step): kernel + memset for step, kernel, _, memset, *_ in theirs["rows"]}
    steps = columns(document)
    ours = zip(steps["number"], steps["device_compute"], strict=True)
    assert {step: round(1000 * time) for step, time in ours} == rows
    whole = sum(kernel for _, kernel, *_ in theirs["rows"])
    assert round(1000 * document["top_kernels"][0]["kernels_self_ms"]) == whole
    assert f"{value(document, 'occupancy'):.2f} %" == theirs["gpu"]["data"][6]["value"]
