"""Op metrics beside XProf's: placement, eager shares, top ops.

`comparisons` reads profiles for which XProf's answer is at hand, and says of each number whether
ours is the same to the digit that XProf prints, and if not, whether that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.op_table import gpu_op_table, host_op_table
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals, add_up, merge_ops
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.panels.op_placement import op_placement_metrics
from tensorboard_plugin_overview.overview.panels.top_ops import side_rows
from tensorboard_plugin_overview.trace.ops import Op
from tests.parity.comparison import Comparison, Purposes, compare

VECTORS = ("exp9_*", "exp10_*", "exp12_*", "exp14_*", "gpu2_*", "jaxcpu_*")

METRICS = {
    "host_tf_op_percent": "op_placement_host",
    "device_tf_op_percent": "op_placement_device",
    "host_op_time_eager_percent": "eager_time_host",
    "device_op_time_eager_percent": "eager_time_device",
}

# Why numbers are not XProf's: which profiles, which numbers, ours and XProf's, and the reason.
PURPOSES: Purposes = (
    ("*", "*_percent", "unavailable", "0.0%", "K30: zero stands for what was not computed"),
    ("*", "device_*", "left out", "0.0%", "K30: a CPU profile has no device"),
    ("*", "top op *: GFLOP/s", "unavailable", "0.0", "K30: zero stands for FLOPs not known"),
    ("cpu_jax_*", "host_tf_*", "100.0%", "0.0%", "K30: a CPU runs HLO ops on the host"),
    ("jaxcpu_*", "host_tf_*", "100.0%", "0.0%", "K30: a CPU runs HLO ops on the host"),
    (
        "exp10_*",
        "host_tf_*",
        "unavailable",
        "100.0%",
        "a copy (`MEMCPYHtoD`) alone is taken for a framework op",
    ),
    (
        "cpu_tf_*",
        "host_op_time_eager_percent",
        "*",
        "0.0%",
        "no event is named after an op that newer TensorFlow runs eagerly: XProf sees none",
    ),
    (
        "gpu_tf_*",
        "*_tf_op_percent",
        "*",
        "*",
        "I1: kernels carry `annotation`, not `tf_op`: XProf sees no device op",
    ),
    (
        "gpu_tf_t4_*",
        "device_op_time_eager_percent",
        "0.1%",
        "0.0%",
        "I1: kernels carry `annotation`, not `tf_op`: XProf sees no device op",
    ),
    ("gpu_jax_*", "host_tf_*", "0.0%", "*", "calls that launch kernels are taken for host ops"),
    ("gpu_jax_*", "device_tf_*", "100.0%", "*", "calls that launch kernels are taken for host ops"),
    (
        "gpu_xla_*",
        "host_tf_*",
        "0.0%",
        "*",
        "allocations that carry a `tf_op` are taken for host ops",
    ),
    (
        "gpu_xla_*",
        "device_tf_*",
        "100.0%",
        "*",
        "allocations that carry a `tf_op` are taken for host ops",
    ),
    (
        "gpu_jax_mi300_conv",
        "top op 1: GFLOP/s",
        "*",
        "96165.9",
        "E3: FLOPs count once a kernel, and a convolution here takes two",
    ),
    (
        "gpu_jax_mi300_gemm",
        "top op 1: GFLOP/s",
        "*",
        "31.1",
        "products in custom calls (hipBLASLt, cuBLAS) have no FLOPs",
    ),
    ("gpu_xla_pascal", "top op 1: GFLOP/s", "unavailable", "1.8", "FLOPs of elementwise ops count"),
    ("gpu_jax_*", "top op 3: category", "copy", "Unknown", "ours is the opcode of the HLO"),
    (
        "gpu_jax_*",
        "top op *: Tensor Core used",
        "unknown",
        "false",
        "a compiler's kernel may use matrix units without its name saying so",
    ),
)


def comparisons(shared: Path) -> Iterator[Comparison]:
    """Every op number of every profile of GPUs and CPUs for which XProf's answer is at hand."""
    for case, files, answer in _cases(shared):
        yield from _compare(case, files, answer)


def _cases(shared: Path) -> Iterator[tuple[str, Sequence[Path], Any]]:
    """(name, the hosts' files, XProf's tables)."""
    for answer in sorted((shared / "corpus").glob("*.xprof.json")):
        name = answer.name.removesuffix(".xprof.json")
        folder = answer.parent / name
        files = sorted(folder.glob("*.xplane.pb")) if folder.is_dir() else []
        yield name, files or [answer.parent / f"{name}.xplane.pb"], json.loads(answer.read_text())
    for pattern in VECTORS:
        for folder in sorted((shared / "vectors").glob(pattern)):
            answer = folder / "overview_page.oracle.json"
            yield folder.name, sorted(folder.glob("*.xplane.pb")), json.loads(answer.read_text())


def _compare(case: str, files: Sequence[Path], answer: Any) -> Iterator[Comparison]:
    platform, host, device, known = _ours(files)
    if platform == "tpu":
        return
    metrics = op_placement_metrics(platform, device, host)
    for number, metric in METRICS.items():
        yield compare(PURPOSES, case, number, _percent(metrics.get(metric)), answer[0]["p"][number])
    ours = [] if platform == "cpu" else side_rows(known, "device")
    for rank, cells in enumerate(answer[0]["rows"]):
        yield from _compare_row(case, rank + 1, ours[rank], [cell["v"] for cell in cells["c"]])


def _compare_row(
    case: str, rank: int, ours: Mapping[str, Any], xprof: Sequence[Any]
) -> Iterator[Comparison]:
    share, cumulative, category, operation, flop_rate, *tensor_core = xprof
    numbers = [
        ("operation", ours["name"], operation),
        ("category", ours["category"], category),
        ("share", f"{ours['share_percent']:.4f}%", f"{100 * share:.4f}%"),
        ("cumulative share", f"{ours['cumulative_percent']:.4f}%", f"{100 * cumulative:.4f}%"),
        ("GFLOP/s", _rate(ours["gflops_per_s"]), _rate(flop_rate)),
    ]
    if tensor_core:
        eligible, used = tensor_core
        numbers += [
            ("Tensor Core eligible", _answer(ours["tensorcore_eligible"]), _answer(eligible)),
            ("Tensor Core used", _answer(ours["tensorcore_used"]), _answer(used)),
        ]
    for number, mine, theirs in numbers:
        yield compare(PURPOSES, case, f"top op {rank}: {number}", mine, theirs)


def read_ops(files: Sequence[Path]) -> tuple[Platform, OpSummary, OpSummary]:
    """Platform, host ops, device ops of a run."""
    platform, host, device, _ = _ours(files)
    return platform, host, device


def by_framework_op(ops: Iterable[OpTotals]) -> list[OpTotals]:
    """One row for each of the framework's names; what it has no name for keeps its own.

    XLA makes several instructions of one op (a transpose beside a convolution), and JAX gives the
    ops of several layers one name.
    """
    return add_up(
        row._replace(op=Op(row.op.framework_op or row.op.name, row.op.category, row.op.origin))
        for row in ops
    )


def _ours(files: Sequence[Path]) -> tuple[Platform, OpSummary, OpSummary, Sequence[OpTotals]]:
    """Platform, host ops, device ops, and those of the device's ops that XProf lists."""
    hosts = []
    devices = []
    listed: list[OpTotals] = []
    kinds = set()
    for file in files:
        timeline = build_timeline(file.stem, read_xspace(file, SELECTION))
        trace = XSpaceTrace(timeline)
        kinds |= {device.kind for device in timeline.devices}
        hosts.append(host_op_table(trace.host_ops()))
        devices.append(merge_ops(table for gpu in trace.gpus for table in gpu_op_table(gpu)))
        listed += [row for row in devices[-1].ops if _is_listed(row, trace.programs)]
    platform: Platform = "tpu" if "tpu" in kinds else "gpu" if "gpu" in kinds else "cpu"
    return platform, merge_ops(hosts), merge_ops(devices), by_framework_op(listed)


def _is_listed(row: OpTotals, programs: Programs) -> bool:
    """XProf leaves out copies, kernels without an op, and instructions without HLO."""
    if row.op.origin in ("copy", "kernel"):
        return False
    return not row.op.module or programs.op(row.op.program_id, row.op.name) is not None


def _percent(metric: Metric | None) -> str:
    if metric is None:
        return "left out"
    return "unavailable" if metric.value is None else f"{metric.value:.1f}%"


def _rate(value: float | None) -> str:
    return "unavailable" if value is None else f"{value:.1f}"


def _answer(value: bool | None) -> str:
    return "unknown" if value is None else str(value).lower()
