"""Any sessions: their parts add up, percentiles are numpy's, and nothing else changes them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from sample_profiles.builder import SpaceBuilder
from tests.cases import overview_of
from tests.overview.panels.test_inference import times

Kernel = tuple[int, int, bool]
"""Milliseconds after the session's start, length, is a copy."""


def served(requests: Sequence[tuple[int, int, int, Sequence[Kernel]]], noise: bool) -> SpaceBuilder:
    """Requests (thread, pause before, length, kernels); with what must not matter, if asked for."""
    space = SpaceBuilder()
    host, gpu = space.plane("/host:CPU"), space.plane("/device:GPU:0")
    stream = gpu.line("Stream #7")
    threads = [host.line(f"server/{number}") for number in range(3)]
    free_ms = [0, 0, 0]
    keys = itertools.count(1)
    for thread, pause_ms, length_ms, kernels in requests:
        start_ms = free_ms[thread] + pause_ms
        free_ms[thread] = start_ms + length_ms
        server = threads[thread]
        server.event("SessionRun", start_ms=start_ms, duration_ms=length_ms, _r=1)
        for at_ms, kernel_ms, is_copy in kernels:
            key = next(keys)
            server.event("cuLaunch", start_ms=start_ms + 0.1, duration_ms=0.1, correlation_id=key)
            name = "MemcpyH2D" if is_copy else "gemm"
            stream.event(name, start_ms=start_ms + at_ms, duration_ms=kernel_ms, correlation_id=key)
            if noise:
                stream.event(name, start_ms=start_ms + at_ms, correlation_id=key)
        if noise:
            server.event("SessionRun", start_ms=start_ms, _r=1)
            server.event("SessionRun", start_ms=start_ms + length_ms, _r=1)
    if noise:
        other = host.line("trainer")
        other.event("cuLaunch", start_ms=0, duration_ms=500, correlation_id=0)
        stream.event("gemm", start_ms=0, duration_ms=500, correlation_id=0)
        stream.event("MemcpyD2H", start_ms=0, duration_ms=500)
    return space


REQUESTS = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.integers(0, 5),
        st.integers(1, 20),
        st.lists(st.tuples(st.integers(0, 25), st.integers(1, 9), st.booleans()), max_size=4),
    ),
    min_size=1,
    max_size=9,
)


@pytest.mark.slow
@settings(max_examples=max(10, settings().max_examples * 2 // 5))
@given(REQUESTS)
def test_whatever_else_goes_on_sessions_stay_the_same(
    tmp_path_factory: pytest.TempPathFactory,
    requests: list[tuple[int, int, int, list[Kernel]]],
) -> None:
    folder = tmp_path_factory.mktemp("case")
    plain = overview_of(folder, h=served(requests, noise=False))["inference"]
    noisy = overview_of(folder, h=served(requests, noise=True))["inference"]
    assert noisy == plain
    assert plain["sessions"] == len(requests)
    totals = [length for _, _, length, _ in requests]
    expected = np.percentile(totals, [50, 75, 90, 99, 99.9])
    rows = plain["percentiles"]
    assert [row["total_ms"] for row in rows] == pytest.approx(expected.tolist(), rel=1e-12)
    for one in (plain["mean"], *rows, *plain["slowest"]):
        total, host, device, communication = times(one)
        assert host + device + communication == pytest.approx(total, abs=1e-6)
        assert min(host, device, communication) >= 0
