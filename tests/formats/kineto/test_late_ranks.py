"""The rank that the others wait for, by its work or by its arrival at collectives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.formats.kineto.job import STEP_US, job, reduced
from tests.formats.kineto.small import Event, step


def rank(*lengths: float) -> list[Event]:
    """A step of 100 for each length of its all-reduce, which compute precedes."""
    events = [step(number, number * STEP_US, STEP_US) for number in range(len(lengths))]
    for number, length in enumerate(lengths):
        events += reduced(number, 83 - length, length)
    return events


def stragglers(found: Any) -> list[dict[str, Any]]:
    return [finding for finding in found["findings"] if finding["id"] == "straggler"]


def test_by_work_with_what_arrival_shows(tmp_path: Path) -> None:
    found = job(tmp_path, rank(50, 50, 50), rank(10, 10, 10))
    (finding,) = stragglers(found)
    assert "0.04 ms more" in finding["evidence"]
    assert finding["evidence"].endswith(
        "It came last to 3 of 3 collectives, and the others waited 0.04 ms a step for it."
    )
    assert [host["straggler"] for host in found["hosts"]] == [False, True]


def test_by_arrival_over_all_steps(tmp_path: Path) -> None:
    # Rank 1 is 30 µs late in three of five steps, and 5 early in two: no habit of its work. Rank 0
    # waits 90 ÷ 5 = 18 a step, rank 1 waits 10 ÷ 5 = 2.
    found = job(tmp_path, rank(50, 50, 50, 50, 50), rank(20, 20, 20, 55, 55))
    waits = [one["wait_ms"] for one in found["communication"]["ranks"]]
    assert waits == pytest.approx([0.018, 0.002])
    (finding,) = stragglers(found)
    assert finding["severity"] == "high"
    assert finding["title"] == "host_11 holds the other hosts up"
    assert finding["evidence"].startswith(
        "By arrival: host_11 came last to 3 of 5 collectives, and the others waited 0.018 ms a "
        "step for it. It waits 0.002 ms a step itself, 0.016 ms less than the next (16.0 % of the "
        "step), over 5 steps"
    )
    assert "0.016 ms more a step than the others in Device compute" in finding["evidence"]
    assert finding["cost_ms"] == pytest.approx(0.016)
    assert [host["straggler"] for host in found["hosts"]] == [False, True]
    (bound,) = [one for one in found["findings"] if one["id"] == "collective_bound"]
    assert found["findings"].index(finding) < found["findings"].index(bound)


@pytest.mark.slow
@pytest.mark.parametrize(
    "lengths",
    [
        # Last in two of five.
        (20, 20, 52, 52, 52),
        # In three of five, by less than 5 % of a step.
        (46, 46, 46, 54, 54),
        # Even.
        (51, 49, 50, 51, 49),
        (50, 50, 50, 50, 50),
    ],
)
def test_even_ranks_hold_none_up(tmp_path: Path, lengths: tuple[float, ...]) -> None:
    found = job(tmp_path, rank(50, 50, 50, 50, 50), rank(*lengths))
    assert not stragglers(found)
    assert not any(host["straggler"] for host in found["hosts"])


def test_one_step_does_not_show_it(tmp_path: Path) -> None:
    found = job(tmp_path, rank(50), rank(10))
    assert found["communication"]["ranks"][0]["wait_ms"] == pytest.approx(0.04)
    assert not stragglers(found)


def test_slow_links_are_no_rank_s_fault(tmp_path: Path) -> None:
    # All take long, and as long.
    found = job(tmp_path, rank(80, 80, 80), rank(80, 80, 80), rank(80, 80, 80))
    assert found["communication"]["collectives"][0]["wait_ms"] == pytest.approx(0)
    assert not stragglers(found)
