"""Golden cases of hosts that wait for one another: between steps, in single steps, and for nobody.

CPU hosts: each computes, then all reduce together until the last one is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import columns, finding, overview_of

Event = tuple[str, float, float]
"""Name, start and end in ms after the begin of the step's turn."""

OPS = {"dot": "dot.1", "sum": "all-reduce.1"}


def host(turns_ms: Sequence[float], *events: Sequence[Event]) -> SpaceBuilder:
    """A host of so many turns of the loop.

    Args:
        turns_ms: when each begins.
        events: of each turn, in it `train` the marker, `sum` an all-reduce, `dot` compute.
    """
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for number, (turn_ms, of_turn) in enumerate(zip(turns_ms, events, strict=True)):
        for name, start_ms, end_ms in of_turn:
            stats: dict[str, Any] = {"step_num": number} if name == "train" else {}
            if op := OPS.get(name):
                stats = {"hlo_op": op, "hlo_module": "jit_step", "run_id": number + 1}
            length_ms = end_ms - start_ms
            line.event(op or name, start_ms=turn_ms + start_ms, duration_ms=length_ms, stats=stats)
    return space


def ids(document: dict[str, Any]) -> list[str]:
    return [one["id"] for one in document["findings"]]


def the(document: dict[str, Any], name: str) -> dict[str, Any]:
    found = finding(document, name)
    assert found is not None, ids(document)
    return found


# ---- between steps -------------------------------------------------------------------------------


def test_a_host_that_is_slow_between_its_steps(tmp_path: Path) -> None:
    # In each 100 ms, `a` computes for 40 and waits for 60; `b` does something else for 40 before
    # its step, computes for 40 and reduces for 20.
    turns = [100.0 * turn for turn in range(6)]
    a = host(turns, *[[("train", 0, 100), ("dot", 0, 40), ("sum", 40, 100)]] * 6)
    b = host(turns, *[[("train", 40, 100), ("dot", 40, 80), ("sum", 80, 100)]] * 6)
    document = overview_of(tmp_path, a=a, b=b)
    assert columns(document)["duration_ms"] == [100] * 6
    found = the(document, "straggler")
    # Behind its last step nobody knows what it does.
    assert found["evidence"] == (
        "b: 80 ms of work a step, where the other hosts have 40 ms: 40 ms more (40.0 % of the "
        "step), mostly in Other time between steps (+40 ms); it is the slowest in 5 of 6 steps. "
        "The others are in collectives for 60 ms a step, it for 20 ms."
    )
    assert (found["severity"], found["cost_ms"]) == ("high", pytest.approx(40))
    assert [one["straggler"] for one in document["hosts"]] == [False, True]
    # Who waits shows collectives: the cause stands first.
    assert ids(document)[:2] == ["straggler", "collective_bound"]
    # Of 60 and 20 ms, 40 and 0 are a wait for `b`: without it, 20 are left.
    assert the(document, "collective_bound")["cost_ms"] == pytest.approx(20)


def test_hosts_that_are_equally_slow_between_their_steps(tmp_path: Path) -> None:
    turns = [100.0 * turn for turn in range(6)]
    same = [[("train", 40, 100), ("dot", 40, 90), ("sum", 90, 100)]] * 6
    document = overview_of(tmp_path, a=host(turns, *same), b=host(turns, *same))
    assert ids(document) == ["between_steps", "collective_bound"]
    assert [one["straggler"] for one in document["hosts"]] == [False, False]


def test_even_hosts(tmp_path: Path) -> None:
    turns = [100.0 * turn for turn in range(6)]
    same = [[("train", 0, 100), ("dot", 0, 98), ("sum", 98, 100)]] * 6
    spaces = {name: host(turns, *same) for name in ("a", "b", "c")}
    assert ids(overview_of(tmp_path, **spaces)) == []


def test_jitter_of_hosts(tmp_path: Path) -> None:
    # Each computes for 85 to 95 ms, and waits for the others until 98.
    turns = [100.0 * turn for turn in range(12)]
    spaces = {}
    for number, name in enumerate("abc"):
        lengths_ms = [85 + (7 * turn + 4 * number) % 11 for turn in range(12)]
        events = [[("train", 0, 100), ("dot", 0, ms), ("sum", ms, 98)] for ms in lengths_ms]
        spaces[name] = host(turns, *events)
    document = overview_of(tmp_path, **spaces)
    assert not {"straggler", "uneven_hosts", "slow_steps"} & set(ids(document))


# ---- in single steps -----------------------------------------------------------------------------


def saving(saves: Mapping[int, str], save_ms: float = 60) -> dict[str, SpaceBuilder]:
    """Ten steps of 20 ms on two hosts; in some of them one host saves first, and the other waits.

    Args:
        saves: place of the step -> the host that saves.
        save_ms: how long it takes.
    """
    turns, at = [], 0.0
    for turn in range(10):
        turns.append(at)
        at += 20 + save_ms * (turn in saves)
    spaces = {}
    for name in ("a", "b"):
        events = []
        for turn in range(10):
            own_ms = save_ms * (saves.get(turn) == name)
            end_ms = 20 + save_ms * (turn in saves)
            of_turn = [("train", 0.0, end_ms), ("dot", own_ms, own_ms + 10)]
            of_turn += [("sum", own_ms + 10, end_ms)]
            events.append(of_turn + [("save_checkpoint", 0.0, own_ms)] * (own_ms > 0))
        spaces[name] = host(turns, *events)
    return spaces


def test_a_host_that_saves_in_single_steps(tmp_path: Path) -> None:
    document = overview_of(tmp_path, **saving({3: "a", 7: "a"}))
    assert columns(document)["duration_ms"] == [20, 20, 20, 80, 20, 20, 20, 80, 20, 20]
    found = the(document, "uneven_hosts")
    assert found["title"] == "a is late in single steps, and the other hosts wait for it"
    assert found["evidence"] == (
        "In 2 of 10 steps (step 3, 7) it works 60 ms longer than the others. "
        "save_checkpoint: 60 of 80 ms."
    )
    # 120 ms over ten steps.
    assert (found["severity"], found["cost_ms"]) == ("medium", pytest.approx(12))
    assert found["look_at"]["steps"] == [3, 7]
    assert finding(document, "straggler") is None


def test_a_wait_that_single_steps_make_is_no_cost_of_collectives(tmp_path: Path) -> None:
    # In the usual step both reduce for 10 ms, and nobody waits for the other.
    document = overview_of(tmp_path, **saving({3: "a", 7: "a"}))
    found = the(document, "collective_bound")
    assert found["evidence"].startswith("Collective communication: 10 ms of 20 ms a step")
    assert found["cost_ms"] == pytest.approx(10)
    assert ids(document).index("uneven_hosts") < ids(document).index("collective_bound")


def test_hosts_that_save_in_turns(tmp_path: Path) -> None:
    # Both save: neither is named.  Four times 60 ms in ten steps.
    document = overview_of(tmp_path, **saving({1: "a", 3: "b", 5: "a", 8: "a"}))
    found = the(document, "uneven_hosts")
    assert found["title"] == "Hosts are late in turns, and the others wait"
    late = "In 4 of 10 steps (step 1, 3, 5, 8) one host works 60 ms longer than the others."
    assert found["evidence"] == late
    assert found["cost_ms"] == pytest.approx(24)


@pytest.mark.parametrize(
    "spaces",
    [
        # 4 ms more in two steps of 20: no burst.
        saving({3: "a", 7: "a"}, save_ms=4),
        # 12 ms once in ten steps are 1.2 of 21.2 ms a step.
        saving({4: "b"}, save_ms=12),
    ],
)
def test_what_is_soon_over_is_not_named(tmp_path: Path, spaces: dict[str, SpaceBuilder]) -> None:
    document = overview_of(tmp_path, **spaces)
    assert not {"straggler", "uneven_hosts"} & set(ids(document))


def test_both_save_at_once(tmp_path: Path) -> None:
    turns = [20.0 * turn + 60 * (turn > 3) for turn in range(10)]
    events: list[list[Event]] = [
        [("train", 0, 20 + more), ("dot", more, more + 10), ("sum", more + 10, more + 20)]
        for turn in range(10)
        for more in [60.0 * (turn == 3)]
    ]
    document = overview_of(tmp_path, a=host(turns, *events), b=host(turns, *events))
    assert not {"straggler", "uneven_hosts"} & set(ids(document))
    assert the(document, "slow_steps")["cost_ms"] == pytest.approx(6)
