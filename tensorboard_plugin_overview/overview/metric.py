"""One number of the page: its description, its value or the reason why there is none, its inputs.

In: the description of a metric (`MetricKind`) and what was measured.  Out: a `Metric`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.statistics import Statistics
from tensorboard_plugin_overview.overview import schema

Better: TypeAlias = Literal["lower", "higher"]
Scope: TypeAlias = Literal[
    "complete_steps",
    "all_steps",
    "step_work",
    "work",
    "device_ops",
    "capture",
    "profile",
    "sessions",
]
"""The time and the hosts that a metric is of (`recording/provenance.py`)."""

MOST_LISTED = 16
"""The values of up to this many devices or hosts are listed one by one."""


class Input(NamedTuple):
    """A number of a formula; its value is None where the profile lacks it."""

    name: str
    value: float | str | None
    unit: str | None = None

    def __str__(self) -> str:
        """Returns the value with its unit, as in a sentence."""
        if self.value is None:
            return "unknown"
        number = self.value if isinstance(self.value, str) else f"{self.value:.6g}"
        return f"{number} {self.unit}" if self.unit else number


@dataclass(frozen=True)
class MetricDescription:
    """The description of a metric, the same in every profile.

    Attributes:
        id: its key in the document; never renamed.
        label: name on the page.
        unit: `ms`, `%`, `1/s` or `bytes`.
        better: the better direction; None where neither is.
        formula: how the value follows from the inputs.
        definition: meaning, one line.
        scope: the time and the hosts that it is of.
        platforms: where it exists.
        category: the category of a step whose mean time it is; None for any other metric.
    """

    id: str
    label: str
    unit: str
    better: Better | None
    formula: str
    definition: str
    scope: Scope = "complete_steps"
    platforms: Sequence[Platform] = ("tpu", "gpu", "cpu")
    category: str | None = None


@dataclass(frozen=True)
class Metric(MetricDescription):
    """A metric of a run.

    Attributes:
        value: None exactly when `status` is `unavailable`.
        reason: why the value is unavailable, by which fallback it was inferred, or a caveat.
        substituted: the formula with the inputs put in; "" where the inputs say it.
        inputs: the numbers of the formula, as far as they are known.
        window: the time that it is of, in words.
        files: the hosts that it is of, None for all that could be read.
        statistics: of the steps or sessions, where `value` is their mean.
        percentiles: show the percentiles of `statistics` too.
    """

    value: float | None = None
    status: schema.MetricStatus = "measured"
    reason: str | None = None
    substituted: str = ""
    inputs: Sequence[Input] = ()
    window: str | None = None
    files: Sequence[str] | None = None
    statistics: Statistics | None = None
    percentiles: bool = False

    def __post_init__(self) -> None:
        if (self.value is None) != (self.status == "unavailable"):
            raise ValueError(f"{self.label}: a value is missing exactly when it is unavailable")
        if self.status == "unavailable" and not self.reason:
            raise ValueError(f"{self.label}: an unavailable value needs a reason")

    @property
    def source(self) -> str:
        """The formula and its inputs, readable by a person."""
        return f"{self.formula}: {self.substituted}" if self.substituted else self.formula

    @property
    def provenance(self) -> schema.Provenance:
        """Where the value comes from, in the shape of the JSON."""
        return {
            "formula": self.formula,
            "substituted": self.substituted or None,
            "inputs": [
                {"name": one.name, "value": one.value, "unit": one.unit} for one in self.inputs
            ],
            "window": self.window,
            "files": None if self.files is None else list(self.files),
        }

    def withdrawn(self, reason: str) -> Metric:
        """Returns the metric without its value, which is unavailable for that reason."""
        return replace(
            self,
            value=None,
            status="unavailable",
            reason=reason,
            substituted="",
            inputs=(),
            statistics=None,
        )

    def to_dict(self) -> schema.Metric:
        """Returns the metric in the shape of the JSON."""
        document: schema.Metric = {
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
        spread = self.statistics
        if spread is not None:
            document["n"], document["stdev"] = spread.n, spread.stdev
            document["min"], document["max"] = spread.min, spread.max
            if self.percentiles:
                document["p50"], document["p90"] = spread.p50, spread.p90
                document["p99"] = spread.p99
        return document


class MetricKind(MetricDescription):
    """The description of a metric, of which a run makes a `Metric`."""

    def measured(
        self,
        value: float | None,
        reason_if_none: str,
        inputs: Sequence[Input] = (),
        substituted: str = "",
    ) -> Metric:
        """Returns the metric with a value; unavailable for that reason if the value is None.

        Args:
            value: the result of the formula.
            reason_if_none: why the formula has no result.
            inputs: the numbers of the formula.
            substituted: the formula with the inputs put in.
        """
        if value is None:
            return self.unavailable(reason_if_none, inputs)
        return Metric(**vars(self), value=value, inputs=tuple(inputs), substituted=substituted)

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
        """Returns the metric with a mean as its value; unavailable without anything to average.

        Args:
            statistics: of the steps or sessions; None without any.
            reason_if_none: why there are none.
            percentiles: show the percentiles too.
            note: a caveat; of an inferred value, the fallback.
            inferred: the value comes from a fallback.
            inputs: the numbers of the formula.
        """
        if statistics is None:
            return self.unavailable(reason_if_none, inputs)
        return Metric(
            **vars(self),
            value=statistics.mean,
            status="inferred" if inferred else "measured",
            reason=note,
            inputs=tuple(inputs),
            statistics=statistics,
            percentiles=percentiles,
        )

    def unavailable(self, reason: str, inputs: Sequence[Input] = ()) -> Metric:
        """Returns the metric without a value.

        Args:
            reason: why there is none.
            inputs: the numbers of the formula that are known.
        """
        return Metric(**vars(self), status="unavailable", reason=reason, inputs=tuple(inputs))


def inputs_per_device(what: str, values: Mapping[str, float], unit: str) -> list[Input]:
    """Returns the inputs of a mean over devices or hosts; of many their number, sum and range.

    Args:
        what: the quantity, as the formula names it.
        values: device or host to value.
        unit: of the values.
    """
    if len(values) <= MOST_LISTED:
        return [Input(f"{what}, {name}", value, unit) for name, value in values.items()]
    return [
        Input(f"{what}, number of values", len(values)),
        Input(f"{what}, sum", sum(values.values()), unit),
        Input(f"{what}, least", min(values.values()), unit),
        Input(f"{what}, most", max(values.values()), unit),
    ]


def device_names(devices: Sequence[tuple[str, str]]) -> list[str]:
    """Returns distinct names of devices: with the host's name where there are several hosts.

    Args:
        devices: host and name of each.
    """
    hosts = {host for host, _ in devices}
    return [f"{host} {device}" if len(hosts) > 1 else device for host, device in devices]
