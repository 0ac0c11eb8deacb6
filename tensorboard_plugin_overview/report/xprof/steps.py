"""The step table of XProf's overview page: its columns, its averages.

In: the document.  Out: the table with index 1 of XProf's answer.

A GPU and a CPU have one shape, a TPU has another.  Both hold a step's parts so that they add up to
its length.  A CPU has no device, and a TPU's shape has no column for collectives: there they are
part of the TensorCore's compute, as in XProf's own answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.registry import PART_METRICS
from tensorboard_plugin_overview.report.xprof.conclusions import conclusions
from tensorboard_plugin_overview.report.xprof.data_table import (
    Column,
    DataTable,
    data_table,
    printed,
    value,
)

# XProf's names of our platforms.
_HARDWARE = {"tpu": "TPU", "gpu": "GPU", "cpu": "CPU_ONLY"}
# Our category, XProf's column, label, and property.
_PARTS = (
    ("device_compute", "deviceComputeTimeMs", "Device compute", "device_compute"),
    ("device_to_device", "deviceToDeviceTimeMs", "Device to device", "device_to_device"),
    (
        "device_collectives",
        "deviceCollectivesTimeMs",
        "Device collective communication",
        "device_collectives",
    ),
    ("host_compute", "hostComputeTimeMs", "Host compute", "host_compute"),
    ("kernel_launch", "kernelLaunchTimeMs", "Kernel launch", "kernel_launch"),
    ("input", "infeedTimeMs", "Input", "infeed"),
    ("output", "outfeedTimeMs", "Output", "outfeed"),
    ("compilation", "compileTimeMs", "Compilation", "compile"),
    ("all_others", "otherTimeMs", "All others", "other"),
)
# XProf's column, label, property, and our categories in it.
_TPU_PARTS = (
    ("tcComputeTimeMs", "TensorCore compute (in ms)", "tc_compute", ("compute", "collectives")),
    ("scv0ComputeTimeMs", "SparseCoreV0 compute (in ms)", "scv0_compute", ("sparsecore",)),
    # All of the wait for a SparseCore is in the column before, in XProf's answers too.
    ("scv0InfeedTimeMs", "SparseCoreV0 input (in ms)", "scv0_infeed", ()),
    ("tcInfeedTimeMs", "TensorCore input (in ms)", "tc_infeed", ("input",)),
    ("tcOutfeedTimeMs", "TensorCore output (in ms)", "tc_outfeed", ("output",)),
    ("tcIdleTimeMs", "TensorCore idle (in ms)", "tc_idle", ("idle",)),
    ("hostTransferTimeMs", "Host transfer (in ms)", "host_transfer", ("host_transfer",)),
)
_NO_STEPS: schema.StepColumns = {
    "number": [],
    "name": [],
    "start_ms": [],
    "duration_ms": [],
    "period_ms": [],
    "complete": [],
    "incomplete_reason": [],
}
_NUMBER = Column("stepnum", "string", "Step number")
_TOOLTIP = Column("tooltip", "string", "tooltip", "tooltip")
_STATISTICS: tuple[tuple[str, Literal["value", "stdev", "min", "max"]], ...] = (
    ("average", "value"),
    ("standard_deviation", "stdev"),
    ("minimum", "min"),
    ("maximum", "max"),
)


def steps_table(document: schema.Overview) -> DataTable:
    """Returns the table; without rows where there are no steps."""
    return _tpu_table(document) if document["platform"] == "tpu" else _table(document)


def active_ms(document: schema.Overview) -> float | None:
    """Returns the mean time of a step in which a TensorCore runs its own ops."""
    return _sum_ms(document, ("compute", "collectives"))


# ---- GPU and CPU ---------------------------------------------------------------------------------


def _table(document: schema.Overview) -> DataTable:
    columns = [
        _NUMBER,
        *(Column(column, "number", label) for _, column, label, _ in _PARTS),
        _TOOLTIP,
        Column("stepTimeMs", "number", "Step time"),
    ]
    parts_ms = {label: _column(document, [category]) for category, _, label, _ in _PARTS}
    steps = _steps(document)
    rows = zip(
        map(str, steps["number"]),
        *parts_ms.values(),
        _tooltips(steps, parts_ms),
        steps["duration_ms"],
        strict=True,
    )
    properties = {
        "hardware_type": _HARDWARE[document["platform"]],
        **_step_time(document, 1),
        "step_time_graph_column_ids": _column_ids(columns[:-1]),
    }
    for category, _, _, name in _PARTS:
        average, deviation = _part(document, category)
        properties[f"{name}_time_ms_avg"] = printed(average, 1)
        properties[f"{name}_time_ms_sdv"] = printed(deviation, 1)
    judged = conclusions(document)
    properties |= {
        "input_conclusion": judged.input.sentence,
        "summary_nextstep": judged.next_step,
    }
    for name in ("kernel_launch", "all_other", "device_collectives"):
        conclusion = getattr(judged, name)
        properties[f"{name}_bottleneck"] = conclusion.level
        properties[f"{name}_statement"] = conclusion.sentence
    return data_table(columns, rows, properties)


def _part(document: schema.Overview, category: str) -> tuple[float | None, float | None]:
    """Returns mean and deviation; 0 for a part that the platform lacks, where there are steps."""
    metric = PART_METRICS[category]
    if metric in document["metrics"] or document["steps"] is None:
        return value(document, metric), value(document, metric, "stdev")
    return 0.0, 0.0


# ---- TPU -----------------------------------------------------------------------------------------


def _tpu_table(document: schema.Overview) -> DataTable:
    # A separate SparseCore is a device of its own, and takes no time of the TensorCores.
    is_separate = any(device["kind"] == "sparsecore" for device in document["devices"])
    parts = [part for part in _TPU_PARTS if not (is_separate and part[2].startswith("scv0"))]
    in_graph = [
        Column("stepnum", "string", "stepnum"),
        *(Column(column, "number", label) for column, label, _, _ in parts),
        _TOOLTIP,
    ]
    columns = [
        *in_graph,
        Column("infeedPercentAverage", "number", "% step time waiting for input data"),
        Column("infeedPercentMin", "number", "Infeed percent min", "interval"),
        Column("infeedPercentMax", "number", "Infeed percent max", "interval"),
    ]
    parts_ms = {label: _column(document, categories) for _, label, _, categories in parts}
    steps = _steps(document)
    unknown: Sequence[float | None] = [None] * len(steps["number"])
    rows = zip(
        map(str, steps["number"]),
        *parts_ms.values(),
        _tooltips(steps, parts_ms),
        steps.get("input_percent", unknown),
        steps.get("input_percent_min", unknown),
        steps.get("input_percent_max", unknown),
        strict=True,
    )
    active = printed(active_ms(document), 2)
    properties = {
        "hardware_type": _HARDWARE["tpu"],
        **_step_time(document, 2),
        "step_time_graph_column_ids": _column_ids(in_graph),
        "active_steptime_ms_average": active,
        "tc_active_ms_average": active,
    }
    for name, part in _STATISTICS:
        share = value(document, "input_percent", part)
        properties[f"infeed_percent_{name}"] = printed(share, 1)
    for _, _, name, categories in parts:
        properties[f"{name}_ms_average"] = printed(_sum_ms(document, categories), 2)
    if is_separate:
        # The document has no steps of SparseCores.
        for name in ("active", "compute", "idle", "infeed", "outfeed", "step_time"):
            properties[f"sc_{name}_ms_average"] = printed(None, 2)
    judged = conclusions(document)
    properties |= {
        "input_conclusion": judged.input.sentence,
        "output_conclusion": judged.output.sentence,
        "summary_nextstep": judged.next_step,
    }
    return data_table(columns, rows, properties)


def _sum_ms(document: schema.Overview, categories: Sequence[str]) -> float | None:
    times_ms = [value(document, PART_METRICS[category]) for category in categories]
    if document["steps"] is None or None in times_ms:
        return None
    return sum(time_ms for time_ms in times_ms if time_ms is not None)


# ---- both ----------------------------------------------------------------------------------------


def _step_time(document: schema.Overview, decimals: int) -> dict[str, str]:
    return {
        f"steptime_ms_{name}": printed(value(document, "step_time", part), decimals)
        for name, part in _STATISTICS
    }


def _steps(document: schema.Overview) -> schema.StepColumns:
    """Returns the columns of the steps; empty ones where there are none."""
    return _NO_STEPS if document["steps"] is None else document["steps"]["columns"]


def _column(document: schema.Overview, categories: Sequence[str]) -> Sequence[float | None]:
    """Returns the sum of some categories, step by step.

    It is 0 where the platform has none of them; None where the platform has, and the profile does
    not.
    """
    steps = _steps(document)
    columns = cast("Mapping[str, list[float]]", steps)
    there = [columns[category] for category in categories if category in columns]
    if there:
        return there[0] if len(there) == 1 else list(map(sum, zip(*there, strict=True)))
    unknown = any(PART_METRICS[category] in document["metrics"] for category in categories)
    return [None if unknown else 0.0] * len(steps["number"])


def _tooltips(
    steps: schema.StepColumns, parts_ms: Mapping[str, Sequence[float | None]]
) -> list[str]:
    """Returns XProf's text about each step: its length and its parts, top to bottom."""
    texts = []
    for index, number in enumerate(steps["number"]):
        lines = [f"Step {number}, duration: {steps['duration_ms'][index]:.2f} ms"]
        if not steps["complete"][index]:
            lines.append(f"Incomplete: {steps['incomplete_reason'][index]}")
        for label, times_ms in reversed(list(parts_ms.items())):
            if times_ms[index] is not None:
                lines.append(f"-{label.removesuffix(' (in ms)')}: {times_ms[index]:.2f} ms")
        texts.append("\n".join(lines))
    return texts


def _column_ids(columns: Sequence[Column]) -> str:
    return ",".join(column.id for column in columns)
