"""Golden cases: a trace in the builder's words, and the overview document it must give.

Every document is held against the schema.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import (
    SELECTION,
    Timeline,
    build_timeline,
)
from tests.overview_schema import assert_valid


def overview_of(folder: Path, **hosts: SpaceBuilder) -> Any:
    """The document of a run with these hosts; `folder` is where the files go."""
    session = folder / "plugins" / "profile" / "case"
    session.mkdir(parents=True, exist_ok=True)
    for host, space in hosts.items():
        (session / f"{host}.xplane.pb").write_bytes(space.to_bytes())
    document: Any = load(folder, run="case").to_dict()
    assert_valid(document)
    return document


def timeline_of(space: SpaceBuilder) -> Timeline:
    """The timeline of one host, called `h`."""
    return build_timeline("h", read_xspace(space.to_bytes(), SELECTION))


def value(document: Any, metric: str) -> Any:
    return document["metrics"][metric]["value"]


def columns(document: Any) -> dict[str, list[Any]]:
    assert document["steps"] is not None
    found: dict[str, list[Any]] = document["steps"]["columns"]
    return found


def codes(document: Any) -> list[str]:
    return [diagnostic["code"] for diagnostic in document["diagnostics"]]


def finding(document: Any, name: str) -> dict[str, Any] | None:
    return next((one for one in document["findings"] if one["id"] == name), None)
