"""Memory that is no longer used: given back to the system, and not looked for in vain.

The readers' threads leave theirs in pools of the C library, one for each thread, where it is of no
use to the threads that come after them: without this, a process holds half as much again as it
needs, and TensorBoard would hold it until it ends.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

# As in <malloc.h>.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
# The most that glibc's own rule comes to on 64 bits, and twice that, as it keeps them.
_MMAP_BYTES = 32 << 20
_TRIM_BYTES = 64 << 20
_MMAP_VARIABLE = "MALLOC_MMAP_THRESHOLD_"


@functools.cache
def keep_large_blocks() -> None:
    """Lets glibc use the memory of large arrays again, instead of mapping each one anew.

    Glibc raises its threshold for mappings as large blocks are freed, unless a threshold is set:
    Dask's nanny sets `MALLOC_TRIM_THRESHOLD_`, and that for mappings stays at 128 KiB.  Then every
    temporary array is mapped, touched page by page and unmapped.  For a worker's process; what the
    user has set by `MALLOC_MMAP_THRESHOLD_` stays.
    """
    if _MMAP_VARIABLE in os.environ:
        return
    option = _function("mallopt")
    option(_M_MMAP_THRESHOLD, _MMAP_BYTES)
    option(_M_TRIM_THRESHOLD, _TRIM_BYTES)


def give_back_memory() -> None:
    """Returns free memory to the system, where the C library can; takes milliseconds."""
    _function("malloc_trim")(0)


@contextmanager
def collection_paused() -> Iterator[None]:
    """Pauses the garbage collector, for short work that makes many objects without cycles.

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
def _function(name: str) -> Callable[..., Any]:
    """A function of the C library, such as glibc's `malloc_trim`.

    Other C libraries have none of that name, or need none: then one that does nothing.
    """
    try:
        found: Callable[..., Any] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError, TypeError):
        # TypeError: Windows has no library of that name.
        return lambda *_: None
    return found
