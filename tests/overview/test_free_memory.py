"""Memory given back: it shrinks the process where the C library can, and never fails."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys

import pytest

from tensorboard_plugin_overview.overview import free_memory
from tensorboard_plugin_overview.overview.free_memory import collection_paused
from tensorboard_plugin_overview.overview.free_memory import give_back_memory
from tests.conftest import ROOT

# In a process of its own: what other tests leave in the pools would be measured too.
USE_AND_FREE = """
import mmap
import threading
from pathlib import Path
import numpy as np
from tensorboard_plugin_overview.overview.free_memory import give_back_memory

def resident_mb():
    return int(Path("/proc/self/statm").read_text().split()[1]) * mmap.PAGESIZE / 1e6

def use_and_free():
    # Many small pieces, which a C library keeps when they are freed.
    kept = [np.ones(8000) for _ in range(2000)]

give_back_memory()
before = resident_mb()
thread = threading.Thread(target=use_and_free)
thread.start()
thread.join()
held = resident_mb() - before
give_back_memory()
print(held, resident_mb() - before)
"""


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="the C library is not glibc",
)
def test_what_a_thread_freed_is_given_back() -> None:
    command = [sys.executable, "-c", USE_AND_FREE]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    held_mb, left_mb = map(float, done.stdout.split())
    assert held_mb > 30, "else nothing is shown: the C library keeps half of the 128 MB"
    assert left_mb < 30


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
