"""TPU numbers beside XProf's: steps, parts, duty cycle, idle time, counters, ops.

`comparisons` reads the TPU profiles for which XProf's answer is at hand, and says of each number
whether ours is the same to the digit that XProf prints, and if not, whether that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.ops.kind_totals import kind_totals
from tensorboard_plugin_overview.metrics.ops.op_table import op_rows
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, merge_ops
from tensorboard_plugin_overview.overview.panels.top_ops import side_rows
from tensorboard_plugin_overview.trace.cores import Core
from tensorboard_plugin_overview.trace.ops import OpEvents
from tests.parity.comparison import Comparison, Purposes, compare
from tests.parity.ops import by_framework_op

# XProf's numbers of its step table, with the decimals that it prints.
STEPS: Mapping[str, tuple[str, str, int]] = {
    "steptime_ms_average": ("step_time", "value", 2),
    "steptime_ms_standard_deviation": ("step_time", "stdev", 2),
    "steptime_ms_minimum": ("step_time", "min", 2),
    "steptime_ms_maximum": ("step_time", "max", 2),
    "tc_compute_ms_average": ("time_compute", "value", 2),
    "scv0_compute_ms_average": ("time_sparsecore", "value", 2),
    "tc_infeed_ms_average": ("time_input", "value", 2),
    "tc_outfeed_ms_average": ("time_output", "value", 2),
    "host_transfer_ms_average": ("time_host_transfer", "value", 2),
    "tc_idle_ms_average": ("time_idle", "value", 2),
    "infeed_percent_average": ("input_percent", "value", 1),
    "infeed_percent_minimum": ("input_percent", "min", 1),
    "infeed_percent_maximum": ("input_percent", "max", 1),
}
# XProf's numbers of its summary, in percent.
SUMMARY: Mapping[str, str] = {
    "device_duty_cycle_percent": "duty_cycle",
    "mxu_utilization_percent": "mxu_utilization",
    "hbm_utilization_percent": "hbm_utilization",
    "flop_rate_utilization_relative_to_roofline": "flops_utilization",
    "memory_bw_utilization_relative_to_hw_limit": "memory_bandwidth_utilization",
    "host_tf_op_percent": "op_placement_host",
    "device_tf_op_percent": "op_placement_device",
    "host_op_time_eager_percent": "eager_time_host",
    "device_op_time_eager_percent": "eager_time_device",
}

_UNMARKED = "no marker that XProf knows, so it has no steps; ours are inferred from what repeats"
_SPAN = "K41: ours lasts from the first op to the last; XProf's begins and ends with a program"
_WAITS = "K37: every `-done` is a wait, and none is busy or compute"
_COLLECTIVES = "K9: collectives are a part of their own, in XProf's they are compute"
_ROW = "K11: parts are means over cores; XProf takes the least, the greatest or the mean"
_NUMBERS = "K31: ours are the user's numbers, else those that the device's markers are called"
_NO_FRAMEWORK = "HLO instructions without a framework's names are taken for framework ops"
_ALLOCATIONS = "allocations that carry a `tf_op` are taken for host ops"
_CONTAINER = "ops that only run others have no FLOPs of their own"
_SELF = "FLOPs are over the op's self time, XProf's over that of the ops in it too"

# Why numbers are not XProf's: which profiles, which numbers, ours and XProf's, and the reason.
PURPOSES: Purposes = (
    ("*", "*_standard_deviation", "none", "*", "K15: one step has no standard deviation"),
    ("*", "*", "unavailable", "0.0%", "K30: zero stands for what was not computed"),
    ("*", "device_tf_*", "unavailable", "100.0%", _NO_FRAMEWORK),
    ("*", "flop_rate_*", "*", "0.0%", "K6: XProf never gets the peaks"),
    ("*", "memory_bw_*", "*", "0.0%", "K6: XProf never gets the peaks"),
    ("tpu_v6e_x4", "device_duty_*", "3.0%", "86.5%", _WAITS),
    ("tpu_v6e_x4", "*_tf_op_percent", "*", "*", _ALLOCATIONS),
    ("exp11_09", "device_duty_*", "45.5%", "26.3%", _WAITS),
    ("exp11_0[4568]", "device_duty_*", "45.5%", "47.4%", _WAITS),
    ("exp11_0[89]", "tc_idle_*", "15.00", "11.00", _WAITS),
    ("exp11_0[89]", "tc_compute_*", "5.00", "9.00", _WAITS),
    ("exp11_27", "device_duty_*", "45.5%", "47.4%", "an op of category IDLE is not busy"),
    ("exp11_27", "top op 1: share", "100.0000%", "*", "an op of category IDLE is no op"),
    ("exp11_32", "device_duty_*", "100.0%", "15.8%", "K37: a megacore fusion is busy and compute"),
    ("exp6_02", "device_duty_*", "55.6%", "58.1%", "a SparseCore is a device of its own"),
    ("exp13_04", "device_duty_*", "*", "*", _WAITS),
    ("tpu2_00", "device_duty_*", "*", "*", _WAITS),
    ("*", "device_duty_*", "*", "*", _SPAN),
    ("exp11_0[456]", "tc_compute_*", "5.00", "9.00", _COLLECTIVES),
    ("exp11_18", "tc_compute_*", "5.00", "9.00", _COLLECTIVES),
    ("tpu1_00", "tc_compute_*", "4.50", "6.50", _COLLECTIVES),
    ("tpu1_00", "infeed_percent_*", "10.0", "*", "K13: the first op of a step counts for the last"),
    *(
        (case, number, "*", "*", _ROW)
        for case in ("exp13_04", "tpu2_00")
        for number in ("tc_*", "host_transfer_*", "infeed_percent_*")
    ),
    ("exp7_00", "tc_idle_*", "5.50", "5.00", _ROW),
    *(
        (case, number, "*", xprof, _UNMARKED)
        for case in ("tpu_v6e_x4", "exp5_09", "exp8_*")
        for number, xprof in (("*_ms_*", "0.00"), ("step numbers", ""))
    ),
    ("exp12_03", "step numbers", "7 8", "3 4", _NUMBERS),
    ("exp5_0?", "step numbers", "7 8 9 10 11*", "0 1 2 3 4*", _NUMBERS),
    ("exp6_0[01]", "step numbers", "50 51 52", "0 1 2", _NUMBERS),
    ("exp12_04", "step numbers", "0 1 2", "0 1", "a step that one core lacks is shown"),
    ("exp7_00", "step numbers", "0 1 2 3 4", "0 1 2 3", "hosts are aligned by step number"),
    ("exp7_02", "mxu_*", "20.0%", "10.0%", "K21: the mean is over hosts that have the counter"),
    ("exp11_1[456]", "top op 2: GFLOP/s", "unavailable", "*", _CONTAINER),
    ("exp11_29", "top op 1: GFLOP/s", "unavailable", "*", _CONTAINER),
    ("exp11_32", "top op 1: GFLOP/s", "unavailable", "*", _CONTAINER),
    ("*", "top op 6: GFLOP/s", "unavailable", "3.3333", _CONTAINER),
    ("exp11_30", "top op 1: GFLOP/s", "0.1429", "0.1000", _SELF),
)


def comparisons(shared: Path) -> Iterator[Comparison]:
    """Every number of every TPU profile for which XProf's answer is at hand."""
    for case, files, answer in cases(shared):
        yield from _compare(case, files, answer)


def cases(shared: Path) -> Iterator[tuple[str, Sequence[Path], Any]]:
    """(name, the hosts' files, XProf's tables) of the profiles that have a TPU."""
    answer = shared / "corpus" / "tpu_v6e_x4.xprof.json"
    yield "tpu_v6e_x4", [shared / "corpus" / "tpu_v6e_x4.xplane.pb"], json.loads(answer.read_text())
    for folder in sorted((shared / "vectors").iterdir()):
        files = sorted(folder.glob("*.xplane.pb"))
        if any(_has_tpu(file) for file in files):
            answer = folder / "overview_page.oracle.json"
            yield folder.name, files, json.loads(answer.read_text())


def read_cores(file: Path) -> list[tuple[Core, OpEvents]]:
    """The TensorCores of one host, and their ops."""
    trace = XSpaceTrace(build_timeline(file.stem, read_xspace(file, SELECTION)))
    return [
        (core, block.ops) for core in trace.cores if core.kind == "tpu" for block in core.blocks()
    ]


def idle_percent(cores: Sequence[tuple[Core, OpEvents]]) -> float:
    """Time without an op, of the time from the first op or step marker to the last."""
    op_ps = sum(int((ops.self_time.end_ps - ops.self_time.start_ps).sum()) for _, ops in cores)
    span_ps = 0
    for core, ops in cores:
        marks = [(ops.start_ps, ops.end_ps)]
        if core.markers is not None:
            marks.append((core.markers.start_ps, core.markers.end_ps))
        starts = np.concatenate([start for start, _ in marks])
        ends = np.concatenate([end for _, end in marks])
        span_ps += int(ends.max() - starts.min())
    return 100 * (1 - op_ps / span_ps)


def _has_tpu(file: Path) -> bool:
    space = XSpaceMessage.FromString(file.read_bytes())
    return any(plane.name.startswith(b"/device:TPU:") for plane in space.planes)


def _compare(case: str, files: Sequence[Path], answer: Any) -> Iterator[Comparison]:
    document: Any = load(files[0] if len(files) == 1 else files[0].parent).to_dict()
    metrics = document["metrics"]
    summary, steps = answer[0]["p"], answer[1]["p"]
    for number, metric in SUMMARY.items():
        yield compare(PURPOSES, case, number, _percent(metrics[metric]["value"]), summary[number])
    cores = [core for file in files for core in read_cores(file)]
    ours = _percent(idle_percent(cores))
    yield compare(
        PURPOSES, case, "device_idle_time_percent", ours, summary["device_idle_time_percent"]
    )
    for number, (metric, part, decimals) in STEPS.items():
        if number in steps:
            value = metrics[metric]
            yield compare(PURPOSES, case, number, _printed(value, part, decimals), steps[number])
    yield compare(
        PURPOSES, case, "step numbers", _numbers(document), _row_labels(answer[1]["rows"])
    )
    device_type = document["environment"]["device_type"]
    yield compare(PURPOSES, case, "device_type", device_type, answer[2]["p"]["device_type"])
    yield from _compare_ops(case, [ops for _, ops in cores], answer[0]["rows"])


def _compare_ops(case: str, cores: Sequence[OpEvents], rows: Sequence[Any]) -> Iterator[Comparison]:
    tables = [OpSummary(op_rows(ops.kinds, kind_totals(ops))) for ops in cores]
    ops = by_framework_op(merge_ops(tables).ops)
    ours = side_rows(ops, "device")
    for rank, row in enumerate(rows):
        share, _, _, operation, rate = (cell["v"] for cell in row["c"])
        mine: Mapping[str, Any] = ours[rank] if rank < len(ours) else {}
        label = f"top op {rank + 1}"
        yield compare(PURPOSES, case, f"{label}: operation", str(mine.get("name")), operation)
        yield compare(
            PURPOSES,
            case,
            f"{label}: share",
            f"{mine.get('share_percent', 0):.4f}%",
            f"{100 * share:.4f}%",
        )
        gflops = mine.get("gflops_per_s")
        mine_rate = "unavailable" if gflops is None else f"{gflops:.4f}"
        yield compare(PURPOSES, case, f"{label}: GFLOP/s", mine_rate, f"{rate:.4f}")


def _numbers(document: Mapping[str, Any]) -> str:
    steps = document["steps"]
    if steps is None:
        return ""
    numbers = list(map(str, steps["columns"]["number"]))
    return " ".join(numbers if len(numbers) < 20 else [numbers[0], "to", numbers[-1]])


def _row_labels(rows: Sequence[Any]) -> str:
    return " ".join(str(row["c"][0]["v"]).rpartition(" ")[2] for row in rows)


def _percent(value: float | None) -> str:
    return "unavailable" if value is None else f"{value:.1f}%"


def _printed(metric: Mapping[str, Any], part: str, decimals: int) -> str:
    if metric["value"] is None:
        return "unavailable"
    value = metric.get(part)
    return "none" if value is None else f"{value:.{decimals}f}"
