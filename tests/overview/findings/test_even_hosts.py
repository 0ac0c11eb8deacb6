"""Hosts whose work differs by chance from step to step: nobody is named; a habit is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sample_profiles.builder import SpaceBuilder
from tests.cases import finding, overview_of
from tests.tpu_cases import Core

STEP_MS = 10.0


def host(work_ms: Sequence[float]) -> SpaceBuilder:
    """Steps of 10 ms, or longer by 1 ms than what is computed; the rest is an all-reduce."""
    space = SpaceBuilder()
    core = Core(space, 0)
    core.describe("dot", "convolution fusion").describe("sum", "all-reduce")
    start_ms = 5.0
    for number, compute_ms in enumerate(work_ms):
        step_ms = max(STEP_MS, compute_ms + 1)
        core.step(str(number), start_ms, step_ms)
        core.op("dot", start_ms, compute_ms)
        core.op("sum", start_ms + compute_ms, step_ms - compute_ms)
        start_ms += step_ms
    return space


def named(document: dict[str, Any]) -> list[str]:
    return [one["name"] for one in document["hosts"] if one["straggler"]]


def test_a_difference_as_large_as_its_scatter_is_chance(tmp_path: Path) -> None:
    # h1 works longer in 12 of 14 steps, by 0.7 ms of 10 in the median: differences of fair coins
    # come that far apart in 1.3 % of pairs of hosts, and half of these differ from 0.7 ms by 0.5.
    more_ms = [0.5, 1, -0.8, 0.4, 0.9, 1, -0.1, 0.2, 1.8, 0.2, 1.2, 0.1, 2.1, 2.5]
    document = overview_of(tmp_path, h0=host([4] * 14), h1=host([4 + one for one in more_ms]))
    assert named(document) == []
    assert finding(document, "straggler") is None


def test_a_difference_that_scatters_is_a_habit_if_it_is_always_there(tmp_path: Path) -> None:
    # Always more, by 0.2 to 4 ms.  Fair coins fall so once in 8192 times.
    more_ms = [0.2, 3, 0.4, 4, 0.3, 2.5, 0.8, 3.5, 0.5, 0.2, 2.8, 0.6, 3.9, 1]
    document = overview_of(tmp_path, h0=host([4] * 14), h1=host([4 + one for one in more_ms]))
    assert named(document) == ["h1"]


def test_of_hosts_that_are_late_in_turns_none_is_named(tmp_path: Path) -> None:
    # Two steps of 40 ms on h0, one of 30 ms on h1: 36 + 36 + 26 ms in 14 steps.
    first, second = [4.0] * 14, [4.0] * 14
    first[0] = first[1] = 40
    second[9] = 30
    document = overview_of(tmp_path, h0=host(first), h1=host(second))
    found = finding(document, "uneven_hosts")
    assert found is not None
    assert found["title"] == "Hosts are late in turns, and the others wait"
    assert "h0" not in found["evidence"]
    assert abs(found["cost_ms"] - 98 / 14) < 1e-6


def test_a_host_that_is_late_alone_is_named(tmp_path: Path) -> None:
    first = [4.0] * 14
    first[3] = first[8] = 40
    document = overview_of(tmp_path, h0=host(first), h1=host([4.0] * 14))
    found = finding(document, "uneven_hosts")
    assert found is not None
    assert found["title"] == "h0 is late in single steps, and the other hosts wait for it"
    # Twice 36 ms in 14 steps.
    assert abs(found["cost_ms"] - 72 / 14) < 1e-6
    # The slow steps are those, and cost nothing more.
    ids = [one["id"] for one in document["findings"]]
    assert ids.index("uneven_hosts") < ids.index("slow_steps")
    slow = finding(document, "slow_steps")
    assert slow is not None
    assert slow["cost_ms"] == 0
