"""Numbers as a reader likes them."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.overview.formatting import format_change, format_value


@pytest.mark.parametrize(
    ("value", "unit", "said"),
    [
        (21.3104, "ms", "21.31 ms"),
        (1204.4, "ms", "1.204 s"),
        (-1204.4, "ms", "-1.204 s"),
        (7.8141, "%", "7.814 %"),
        (0, "%", "0 %"),
        (12345.6, "1/s", "12346 1/s"),
        (1.5e9, "1/s", "1.5e+09 1/s"),
        (85_899_345_920, "bytes", "80 GiB"),
        (1000, "bytes", "0.9766 KiB"),
        (0, "bytes", "0 B"),
    ],
)
def test_values(value: float, unit: str, said: str) -> None:
    assert format_value(value, unit) == said


@pytest.mark.parametrize(
    ("change", "unit", "said"),
    [
        (4.9312, "ms", "+4.93 ms"),
        (-0.7, "%", "−0.7 %"),
        (0.0, "points", "±0 points"),
        (-2500.0, "ms", "−2.5 s"),
        (-3 * 2**30, "bytes", "−3 GiB"),
        (12345.6, "%", "+12346 %"),
        (3e12, "%", "+3e+12 %"),
    ],
)
def test_changes(change: float, unit: str, said: str) -> None:
    assert format_change(change, unit) == said
