"""A finding: a cost in time, its evidence, advice, and where to look next.

In: the findings of all modules.  Out: entries of the JSON's `findings`, in the order in which to
fix them.

XProf's tools are named as in its URLs, and labelled as in its menu.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.overview import schema

Severity = Literal["high", "medium", "low", "info"]

_ORDER = {"high": 0, "medium": 1, "low": 2, "info": 3}
_MOST_STEPS = 10


class Tool(NamedTuple):
    """A tool of XProf."""

    id: str
    label: str


TRACE_VIEWER = Tool("trace_viewer@", "Trace Viewer")
INPUT_PIPELINE = Tool("input_pipeline_analyzer", "Input Pipeline Analysis")
FRAMEWORK_OPS = Tool("framework_op_stats", "Framework Op Stats")
KERNELS = Tool("kernel_stats", "Kernel Stats")
HLO_OPS = Tool("op_profile", "HLO Op Profile")
ROOFLINE = Tool("roofline_model", "Roofline Model")
PODS = Tool("pod_viewer", "Pod Viewer")
INFERENCE = Tool("inference_profile", "Inference Profile")


class Finding(NamedTuple):
    """One finding.

    Attributes:
        cost_ms: time that a step (or a session) would save, None where it is not known.
        steps: rows of the step table to look at, the worst first.
        ops: names of top ops to look at, the longest first.
        tool: of XProf, that shows it; None where none does.
        cause: id of the finding to be fixed first, if it is there: this one may go with it.
        advice: key of its next step in the tables of frameworks; "" for its id.
    """

    id: str
    severity: Severity
    title: str
    evidence: str
    next_step: str
    cost_ms: float | None = None
    steps: Sequence[int] = ()
    ops: Sequence[str] = ()
    tool: Tool | None = None
    cause: str | None = None
    advice: str = ""

    def to_dict(self) -> schema.Finding:
        """Returns the finding in the shape of the JSON."""
        return {
            "id": self.id,
            "severity": self.severity,
            "title": self.title,
            "evidence": self.evidence,
            "next_step": self.next_step,
            "cost_ms": self.cost_ms,
            "look_at": {
                "steps": list(self.steps),
                "ops": list(self.ops),
                "tool": self.tool and {"id": self.tool.id, "label": self.tool.label},
            },
        }


def by_cost(findings: Iterable[Finding]) -> list[Finding]:
    """Sorts findings by cost, the largest first, but a cause before its effect.

    Findings of unknown cost come last, the most severe first.
    """
    by_cost = sorted(
        findings, key=lambda finding: (-(finding.cost_ms or 0.0), _ORDER[finding.severity])
    )
    at = {finding.id: place for place, finding in enumerate(by_cost)}

    def place_of(finding: Finding) -> tuple[int, int]:
        own = at[finding.id]
        return max(own, at.get(finding.cause or "", own)), own if finding.cause is None else len(at)

    return sorted(by_cost, key=place_of)


def worst_steps(time_ms: FloatArray, rows: Int64Array) -> list[int]:
    """Returns the rows with most of some time, the most first; rows with none of it drop out.

    Args:
        time_ms: float64[n], of each step.
        rows: int64[k], the steps in question.
    """
    worst = rows[np.argsort(-time_ms[rows], kind="stable")[:_MOST_STEPS]]
    found: list[int] = worst[time_ms[worst] > 0].tolist()
    return found
