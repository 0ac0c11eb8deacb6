"""XProf's conclusions: which part of the step is a bottleneck, and what to do about it.

In: the document.  Out: `Conclusions`, by the thresholds of XProf; the sentences are ours.
"""

from __future__ import annotations

from dataclasses import dataclass

from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.registry import PART_METRICS
from tensorboard_plugin_overview.report.xprof.data_table import value

# XProf's words for the input: where the bottleneck is.
_HOST, _BOTH, _DEVICE, _UNKNOWN = "host", "both", "device", "unknown"
_HIGH_INPUT_PERCENT = 20.0
_NOTABLE_INPUT_PERCENT = 5.0
_HIGH_PERCENT = 15.0
_NOTABLE_PERCENT = 3.0


@dataclass(frozen=True)
class Conclusion:
    """The conclusion on one part of the step.

    Attributes:
        level: in XProf's words.
        sentence: "" where there is nothing to say.
    """

    level: str
    sentence: str


@dataclass(frozen=True)
class Conclusions:
    """The conclusions on the parts that XProf judges, and the next step of the first finding."""

    input: Conclusion
    output: Conclusion
    kernel_launch: Conclusion
    all_other: Conclusion
    device_collectives: Conclusion
    precision: str
    next_step: str


def conclusions(document: schema.Overview) -> Conclusions:
    """Returns all of them; `unknown`, with the reason, where there is no step time."""
    findings = document["findings"]
    precision = next(
        (finding["evidence"] for finding in findings if finding["id"] == "low_16bit"), ""
    )
    others = _share(document, "all_others") or 0.0
    input_conclusion = _input(document, others)
    # XProf says it once: an input that may be the cause of it says it already.
    share = _share(document, "input") or 0
    potential = input_conclusion.level == _BOTH and share < _NOTABLE_INPUT_PERCENT
    return Conclusions(
        input=input_conclusion,
        output=_of_step(document, "output", _NOTABLE_INPUT_PERCENT, _HIGH_INPUT_PERCENT),
        kernel_launch=_of_step(document, "kernel_launch"),
        all_other=Conclusion("no", "") if potential else _of_step(document, "all_others"),
        device_collectives=_of_step(document, _collectives(document)),
        precision=precision,
        next_step=findings[0]["next_step"] if findings else "",
    )


def _input(document: schema.Overview, others: float) -> Conclusion:
    share = _share(document, "input")
    if share is None:
        return Conclusion(_UNKNOWN, str(document["metrics"]["step_time"]["reason"] or ""))
    sentence = f"{share:.1f} % of the step waits for input."
    if share >= _HIGH_INPUT_PERCENT:
        return Conclusion(_HOST, f"HIGHLY input-bound: {sentence}")
    if share >= _NOTABLE_INPUT_PERCENT:
        return Conclusion(_BOTH, f"MODERATELY input-bound: {sentence}")
    if others >= _NOTABLE_PERCENT:
        return Conclusion(
            _BOTH,
            f"POTENTIALLY input-bound: {others:.1f} % of the step is unexplained, which input or "
            "Python may cause.",
        )
    return Conclusion(_DEVICE, f"NOT input-bound: {sentence}")


def _of_step(
    document: schema.Overview,
    category: str,
    notable: float = _NOTABLE_PERCENT,
    high: float = _HIGH_PERCENT,
) -> Conclusion:
    share = _share(document, category)
    if share is None or share < notable:
        return Conclusion("no", "")
    label = document["metrics"][PART_METRICS[category]]["label"]
    return Conclusion("high" if share >= high else "moderate", f"{label}: {share:.1f} % of a step.")


def _collectives(document: schema.Overview) -> str:
    return "collectives" if document["platform"] == "tpu" else "device_collectives"


def _share(document: schema.Overview, category: str) -> float | None:
    """Returns percent of the mean step; None where it, or the step time, is missing."""
    step_ms, part_ms = value(document, "step_time"), value(document, PART_METRICS[category])
    if not step_ms or part_ms is None:
        return None
    return 100.0 * part_ms / step_ms
