"""The overview in a line, and the parts of its time: the start of all short forms.

In: an `Overview`.  Out: sentences without markup, and rows of numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tensorboard_plugin_overview.overview.formatting import format_value
from tensorboard_plugin_overview.overview.platforms.sessions import SESSION_PARTS
from tensorboard_plugin_overview.overview.registry import PART_METRICS

if TYPE_CHECKING:
    from tensorboard_plugin_overview.overview.document import Overview
    from tensorboard_plugin_overview.overview.metric import Metric


# Share of the period: a smaller gap is the edge between two markers.
_NOTABLE_GAP = 0.01


class Part(NamedTuple):
    """A part of the mean period, or session.

    Attributes:
        share: of the whole, 0 to 1.
        between: it lies between the steps.
    """

    label: str
    value_ms: float
    share: float
    between: bool = False


def headline_metric(overview: Overview) -> Metric:
    """Returns the metric that heads the page; the step time where there is nothing."""
    headline = overview.headline
    return overview.metrics["step_time" if headline is None else headline["what"]]


def headline_sentence(overview: Overview) -> str:
    """Returns `Average step time: 21.31 ms ± 0.4 ms over 12 steps`, or why there is none."""
    metric = headline_metric(overview)
    if metric.value is None:
        return f"{metric.label}: not measured. {metric.reason}"
    spread = metric.statistics
    assert spread is not None
    noun = "step" if metric is overview.metrics["step_time"] else "session"
    count = f"1 {noun}" if spread.n == 1 else f"{spread.n} {noun}s"
    stdev = "" if spread.stdev is None else f" ± {format_value(spread.stdev, 'ms')}"
    mean = f"{format_value(metric.value, 'ms')}{stdev}"
    if overview.headline is not None and overview.headline["median_first"]:
        label = metric.label.replace("Average", "Median")
        return f"{label}: {format_value(spread.p50, 'ms')} (mean {mean}) over {count}"
    return f"{metric.label}: {mean} over {count}"


def headline_remarks(overview: Overview) -> Iterator[str]:
    """Yields the bottleneck, and the trend where there is one."""
    if overview.headline is None:
        return
    if overview.headline["bottleneck"] is not None:
        yield overview.headline["bottleneck"]["sentence"]
    trend = overview.headline["trend"]
    if trend is not None and trend["direction"] is not None:
        yield trend["sentence"]


def breakdown(overview: Overview) -> Iterator[Part]:
    """Yields the parts of the mean period, bottom to top, and those of the gap between steps.

    A gap of less than a hundredth of the period is left out, and the parts are those of the mean
    step; none without steps.
    """
    steps = overview.steps
    if steps is None or not steps["loop"]["period_ms"]:
        return
    loop = steps["loop"]
    if sum(loop["gap_ms"].values()) >= _NOTABLE_GAP * loop["period_ms"]:
        for category in steps["categories"]:
            value_ms = loop["step_ms"][category["id"]]
            yield Part(category["label"], value_ms, value_ms / loop["period_ms"])
        for category in steps["gap"]["categories"]:
            value_ms = loop["gap_ms"][category["id"]]
            if value_ms:
                share = value_ms / loop["period_ms"]
                yield Part(category["label"], value_ms, share, between=True)
        return
    step_ms = overview.metrics["step_time"].value
    for category in steps["categories"]:
        part_ms = overview.metrics[PART_METRICS[category["id"]]].value
        if part_ms is not None and step_ms:
            yield Part(category["label"], part_ms, part_ms / step_ms)


def session_breakdown(overview: Overview) -> Iterator[Part]:
    """Yields the parts of the mean session; none without sessions."""
    if overview.inference is None or not overview.inference["mean"]["total_ms"]:
        return
    mean = overview.inference["mean"]
    for part in SESSION_PARTS:
        yield Part(part.short_label, mean[part.id], mean[part.id] / mean["total_ms"])


def one_line(overview: Overview) -> str:
    """Returns the run, its headline, and how many findings it has."""
    count = len(overview.findings)
    findings = "1 finding" if count == 1 else f"{count} findings"
    job = f"{overview.platform}, {overview.job['kind']}"
    return f"{overview.run_id!r} ({job}). {headline_sentence(overview)}. {findings}"
