"""Findings: the order in which to fix them, and where each says to look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.finding import TRACE_VIEWER, Finding, Severity, by_cost
from tests.cases import overview_of
from tests.real_profiles import real_documents

# `XPLANE_TOOLS` of XProf 2.24.2.
XPROF_TOOLS = {
    "trace_viewer@",
    "input_pipeline_analyzer",
    "framework_op_stats",
    "kernel_stats",
    "memory_profile",
    "pod_viewer",
    "op_profile",
    "hlo_stats",
    "roofline_model",
    "inference_profile",
    "memory_viewer",
    "graph_viewer",
}


def found(
    finding: str, cost_ms: float | None, severity: Severity = "medium", cause: str | None = None
) -> Finding:
    return Finding(finding, severity, "title", "evidence", "next", cost_ms=cost_ms, cause=cause)


def order(*findings: Finding) -> list[str]:
    return [one.id for one in by_cost(findings)]


def test_what_costs_most_comes_first_whatever_its_severity() -> None:
    assert order(found("a", 1, "high"), found("b", 2), found("c", 3, "low")) == ["c", "b", "a"]


def test_what_has_no_known_cost_comes_last_by_severity() -> None:
    assert order(found("a", None, "low"), found("b", None), found("c", 0.1, "low")) == [
        "c",
        "b",
        "a",
    ]


def test_a_cause_stands_before_its_effect() -> None:
    effect = found("effect", 9, cause="cause")
    assert order(effect, found("other", 5), found("cause", 7), found("small", 1)) == [
        "cause",
        "effect",
        "other",
        "small",
    ]
    assert order(effect, found("other", 10), found("cause", 20)) == ["cause", "other", "effect"]
    assert order(effect, found("other", 5)) == ["effect", "other"], "the cause is not there"


def test_the_shape_in_the_json() -> None:
    finding = Finding(
        "a", "high", "T", "E", "N", cost_ms=1.5, steps=[3, 1], ops=["op"], tool=TRACE_VIEWER
    )
    assert finding.to_dict() == {
        "id": "a",
        "severity": "high",
        "title": "T",
        "evidence": "E",
        "next_step": "N",
        "cost_ms": 1.5,
        "look_at": {
            "steps": [3, 1],
            "ops": ["op"],
            "tool": {"id": "trace_viewer@", "label": "Trace Viewer"},
        },
    }


def gpu_run(*waits_ms: float, collectives_ms: float = 0) -> dict[str, SpaceBuilder]:
    """Steps of 10 ms of kernels; then a copy to the device of so many ms, then collectives."""
    space = SpaceBuilder()
    plane = space.plane("/device:GPU:0")
    compute, copies = plane.line("Stream #1(Compute)"), plane.line("Stream #2(MemcpyH2D)")
    start_ms = 0.0
    for group, wait_ms in enumerate((*waits_ms, 1)):
        compute.event("gemm", start_ms=start_ms, duration_ms=10, group_id=group)
        start_ms += 10
        copies.event("MemcpyH2D", start_ms=start_ms, duration_ms=wait_ms, group_id=group)
        start_ms += wait_ms
        if collectives_ms:
            name = "ncclDevKernel_AllReduce_Sum"
            compute.event(name, start_ms=start_ms, duration_ms=collectives_ms, group_id=group)
            start_ms += collectives_ms
    return {"h": space}


def by_id(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in document["findings"]}


def test_input_names_the_steps_that_wait_most_and_the_copies(tmp_path: Path) -> None:
    # Steps of 12, 15, 12, 14 ms: 13 of 53 ms are copies, 3.25 ms a step.
    document = overview_of(tmp_path, **gpu_run(2, 5, 2, 4))
    finding = by_id(document)["input_bound"]
    assert finding["cost_ms"] == pytest.approx(3.25)
    assert finding["look_at"]["steps"] == [1, 3, 0, 2]
    assert finding["look_at"]["ops"] == ["MemcpyH2D"]
    assert finding["look_at"]["tool"]["id"] == "input_pipeline_analyzer"


def test_the_larger_cost_comes_first(tmp_path: Path) -> None:
    few = overview_of(tmp_path / "few", **gpu_run(4, 4, 4, collectives_ms=2))
    assert [one["id"] for one in few["findings"]][:2] == ["input_bound", "collective_bound"]
    many = overview_of(tmp_path / "many", **gpu_run(4, 4, 4, collectives_ms=6))
    assert [one["id"] for one in many["findings"]][:2] == ["collective_bound", "input_bound"]
    ops = by_id(many)["collective_bound"]["look_at"]["ops"]
    assert ops == ["ncclDevKernel_AllReduce_Sum"]


def test_what_no_op_explains_on_a_cpu(tmp_path: Path) -> None:
    # In each step of 10 ms an op runs for 6 ms: 4 ms are Python.
    space = SpaceBuilder()
    thread = space.plane("/host:CPU").line("python")
    for step in range(4):
        thread.event("train", start_ms=10 * step, duration_ms=10, step_num=step)
        thread.event("dense/MatMul:MatMul", start_ms=10 * step, duration_ms=6)
    document = overview_of(tmp_path, h=space)
    assert document["metrics"]["time_all_others"]["value"] == pytest.approx(4)
    finding = by_id(document)["unexplained_idle"]
    assert (finding["severity"], finding["cost_ms"]) == ("high", pytest.approx(4))
    assert finding["title"] == "No op runs in a part of each step"
    assert "40.0 %" in finding["evidence"]


def test_slow_steps_cost_what_they_take_more(tmp_path: Path) -> None:
    # Steps of 12, 12, 30, 12 ms: one of four takes 18 ms more than the median.
    finding = by_id(overview_of(tmp_path, **gpu_run(2, 2, 20, 2)))["slow_steps"]
    assert finding["evidence"] == "Step 2: 30 ms against a median of 12 ms, mostly in Input."
    assert finding["look_at"]["steps"] == [2]
    assert finding["cost_ms"] == pytest.approx(18 / 4)


def test_steps_that_get_slower(tmp_path: Path) -> None:
    # Steps of 11.0 to 13.9 ms, 0.1 ms more each: 2.9 ms more at the end, 1.45 ms on average.
    document = overview_of(tmp_path, **gpu_run(*(1 + 0.1 * step for step in range(30))))
    finding = by_id(document)["getting_slower"]
    assert finding["severity"] == "high"  # 23 % of the median 12.45 ms
    assert finding["cost_ms"] == pytest.approx(1.45)
    assert finding["look_at"]["steps"] == [29, 0]
    assert document["headline"]["trend"]["direction"] == "slower"


def test_even_steps_do_not_get_slower(tmp_path: Path) -> None:
    assert "getting_slower" not in by_id(overview_of(tmp_path, **gpu_run(*[2.0] * 30)))


@pytest.mark.slow
@pytest.mark.usefixtures("corpus")
def test_what_is_named_is_there() -> None:
    """Steps are rows, ops are top ops, tools are XProf's; costs descend but for effects."""
    for document in real_documents().values():
        steps = len(document["steps"]["columns"]["number"]) if document["steps"] else 0
        ops = {row["name"] for row in document["top_ops"]}
        costs = [one["cost_ms"] for one in document["findings"]]
        known = [cost for cost in costs if cost is not None]
        assert costs[: len(known)] == known, "those of unknown cost come last"
        for finding in document["findings"]:
            look_at = finding["look_at"]
            assert all(0 <= step < steps for step in look_at["steps"])
            assert set(look_at["ops"]) <= ops
            assert look_at["tool"] is None or look_at["tool"]["id"] in XPROF_TOOLS
            assert finding["severity"] in ("high", "medium", "low", "info")
            assert finding["evidence"]
            assert finding["next_step"]


def test_the_straggler_comes_before_the_wait_for_it(corpus: Path) -> None:
    """Collectives take 14.8 ms a step on average; host0 waits 13.2 ms for host1, which is its cost.

    Of the mean over both hosts, half of it.
    """
    document = load(corpus / "cpu_jax_2hosts_straggler").to_dict()
    straggler, collectives, rest = document["findings"]
    assert [straggler["id"], collectives["id"]] == ["straggler", "collective_bound"]
    assert rest["id"] == "unexplained_idle"
    assert straggler["cost_ms"] == pytest.approx(13.2, abs=0.1)
    assert "14.79 ms" in collectives["evidence"]
    assert collectives["cost_ms"] == pytest.approx(14.8 - 13.2 / 2, abs=0.2)


def test_compilation_comes_before_the_step_it_made_slow(corpus: Path) -> None:
    document = load(corpus / "cpu_jax_plain_20steps.xplane.pb").to_dict()
    ids = [one["id"] for one in document["findings"]]
    assert ids.index("compile_in_loop") + 1 == ids.index("slow_steps")
