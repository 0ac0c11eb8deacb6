"""Memory that is no longer used: given back to the system, and not looked for in vain.

The readers' threads leave theirs in pools of the C library, one for each thread, where it is of no
use to the threads that come after them: without this, a process holds half as much again as it
needs, and TensorBoard would hold it until it ends.
"""

from __future__ import annotations

import ctypes
import functools
import gc
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def give_back_memory() -> None:
    """Returns free memory to the system, where the C library can; takes milliseconds."""
    _trim()(0)


@contextmanager
def collection_paused() -> Iterator[None]:
    """For short work that makes many objects and no cycles of them.

    Looking for garbage among the names and ops of a small profile takes a fifth of the time in
    which it is read.  Where threads overlap, the first to end starts the collector again.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@functools.cache
def _trim() -> Callable[[int], Any]:
    """Glibc's `malloc_trim`; other C libraries have none, or need none."""
    try:
        trim: Callable[[int], Any] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        # TypeError: Windows has no library of that name.
        return lambda _: None
    return trim
