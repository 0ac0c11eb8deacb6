"""Memory that is no longer used, given back to the system.

The readers' threads leave theirs in pools of the C library, one for each thread, where it is of no
use to the threads that come after them: without this, a process holds half as much again as it
needs, and TensorBoard would hold it until it ends.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any


def give_back_memory() -> None:
    """Returns free memory to the system, where the C library can; takes milliseconds."""
    _trim()(0)


@functools.cache
def _trim() -> Callable[[int], Any]:
    """Glibc's `malloc_trim`; other C libraries have none, or need none."""
    try:
        trim: Callable[[int], Any] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        # TypeError: Windows has no library of that name.
        return lambda _: None
    return trim
