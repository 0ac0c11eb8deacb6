"""Memory given back: it shrinks the process where the C library can, and never fails."""

from __future__ import annotations

import ctypes
import gc
import mmap
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from tensorboard_plugin_overview.overview import free_memory
from tensorboard_plugin_overview.overview.free_memory import collection_paused
from tensorboard_plugin_overview.overview.free_memory import give_back_memory


def resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * mmap.PAGESIZE / 1e6


def use_and_free(count: int) -> None:
    """Memory of many small pieces, which a C library keeps when they are freed."""
    kept = [np.ones(8000) for _ in range(count)]
    assert len(kept) == count


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="the C library is not glibc",
)
def test_what_a_thread_freed_is_given_back() -> None:
    give_back_memory()
    before = resident_mb()
    thread = threading.Thread(target=use_and_free, args=(2000,))
    thread.start()
    thread.join()
    give_back_memory()
    assert resident_mb() < before + 30, "of the 128 MB that were used"


def test_other_systems_have_nothing_of_the_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_library(name: object) -> object:
        raise OSError

    monkeypatch.setattr(ctypes, "CDLL", no_library)
    free_memory._trim.cache_clear()
    give_back_memory()
    free_memory._trim.cache_clear()


def test_the_collector_is_paused_and_goes_on_as_it_was() -> None:
    with collection_paused():
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.disable()
    try:
        with collection_paused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
