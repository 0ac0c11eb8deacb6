"""The line on a terminal: only there, only for slow work, and gone in the end."""

from __future__ import annotations

import io

import pytest

from tensorboard_plugin_overview.report import progress
from tensorboard_plugin_overview.report.progress import ProgressLine


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def line(self) -> str:
        """What stands on the line in the end."""
        shown: list[str] = []
        for text in self.getvalue().split("\r"):
            shown[: len(text)] = text
        return "".join(shown)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_quick_work_shows_nothing(clock: list[float]) -> None:
    terminal = Terminal()
    line = ProgressLine(terminal)
    clock[0] += 0.4
    line.show("reading")
    line.clear()
    assert terminal.getvalue() == ""


def test_slow_work_shows_the_newest_text_and_leaves_none(clock: list[float]) -> None:
    terminal = Terminal()
    line = ProgressLine(terminal)
    clock[0] += 0.6
    line.show("a long text")
    clock[0] += 0.2
    line.show("short")
    assert terminal.line().rstrip() == "short"
    clock[0] += 0.01
    line.show("too soon after the one before")
    assert terminal.line().rstrip() == "short"
    line.clear()
    assert terminal.line().strip() == ""


def test_nothing_goes_to_a_file(clock: list[float]) -> None:
    stream = io.StringIO()
    line = ProgressLine(stream)
    clock[0] += 10
    line.show("reading")
    line.clear()
    assert stream.getvalue() == ""
