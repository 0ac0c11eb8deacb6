"""Finds the settings in which two runs differ, so that a difference need not be the code's.

In: two overview documents.  Out: the settings that differ, with both values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tensorboard_plugin_overview.overview import schema

Value: TypeAlias = str | float | bool | None
Setting: TypeAlias = Literal[
    "device_type",
    "device_count",
    "devices_used",
    "chip_count",
    "host_count",
    "trace_level",
    "simulated",
]
SETTINGS: dict[Setting, str] = {
    "device_type": "Device type",
    "device_count": "Devices",
    "devices_used": "Devices used",
    "chip_count": "Chips",
    "host_count": "Hosts",
    "trace_level": "Trace level",
    "simulated": "Simulated",
}


@dataclass(frozen=True)
class Configuration:
    """A setting that differs; None where a run's profile does not state it."""

    id: str
    label: str
    a: Value
    b: Value


def different_configurations(a: schema.Overview, b: schema.Overview) -> list[Configuration]:
    """Returns the settings that differ, the most important first.

    Args:
        a: a document.
        b: the other.
    """
    first, second = _settings(a), _settings(b)
    if a.get("steps") and b.get("steps"):
        first |= _steps(a)
        second |= _steps(b)
    labels = {key: label for key, (label, _) in (first | second).items()}
    none = ("", None)
    values = [
        Configuration(key, label, first.get(key, none)[1], second.get(key, none)[1])
        for key, label in labels.items()
    ]
    return [configuration for configuration in values if configuration.a != configuration.b]


def _settings(document: schema.Overview) -> dict[str, tuple[str, Value]]:
    """Returns the label and the value of each setting."""
    environment = document["environment"]
    settings: dict[str, tuple[str, Value]] = {
        "platform": ("Platform", document["platform"]),
        "job_kind": ("Kind of job", document["job"]["kind"]),
    }
    settings |= {key: (label, environment.get(key)) for key, label in SETTINGS.items()}
    frameworks = environment.get("frameworks") or {}
    settings |= {
        f"framework_{name}": (f"Version of {name}", version) for name, version in frameworks.items()
    }
    lacking = [file["host"] for file in document["run"]["files"] if file["status"] != "ok"]
    settings["files_lacking"] = ("Files not read whole", ", ".join(lacking) or None)
    return settings


def _steps(document: schema.Overview) -> dict[str, tuple[str, Value]]:
    """Returns the settings of a document that has steps: where they come from, what they mean."""
    settings: dict[str, tuple[str, Value]] = {}
    if document["steps"] is not None:
        settings["step_source"] = ("Steps from", document["steps"]["source"])
    step_time = document["metrics"].get("step_time")
    if step_time is not None and step_time["value"] is not None:
        settings["step_time_source"] = ("Meaning of step time", step_time["source"])
    return settings
