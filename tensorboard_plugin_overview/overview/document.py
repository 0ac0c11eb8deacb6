"""The overview document: the product's one answer, in the shape of the JSON (`docs/json.md`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.metric import Metric

if TYPE_CHECKING:
    import pandas

    from tensorboard_plugin_overview.metrics.host.host_summary import Platform
    from tensorboard_plugin_overview.overview.views.data_frame import Table

SCHEMA_VERSION: Final = 1

Severity = Literal["error", "warning", "info"]


@dataclass(frozen=True)
class Diagnostic:
    """Something about the profile itself that a reader of the numbers must know."""

    code: str
    severity: Severity
    message: str
    hint: str | None = None

    def to_dict(self) -> schema.Diagnostic:
        """Returns the diagnostic in the shape of the JSON."""
        return {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "hint": self.hint,
        }


@dataclass(frozen=True, repr=False)
class Overview:
    """The overview of a profile: how a model ran. `to_dict()` is the JSON.

    `docs/json.md` describes the fields one by one; `schema` has their types.

    Attributes:
        run_id: of the run, as `tensorboard-overview runs` lists it.
        format: of its files.
        files: how reading each host's file went.
        platform: the best device of any host.
        job: `kind` (training, inference or unknown) and the `reason` for it.
        headline: the first line of the page; None where there are neither steps nor sessions.
        metrics: id to metric, in the order of the page.
        steps: `categories` and `columns`, one entry a step; None where there are no steps.
        inference: session latency; None where there are no sessions.
        devices: every device of the profile, used or not.
        hosts: every host of the run.
        top_ops: by self time, the device's first.
        top_kernels: by self time; None where the profile has no kernel.
        communication: the collectives; None where the profile has none.
        environment: hardware, software and capture.
        findings: in the order in which to fix them.
        diagnostics: known gaps of the profile, the most severe first.
    """

    run_id: str
    format: schema.Format
    files: Sequence[FileReport]
    platform: Platform
    job: schema.Job
    headline: schema.Headline | None
    metrics: Mapping[str, Metric]
    steps: schema.Steps | None
    inference: schema.Inference | None
    devices: Sequence[schema.Device]
    hosts: Sequence[schema.Host]
    top_ops: Sequence[schema.TopOp]
    top_kernels: Sequence[schema.TopKernel] | None
    communication: schema.Communication | None
    environment: schema.Environment
    findings: Sequence[schema.Finding]
    diagnostics: Sequence[Diagnostic]

    def to_dict(self) -> schema.Overview:
        """Returns the document, of plain Python values: no NaN, no numpy."""
        return {
            "schema_version": SCHEMA_VERSION,
            "run": {
                "id": self.run_id,
                "format": self.format,
                "files": [_file(file) for file in self.files],
            },
            "platform": self.platform,
            "job": self.job,
            "headline": self.headline,
            "metrics": {key: metric.to_dict() for key, metric in self.metrics.items()},
            "steps": self.steps,
            "inference": self.inference,
            "devices": list(self.devices),
            "hosts": list(self.hosts),
            "top_ops": list(self.top_ops),
            "top_kernels": None if self.top_kernels is None else list(self.top_kernels),
            "communication": self.communication,
            "environment": self.environment,
            "findings": list(self.findings),
            "diagnostics": [diagnostic.to_dict() for diagnostic in self.diagnostics],
        }

    def to_dataframe(self, table: Table = "steps") -> pandas.DataFrame:
        """Returns a part of the document as a pandas data frame, with the JSON's names.

        Args:
            table: `steps` (index: the user's step number; a column a category, milliseconds),
                `metrics` (index: id), `inference` (index: percentile), `devices` (index: id),
                `hosts` (index: name), `top_ops`, `top_kernels`, `communication` (its collectives),
                `findings` or `diagnostics`.

        Raises:
            ImportError: pandas is not installed.
            ValueError: there is no such table, or the run has none, with the reason.
        """
        from tensorboard_plugin_overview.overview.views.data_frame import data_frame

        return data_frame(self.to_dict(), table)

    def __repr__(self) -> str:
        from tensorboard_plugin_overview.overview.views.summary import one_line

        return f"<Overview {one_line(self)}>"

    def _repr_html_(self) -> str:
        """Returns the HTML that a notebook shows."""
        from tensorboard_plugin_overview.overview.views.notebook import notebook_html

        return notebook_html(self)


def _file(report: FileReport) -> schema.RunFile:
    return {
        "host": report.host,
        "bytes": report.bytes,
        "status": report.status,
        "message": report.message,
        "growing": report.growing,
    }
