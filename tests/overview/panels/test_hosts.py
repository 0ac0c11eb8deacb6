"""Several hosts: matched by step number, their clocks compared, the late one named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tests.cases import codes, columns, finding, overview_of, value
from tests.tpu_cases import Core

NS_PER_S = 10**9
EPOCH_NS = 1_790_000_000 * NS_PER_S


def tpu_host(
    compute_ms: float,
    wait_ms: float,
    numbers: list[int],
    *,
    clock_s: float | None = 0.0,
    first_ms: float = 5.0,
    cores: int = 1,
) -> SpaceBuilder:
    """Steps of compute and then an all-reduce, back to back.

    `clock_s` is added to the start of the capture; without it the file does not tell that.
    """
    space = SpaceBuilder()
    step_ms = compute_ms + wait_ms
    for index in range(cores):
        core = Core(space, index)
        core.describe("dot", "convolution fusion").describe("sum", "all-reduce")
        for position, number in enumerate(numbers):
            start_ms = first_ms + step_ms * position
            core.step(str(number), start_ms, step_ms)
            core.op("dot", start_ms, compute_ms)
            core.op("sum", start_ms + compute_ms, wait_ms)
    if clock_s is not None:
        start_ns = EPOCH_NS + round(clock_s * NS_PER_S)
        space.plane(
            "Task Environment",
            profile_start_time=start_ns,
            profile_stop_time=start_ns + 10 * NS_PER_S,
        )
    return space


def diagnostic(document: Any, code: str) -> str:
    (found,) = [one["message"] for one in document["diagnostics"] if one["code"] == code]
    return str(found)


def stragglers(document: Any) -> list[str]:
    return [host["name"] for host in document["hosts"] if host["straggler"]]


FIVE = [5, 6, 7, 8, 9]


def three_hosts() -> dict[str, SpaceBuilder]:
    """All steps take 120 ms; h2 computes for 118 of them, and its clock is 7 s ahead."""
    return {
        "h0": tpu_host(100, 20, FIVE),
        "h1": tpu_host(100, 20, FIVE),
        "h2": tpu_host(118, 2, FIVE, clock_s=7.0),
    }


@pytest.fixture
def straggling(tmp_path: Path) -> Any:
    return overview_of(tmp_path, **three_hosts())


def test_the_slow_host_is_named_though_all_steps_are_equally_long(
    straggling: dict[str, Any],
) -> None:
    assert stragglers(straggling) == ["h2"]
    assert [host["step_time_ms"] for host in straggling["hosts"]] == pytest.approx([120.0] * 3)
    assert [host["work_ms"] for host in straggling["hosts"]] == pytest.approx([100, 100, 118])
    assert [host["slowest_in_steps"] for host in straggling["hosts"]] == [0, 0, 5]
    found = finding(straggling, "straggler")
    assert found is not None
    assert (found["severity"], found["cost_ms"]) == ("high", pytest.approx(18))
    assert found["title"] == "h2 holds the other hosts up"
    # 118 of 120 ms against 100: 18 ms, 15 % of 120 ms; waits are 20 ms on the others, 2 ms on h2.
    assert found["evidence"] == (
        "h2: 118 ms of work a step, where the other hosts have 100 ms: 18 ms more (15.0 % of the "
        "step), mostly in Compute (+18 ms); it is the slowest in 5 of 5 steps. The others are in "
        "collectives for 20 ms a step, it for 2 ms."
    )
    slowest = [device["host"] for device in straggling["devices"] if device["slowest"]]
    assert slowest == ["h2"]


def test_steps_are_matched_by_number_whatever_the_clocks(straggling: dict[str, Any]) -> None:
    assert columns(straggling)["number"] == FIVE
    assert columns(straggling)["complete"] == [True] * 5
    # After the start of the captures, on the clock that two of three hosts agree on.
    assert columns(straggling)["start_ms"] == pytest.approx([5, 125, 245, 365, 485])
    assert value(straggling, "step_time") == pytest.approx(120.0)
    assert value(straggling, "time_collectives") == pytest.approx((20 + 20 + 2) / 3)


def test_clock_skew_is_measured_and_noted(straggling: dict[str, Any]) -> None:
    message = diagnostic(straggling, "clock_skew")
    assert message.startswith("h2's clock is 7.000 s ahead of the others' (median")
    assert [host["clock_offset_ms"] for host in straggling["hosts"]] == [0, 0, 7000]


def test_steps_by_device_and_host_are_spread(straggling: dict[str, Any]) -> None:
    assert columns(straggling)["work_min_ms"] == pytest.approx([100] * 5)
    assert columns(straggling)["work_max_ms"] == pytest.approx([118] * 5)
    assert columns(straggling)["slowest"] == ["h2"] * 5


def test_a_host_without_steps_is_set_aside(tmp_path: Path) -> None:
    hosts = three_hosts() | {"h3": tpu_host(100, 20, [])}
    document = overview_of(tmp_path, **hosts)
    assert stragglers(document) == ["h2"]
    assert columns(document)["complete"] == [True] * 5
    assert diagnostic(document, "host_set_aside").startswith("h3 is set aside: it has no steps.")
    by_name = {host["name"]: host for host in document["hosts"]}
    assert by_name["h3"]["set_aside"] == "it has no steps"
    assert by_name["h3"]["step_time_ms"] is None
    assert by_name["h0"]["set_aside"] is None


def test_a_host_of_other_steps_is_set_aside(tmp_path: Path) -> None:
    hosts = three_hosts() | {"a": tpu_host(100, 20, [100, 101, 102, 103, 104, 105, 106])}
    document = overview_of(tmp_path, **hosts)
    assert columns(document)["number"] == FIVE
    assert "a is set aside: it has none of the steps" in diagnostic(document, "host_set_aside")
    by_name = {host["name"]: host for host in document["hosts"]}
    assert (by_name["a"]["steps"], by_name["a"]["step_time_ms"]) == (7, None)


def test_a_host_that_starts_late_has_the_steps_that_it_has(tmp_path: Path) -> None:
    """Its first step is the others' third, also on the clock: no skew."""
    document = overview_of(
        tmp_path, h0=tpu_host(100, 20, FIVE), h1=tpu_host(100, 20, [7, 8, 9], first_ms=245.0)
    )
    assert columns(document)["number"] == FIVE
    only = "only on 1 of 2 hosts"
    assert columns(document)["incomplete_reason"] == [only, only, None, None, None]
    assert columns(document)["start_ms"] == pytest.approx([5, 125, 245, 365, 485])
    assert "clock_skew" not in codes(document)
    assert stragglers(document) == []


def test_steps_are_in_order_of_time_where_hosts_start_at_different_ones(tmp_path: Path) -> None:
    """The file tells no clock, so that the hosts' times are only put together by the steps."""
    document = overview_of(
        tmp_path,
        h0=tpu_host(100, 20, [7, 8, 9], clock_s=None),
        h1=tpu_host(100, 20, FIVE, clock_s=None),
    )
    assert columns(document)["number"] == FIVE
    # h1's first step is 240 ms before h0's, at 5 ms of h0's clock; times count from the first.
    assert columns(document)["start_ms"] == pytest.approx([0, 120, 240, 360, 480])


def test_no_clock_to_compare_is_no_skew(tmp_path: Path) -> None:
    document = overview_of(
        tmp_path, h0=tpu_host(100, 20, FIVE), h1=tpu_host(100, 20, FIVE, clock_s=None)
    )
    assert "clock_skew" not in codes(document)
    assert columns(document)["complete"] == [True] * 5
    assert [host["clock_offset_ms"] for host in document["hosts"]] == [None, None]


def test_file_clocks_may_only_have_started_later(tmp_path: Path) -> None:
    document = overview_of(
        tmp_path,
        h0=tpu_host(100, 20, FIVE, clock_s=None),
        h1=tpu_host(100, 20, FIVE, clock_s=None, first_ms=1005.0),
    )
    message = diagnostic(document, "clock_skew")
    assert message.startswith(
        "h1's clock is 1.000 s ahead of the others', or its capture started at another time"
    )


def test_one_slow_device_of_a_host_is_named(tmp_path: Path) -> None:
    """On h1, core 1 computes for 110 ms; core 0 waits for it as h0's cores do."""
    slow = tpu_host(100, 20, FIVE)
    core = Core(slow, 1).describe("dot", "convolution fusion").describe("sum", "all-reduce")
    for position, number in enumerate(FIVE):
        start_ms = 5 + 120 * position
        core.step(str(number), start_ms, 120)
        core.op("dot", start_ms, 110).op("sum", start_ms + 110, 10)
    document = overview_of(tmp_path, h0=tpu_host(100, 20, FIVE, cores=2), h1=slow)
    assert stragglers(document) == ["h1"]
    found = finding(document, "straggler")
    assert found is not None
    assert found["title"] == "h1/device:TPU:1 holds the other hosts up"
    slowest = [device["id"] for device in document["devices"] if device["slowest"]]
    assert slowest == ["h1/device:TPU:1"]


def test_one_slow_device_of_the_only_host_is_named_and_the_host_is_not(tmp_path: Path) -> None:
    space = tpu_host(100, 20, FIVE, cores=3)
    core = Core(space, 3).describe("dot", "convolution fusion").describe("sum", "all-reduce")
    for position, number in enumerate(FIVE):
        start_ms = 5 + 120 * position
        core.step(str(number), start_ms, 120)
        core.op("dot", start_ms, 112).op("sum", start_ms + 112, 8)
    document = overview_of(tmp_path, vm=space)
    found = finding(document, "straggler")
    assert found is not None
    assert found["title"] == "vm/device:TPU:3 holds the other devices up"
    assert "12 ms more (10.0 % of the step)" in found["evidence"]
    assert found["severity"] == "medium"
    assert stragglers(document) == []


def test_little_is_no_straggler(tmp_path: Path) -> None:
    """4 of 100 ms."""
    document = overview_of(tmp_path, h0=tpu_host(76, 24, FIVE), h1=tpu_host(80, 20, FIVE))
    assert finding(document, "straggler") is None
    assert stragglers(document) == []


def test_who_is_late_in_turns_is_no_straggler(tmp_path: Path) -> None:
    """Each of three hosts is late by 20 of 120 ms in two of six steps."""
    numbers = list(range(6))
    hosts = {}
    for host in range(3):
        space = SpaceBuilder()
        core = Core(space).describe("dot", "convolution fusion").describe("sum", "all-reduce")
        for number in numbers:
            compute_ms = 118.0 if number % 3 == host else 98.0
            core.step(str(number), 120.0 * number, 120.0)
            core.op("dot", 120.0 * number, compute_ms)
            core.op("sum", 120.0 * number + compute_ms, 120 - compute_ms)
        hosts[f"h{host}"] = space
    document = overview_of(tmp_path, **hosts)
    assert finding(document, "straggler") is None
    found = finding(document, "uneven_hosts")
    assert found is not None
    assert "works 20 ms longer than the median host (16.7 % of the step)" in found["evidence"]
    assert "it is h0, in 2 of 6 steps" in found["evidence"]
    assert (found["severity"], found["cost_ms"]) == ("low", pytest.approx(20))
    assert columns(document)["slowest"] == ["h0", "h1", "h2"] * 2


def unmarked_host(first_ms: float, executions: int, clock_s: float = 0.0) -> SpaceBuilder:
    """A program of 10 ms that runs every 11 ms."""
    space = SpaceBuilder()
    core = Core(space).describe("dot", "loop fusion")
    for execution in range(executions):
        start_ms = first_ms + 11 * execution
        core.module("jit_step(7)", start_ms, 10, run_id=execution)
        core.op("dot", start_ms, 10)
    start_ns = EPOCH_NS + round(clock_s * NS_PER_S)
    space.plane(
        "Task Environment",
        profile_start_time=start_ns,
        profile_stop_time=start_ns + 10 * NS_PER_S,
    )
    return space


def test_steps_without_numbers_are_matched_by_time(tmp_path: Path) -> None:
    """h1's first execution is at the time of h0's third; a0's is one before h0's first."""
    document = overview_of(
        tmp_path,
        h0=unmarked_host(20, 8),
        h1=unmarked_host(43, 5),
        a0=unmarked_host(9, 8),
    )
    assert document["steps"]["source"] == "inferred"
    assert columns(document)["number"] == list(range(9))
    assert columns(document)["start_ms"] == pytest.approx([9 + 11 * n for n in range(9)])
    complete = columns(document)["complete"]
    # All three have the fourth to the eighth step; the eighth is h1's and a0's last.
    assert complete == [False] * 3 + [True] * 4 + [False] * 2
    assert not {"aligned_by_order", "clock_skew"} & set(codes(document))


def test_steps_without_numbers_or_common_time_are_matched_by_order(tmp_path: Path) -> None:
    document = overview_of(
        tmp_path, h0=unmarked_host(20, 5), h1=unmarked_host(20, 5, clock_s=3600.0)
    )
    assert columns(document)["number"] == list(range(5))
    assert "The steps of h1 have no numbers" in diagnostic(document, "aligned_by_order")


def test_steps_without_numbers_take_those_of_a_host_that_has_them(tmp_path: Path) -> None:
    marked = unmarked_host(20, 5)
    marked.message.planes[0].Clear()
    core = Core(marked, 3).describe("dot", "loop fusion")
    for execution in range(5):
        start_ms = 20 + 11 * execution
        core.step(str(40 + execution), start_ms, 10)
        core.op("dot", start_ms, 10)
    document = overview_of(tmp_path, h0=unmarked_host(31, 6), h1=marked)
    assert columns(document)["number"] == [40, 41, 42, 43, 44, 45, 46]


def test_hosts_may_run_different_devices_and_versions(tmp_path: Path) -> None:
    spaces = {}
    for host, kind, version in (("h0", "TPU v4", "0.9"), ("h1", "TPU v5e", "0.10")):
        space = SpaceBuilder()
        Core(space, device_type_string=kind).describe("dot", "loop fusion").op("dot", 0, 1)
        space.plane("/host:CPU", jax_version=version)
        spaces[host] = space
    environment = overview_of(tmp_path, **spaces)["environment"]
    assert environment["device_type"] == "TPU v4, TPU v5e"
    assert environment["frameworks"] == {"jax": "0.10, 0.9"}


def test_a_slowed_process_is_named(corpus: Path) -> None:
    """Real: two JAX processes, one of which does extra matrix products in every step."""
    document: Any = load(corpus / "cpu_jax_2hosts_straggler").to_dict()
    assert stragglers(document) == ["host1"]
    found = finding(document, "straggler")
    assert found is not None
    assert found["title"] == "host1 holds the other hosts up"
    assert "mostly in Host compute" in found["evidence"]
    assert "it is the slowest in 12 of 12 steps" in found["evidence"]
    # The markers are equally long: what tells is who waits.
    step_ms = [host["step_time_ms"] for host in document["hosts"]]
    assert step_ms[0] == pytest.approx(step_ms[1], rel=0.02)
