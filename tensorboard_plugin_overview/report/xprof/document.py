"""The overview in the shape of XProf's `overview_page`, so that its clients can read it.

In: the document.  Out: JSON, an array of seven data tables: analysis, steps, environment,
recommendation, latency, an empty one, diagnostics.  Ids, types and properties are XProf's (2.24);
the sentences are ours.

A value that is not measured is an empty property, which XProf's page leaves out, and its reason is
among the diagnostics; it is never a zero.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from typing import Literal

from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.report.xprof.conclusions import conclusions
from tensorboard_plugin_overview.report.xprof.data_table import (
    NOT_THERE,
    Cell,
    Column,
    DataTable,
    data_table,
    percent,
    printed,
)
from tensorboard_plugin_overview.report.xprof.steps import active_ms, steps_table

_TOP_OPS = 10
_SEVERITIES = ("info", "warning", "error")
# Properties that only XProf has: time without any op, not even a wait.
_NOT_OURS = ("device_idle_time_percent", "host_idle_time_percent")
# Nor does it have the steps of SparseCores.
_SPARSECORE = (
    "sc_active_ms_average",
    "sc_idle_time_avg",
    "sc_infeed_time_avg",
    "sc_outfeed_time_avg",
    "sc_steptime_average",
)
# Findings that are about the host's part of the job.
_ABOUT_HOST = (
    "input_",
    "launch_",
    "host_",
    "eager_host",
    "unexplained",
    "tracing_",
    "sessions_host",
)

_OPS = (
    Column("selfTimePercent", "number", "Time (%)"),
    Column("cumulativeTimePercent", "number", "Cumulative time (%)"),
    Column("category", "string", "Category"),
    Column("operation", "string", "Operation"),
)
_ENVIRONMENT = ("host_id", "command_line", "start_time", "bns_address")
_RECOMMENDATION = ("tip_type", "link", "description")
_LATENCY = (
    Column("percentile", "string", "percentile"),
    Column("hostTimeMs", "number", "Host time (in ms)"),
    Column("deviceTimeMs", "number", "Device time (in ms)"),
    Column("communicationTimeMs", "number", "Host-device communication time (in ms)"),
    Column("totalTimeMs", "number", "Total latency (in ms)"),
)
_LATENCY_PARTS: tuple[Literal["host_ms", "device_ms", "communication_ms", "total_ms"], ...] = (
    "host_ms",
    "device_ms",
    "communication_ms",
    "total_ms",
)


def report_xprof(document: schema.Overview) -> str:
    """Returns the tables as JSON, ending in a newline.

    Args:
        document: of `Overview.to_dict()`.
    """
    tables = xprof_tables(document)
    return json.dumps(tables, allow_nan=False, sort_keys=True, separators=(",", ":")) + "\n"


def xprof_tables(document: schema.Overview) -> list[DataTable]:
    """Returns the seven tables, of plain values."""
    return [
        _analysis(document),
        steps_table(document),
        _environment(document),
        _recommendation(document),
        data_table(_LATENCY, _latency_rows(document["inference"])),
        {},
        data_table(
            (Column("severity", "string", "Severity"), Column("message", "string", "Message")),
            _diagnostics(document),
        ),
    ]


# ---- analysis ------------------------------------------------------------------------------------


def _analysis(document: schema.Overview) -> DataTable:
    properties = {
        "host_tf_op_percent": percent(document, "op_placement_host"),
        "device_tf_op_percent": percent(document, "op_placement_device"),
        "host_op_time_eager_percent": percent(document, "eager_time_host"),
        "device_op_time_eager_percent": percent(document, "eager_time_device"),
        "mxu_utilization_percent": percent(document, "mxu_utilization"),
        "hbm_utilization_percent": percent(document, "hbm_utilization"),
        "host_trace_level": printed(document["environment"]["trace_level"], 0),
        "remark_text": "",
        "remark_color": "",
    }
    if document["environment"]["simulated"]:
        properties["remark_text"] = "A generator made this profile: no device ran."
        properties["remark_color"] = "red"
    if document["platform"] == "gpu":
        properties |= {
            "device_compute_16bit_percent": percent(document, "compute_16bit"),
            "device_compute_32bit_percent": percent(document, "compute_32bit"),
        }
        columns = [
            *_OPS,
            Column("flopRate", "number", "GFLOPs/Sec"),
            Column("tcEligibility", "boolean", "TensorCore eligibility"),
            Column("tcUtilization", "boolean", "Op is using TensorCore"),
        ]
    else:
        properties |= _device_time(document)
        columns = [*_OPS, Column("flopRate", "number", "Bf16 Normalized Flop Rate(GFLOPs/Sec)")]
    rows = (_op_row(op)[: len(columns)] for op in _device_ops(document))
    return data_table(columns, rows, properties)


def _device_time(document: schema.Overview) -> dict[str, str]:
    """Returns the properties that XProf has of a TPU, and of a CPU too."""
    busy = percent(document, "duty_cycle")
    properties = {
        "device_duty_cycle_percent": busy,
        "device_duty_cycle_high_confidence_percent": busy,
        "flop_rate_utilization_relative_to_roofline": percent(document, "flops_utilization"),
        "memory_bw_utilization_relative_to_hw_limit": percent(
            document, "memory_bandwidth_utilization"
        ),
        **dict.fromkeys(_NOT_OURS, NOT_THERE),
    }
    if document["platform"] == "tpu":
        properties["idle_time_high_confidence_ps"] = NOT_THERE
        active = active_ms(document)
        if active is not None:
            properties["active_steptime_ms_average"] = printed(active, 2)
            properties["tc_active_ms_average"] = printed(active, 2)
            if any(device["kind"] == "sparsecore" for device in document["devices"]):
                properties |= dict.fromkeys(_SPARSECORE, NOT_THERE)
    return properties


def _device_ops(document: schema.Overview) -> list[schema.TopOp]:
    ops = [op for op in document["top_ops"] if op["side"] == "device"]
    return ops[:_TOP_OPS]


def _op_row(op: schema.TopOp) -> list[Cell]:
    return [
        op["share_percent"] / 100,
        op["cumulative_percent"] / 100,
        op["category"],
        op["name"],
        op["gflops_per_s"],
        op["tensorcore_eligible"],
        op["tensorcore_used"],
    ]


# ---- environment, recommendation -----------------------------------------------------------------


def _environment(document: schema.Overview) -> DataTable:
    environment = document["environment"]
    hosts = environment["host_count"]
    properties = {
        "device_core_count": str(environment["device_count"]),
        "device_type": _device_type(document),
        "host_count": str(hosts),
        "is_training": str(_shows_steps(document)).lower(),
        "task_count": f"{hosts} (num tasks per host = 1)",
    }
    return data_table([Column(name, "string", name) for name in _ENVIRONMENT], (), properties)


def _device_type(document: schema.Overview) -> str:
    """Names the device so that clients recognize its platform."""
    name, platform = str(document["environment"]["device_type"]), document["platform"].upper()
    return name if platform in name else f"{name} ({platform})"


def _shows_steps(document: schema.Overview) -> bool:
    """Returns whether XProf's page shows steps: for what it takes for training, and else not."""
    kind = document["job"]["kind"]
    return kind == "training" or (kind == "unknown" and document["steps"] is not None)


def _recommendation(document: schema.Overview) -> DataTable:
    judged = conclusions(document)
    others = {"host": "device", "device": "host"}
    properties = {
        "bottleneck": judged.input.level,
        "statement": judged.input.sentence,
        "kernel_launch_bottleneck": judged.kernel_launch.level,
        "kernel_launch_statement": judged.kernel_launch.sentence,
        "all_other_bottleneck": judged.all_other.level,
        "all_other_statement": judged.all_other.sentence,
        "device_collectives_bottleneck": judged.device_collectives.level,
        "device_collectives_statement": judged.device_collectives.sentence,
        "precision_statement": judged.precision,
        "non_bottleneck_tip_types": others.get(judged.input.level, ""),
    }
    columns = [Column(name, "string", name) for name in _RECOMMENDATION]
    return data_table(columns, map(_tip, document["findings"]), properties)


def _tip(finding: schema.Finding) -> tuple[str, str, str]:
    side = "host" if finding["id"].startswith(_ABOUT_HOST) else "device"
    text = _as_html(f"{finding['title']}. {finding['evidence']} {finding['next_step']}")
    return side, text, f"Next steps for reducing the {side.capitalize()} time"


# ---- latency, diagnostics ------------------------------------------------------------------------


def _latency_rows(inference: schema.Inference | None) -> Iterator[list[Cell]]:
    if inference is None:
        return
    yield ["Avg", *(inference["mean"][part] for part in _LATENCY_PARTS)]
    for row in inference["percentiles"]:
        yield [f"{row['percentile']:.1f}%", *(row[part] for part in _LATENCY_PARTS)]


def _diagnostics(document: schema.Overview) -> Iterator[list[str]]:
    reasons: dict[str, list[str]] = {}
    for metric in document["metrics"].values():
        if metric["value"] is None:
            reasons.setdefault(metric["reason"] or "", []).append(metric["label"])
    if reasons:
        # In one row, for XProf's page makes a box of each.
        sentences = " ".join(f"{', '.join(labels)}: {reason}" for reason, labels in reasons.items())
        yield ["INFO", _as_html(f"Not measured. {sentences}")]
    for severity in _SEVERITIES:
        for diagnostic in document["diagnostics"]:
            if diagnostic["severity"] == severity:
                text = f"{diagnostic['message']} {diagnostic['hint'] or ''}".strip()
                yield [severity.upper(), _as_html(text)]


def _as_html(text: str) -> str:
    """Escapes text that clients take for HTML: sentences quote names of ops and files."""
    return html.escape(text, quote=False)
