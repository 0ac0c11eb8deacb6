"""Hosts of a run, put together: the order in which they come changes nothing."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.run_result import RunResult, gather, merge, of_host
from tensorboard_plugin_overview.overview.assemble import assemble
from tests.tpu_cases import Core

HOSTS = 6


def tpu_host(number: int) -> SpaceBuilder:
    """Two cores, five steps; op times, FLOPs, program ids and counters differ between hosts."""
    space = SpaceBuilder(hostname=f"host{number}")
    for index in range(2):
        core = Core(space, index, peak_teraflops_per_second=100.0 + number)
        program: dict[str, Any] = {"program_id": 7 + number}
        flops = 10**17 + 1000 * number
        core.describe("dot", "convolution fusion", flops=flops, bytes_accessed=7, **program)
        core.describe("sum", "all-reduce", **program)
        for step in range(number % 2, 5):
            start_ms = 10 * step + 0.1 * number
            core.step(str(step), start_ms, 9.0)
            core.op("dot", start_ms, 5 + 0.3 * number)
            core.op("sum", start_ms + 7, 1.0)
    if number % 3:
        space.plane("/host:CPU", matrix_unit_utilization_percent=0.1 * number)
    return space


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[HostResult]:
    """Of six hosts, one of which is empty and one unreadable."""
    folder = tmp_path_factory.mktemp("run")
    for number in range(HOSTS - 2):
        (folder / f"host{number}.xplane.pb").write_bytes(tpu_host(number).to_bytes())
    (folder / "host4.xplane.pb").touch()
    (folder / "host5.xplane.pb").write_bytes(b"\xff" * 100)
    return [read_host(file) for file in scan(folder).select(None).files]


def in_some_tree(results: list[HostResult], choose: random.Random) -> RunResult:
    """Shuffled, and merged in groups of random size until one is left."""
    parts = [of_host(result) for result in results]
    while len(parts) > 1:
        choose.shuffle(parts)
        size = choose.randint(2, len(parts))
        parts[:size] = [merge(parts[:size])]
    return parts[0]


def document(result: RunResult) -> Any:
    return json.dumps(assemble("r", result).to_dict())


@pytest.mark.slow
@given(st.randoms(use_true_random=False))
def test_order_does_not_matter(results: list[HostResult], choose: random.Random) -> None:
    assert document(in_some_tree(results, choose)) == document(gather(results))


@pytest.mark.slow
def test_order_does_not_matter_on_real_profiles(corpus: Path) -> None:
    """Hosts that have nothing in common, which is worse than any run."""
    paths = sorted([*corpus.glob("cpu_jax_2hosts_straggler/*.pb"), *corpus.glob("cpu_*.pb")])
    results = []
    for path in paths:
        (file,) = scan(path).select(None).files
        results.append(read_host(file))
    names = {result.report.host for result in results}
    assert len(names) == len(results) > 10
    expected = document(gather(results))
    for seed in range(5):
        assert document(in_some_tree(results, random.Random(seed))) == expected


def test_no_result_is_the_zero(results: list[HostResult]) -> None:
    assert not merge([]).reports
    assert not merge([]).hosts
    assert document(merge([RunResult(), gather(results)])) == document(gather(results))


def test_a_host_cannot_be_there_twice(results: list[HostResult]) -> None:
    with pytest.raises(ValueError, match="twice"):
        gather([results[0], results[0]])


def test_op_tables_are_not_kept_by_host(results: list[HostResult]) -> None:
    for host in gather(results).hosts:
        assert not host.device_ops.ops
        assert host.tpu is not None
        assert not host.tpu.ops.ops
