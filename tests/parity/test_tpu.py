"""TPU numbers are XProf's to the printed digit, but for differences that are meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview.metrics.steps.tpu_breakdown import is_busy
from tests.parity.comparison import Comparison, unneeded
from tests.parity.tpu import PURPOSES, cases, comparisons, read_cores

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compared(shared: Path) -> list[Comparison]:
    return list(comparisons(shared))


def test_every_difference_is_meant(compared: list[Comparison]) -> None:
    assert [one for one in compared if one.verdict == "different"] == []


def test_every_purpose_is_needed(compared: list[Comparison]) -> None:
    assert unneeded(PURPOSES, compared) == []


@pytest.mark.parametrize(
    "case, number, value",
    [
        ("tpu1_00", "steptime_ms_average", "10.00"),
        ("tpu1_00", "mxu_utilization_percent", "12.5%"),
        ("tpu1_00", "hbm_utilization_percent", "33.2%"),
        ("tpu1_00", "device_idle_time_percent", "20.0%"),
        ("tpu1_00", "tc_infeed_ms_average", "1.00"),
        ("tpu1_00", "tc_idle_ms_average", "2.00"),
        ("tpu2_00", "steptime_ms_average", "10.50"),
        ("tpu2_00", "device_idle_time_percent", "32.8%"),
        ("tpu2_00", "scv0_compute_ms_average", "0.40"),
        ("tpu2_00", "tc_outfeed_ms_average", "0.50"),
        ("exp6_00", "steptime_ms_average", "22.00"),
        ("exp6_01", "tc_infeed_ms_average", "0.80"),
        ("exp6_01", "tc_idle_ms_average", "9.20"),
        ("exp7_01", "mxu_utilization_percent", "30.0%"),
        ("exp11_29", "tc_infeed_ms_average", "3.00"),
        ("exp11_29", "infeed_percent_average", "15.0"),
        ("tpu_v6e_x4", "device_idle_time_percent", "13.4%"),
        ("tpu_v6e_x4", "top op 1: share", "24.6807%"),
        ("tpu_v6e_x4", "top op 5: operation", "jit(f)/jit(main)/add"),
        ("tpu_v6e_x4", "top op 5: GFLOP/s", "167.4252"),
    ],
)
def test_what_is_right_is_the_same(
    compared: list[Comparison], case: str, number: str, value: str
) -> None:
    """Numbers that say something: computed, and not zero."""
    assert Comparison(case, number, value, value, "equal", "") in compared


# Those where XProf and we mean different things by busy.
_OTHER_BUSY = {"tpu_v6e_x4", "tpu2_00", "exp13_04", "exp6_02"} | {
    f"exp11_{number}" for number in ("04", "05", "06", "08", "09", "27", "32")
}


def test_duty_cycle_is_xprofs_over_its_span(shared: Path) -> None:
    """Our busy time over the time from the first program or op to the last, of all cores."""
    checked = 0
    for case, files, answer in cases(shared):
        if case in _OTHER_BUSY:
            continue
        busy_ps = span_ps = 0
        for core, ops in (one for file in files for one in read_cores(file)):
            busy_ps += sum(block.time_of(is_busy).total_ps for block in core.blocks())
            assert core.runs is not None
            first_ps = min(ops.start_ps.min(), core.runs.start_ps.min())
            span_ps += int(max(ops.end_ps.max(), core.runs.end_ps.max()) - first_ps)
        ours = f"{100 * busy_ps / span_ps:.1f}%"
        assert ours == answer[0]["p"]["device_duty_cycle_percent"], case
        checked += 1
    assert checked > 25
