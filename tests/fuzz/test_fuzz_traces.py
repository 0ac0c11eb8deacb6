"""Changed traces of torch.profiler: a document, or a documented error; and absurd ones by hand."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pytest

from tensorboard_plugin_overview import load
from tests.formats.kineto.traces import event, written
from tests.fuzz.harness import check_load, check_trace
from tests.fuzz.mutate_trace import mutated, seeds

QUICK = 300
MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "1000"))
# Generous for a busy machine; what it guards against takes minutes.
SECONDS_FOR_ONE = 20.0
# What is read at a time, and a budget for tables.
MOST_BYTES = 64 << 20


def fuzz(folder: Path, seed: int, count: int) -> int:
    """Tries changed traces, and returns how many had an overview."""
    random = Random(seed)
    found = seeds()
    readable = 0
    for number in range(count):
        raw = mutated(random.choice(found), random, random.choice(found))
        began = process_time()
        with np.errstate(invalid="raise", divide="raise"):
            readable += check_load(raw, folder / "host.pt.trace.json")
        if number % 4 == 0:
            check_trace(raw)
        assert process_time() - began < SECONDS_FOR_ONE, f"change {number} hangs"
    return readable


def test_the_seeds_are_read(tmp_path: Path) -> None:
    for seed in seeds():
        assert check_load(seed, tmp_path / "host.pt.trace.json")
        assert check_trace(seed)


@pytest.mark.slow
def test_changed_traces(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 2026, QUICK) > QUICK // 2


@pytest.mark.slow
def test_many_changed_traces(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 31, MUTATIONS) > MUTATIONS // 2


OP = event("cpu_op", "aten::mm", 1000, 10)
MARKER = event("user_annotation", "ProfilerStep#1", 900, 200)
HUGE: Any = {"correlation": 2**63, "External id": 2**64, "device": -1, "stream": 2**63}


@pytest.mark.slow
@pytest.mark.parametrize(
    "events",
    [
        [OP | {"name": "a" * 1_000_000}],
        [OP | {"dur": -5}, OP],
        [OP | {"ts": float("nan")}, OP],
        [OP | {"ts": 10**30}, OP | {"dur": 2**63}],
        [event("kernel", "k", 1000, 5) | {"args": HUGE}],
        [event("kernel", "k", 1000, 5) | {"args": {"device": -1, "stream": -1}}],
        [event("cuda_runtime", "cudaLaunchKernel", 1000, 5) | {"args": HUGE}],
        [OP | {"name": ["a"], "pid": [1], "tid": {"a": 1}}],
        [OP | {"args": [1, 2]}, OP | {"args": "x"}, OP | {"args": None}],
        [OP | {"ph": ["X"], "cat": {"a": 1}}],
        [
            event("user_annotation", f"ProfilerStep#{10**17 + one}", 1000 + one, 1)
            for one in range(3)
        ],
        [event("user_annotation", "ProfilerStep#" + "9" * 5000, 1000, 1)],
        [OP | {"tid": one, "pid": -one} for one in range(500)],
        [event(f"cat{one}", "x", 1000, 1) for one in range(500)],
    ],
)
def test_absurd_events_do_no_harm(tmp_path: Path, events: list[dict[str, Any]]) -> None:
    assert check_load(written([MARKER, *events]).encode(), tmp_path / "host.pt.trace.json")


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000 + "]" * 200_000,
        '{"schemaVersion": 1, "traceEvents": ' + '{"a":' * 100_000,
        '{"schemaVersion": 1, "x": ' + "[" * 100_000 + ', "traceEvents": []}',
        '{"schemaVersion": 1, "traceEvents": [' + '{"ph": "X",' * 20_000,
        '{"schemaVersion": 1, "traceEvents": [' + '{"ph": "X", "name": "' * 20_000,
        '{"schemaVersion": 1, "traceEvents": [{"ph": "X", ' + '"name": "' * 50_000,
        '{"schemaVersion": 1, "traceEvents": [{"ph": "X", ' + "," * 250_000,
        '{"schemaVersion": 1, "traceEvents": [{"ph": "X", "name": "' + "}]" * 250_000,
        '{"schemaVersion": 1, "traceEvents": [{"ph": "X", "name": ' + ": " * 250_000,
        '{"schemaVersion": 1, "traceEvents": [{"ph": "X", "name": ' + " " * 500_000 + "}]",
        '{"schemaVersion": 1, "traceEvents": [' + "}" * 200_000,
        '{"schemaVersion": 1, "traceEvents": [' + "{" * 500_000,
        '{"schemaVersion": 1, "traceEvents": [' + "]" * 500_000,
        '{"schemaVersion": 1, "traceEvents": [' + '"' * 500_000,
        '{"schemaVersion": 1, "traceEvents": [' + "\\" * 500_000,
        '{"schemaVersion": 1, "traceEvents": ['
        + '{"ph": "X", "cat": "cpu_op", "name": "\\", ' * 3_000,
        '{"schemaVersion": 1, ' + '"' * 500_000,
        '{"schemaVersion": 1, ' + '"a": 1, ' * 30_000 + '"traceEvents": []}',
        '{"schemaVersion": 1, "traceEvents": [], ' * 1000,
        '{"schemaVersion": ' + "1" * 500_000,
    ],
)
def test_absurd_texts_take_moderate_time_and_memory(text: str) -> None:
    raw = text.encode()
    began = process_time()
    tracemalloc.start()
    try:
        check_trace(raw)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_BYTES
    assert process_time() - began < SECONDS_FOR_ONE


def test_one_key_twice_counts_once(tmp_path: Path) -> None:
    text = written([MARKER, OP]).replace('"dur": 10', '"dur": 5, "dur": 10')
    path = tmp_path / "host.pt.trace.json"
    assert check_load(text.encode(), path)
    path.write_text(text, encoding="utf-8")
    # The last one counts: the op of 10 us, once.
    value = load(path, cache=False).metrics["time_host_compute"].value
    assert value == pytest.approx(0.01)
