"""Whatever is marked and runs: the parts of steps and of gaps are never negative, and sum up.

On a device in whole picoseconds; in the table of all devices within rounding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from hypothesis import given, strategies as st

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, summarize_host
from tensorboard_plugin_overview.metrics.steps.loop_time import mean_loop_time, usual_loop_time
from tensorboard_plugin_overview.metrics.steps.step_breakdown import GAP_CATEGORIES, DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable, step_table
from tests.cases import timeline_of
from tests.tpu_cases import Core

Mark = tuple[int, int, str]
"""Pause before the marker and its length, in microseconds; the kind."""
Span = tuple[int, int]
"""Start and length in microseconds."""

HOST_EVENTS = (
    "backend_compile",
    "IteratorGetNext",
    "cuLaunchKernel",
    "PjRtClient::EnqueueExecution",
    "x/MatMul:MatMul",
    "block_until_ready",
    "my_own_code",
)
MARKS = st.lists(
    st.tuples(st.integers(0, 40), st.integers(0, 60), st.sampled_from(("train", "train", "eval"))),
    min_size=1,
    max_size=8,
)
SPANS = st.lists(st.tuples(st.integers(0, 500), st.integers(0, 80)), max_size=10)
HOST = st.lists(st.tuples(st.sampled_from(HOST_EVENTS), st.integers(0, 500), st.integers(0, 90)))
SKIPS = st.sets(st.integers(0, 8), max_size=2)


def space_of(
    marks: Sequence[Mark], host: Sequence[tuple[str, int, int]], skips: set[int]
) -> SpaceBuilder:
    """A host with these markers, on one thread, and these events, on another."""
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    loop, other = plane.line("python", id=1), plane.line("tf_Compute/1", id=2)
    at, numbers = 0, {"train": 0, "eval": 0}
    for place, (pause, length, kind) in enumerate(marks):
        # A number that is skipped is missing.
        numbers[kind] += 1 + (place in skips)
        at += pause
        loop.event(kind, start_ms=at / 1e3, duration_ms=length / 1e3, step_num=numbers[kind], _r=1)
        at += length
    for place, (name, start, length) in enumerate(host):
        other.event(
            name, start_ms=start / 1e3, duration_ms=length / 1e3, correlation_id=1000 + place
        )
    return space


def sum_of(parts: Mapping[str, Int64Array]) -> list[int]:
    return [
        sum(of_step) for of_step in zip(*(time.tolist() for time in parts.values()), strict=True)
    ]


def assert_device(device: DeviceSteps) -> None:
    steps = device.steps
    for parts in (device.time_ps, device.gap_ps):
        assert all(time.dtype == np.int64 and (time >= 0).all() for time in parts.values())
    assert sum_of(device.time_ps) == steps.duration_ps.tolist()
    assert tuple(device.gap_ps) == GAP_CATEGORIES
    gap_ps = np.where(steps.period_ps >= 0, steps.period_ps - steps.duration_ps, 0)
    assert sum_of(device.gap_ps) == np.maximum(gap_ps, 0).tolist()


def assert_table(table: StepTable) -> None:
    for parts in (table.time_ms, table.gap_ms):
        assert all((time[~np.isnan(time)] >= 0).all() for time in parts.values())
    total_ms = sum(table.time_ms.values(), np.zeros(len(table)))
    assert total_ms == pytest.approx(table.duration_ms, abs=1e-9)
    gap_ms = np.maximum(table.period_ms - table.duration_ms, 0)
    found_ms = sum(table.gap_ms.values(), np.zeros(len(table)))
    assert found_ms == pytest.approx(gap_ms, abs=1e-9, nan_ok=True)
    for loop in (mean_loop_time(table), usual_loop_time(table)):
        assert min(*loop.step_ms.values(), *loop.gap_ms.values()) >= 0


def assert_sums(*spaces: SpaceBuilder) -> None:
    hosts: list[HostSummary] = [summarize_host(XSpaceTrace(timeline_of(space))) for space in spaces]
    devices = [device for host in hosts for device in host.device_steps]
    for device in devices:
        assert_device(device)
    if devices:
        # Devices of which no op was recorded do not compare with the others.
        assert_table(step_table([device for device in devices if device.has_breakdown] or devices))


@pytest.mark.slow
@given(MARKS, HOST, SKIPS, SPANS)
def test_on_a_cpu(
    marks: list[Mark], host: list[tuple[str, int, int]], skips: set[int], ops: list[Span]
) -> None:
    space = space_of(marks, host, skips)
    line = space.plane("/host:CPU").line("tf_XLAEigen/1")
    for place, (start, length) in enumerate(ops):
        op = ("dot.1", "all-reduce.2")[place % 2]
        line.event(
            op, start_ms=start / 1e3, duration_ms=length / 1e3, hlo_op=op, hlo_module="jit_f"
        )
    assert_sums(space)


@pytest.mark.slow
@given(MARKS, HOST, SKIPS, SPANS, SPANS)
def test_on_two_gpus(
    marks: list[Mark],
    host: list[tuple[str, int, int]],
    skips: set[int],
    first: list[Span],
    second: list[Span],
) -> None:
    # The kernels' launches are at the start of the markers in turn, those of one in six of none.
    space = space_of(marks, host, skips)
    launches = space.plane("/host:CPU").line("python", id=1)
    begins, at = [], 0
    for pause, length, _ in marks:
        begins.append(at + pause)
        at += pause + length
    for device, kernels in enumerate((first, second)):
        stream = space.plane(f"/device:GPU:{device}").line("Stream #7(Compute)")
        for place, (start, length) in enumerate(kernels):
            launch = {"correlation_id": 100 * device + place}
            name = ("gemm", "MemcpyD2H", "ncclDevKernel_AllReduce_Sum")[place % 3]
            stream.event(name, start_ms=start / 1e3, duration_ms=length / 1e3, stats=launch)
            if place % 6 != 5:
                begin = begins[place % len(begins)] / 1e3
                launches.event("cuLaunchKernel", start_ms=begin, duration_ms=0.001, stats=launch)
    assert_sums(space)


@pytest.mark.slow
@given(MARKS, MARKS, HOST, SPANS, SPANS)
def test_on_two_cores_of_a_tpu(
    first: list[Mark],
    second: list[Mark],
    host: list[tuple[str, int, int]],
    ops: list[Span],
    others: list[Span],
) -> None:
    # Each core marks its own steps; the first ones have the same numbers.
    space = space_of([], host, set())
    for number, (marks, spans) in enumerate(((first, ops), (second, others))):
        core = Core(space, number).describe("f", "loop fusion").describe("sum", "all-reduce")
        at = 0
        for step, (pause, length, _) in enumerate(marks):
            core.step(str(step), (at + pause) / 1e3, length / 1e3)
            at += pause + length
        for place, (start, length) in enumerate(spans):
            core.op(("f", "sum")[place % 2], start / 1e3, length / 1e3)
    assert_sums(space)


@pytest.mark.slow
@given(MARKS, MARKS, HOST, HOST, SKIPS)
def test_on_two_hosts(
    first: list[Mark],
    second: list[Mark],
    host: list[tuple[str, int, int]],
    other: list[tuple[str, int, int]],
    skips: set[int],
) -> None:
    assert_sums(space_of(first, host, skips), space_of(second, other, set()))
