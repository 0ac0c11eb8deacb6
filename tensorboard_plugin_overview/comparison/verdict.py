"""The verdict on run B against run A, in a word and in a sentence.

In: two documents and their metrics, compared.  Out: a word and a sentence.

The step time decides, or the session time where both runs are inference.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from tensorboard_plugin_overview.comparison import metric_comparison
from tensorboard_plugin_overview.comparison.configurations import Configuration
from tensorboard_plugin_overview.comparison.measurements import is_step_part, sample_of
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.formatting import format_change, format_value
from tensorboard_plugin_overview.overview.platforms.sessions import SESSION_PARTS

Verdict: TypeAlias = Literal["faster", "slower", "same", "unclear", "incomparable"]

# From here on, "twice as long" says more than "100 % slower".
_MANY_TIMES = 2.0
_MOST = 0.5
_MOST_NAMED = 3
# More steps are not worth a verdict on 5 %.
_MOST_ADVISED = 1000
# 95 % of a normal distribution is within this many standard deviations of its mean.
_NORMAL_REACH = 1.96


def verdict_on(
    a: schema.Overview,
    b: schema.Overview,
    metrics: Mapping[str, metric_comparison.MetricComparison],
    configurations: Sequence[Configuration],
) -> tuple[Verdict, str]:
    """Returns the verdict and its sentence.

    Args:
        a: what B is measured against.
        b: the other.
        metrics: id to comparison, of all metrics.
        configurations: the settings that differ.
    """
    kinds = {document["job"]["kind"] for document in (a, b)}
    if kinds == {"training", "inference"}:
        of_a, of_b = (document["job"]["kind"] for document in (a, b))
        return "incomparable", f"A is {of_a} and B is {of_b}: they do not do the same work."
    leading = _leading(metrics, kinds == {"inference"})
    if leading is None:
        step_time = metrics.get("step_time")
        reason = step_time.reason if step_time is not None else None
        return "incomparable", f"There is no step time of both runs. {reason or ''}".rstrip()
    metric = metrics[leading]
    noun = metric_comparison.counted_noun(leading)
    sentence = _judged(metric, noun)
    if metric.verdict in ("better", "worse"):
        parts = _session_parts(a, b) if noun == "session" else _step_parts(metrics)
        sentence += _where(parts, metric)
    elif metric.verdict == "unclear":
        sentence += _advice(a, b, metric, noun)
    verdicts: dict[str, Verdict] = {
        "better": "faster",
        "worse": "slower",
        "same": "same",
        "unclear": "unclear",
    }
    return verdicts[metric.verdict], f"{sentence}.{_caution(configurations)}"


def _leading(
    metrics: Mapping[str, metric_comparison.MetricComparison], inference: bool
) -> str | None:
    """Returns the metric that decides; None where neither has a value in both runs."""
    order = ["session_time", "step_time"] if inference else ["step_time", "session_time"]
    for metric in order:
        if metric in metrics and metrics[metric].delta is not None:
            return metric
    return None


def _judged(metric: metric_comparison.MetricComparison, noun: str) -> str:
    assert metric.a.value is not None
    assert metric.b.value is not None
    change = "" if metric.delta_percent is None else format_change(metric.delta_percent, "%")
    facts = [*_interval(metric), _counts(metric, noun)]
    values = _both_values(metric.a.value, metric.b.value, metric.unit)
    said = ", ".join(filter(None, [values, change, *facts]))
    if metric.verdict == "same":
        if metric.delta == 0:
            only = format_value(metric.a.value, metric.unit)
            return f"A and B are equally fast per {noun} ({only}, {facts[-1]})"
        return f"A and B are equally fast per {noun}, but for what does not matter ({said})"
    if metric.verdict == "unclear":
        return f"It is unclear which is faster per {noun} ({said})"
    said = ", ".join([values, *facts])
    times = metric.b.value / metric.a.value if metric.a.value > 0 else math.inf
    if _MANY_TIMES <= times < math.inf:
        return f"B takes {times:.3g} times as long per {noun} ({said})"
    word = "slower" if metric.verdict == "worse" else "faster"
    return f"B is {f'{change[1:]} {word}'.strip()} per {noun} ({said})"


def _both_values(first: float, second: float, unit: str) -> str:
    """Returns `46.1 → 51.8 ms`, each with its own unit where one is in seconds."""
    number, first_unit = format_value(first, unit).split(" ")
    said = format_value(second, unit)
    if said.endswith(f" {first_unit}"):
        return f"{number} → {said}"
    return f"{number} {first_unit} → {said}"


def _interval(metric: metric_comparison.MetricComparison) -> list[str]:
    """Returns the interval, in percent of A's value."""
    if metric.interval is None or metric.delta_percent is None or metric.delta == 0:
        return []
    assert metric.a.value
    low, high = (100 * end / abs(metric.a.value) for end in metric.interval)
    return [f"95 % interval {format_change(low, '%')[:-2]}…{format_change(high, '%')}"]


def _counts(metric: metric_comparison.MetricComparison, noun: str) -> str:
    if metric.a.n == metric.b.n == 1:
        return f"1 {noun} each"
    if metric.a.n == metric.b.n:
        return f"{metric.a.n} {noun}s each"
    return f"{metric.a.n} and {metric.b.n} {noun}s"


def _step_parts(metrics: Mapping[str, metric_comparison.MetricComparison]) -> dict[str, float]:
    """Returns how much each part of the step adds to the difference, milliseconds."""
    return {
        metric.label[:1].lower() + metric.label[1:]: metric.delta
        for key, metric in metrics.items()
        if is_step_part(key) and metric.delta is not None
    }


def _session_parts(a: schema.Overview, b: schema.Overview) -> dict[str, float]:
    """Returns how much each part of the session adds to the difference, milliseconds."""
    if a["inference"] is None or b["inference"] is None:
        return {}
    means = (a["inference"]["mean"], b["inference"]["mean"])
    return {part.phrase: means[1][part.id] - means[0][part.id] for part in SESSION_PARTS}


def _where(parts: Mapping[str, float], metric: metric_comparison.MetricComparison) -> str:
    """Returns the parts that most of the difference comes from."""
    assert metric.delta is not None
    sign = math.copysign(1, metric.delta)
    ordered = sorted(parts, key=lambda part: -sign * parts[part])[:2]
    shares = [sign * parts[part] / abs(metric.delta) for part in ordered]
    said = [f"{part} ({format_change(parts[part], 'ms')})" for part in ordered]
    if shares and shares[0] >= _MOST:
        return f", mostly {said[0]}"
    if len(shares) == 2 and shares[1] > 0 and sum(shares) >= _MOST:
        return f", mostly {said[0]} and {said[1]}"
    return ""


def _advice(
    a: schema.Overview, b: schema.Overview, metric: metric_comparison.MetricComparison, noun: str
) -> str:
    """Returns how many steps would settle it."""
    samples = [sample_of(document, metric.id) for document in (a, b)]
    known = [sample for sample in samples if sample is not None]
    # An interval of half of what should be noticed either leaves out 0, or all that is notable.
    aimed = metric_comparison.NOTABLE / 2 * abs(known[0].mean) if known else 0.0
    if len(known) < 2 or not aimed:
        return f"; profile more {noun}s of each"
    error_squared = sum(sample.error_squared for sample in known)
    reach = _NORMAL_REACH / aimed
    # An overflow of a product is infinite, that of a power an error; 0 times infinity is no number.
    count = min(sample.n for sample in known) * error_squared * (reach * reach)
    if not count <= _MOST_ADVISED:
        return f"; {noun}s this uneven do not tell: a quieter machine would help"
    rounded = max(_rounded_up(count), max(sample.n for sample in known) + 1)
    return f"; about {rounded} {noun}s of each would tell {100 * metric_comparison.NOTABLE:g} %"


def _rounded_up(count: float) -> int:
    """Rounds up to two digits."""
    unit = 10 ** max(math.floor(math.log10(count)) - 1, 0) if count >= 1 else 1
    return math.ceil(count / unit) * unit


def _caution(configurations: Sequence[Configuration]) -> str:
    if not configurations:
        return ""
    names = [
        setting.label[:1].lower() + setting.label[1:] for setting in configurations[:_MOST_NAMED]
    ]
    more = len(configurations) - _MOST_NAMED
    others = f" and {more} more" if more > 0 else ""
    return f" They are not set up alike: {', '.join(names)}{others}."
