"""Compares run B with run A: what is faster, by how much, where, and whether that is noise.

In: two overview documents in the shape of `docs/json.md`.  Out: a `Comparison`; `to_dict()` is the
JSON of the route `compare` and of `compare --format json`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tensorboard_plugin_overview.comparison import metric_comparison
from tensorboard_plugin_overview.comparison.configurations import (
    Configuration,
    different_configurations,
)
from tensorboard_plugin_overview.comparison.measurements import side_of
from tensorboard_plugin_overview.comparison.verdict import Verdict, verdict_on
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import Diagnostic

SCHEMA_VERSION = 1

_FORMATS = {"xplane": "an XSpace profile", "kineto": "a trace of torch.profiler"}


@dataclass(frozen=True)
class ComparedRun:
    """One of the two.

    Attributes:
        host: of one host alone; None for all.
        steps: how many its averages are over; None without any.
    """

    run: str
    host: str | None
    platform: str
    steps: int | None


@dataclass(frozen=True, repr=False)
class Comparison:
    """Run B against run A.

    Attributes:
        sentence: the verdict in words, to act on.
        configurations: the settings that differ.
        diagnostics: what to know before the numbers are read.
    """

    a: ComparedRun
    b: ComparedRun
    verdict: Verdict
    sentence: str
    configurations: Sequence[Configuration]
    metrics: Sequence[metric_comparison.MetricComparison]
    diagnostics: Sequence[Diagnostic] = ()

    def to_dict(self) -> dict[str, Any]:
        """Returns the document, of plain Python values: no NaN, no numpy."""
        return {
            "schema_version": SCHEMA_VERSION,
            "a": asdict(self.a),
            "b": asdict(self.b),
            "verdict": self.verdict,
            "sentence": self.sentence,
            "configurations": [asdict(one) for one in self.configurations],
            "metrics": [metric.to_dict() for metric in self.metrics],
            "diagnostics": [diagnostic.to_dict() for diagnostic in self.diagnostics],
        }

    def __repr__(self) -> str:
        return f"<Comparison {self.verdict}: {self.sentence}>"


def compare(
    a: schema.Overview, b: schema.Overview, host_a: str | None = None, host_b: str | None = None
) -> Comparison:
    """Compares two overview documents.

    Args:
        a: what B is measured against.
        b: the other.
        host_a: the host that `a` is of alone; None for all.
        host_b: the host that `b` is of alone; None for all.
    """
    ids = list(dict.fromkeys([*a["metrics"], *b["metrics"]]))
    metrics = {metric: metric_comparison.compare_metric(a, b, metric) for metric in ids}
    configurations = different_configurations(a, b)
    verdict, sentence = verdict_on(a, b, metrics, configurations)
    return Comparison(
        _compared(a, host_a),
        _compared(b, host_b),
        verdict,
        sentence,
        configurations,
        list(metrics.values()),
        list(_diagnostics(a, b)),
    )


def _diagnostics(a: schema.Overview, b: schema.Overview) -> Iterator[Diagnostic]:
    # Documents of the first versions do not state their format.
    formats = [document["run"].get("format") for document in (a, b)]
    if None in formats or formats[0] == formats[1]:
        return
    of_a, of_b = (_FORMATS.get(str(one), str(one)) for one in formats)
    yield Diagnostic(
        "formats_differ",
        "info",
        f"A is {of_a}, B is {of_b}. The step time and the parts of a step have the same "
        "definitions in both; which ops and which host code a profiler records differ.",
        "Compare profiles of one profiler where a part of the step decides.",
    )


def _compared(document: schema.Overview, host: str | None) -> ComparedRun:
    steps = side_of(document, "step_time").n
    return ComparedRun(document["run"]["id"], host, document["platform"], steps)
