"""Prints a comparison of two runs for a terminal, 100 columns wide at most.

In: a `Comparison`.  Out: the verdict, the settings that differ, a table of the metrics, and why
some of them are not compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tensorboard_plugin_overview.catalog.printable import printable_line
from tensorboard_plugin_overview.comparison.compare import ComparedRun, Comparison
from tensorboard_plugin_overview.comparison.measurements import is_step_part
from tensorboard_plugin_overview.comparison.metric_comparison import MetricComparison
from tensorboard_plugin_overview.overview.formatting import format_change, format_value
from tensorboard_plugin_overview.report.wrapping import WIDTH, shortened, wrapped

_SETTING_WIDTH = 20
_NOISE = (
    "The interval tells the noise between the steps or sessions of these two profiles. How much "
    "runs of one job differ, two profiles of A would tell."
)
# Colours of a terminal: red, green, yellow.
_COLOURS = {
    "worse": "31",
    "slower": "31",
    "better": "32",
    "faster": "32",
    "unclear": "33",
    "incomparable": "33",
}


def comparison_text(comparison: Comparison, colour: bool = False) -> str:
    """Returns the report, lines ending in a newline.

    Args:
        comparison: of two runs.
        colour: with the escape sequences of a terminal.
    """
    lines = [
        "B against A",
        *_run("A", comparison.a),
        *_run("B", comparison.b),
        "",
        *_verdict(comparison, colour),
        "",
        *_diagnostics(comparison),
        *_configurations(comparison),
        *_metrics(comparison.metrics, colour),
        *_reasons(comparison.metrics, "unclear", "Unclear"),
        *_reasons(comparison.metrics, "unavailable", "Not compared"),
        *wrapped(_NOISE, ""),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _run(name: str, run: ComparedRun) -> list[str]:
    facts = [run.platform.upper()]
    if run.host is not None:
        facts.append(f"host {run.host}")
    if run.steps is not None:
        facts.append("1 step" if run.steps == 1 else f"{run.steps} steps")
    return wrapped(f"{name}  {run.run} ({', '.join(facts)})", "  ", 5)


def _verdict(comparison: Comparison, colour: bool) -> Iterator[str]:
    for line in wrapped(comparison.sentence, ""):
        yield _painted(line, comparison.verdict, colour)


def _diagnostics(comparison: Comparison) -> Iterator[str]:
    for one in comparison.diagnostics:
        yield from wrapped(f"{one.severity}: {one.message} {one.hint or ''}", "", hanging=4)
        yield ""


def _configurations(comparison: Comparison) -> Iterator[str]:
    if not comparison.configurations:
        return
    yield "Not set up alike"
    for setting in comparison.configurations:
        for name, value in (("A", setting.a), ("B", setting.b)):
            label = setting.label if name == "A" else ""
            said = _setting(value)
            yield from wrapped(
                f"{label:<{_SETTING_WIDTH}} {name}  {said}", "  ", _SETTING_WIDTH + 6
            )
    yield ""


def _setting(value: object) -> str:
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _metrics(metrics: Sequence[MetricComparison], colour: bool) -> Iterator[str]:
    compared = [metric for metric in metrics if metric.verdict != "unavailable"]
    if not compared:
        return
    yield _row("Metric", "A", "B", "change", "95 % interval") + "  verdict"
    for metric in compared:
        row = _row(
            metric.label,
            _value(metric.a.value, metric.unit),
            _value(metric.b.value, metric.unit),
            _change(metric),
            _interval(metric),
        )
        yield f"{row}  {_painted(metric.verdict, metric.verdict, colour)}"
    yield ""


def _row(label: str, first: str, second: str, change: str, interval: str) -> str:
    cells = f"{first:>12} {second:>11} {change:>12} {interval:>19}"
    # Wide numbers take their room from the label.
    width = WIDTH - len(cells) - len("    changed")
    return printable_line(f"  {shortened(label, width):<{width}}{cells}")


def _value(value: float | None, unit: str) -> str:
    return "" if value is None else format_value(value, unit)


def _change(metric: MetricComparison) -> str:
    """Returns the change: relative, but as it is for shares and parts of the step."""
    if metric.delta is None:
        return ""
    if metric.delta_percent is None or _adds_up(metric):
        return format_change(metric.delta, _change_unit(metric))
    return format_change(metric.delta_percent, "%")


def _interval(metric: MetricComparison) -> str:
    if metric.interval is None or metric.interval[0] == metric.interval[1]:
        return ""
    low, high = metric.interval
    unit = _change_unit(metric)
    if metric.a.value and metric.delta_percent is not None and not _adds_up(metric):
        low, high = (100 * end / abs(metric.a.value) for end in (low, high))
        unit = "%"
    first, first_unit = format_change(low, unit).split(" ")
    last = format_change(high, unit)
    # In one unit, or each with its own.
    return f"{first}…{last}" if last.endswith(f" {first_unit}") else f"{first} {first_unit}…{last}"


def _adds_up(metric: MetricComparison) -> bool:
    return metric.unit == "%" or is_step_part(metric.id)


def _change_unit(metric: MetricComparison) -> str:
    return "pt" if metric.unit == "%" else metric.unit


def _reasons(metrics: Sequence[MetricComparison], verdict: str, title: str) -> Iterator[str]:
    """Yields why these metrics have that verdict; those of one reason together."""
    reasons: dict[str, list[str]] = {}
    for metric in metrics:
        if metric.verdict == verdict:
            reasons.setdefault(metric.reason or "", []).append(metric.label)
    if not reasons:
        return
    yield title
    for reason, labels in reasons.items():
        yield from wrapped(", ".join(labels) + ":", "  ")
        yield from wrapped(reason, "    ")
    yield ""


def _painted(text: str, verdict: str, colour: bool) -> str:
    code = _COLOURS.get(verdict)
    return f"\x1b[{code}m{text}\x1b[0m" if colour and code else text
