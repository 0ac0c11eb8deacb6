"""Session latency is XProf's, session by session; percentiles differ by their definition alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.parity.comparison import Comparison, unneeded
from tests.parity.inference import PARTS, PURPOSES, comparisons

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compared(shared: Path) -> list[Comparison]:
    return list(comparisons(shared))


def test_every_difference_is_meant(compared: list[Comparison]) -> None:
    assert [one for one in compared if one.verdict == "different"] == []


def test_every_purpose_is_needed(compared: list[Comparison]) -> None:
    assert unneeded(PURPOSES, compared) == []


@pytest.mark.parametrize(
    "case", ["cpu_tf_serve_sessions", "exp8_00", "exp8_01", "exp8_02", "exp8_05"]
)
def test_sessions_are_the_same_one_by_one(compared: list[Comparison], case: str) -> None:
    equal = {one.number for one in compared if one.case == case and one.verdict == "equal"}
    labels = (
        "latency mean",
        *(f"session at {p}%" for p in ("50.0", "75.0", "90.0", "99.0", "99.9")),
    )
    assert {f"{label}: {part}" for label in labels for part in PARTS} <= equal


@pytest.mark.parametrize(
    "case, number, value",
    [
        ("exp8_00", "latency mean: device", "5.500000"),
        ("exp8_01", "latency mean: total", "12.333333"),
        ("exp8_02", "session at 50.0%: host", "6.300000"),
        ("exp8_05", "session at 99.9%: total", "12.000000"),
        ("cpu_tf_serve_sessions", "session at 99.0%: total", "0.424941"),
    ],
)
def test_what_is_right_is_the_same(
    compared: list[Comparison], case: str, number: str, value: str
) -> None:
    assert Comparison(case, number, value, value, "equal", "") in compared
