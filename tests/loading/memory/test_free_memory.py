"""Memory given back: it shrinks the process where the C library can, and never fails."""

from __future__ import annotations

import ctypes
import gc
import os
import subprocess
import sys

import pytest

from tensorboard_plugin_overview.loading.memory import free_memory
from tensorboard_plugin_overview.loading.memory.free_memory import (
    collection_paused,
    give_back_memory,
    keep_large_blocks,
)
from tests.conftest import ROOT

# In a process of its own: what other tests leave in the pools would be measured too.
USE_AND_FREE = """
import mmap
import threading
from pathlib import Path
import numpy as np
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory

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


NEEDS_GLIBC = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="the C library is not glibc",
)


@pytest.mark.slow
@NEEDS_GLIBC
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
    for cached in (free_memory._function, keep_large_blocks):
        cached.cache_clear()
    give_back_memory()
    keep_large_blocks()
    for cached in (free_memory._function, keep_large_blocks):
        cached.cache_clear()


# A hundred temporaries of 4 MB, one after the other, as a reader has them: 100,000 pages.
PAGE_FAULTS = """
import resource
import sys
import numpy as np
from tensorboard_plugin_overview.loading.memory.free_memory import keep_large_blocks

def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt

if sys.argv[1] == "kept":
    keep_large_blocks()
before = faults()
for _ in range(100):
    np.ones(500_000)
print(faults() - before)
"""
# What Dask's nanny starts its workers with.
NANNY = {"MALLOC_TRIM_THRESHOLD_": "65536"}


def page_faults(how: str, **variables: str) -> int:
    command = [sys.executable, "-c", PAGE_FAULTS, how]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=ROOT, env=os.environ | variables
    )
    return int(done.stdout)


@pytest.mark.slow
@NEEDS_GLIBC
def test_a_dask_worker_uses_the_memory_of_large_arrays_again() -> None:
    if page_faults("as it is", **NANNY) < 80_000:
        pytest.skip("the system maps larger pages, or more of them at a time")
    assert page_faults("kept", **NANNY) < 10_000


@pytest.mark.slow
@NEEDS_GLIBC
def test_the_users_own_threshold_stays() -> None:
    own = {"MALLOC_MMAP_THRESHOLD_": "131072"}
    as_it_is = page_faults("as it is", **NANNY, **own)
    assert page_faults("kept", **NANNY, **own) > as_it_is / 2


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
