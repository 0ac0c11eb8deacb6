"""Times of events in whole nanoseconds.

In: microseconds as in the file, float or Decimal.  Out: int64 nanoseconds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.formats.kineto.events import NONE, Ints
from tensorboard_plugin_overview.formats.kineto.table.records import Event

EPOCH_US = 10**14
"""Larger times count from 1970: `baseTimeNanoseconds` is at most a quarter of a year behind."""
REWRITTEN_US = 10**15
"""Without a base, smaller times do not say when it was."""
FAR_NS = 26 * 86400 * 10**9
"""Events that are further from the median are not of this capture."""

# All events of a file count from the same time.
_SAMPLE = 64
_MAX_US = 9 * 10**15
_FRACTION = re.compile(rb'"ts"\s*:\s*\d{15,}\.\d')


def needs_text(data: bytes, events: Sequence[Event]) -> bool:
    """Returns whether a double does not hold the times of events.

    Args:
        data: JSON of the events.
        events: decoded, times as floats.
    """
    return (
        any(event.ts > EPOCH_US for event in events[::_SAMPLE])
        and _FRACTION.search(data) is not None
    )


def nanoseconds(times: Sequence[Any], *, exact: bool) -> Ints:
    """Returns times in nanoseconds; NONE for those that are no time.

    Args:
        times: microseconds, float or Decimal.
        exact: whether they are Decimals.
    """
    if exact:
        return np.array([_exact(time) for time in times], np.int64).reshape(-1)
    values: NDArray[np.float64] = np.array(times, np.float64)
    good = np.abs(values) < _MAX_US
    values = np.where(good, values, 0)
    # Apart, since microseconds since 1970 x 1000 are more than a double holds.
    whole = np.floor(values)
    result = whole.astype(np.int64) * 1000 + np.rint((values - whole) * 1000).astype(np.int64)
    result[~good] = NONE
    return result


def _exact(time: Any) -> int:
    try:
        value = int((Decimal(time) * 1000).to_integral_value())
    except (InvalidOperation, OverflowError, ValueError):
        return NONE
    return value if abs(value) < _MAX_US * 1000 else NONE
