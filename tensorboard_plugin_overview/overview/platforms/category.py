"""The description of one category of time: a part of a step, of a gap, or of a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.finding import Tool
from tensorboard_plugin_overview.overview.metric import Better, MetricKind


@dataclass(frozen=True)
class PartRule:
    """The rule by which a part of the step becomes a finding: its share of the period.

    Attributes:
        finding: id of the finding.
        title: title of the finding.
        high_percent: severity is high from this share of the period on.
        medium_percent: severity is medium from this share on; below, there is no finding.
        next_step: advice.
        tool: XProf's tool that shows more.
        if_op_by_op: advice for programs that dispatch op by op, in place of `next_step`.
        counts_gap: the same part of the gap between steps counts, too.
    """

    finding: str
    title: str
    high_percent: float
    medium_percent: float
    next_step: str
    tool: Tool
    if_op_by_op: str | None = None
    counts_gap: bool = False


@dataclass(frozen=True)
class Category:
    """A part of the gap between two steps; as a `StepCategory`, of a step.

    Attributes:
        id: name of its column in the document.
        label: name on the page.
        definition: meaning, one line.
        role: colour on the page.
        kind: bottleneck of the headline that it counts as; None for a part that never limits.
        straggler_advice: next step where a straggler is late in this part; "" for none.
    """

    id: str
    label: str
    definition: str
    role: schema.Role
    kind: schema.TimeKind | None
    straggler_advice: str = ""

    @property
    def full_label(self) -> str:
        """The label where nothing says whether the part is of the step or of the gap."""
        between = "between steps"
        return self.label if self.label.endswith(between) else f"{self.label}, {between}"


@dataclass(frozen=True, kw_only=True)
class StepCategory(Category):
    """A part of a step.

    Attributes:
        metric: id of the metric that is its mean over the steps.
        formula: how its time is measured.
        better: which way the metric is better; None for the work that a step is for.
        rule: when it becomes a finding; None for never.
    """

    metric: str
    formula: str
    better: Better | None = "lower"
    rule: PartRule | None = None

    @property
    def full_label(self) -> str:
        """The label, which needs nothing else."""
        return self.label

    @property
    def mean(self) -> MetricKind:
        """The metric that is its mean."""
        formula = f"{self.formula}; mean over devices and complete steps"
        return MetricKind(
            self.metric, self.label, "ms", self.better, formula, self.definition, category=self.id
        )


@dataclass(frozen=True)
class PlatformDescription:
    """The categories of a platform, and what is different about its metrics.

    Attributes:
        step: id to part of a step, drawn bottom to top.
        gap: id to part of the gap between two steps, drawn bottom to top.
        unexplained: id of the part of a step that the profile leaves unexplained.
        order: ids of the metrics that stand first on its page; the others keep their order.
        formulas: metric id to formula, where it is another one than the registry's.
    """

    step: Mapping[str, StepCategory]
    gap: Mapping[str, Category]
    unexplained: str
    order: Sequence[str] = ()
    formulas: Mapping[str, str] = field(default_factory=dict)


EVEN_WORK = (
    "Give all equal work (shards, sequence lengths, experts); with equal work, check its clocks, "
    "temperature and memory errors, or exchange it."
)
EVEN_HOST_WORK = "Give all equal work; with equal work, look for what else its CPUs do."
EVEN_INPUT = "Look at its input pipeline: its storage, its CPUs, its share of the data."
EVEN_SHAPES = "It compiles what the others do not: give all equal shapes."
LATE_HOST = "Its host is late to feed it: look at its CPU load, its Python code and its input."

_GAP = (
    Category(
        "device_work",
        "Other device work",
        "The device works for something else: validation, copies of a checkpoint.",
        "transfer",
        "other_work",
        straggler_advice="It runs work that the others do not (checkpoints, validation).",
    ),
    Category(
        "compilation",
        "Compilation",
        "The host compiles programs, or traces and lowers functions.",
        "compilation",
        "compilation",
        straggler_advice=EVEN_SHAPES,
    ),
    Category(
        "input",
        "Input",
        "The host waits for the next batch of input data.",
        "input",
        "input",
        straggler_advice=EVEN_INPUT,
    ),
    Category(
        "kernel_launch",
        "Kernel launch",
        "The host launches work that is no step's.",
        "launch",
        "host",
        straggler_advice=LATE_HOST,
    ),
    Category(
        "host_compute",
        "Host compute",
        "The host runs ops.",
        "host",
        "host",
        straggler_advice=EVEN_HOST_WORK,
    ),
    Category(
        "all_others",
        "Other time between steps",
        "None of these, including Python overhead.",
        "other",
        "host",
        straggler_advice=LATE_HOST,
    ),
)


def gap_categories(kinds: Mapping[str, schema.TimeKind]) -> dict[str, Category]:
    """Returns the parts of a gap by id, which are the same on every platform but for their kinds.

    Args:
        kinds: category id to kind, where it is another one than on a GPU.
    """
    return {part.id: replace(part, kind=kinds.get(part.id, part.kind)) for part in _GAP}
