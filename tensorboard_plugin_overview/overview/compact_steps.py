"""Rounds the steps of very long profiles, so that the page loads fast.

In: the JSON's `steps`, its times to the picosecond.  Out: the same if a chart has room for all
steps, and else with times to four digits of the median step.

The parts of a step still add up to its length exactly: all are whole numbers of one unit, and the
remainder of the rounding goes to the part that stands for the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.overview import schema

MOST_EXACT = 20_000
"""Up to this many steps are shown to the picosecond."""

_DIGITS = 4
_PERCENT_DECIMALS = 1
_Columns: TypeAlias = Mapping[str, list[float | None]]
# The parts that stand for the rest of a step, on every platform.
_RESTS = ("all_others", "idle")


def round_steps(steps: schema.Steps) -> schema.Steps:
    """Returns the steps; where they are many, rounded, with `resolution_ms`, the unit of times."""
    columns = cast("_Columns", steps["columns"])
    if len(columns["number"]) <= MOST_EXACT:
        return steps
    median_ms = median(np.asarray(columns["duration_ms"]))
    decimals = _DIGITS - 1 - int(np.floor(np.log10(median_ms))) if median_ms > 0 else 9
    parts = [category["id"] for category in steps["categories"]]
    units = {name: _units(columns[name], decimals) for name in ("duration_ms", *parts)}
    rest = next(name for name in _RESTS if name in parts)
    units |= _with_sum(units["duration_ms"], {name: units[name] for name in parts}, rest)
    rounded = dict(columns)
    for name, column in columns.items():
        if name in units:
            rounded[name] = [*_values(units[name], decimals)]
        elif name.endswith("_ms"):
            rounded[name] = _rounded(column, decimals)
        elif "_percent" in name:
            rounded[name] = _rounded(column, _PERCENT_DECIMALS)
    gap_columns = _rounded_gap(steps, units["duration_ms"], decimals)
    return {
        **steps,
        "gap": {**steps["gap"], "columns": cast(schema.GapColumns, gap_columns)},
        "resolution_ms": float(f"1e{-decimals}"),
        "columns": cast(schema.StepColumns, rounded),
    }


def _rounded_gap(
    steps: schema.Steps, duration: NDArray[np.int64], decimals: int
) -> dict[str, list[float | None]]:
    """Rounds the gaps, so that their parts add up to the rounded period without the step."""
    period_ms = steps["columns"]["period_ms"]
    known = [row for row, period in enumerate(period_ms) if period is not None]
    period = _units([period_ms[row] for row in known], decimals)
    columns = cast("_Columns", steps["gap"]["columns"])
    units = {
        name: _units([column[row] for row in known], decimals) for name, column in columns.items()
    }
    units = _with_sum(np.maximum(period - duration[known], 0), units, _RESTS[0])
    rounded: dict[str, list[float | None]] = {}
    for name, of_known in units.items():
        values: list[float | None] = [None] * len(period_ms)
        for row, value in zip(known, _values(of_known, decimals), strict=True):
            values[row] = value
        rounded[name] = values
    return rounded


def _units(column: Sequence[float | None], decimals: int) -> NDArray[np.int64]:
    return np.rint(np.array(column, np.float64) * 10.0**decimals).astype(np.int64)


def _with_sum(
    total: NDArray[np.int64], parts: Mapping[str, NDArray[np.int64]], rest: str
) -> dict[str, NDArray[np.int64]]:
    """Makes the parts add up to the total, in whole units: what rounding leaves goes to the rest.

    Args:
        total: int64[n].
        parts: name -> int64[n].
        rest: the part that stands for what is left.
    """
    others = [name for name in parts if name != rest]
    fitted = {name: parts[name].copy() for name in others}
    left = total - sum(fitted.values(), np.zeros(len(total), np.int64))
    if others:
        table = np.stack([fitted[name] for name in others])
        largest = table.argmax(axis=0)
        table[largest, np.arange(len(left))] += np.minimum(left, 0)
        fitted.update(zip(others, table, strict=True))
    return {**fitted, rest: np.maximum(left, 0)}


def _values(units: NDArray[np.int64], decimals: int) -> list[float]:
    # A division is rounded correctly, so that these are written with no more than their digits.
    factor = 10.0 ** abs(decimals)
    values: list[float] = (units / factor if decimals >= 0 else units * factor).tolist()
    return values


def _rounded(column: Sequence[float | None], decimals: int) -> list[float | None]:
    return [None if value is None else round(value, decimals) for value in column]
