"""Steps of several hosts side by side: what no whole run shows. Runs are in tests/overview."""

from __future__ import annotations

import tracemalloc
from dataclasses import replace

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, summarize_host
from tensorboard_plugin_overview.metrics.run.alignment import align


def host_with_runs(name: str, first: int, count: int) -> HostSummary:
    """A program without markers that runs for 6 of every 10 ms."""
    space = SpaceBuilder()
    thread = space.plane("/host:CPU").line("pool")
    for run in range(first, first + count):
        op: dict[str, int | str] = {"hlo_op": "dot", "hlo_module": "jit_f", "run_id": run}
        thread.event("dot", start_ms=10 * run, duration_ms=6, stats=op)
    summary = summarize_host(
        XSpaceTrace(build_timeline(name, read_xspace(space.to_bytes(), SELECTION)))
    )
    # The same clock, whose zero the profile does not tell.
    return replace(summary, origin_ns=0)


def test_many_steps_without_numbers_do_not_meet_each_with_each() -> None:
    """A table of all pairs of 3000 steps would take 72 MB a column."""
    hosts = [host_with_runs("a", 0, 3000), host_with_runs("b", 3, 3000)]
    tracemalloc.start()
    try:
        found = align(hosts)
        _, most_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    first = [host.device_steps[0].steps.number[0] for host in found.hosts]
    assert first == [0, 3]
    assert not found.by_order
    assert most_bytes < 16_000_000
