"""Findings of inference runs: about sessions, and not about the steps of one program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sample_profiles.builder import SpaceBuilder
from tests.cases import overview_of


def run(*lengths_ms: float, op_share: float = 0.0) -> SpaceBuilder:
    """Sessions of these lengths, 100 ms apart; a kernel takes the given share of each."""
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("server")
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    for index, length_ms in enumerate(lengths_ms):
        start_ms = 100 * index
        line.event("SessionRun", start_ms=start_ms, duration_ms=length_ms, _r=1)
        at_ms = start_ms + 0.01
        line.event("cuLaunchKernel", start_ms=at_ms, duration_ms=0.01, correlation_id=index + 1)
        stream.event(
            "gemm",
            start_ms=start_ms + 0.02,
            duration_ms=max(0.01, op_share * length_ms),
            correlation_id=index + 1,
        )
    return space


def ids(document: dict[str, Any]) -> set[str]:
    assert document["job"]["kind"] == "inference"
    return {finding["id"] for finding in document["findings"]}


def test_slow_tail_says_where_the_time_goes(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=run(*[2.0] * 40, *[30.0] * 5, op_share=0.9))
    (tail,) = [one for one in document["findings"] if one["id"] == "slow_tail"]
    assert tail["severity"] == "high"
    assert "on the device" in tail["evidence"]
    assert "slow_steps" not in ids(document)


def test_even_sessions_have_no_tail(tmp_path: Path) -> None:
    assert "slow_tail" not in ids(overview_of(tmp_path, h=run(*[2.0] * 40, op_share=0.9)))


def test_sessions_mostly_on_the_host(tmp_path: Path) -> None:
    assert "sessions_host_bound" in ids(overview_of(tmp_path, h=run(*[2.0] * 40, op_share=0.2)))
