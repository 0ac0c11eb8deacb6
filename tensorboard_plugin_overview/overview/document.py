"""The overview document: the product's one answer, in the shape of the JSON (`docs/json.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from typing import Literal

from tensorboard_plugin_overview.overview.metric import Metric

SCHEMA_VERSION = 1

FileStatus = Literal["ok", "partial", "unreadable", "empty"]
Severity = Literal["error", "warning", "info"]


@dataclass(frozen=True)
class FileReport:
    """How reading one host's file went.

    Attributes:
        message: what was wrong with it.
        growing: it is still being written, so that a later reading gives more; not to be kept.
    """

    host: str
    bytes: int
    status: FileStatus
    message: str | None = None
    growing: bool = False


@dataclass(frozen=True)
class Diagnostic:
    """Something about the profile itself that a reader of the numbers must know."""

    code: str
    severity: Severity
    message: str
    hint: str | None = None


@dataclass(frozen=True)
class Overview:
    """How a model ran during a profile. `to_dict()` is the JSON."""

    run_id: str
    files: Sequence[FileReport]
    platform: Literal["tpu", "gpu", "cpu"]
    job: Mapping[str, str]
    headline: Mapping[str, Any] | None
    metrics: Mapping[str, Metric]
    steps: Mapping[str, Any] | None
    inference: Mapping[str, Any] | None
    devices: Sequence[Mapping[str, Any]]
    hosts: Sequence[Mapping[str, Any]]
    top_ops: Sequence[Mapping[str, Any]]
    environment: Mapping[str, Any]
    findings: Sequence[Mapping[str, Any]]
    diagnostics: Sequence[Diagnostic]

    def to_dict(self) -> dict[str, Any]:
        """The document, of plain Python values: no NaN, no numpy."""
        return {
            "schema_version": SCHEMA_VERSION,
            "run": {"id": self.run_id, "files": [vars(file) for file in self.files]},
            "platform": self.platform,
            "job": dict(self.job),
            "headline": self.headline,
            "metrics": {key: metric.to_dict() for key, metric in self.metrics.items()},
            "steps": self.steps,
            "inference": self.inference,
            "devices": list(self.devices),
            "hosts": list(self.hosts),
            "top_ops": list(self.top_ops),
            "environment": dict(self.environment),
            "findings": list(self.findings),
            "diagnostics": [vars(diagnostic) for diagnostic in self.diagnostics],
        }
