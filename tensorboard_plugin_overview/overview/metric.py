"""One number of the page, with where it comes from; or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from typing import Literal

from tensorboard_plugin_overview.metrics.statistics import Statistics

Better = Literal["lower", "higher"]
Status = Literal["measured", "inferred", "unavailable"]


@dataclass(frozen=True)
class Metric:
    """A metric as the JSON has it.

    Attributes:
        value: None exactly when `status` is `unavailable`.
        reason: why the value is unavailable, by which fallback it was inferred, or what to know.
        source: the formula and its inputs, readable by a person.
        statistics: of the steps or sessions, where `value` is their mean.
        percentiles: show the percentiles of `statistics` too.
    """

    label: str
    unit: str
    better: Better | None
    source: str
    value: float | None = None
    status: Status = "measured"
    reason: str | None = None
    statistics: Statistics | None = None
    percentiles: bool = False

    def __post_init__(self) -> None:
        if (self.value is None) != (self.status == "unavailable"):
            raise ValueError(f"{self.label}: a value is missing exactly when it is unavailable")
        if self.status == "unavailable" and not self.reason:
            raise ValueError(f"{self.label}: an unavailable value needs a reason")

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
    source: str

    def measured(self, value: float | None, reason_if_none: str) -> Metric:
        """The value; unavailable for that reason if it is None."""
        if value is None:
            return self.unavailable(reason_if_none)
        return Metric(self.label, self.unit, self.better, self.source, value)

    def of(
        self,
        statistics: Statistics | None,
        reason_if_none: str,
        *,
        percentiles: bool = False,
        note: str | None = None,
        inferred: bool = False,
    ) -> Metric:
        """The mean with its spread; unavailable for that reason if there was nothing to average.

        `note` is what a reader must know of a value that is there; of one that is inferred, by
        which fallback.
        """
        if statistics is None:
            return self.unavailable(reason_if_none)
        return Metric(
            self.label,
            self.unit,
            self.better,
            self.source,
            statistics.mean,
            status="inferred" if inferred else "measured",
            reason=note,
            statistics=statistics,
            percentiles=percentiles,
        )

    def unavailable(self, reason: str) -> Metric:
        """No value, and why."""
        return Metric(
            self.label, self.unit, self.better, self.source, status="unavailable", reason=reason
        )
