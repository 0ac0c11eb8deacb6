"""What those who wait are told, and how readers are stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.reading import CancelledError, Reading
from tensorboard_plugin_overview.overview.build import build_overview

FILES = [HostFile("a", Path("a"), 30_000_000, 0), HostFile("b", Path("b"), 10_000_000, 0)]


def test_tells_which_hosts_are_done() -> None:
    reading = Reading()
    assert reading.message == "Waiting for other profiles to be read."
    reading.begin(FILES)
    assert reading.message == "Reading 2 hosts, 0 done (0 of 40 MB)."
    reading.done("a")
    reading.at("b", "computing")
    assert reading.message == "Reading 2 hosts, 1 done (30 of 40 MB); b: computing."


def test_tells_what_is_done_for_the_only_host() -> None:
    reading = Reading()
    reading.begin(FILES[:1])
    assert reading.message == "Reading a (30 MB)."
    with reading.stage("a", "computing"):
        assert reading.message == "Reading a (30 MB): computing."
    (timing,) = reading.timings
    assert (timing.host, timing.stage) == ("a", "computing")
    assert timing.seconds >= 0


def test_every_change_is_announced() -> None:
    messages: list[str] = []
    reading = Reading(on_change=lambda: messages.append(reading.message))
    reading.begin(FILES[:1])
    reading.at("a", "/host:CPU")
    reading.done("a")
    assert messages == ["Reading a (30 MB).", "Reading a (30 MB): /host:CPU.", "Reading a (30 MB)."]


def test_nobody_waits() -> None:
    wanted = [True]
    reading = Reading(is_wanted=lambda: wanted[0])
    reading.checkpoint()
    wanted[0] = False
    with pytest.raises(CancelledError):
        reading.checkpoint()
    wanted[0] = True
    with pytest.raises(CancelledError):
        reading.at("a", "too late: some of the work was already given up")


@pytest.mark.parametrize("planes_before", [0, 1])
def test_a_reading_stops_in_the_middle_of_a_file(samples: Path, planes_before: int) -> None:
    run = scan(samples).select("gpu_training_simulated")
    lines: list[str] = []

    def is_wanted() -> bool:
        lines.append("")
        return len(lines) <= planes_before + 3

    with pytest.raises(CancelledError):
        build_overview(run, None, reading=Reading(is_wanted))
