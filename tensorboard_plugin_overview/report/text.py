"""Prints the overview for a terminal, 100 columns wide at most.

In: an `Overview`.  Out: the headline, session latency, the parts of a step, every metric (or why it
is missing), the environment, hosts, devices, and known gaps of the profile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from tensorboard_plugin_overview.catalog.printable import printable, printable_line
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import Overview
from tensorboard_plugin_overview.overview.formatting import format_value
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.platforms.sessions import SESSION_PARTS
from tensorboard_plugin_overview.overview.views import summary
from tensorboard_plugin_overview.report.wrapping import shortened, wrapped

_LABEL_WIDTH = 34
_BAR_WIDTH = 30
_TOP_OPS = 5
_ROWS = 16
_OP_WIDTH = 74
_NAME_WIDTH = 36
_PARTS: dict[Literal["host_ms", "device_ms", "communication_ms"], str] = {
    part.id: part.short_label.lower() for part in SESSION_PARTS
}


def report_text(overview: Overview) -> str:
    """Returns the report, lines ending in a newline."""
    lines = [
        *_title(overview),
        "",
        *_latency(overview),
        *_breakdown(overview),
        *_findings(overview),
        *_metrics(overview),
        *_environment(overview),
        *_hosts(overview),
        *_devices(overview),
        *_communication(overview),
        *_top_ops(overview),
        *_top_kernels(overview),
        *_diagnostics(overview),
    ]
    return "\n".join(printable_line(line.rstrip()) for line in lines).rstrip() + "\n"


def _title(overview: Overview) -> Iterator[str]:
    yield from wrapped(f"Overview of {overview.run_id}", "")
    if overview.environment.get("simulated"):
        yield "SIMULATED: a generator made this profile, no device ran."
    yield from wrapped(summary.headline_sentence(overview), "")
    spread = summary.headline_metric(overview).statistics
    if spread is not None and spread.n > 1:
        ranks = {"min": spread.min, "p50": spread.p50, "p90": spread.p90, "max": spread.max}
        yield "  " + ", ".join(f"{name} {format_value(rank, 'ms')}" for name, rank in ranks.items())
    for remark in summary.headline_remarks(overview):
        yield from wrapped(remark, "  ")
    kinds = overview.steps["kinds"] if overview.steps else []
    if len(kinds) > 1:
        others = [
            f"{kind['name'] or 'without a name'} ({kind['count']} steps, mean "
            f"{format_value(kind['mean_ms'], 'ms')}, {kind['share_percent']:.1f} % of the time)"
            for kind in kinds
            if not kind["leading"]
        ]
        leading = next(kind["name"] for kind in kinds if kind["leading"]) or "without a name"
        yield from wrapped(f"Steps of kind {leading}; others: {', '.join(others)}.", "  ")


def _latency(overview: Overview) -> Iterator[str]:
    inference = overview.inference
    if inference is None:
        return
    yield f"{'Session latency':<{_NAME_WIDTH}}{_columns(['total', *_PARTS.values()])}"
    yield _latency_row("mean", inference["mean"])
    for row in inference["percentiles"]:
        few = "*" if row["few_samples"] else ""
        yield _latency_row(f"p{row['percentile']:g}{few}", row)
    if any(row["few_samples"] for row in inference["percentiles"]):
        yield from wrapped("* Too few sessions for one to be above: near the longest.", "  ")
    for model in inference["models"]:
        name = model["model"] or "model not known"
        yield _latency_row(f"mean of {model['sessions']} × {name}", model["mean"])
    yield from wrapped(inference["source"], "  ")
    yield ""


def _latency_row(name: str, latency: schema.Latency | schema.LatencyPercentile) -> str:
    times_ms = [latency["total_ms"], *(latency[part] for part in _PARTS)]
    values = [format_value(time_ms, "ms") for time_ms in times_ms]
    return f"  {shortened(name, _NAME_WIDTH - 3):<{_NAME_WIDTH - 2}}{_columns(values)}"


def _columns(values: Sequence[str]) -> str:
    return "".join(f"{value:>14}" for value in values)


def _breakdown(overview: Overview) -> Iterator[str]:
    parts = list(summary.breakdown(overview))
    if not parts:
        return
    gap = [part for part in parts if part.between]
    yield "Where the time went" + (", from step to step" if gap else "")
    yield from map(_part, [part for part in parts if not part.between])
    if gap:
        yield "  Between the steps"
        yield from map(_part, gap)
    yield ""


def _part(part: summary.Part) -> str:
    bar = "#" * round(part.share * _BAR_WIDTH)
    value = format_value(part.value_ms, "ms")
    label = f"  {part.label}" if part.between else part.label
    return f"  {label:<{_LABEL_WIDTH}}{value:>12} {100 * part.share:5.1f} %  {bar}"


def _findings(overview: Overview) -> Iterator[str]:
    if not overview.findings:
        return
    yield "What to look at next"
    for finding in overview.findings:
        yield from wrapped(f"{finding['severity']}: {finding['title']}.", "  ", hanging=4)
        yield from wrapped(finding["evidence"], "    ")
        yield from wrapped(finding["next_step"], "    ")
    yield ""


def _metrics(overview: Overview) -> Iterator[str]:
    categories = overview.steps["categories"] if overview.steps else []
    shown = {category["id"] for category in categories}
    reasons: dict[str, list[str]] = {}
    yield "Performance summary"
    for metric in overview.metrics.values():
        if metric.value is None:
            reasons.setdefault(metric.reason or "", []).append(metric.label)
        elif metric.category not in shown:
            yield from _metric(metric)
    yield ""
    if reasons:
        yield "Not measured"
        for reason, labels in reasons.items():
            yield from wrapped(", ".join(labels) + ":", "  ")
            yield from wrapped(reason, "    ")
        yield ""


def _metric(metric: Metric) -> Iterator[str]:
    assert metric.value is not None
    value = format_value(metric.value, metric.unit)
    spread = metric.statistics
    stdev = f"± {format_value(spread.stdev, metric.unit)}" if spread and spread.stdev else ""
    inferred = "  (inferred)" if metric.status == "inferred" else ""
    yield f"  {metric.label:<{_LABEL_WIDTH}}{value:>12} {stdev}{inferred}"


def _environment(overview: Overview) -> Iterator[str]:
    environment = overview.environment
    yield "Run environment"
    rows = {
        "Device": f"{environment['device_type']} ({overview.platform})",
        "Devices": _device_count(environment["device_count"], environment["devices_used"]),
        "Hosts": ", ".join(str(host["name"]) for host in overview.hosts),
        "Frameworks": ", ".join(f"{k} {v}" for k, v in environment["frameworks"].items()),
        "Capture": environment["capture_ms"] and format_value(environment["capture_ms"], "ms"),
        "Job": f"{overview.job['kind']} ({overview.job['reason']})",
    }
    for label, value in rows.items():
        if value:
            yield from wrapped(f"{label:<12}{value}", "  ", hanging=14)
    yield ""


def _device_count(count: int, used: int | None) -> str | None:
    if not count:
        return None
    return str(count) if used is None else f"{used} of {count} used"


def _hosts(overview: Overview) -> Iterator[str]:
    """Yields the hosts of a run of several, those with the most work first."""
    if len(overview.hosts) < 2:
        return
    yield "Hosts (work: the step without collectives)"
    ordered = sorted(overview.hosts, key=lambda host: -(host["work_ms"] or 0))
    for host in ordered[:_ROWS]:
        known_ms = {"step": host["step_time_ms"], "work": host["work_ms"]}
        times = [
            f"{label} {format_value(time_ms, 'ms')}"
            for label, time_ms in known_ms.items()
            if time_ms is not None
        ]
        if host["slowest_in_steps"]:
            times.append(f"slowest in {host['slowest_in_steps']} steps")
        if host["status"] != "ok":
            times.append(host["status"])
        if host["set_aside"]:
            times.append(f"set aside: {host['set_aside']}")
        if host["rank"] is not None:
            times.insert(0, f"rank {host['rank']}")
        mark = "  straggler" if host["straggler"] else ""
        yield f"  {_end_of(host['name'], 32):<32} {', '.join(times)}{mark}"
    yield from _rest(len(ordered))


def _devices(overview: Overview) -> Iterator[str]:
    used = [device for device in overview.devices if device["used"]]
    if not used:
        return
    several = len({device["host"] for device in used}) > 1
    yield "Devices"
    if len(used) > _ROWS:
        used.sort(key=lambda device: not device["slowest"])
    for device in used[:_ROWS]:
        step_ms = device["step_time_ms"]
        step = "" if step_ms is None else f", step {format_value(step_ms, 'ms')}"
        slowest = "  slowest" if device["slowest"] else ""
        percent = device["busy_percent"]
        busy = "not known" if percent is None else format_value(percent, "%")
        name = _end_of(device["id"], 52) if several else device["name"]
        memory = _memory(device["memory"])
        yield f"  {name:<{52 if several else 20}} busy {busy}{step}{memory}{slowest}"
    yield from _rest(len(used))


def _memory(memory: schema.DeviceMemory | None) -> str:
    """Returns the peak of a device's memory, within a line; "" where it is not known."""
    reserved = memory and memory["peak_reserved_bytes"]
    if memory is None or reserved is None:
        return ""
    total = memory["total_bytes"]
    whole = "" if total is None else f" of {format_value(total, 'bytes')}"
    return f", memory {format_value(reserved, 'bytes')}{whole}"


def _rest(count: int, shown: int = _ROWS) -> Iterator[str]:
    if count > shown:
        yield f"  and {count - shown} more"
    yield ""


def _end_of(name: str, width: int) -> str:
    """Returns a name that fits; its end says more than its beginning."""
    name = printable(name)
    return name if len(name) <= width else f"…{name[1 - width :]}"


def _communication(overview: Overview) -> Iterator[str]:
    """Yields the collectives that take longest, and the ranks that wait least and most."""
    found = overview.communication
    if found is None:
        return
    yield "Collectives, " + ("a mean step" if found["per"] == "step" else "the whole profile")
    for row in found["collectives"][:_TOP_OPS]:
        group = f" ({row['group']})" if row["group"] else ""
        name = shortened(f"{row['name']}{group}", _NAME_WIDTH - 2)
        values = {"": row["total_ms"], "wait ": row["wait_ms"], "exposed ": row["exposed_ms"]}
        parts = [
            f"{label}{format_value(time_ms, 'ms')}"
            for label, time_ms in values.items()
            if time_ms is not None
        ]
        if row["bus_gb_per_s"] is not None:
            parts.append(f"bus {format_value(row['bus_gb_per_s'], 'GB/s')}")
        yield f"  {name:<{_NAME_WIDTH}} {', '.join(parts)}"
    ranks = [(rank["wait_ms"], rank) for rank in found["ranks"] if rank["wait_ms"] is not None]
    ranks.sort(key=lambda rank: rank[0])
    for wait_ms, rank in ranks[:_TOP_OPS]:
        last = f", came last to {format_value(rank['last_percent'] or 0.0, '%')} of them"
        name = _end_of(rank["host"], _NAME_WIDTH - 2)
        yield f"  {name:<{_NAME_WIDTH}} waits {format_value(wait_ms, 'ms')}{last}"
    yield from _rest(len(ranks), _TOP_OPS)


def _top_ops(overview: Overview) -> Iterator[str]:
    for side in ("device", "host"):
        rows = [op for op in overview.top_ops if op["side"] == side][:_TOP_OPS]
        if not rows:
            continue
        yield f"Top {side} ops by self time"
        for op in rows:
            name = shortened(op["framework_op"] or op["name"], _OP_WIDTH)
            self_time = format_value(op["self_ms"], "ms")
            yield f"  {name:<{_OP_WIDTH}} {self_time:>11} {op['share_percent']:5.1f} %"
        yield ""


def _top_kernels(overview: Overview) -> Iterator[str]:
    rows = (overview.top_kernels or [])[:_TOP_OPS]
    if not rows:
        return
    yield "Top kernels by self time"
    for kernel in rows:
        name = printable(kernel["name"])
        if len(name) > _OP_WIDTH:
            name = f"{name[: _OP_WIDTH - 1]}…"
        self_time = format_value(kernel["self_ms"], "ms")
        yield f"  {name:<{_OP_WIDTH}} {self_time:>11} {kernel['share_percent']:5.1f} %"
    yield ""


def _diagnostics(overview: Overview) -> Iterator[str]:
    if not overview.diagnostics:
        return
    yield "Data quality"
    for diagnostic in overview.diagnostics:
        text = f"{diagnostic.severity}: {diagnostic.message} {diagnostic.hint or ''}"
        yield from wrapped(text, "  ", hanging=4)
