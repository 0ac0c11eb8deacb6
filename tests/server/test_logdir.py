"""`--logdir_spec`, as TensorBoard reads it."""

from __future__ import annotations

import ntpath
import os
from pathlib import Path

import pytest
from tensorboard.backend.event_processing import data_ingester

from tensorboard_plugin_overview.server.logdir import roots_of

SPECS = [
    "/logs",
    "a:/logs",
    "a:x1,b:y1,ab:z1",
    "a:/logs,b:/more",
    "a:rel/ative",
    r"C:\logs",
    "first:/logs:2026",
    "/foo:bar/baz",
    "gs://bucket/logs",
    "name:gs://bucket/logs",
    "a:s3://bucket/logs",
    "1:/logs",
    "a b:/logs",
    "a: /logs",
    ":/logs",
    "a/b:/logs",
    "a:~/logs",
    "~/logs",
    r"name:C:\logs",
    r"\\server\share",
]


def read(spec: str) -> list[tuple[str, str]]:
    """Names and paths as TensorBoard gives them: absolute, but for URLs."""
    roots, problem = roots_of("", spec)
    assert problem is None
    return [
        (name, os.path.realpath(path) if isinstance(path, Path) else str(path))
        for name, path in roots
    ]


@pytest.mark.parametrize("spec", SPECS)
def test_it_is_read_as_tensorboard_reads_it(spec: str) -> None:
    theirs = data_ingester._parse_event_files_spec(spec)
    assert read(spec) == [(name or "", path) for path, name in theirs.items()]


def test_names_of_one_letter(tmp_path: Path) -> None:
    spec = f"a:{tmp_path / 'x'},b:{tmp_path / 'y'}"
    assert read(spec) == [("a", str(tmp_path / "x")), ("b", str(tmp_path / "y"))]


@pytest.mark.parametrize(
    ("spec", "name"),
    [(r"C:\logs", ""), ("c:/logs", ""), (r"\\server\share:1", ""), (r"run:C:\logs", "run")],
)
def test_on_windows_a_letter_is_a_drive(
    monkeypatch: pytest.MonkeyPatch, spec: str, name: str
) -> None:
    monkeypatch.setattr(os.path, "splitdrive", ntpath.splitdrive)
    ((found, path),) = roots_of("", spec)[0]
    assert found == name
    assert str(path) == spec.removeprefix("run:")


def test_a_drive_with_two_slashes_is_a_path() -> None:
    """TensorBoard takes it for a URL, and so for no name; there is no driver for it."""
    assert roots_of("", "C://logs") == ([("", Path("C://logs"))], None)


def test_a_logdir_is_one_path(tmp_path: Path) -> None:
    assert roots_of("a:x,b:y", "") == ([("", Path("a:x,b:y"))], None)
    assert roots_of("", "") == ((), "TensorBoard was started without a logdir.")
