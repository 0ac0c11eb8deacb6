"""A reader can recompute the shares of the tables, and the latency, from what the document has."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tests.cases import overview_of
from tests.real_profiles import real_documents
from tests.reports import RUNS

# They read every real profile.
pytestmark = pytest.mark.slow

PARTS = ("total_ms", "host_ms", "device_ms", "communication_ms")


@pytest.fixture(scope="module")
def documents(samples: Path) -> list[Any]:
    """The documents of the samples, and of real profiles where there are any."""
    return [*(load(samples, run).to_dict() for run in RUNS), *real_documents().values()]


def rows(documents: list[Any], table: str) -> list[Any]:
    return [row for document in documents for row in document[table]]


# ---- devices, hosts, top ops ---------------------------------------------------------------------


def test_busy_shares(documents: list[Any]) -> None:
    known = [row for row in rows(documents, "devices") if row["busy_percent"] is not None]
    assert known
    for row in known:
        assert row["busy_percent"] == pytest.approx(100 * row["busy_ms"] / row["span_ms"])


def test_a_step_time_is_of_counted_steps(documents: list[Any]) -> None:
    for row in [*rows(documents, "devices"), *rows(documents, "hosts")]:
        assert (row["step_time_ms"] is None) == (row["counted_steps"] == 0)


def test_hosts_count_steps_as_the_graph_does(documents: list[Any]) -> None:
    tried = 0
    for document in documents:
        if document["steps"] is None or len(document["hosts"]) < 2:
            continue
        steps = document["steps"]["columns"]
        complete = steps["complete"] if any(steps["complete"]) else [True] * len(steps["complete"])
        slowest = [who for who, counts in zip(steps["slowest"], complete, strict=True) if counts]
        for host in document["hosts"]:
            if host["slowest_in_steps"] is None:
                continue
            tried += 1
            assert host["slowest_in_steps"] == slowest.count(host["name"])
            assert (
                host["slowest_in_steps"]
                <= host["counted_steps"]
                <= min(host["steps"], sum(complete))
            )
    assert tried or not real_documents()


def test_shares_of_ops(documents: list[Any]) -> None:
    tried = 0
    for document in documents:
        reached_ms = {"device": 0.0, "host": 0.0}
        for row in document["top_ops"]:
            tried += 1
            reached_ms[row["side"]] += row["self_ms"]
            whole_ms = row["side_self_ms"]
            assert row["share_percent"] == pytest.approx(100 * row["self_ms"] / whole_ms)
            assert row["cumulative_percent"] == pytest.approx(
                100 * reached_ms[row["side"]] / whole_ms
            )
            if row["gflops_per_s"] is not None:
                assert row["gflops_per_s"] == pytest.approx(row["gflops"] / row["self_ms"] * 1e3)
    assert tried


def test_by_hand(tmp_path: Path) -> None:
    # Of 24 ms from first to last op 12 are busy; steps at 100, 110, 120 ms, the last open-ended.
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for group, start_ms in enumerate((100, 110, 120)):
        stream.event("gemm", start_ms=start_ms, duration_ms=3, group_id=group)
        stream.event("relu", start_ms=start_ms + 3, duration_ms=1, group_id=group)
    document = overview_of(tmp_path, h=space)
    [device] = document["devices"]
    assert (device["busy_ms"], device["span_ms"], device["busy_percent"]) == (12, 24, 50)
    assert (device["counted_steps"], device["step_time_ms"]) == (2, 10)
    [host] = document["hosts"]
    assert (host["steps"], host["counted_steps"]) == (3, 2)
    ops = [(op["name"], op["self_ms"], op["side_self_ms"]) for op in document["top_ops"]]
    assert ops == [("gemm", 9, 12), ("relu", 3, 12)]


# ---- session latency -----------------------------------------------------------------------------


def sessions_of(tmp_path: Path, *lengths_ms: float) -> Mapping[str, Any]:
    """Sessions one after the other, 100 ms apart; in each, the device works in half of the time."""
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for index, length_ms in enumerate(lengths_ms):
        start_ms = 100 * index
        server.event("SessionRun", start_ms=start_ms, duration_ms=length_ms, _r=1)
        launch = {"correlation_id": index + 1}
        server.event("cuLaunchKernel", start_ms=start_ms + 0.1, duration_ms=0.1, stats=launch)
        kernel_ms = length_ms / 2
        stream.event("gemm", start_ms=start_ms + 1, duration_ms=kernel_ms, stats=launch)
    inference: dict[str, Any] = overview_of(tmp_path, h=space)["inference"]
    return inference


def test_latency_follows_from_its_formula(tmp_path: Path) -> None:
    # Rank of p50: 0.5 · 3 = 1.5, between 20 and 40 ms; of p90: 2.7, between 40 and 80 ms.
    inference = sessions_of(tmp_path, 40, 10, 80, 20)
    provenance = inference["provenance"]
    inputs = {one["name"]: (one["value"], one["unit"]) for one in provenance["inputs"]}
    assert inputs == {"sessions": (4, None), "sum over them": (150, "ms")}
    assert provenance["window"] == "4 sessions, 0.0 to 320.0 ms of the profile"
    assert provenance["files"] is None
    assert "interpolated linearly" in provenance["formula"]
    assert inference["mean"]["total_ms"] == 37.5
    found = {row["percentile"]: row for row in inference["percentiles"]}
    assert (found[50]["total_ms"], found[50]["device_ms"]) == pytest.approx((30, 15))
    assert (found[90]["total_ms"], found[90]["device_ms"]) == pytest.approx((68, 34))


def test_latency_of_few_sessions_is_recomputed(documents: list[Any]) -> None:
    for document in documents:
        inference = document["inference"]
        if inference is None:
            continue
        inputs = {one["name"]: one["value"] for one in inference["provenance"]["inputs"]}
        assert inputs["sessions"] == inference["sessions"]
        mean_ms = inputs["sum over them"] / inputs["sessions"]
        assert inference["mean"]["total_ms"] == pytest.approx(mean_ms)
        assert inference["provenance"]["window"]
        # Of up to ten sessions the document has all.
        known = inference["slowest"][::-1]
        if len(known) < inference["sessions"]:
            continue
        for row in inference["percentiles"]:
            rank = row["percentile"] / 100 * (len(known) - 1)
            low, high = known[int(rank)], known[min(int(rank) + 1, len(known) - 1)]
            for part in PARTS:
                between = low[part] + (rank - int(rank)) * (high[part] - low[part])
                assert row[part] == pytest.approx(between, abs=1e-9)


# ---- environment ---------------------------------------------------------------------------------


def test_every_fact_of_the_environment_says_where_it_is_from(
    documents: list[Any],
) -> None:
    for document in documents:
        environment = document["environment"]
        assert set(environment["provenance"]) == set(environment) - {"provenance"}
        for key in ("capture_start_ns", "capture_ms", "trace_level", "devices_used"):
            not_known = environment["provenance"][key].startswith("not known")
            assert not_known == (environment[key] is None)
        assert environment["provenance"]["frameworks"].startswith("not known") == (
            not environment["frameworks"]
        )


def test_planes_and_stats_are_named(tmp_path: Path) -> None:
    space = SpaceBuilder()
    for ordinal in range(2):
        plane = space.plane(f"/device:GPU:{ordinal}", device_type_string="A100")
        plane.line("Stream #7(Compute)").event("gemm", start_ms=0, duration_ms=1)
    space.plane("/host:CPU", jax_version="0.9")
    origins = overview_of(tmp_path, vm=space)["environment"]["provenance"]
    assert origins["device_type"] == (
        "stat device_type_string of the plane of /device:GPU:0 and 1 more"
    )
    assert origins["device_count"] == "planes of a GPU: /device:GPU:0 and 1 more"
    assert origins["host_count"] == "files *.xplane.pb that could be read: vm"
    assert origins["frameworks"] == "stat jax_version of the planes"


def test_without_a_device(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("python").event("wait", start_ms=0, duration_ms=1)
    origins = overview_of(tmp_path, vm=space)["environment"]["provenance"]
    assert origins["device_type"] == "no plane of a device in the profile: the host's CPU"
