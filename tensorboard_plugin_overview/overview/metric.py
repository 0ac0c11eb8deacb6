"""One number of the page, with where it comes from; or the reason why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import Any
from typing import Literal
from typing import NamedTuple

from tensorboard_plugin_overview.metrics.statistics import Statistics

Better = Literal["lower", "higher"]
Status = Literal["measured", "inferred", "unavailable"]


class Input(NamedTuple):
    """What a formula was given; no value where the profile does not tell it."""

    name: str
    value: float | str | None
    unit: str | None = None

    def __str__(self) -> str:
        """The value with its unit, as in a sentence."""
        if self.value is None:
            return "unknown"
        number = self.value if isinstance(self.value, str) else f"{self.value:.6g}"
        return f"{number} {self.unit}" if self.unit else number


@dataclass(frozen=True)
class Metric:
    """A metric as the JSON has it.

    Attributes:
        formula: how the value follows from the inputs.
        value: None exactly when `status` is `unavailable`.
        reason: why the value is unavailable, by which fallback it was inferred, or what to know.
        worked: the formula with the inputs put in, where that is worth a line.
        inputs: what the formula was given, as far as it is known.
        window: the time that it is of.
        files: the hosts that it is of, None for all that could be read.
        definition: what it means.
        statistics: of the steps or sessions, where `value` is their mean.
        percentiles: show the percentiles of `statistics` too.
        category: the category of a step whose mean time it is; None for any other metric.
    """

    label: str
    unit: str
    better: Better | None
    formula: str
    value: float | None = None
    status: Status = "measured"
    reason: str | None = None
    worked: str = ""
    inputs: Sequence[Input] = ()
    window: str | None = None
    files: Sequence[str] | None = None
    definition: str = ""
    statistics: Statistics | None = None
    percentiles: bool = False
    category: str | None = None

    def __post_init__(self) -> None:
        if (self.value is None) != (self.status == "unavailable"):
            raise ValueError(f"{self.label}: a value is missing exactly when it is unavailable")
        if self.status == "unavailable" and not self.reason:
            raise ValueError(f"{self.label}: an unavailable value needs a reason")

    @property
    def source(self) -> str:
        """The formula and its inputs, readable by a person."""
        return f"{self.formula}: {self.worked}" if self.worked else self.formula

    @property
    def provenance(self) -> dict[str, Any]:
        """Where the value comes from, in the shape of the JSON."""
        return {
            "formula": self.formula,
            "substituted": self.worked or None,
            "inputs": [one._asdict() for one in self.inputs],
            "window": self.window,
            "files": None if self.files is None else list(self.files),
        }

    def withdrawn(self, reason: str) -> Metric:
        """Returns it without its value, which is worth nothing for that reason."""
        return replace(
            self,
            value=None,
            status="unavailable",
            reason=reason,
            worked="",
            inputs=(),
            statistics=None,
        )

    def to_dict(self) -> dict[str, Any]:
        """The metric in the shape of the JSON."""
        document: dict[str, Any] = {
            "label": self.label,
            "value": self.value,
            "unit": self.unit,
            "better": self.better,
            "status": self.status,
            "reason": self.reason,
            "source": self.source,
            "definition": self.definition,
            "category": self.category,
            "provenance": self.provenance,
        }
        if self.statistics is not None:
            spread = self.statistics
            document |= {
                "n": spread.n,
                "stdev": spread.stdev,
                "min": spread.min,
                "max": spread.max,
            }
            if self.percentiles:
                document |= {"p50": spread.p50, "p90": spread.p90, "p99": spread.p99}
        return document


@dataclass(frozen=True)
class MetricKind:
    """What is the same for a metric in every profile."""

    label: str
    unit: str
    better: Better | None
    formula: str

    def measured(
        self,
        value: float | None,
        reason_if_none: str,
        inputs: Sequence[Input] = (),
        worked: str = "",
    ) -> Metric:
        """The value; unavailable for that reason if it is None.

        Args:
            value: what the formula gives.
            reason_if_none: why it gives nothing.
            inputs: what it was given.
            worked: the formula with the inputs put in.
        """
        if value is None:
            return self.unavailable(reason_if_none, inputs)
        return Metric(
            self.label,
            self.unit,
            self.better,
            self.formula,
            value,
            worked=worked,
            inputs=tuple(inputs),
        )

    def of(
        self,
        statistics: Statistics | None,
        reason_if_none: str,
        *,
        percentiles: bool = False,
        note: str | None = None,
        inferred: bool = False,
        inputs: Sequence[Input] = (),
    ) -> Metric:
        """The mean with its spread; unavailable for that reason if there was nothing to average.

        `note` is what a reader must know of a value that is there; of one that is inferred, by
        which fallback.
        """
        if statistics is None:
            return self.unavailable(reason_if_none, inputs)
        return Metric(
            self.label,
            self.unit,
            self.better,
            self.formula,
            statistics.mean,
            status="inferred" if inferred else "measured",
            reason=note,
            inputs=tuple(inputs),
            statistics=statistics,
            percentiles=percentiles,
        )

    def unavailable(self, reason: str, inputs: Sequence[Input] = ()) -> Metric:
        """No value, and why."""
        return Metric(
            self.label,
            self.unit,
            self.better,
            self.formula,
            status="unavailable",
            reason=reason,
            inputs=tuple(inputs),
        )
