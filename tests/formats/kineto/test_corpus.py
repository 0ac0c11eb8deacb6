"""The real traces, against a plain reading with Python's own `json`."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import SHARED
from tests.formats.kineto.traces import read, rows

CORPUS = SHARED / "corpus_pytorch"
FILES = [
    pytest.param(
        path,
        id=path.name.split(".")[0],
        marks=[pytest.mark.slow] if path.stat().st_size > 500_000 else [],
    )
    for path in sorted(CORPUS.rglob("*.pt.trace.json*"))
    if path.parent.name != "broken"
]
DEVICE = {"kernel", "memcpy", "gpu_memcpy", "memset", "gpu_memset", "mtia_ccp_events"}
HOST = {"operator", "cpu_op", "user_annotation", "runtime", "cuda_runtime", "mtia_runtime"}
HOST |= {"cuda_driver"}
Row = tuple[str, int, int]


def plain(content: bytes) -> tuple[dict[str, Counter[Row]], int]:
    """Rows of the host and of the devices, and memory events."""
    found: dict[str, Counter[Row]] = {"host": Counter(), "device": Counter()}
    memory = 0
    for one in json.loads(content, strict=False, parse_float=Decimal)["traceEvents"]:
        cat = one.get("cat", "").lower()
        memory += one["name"] == "[memory]"
        lane = "host" if cat in HOST else "device" if cat in DEVICE else None
        if one["ph"] == "X" and lane is not None:
            start, length = (round(Decimal(one[key]) * 1000) for key in ("ts", "dur"))
            found[lane][one["name"], start, start + length] += 1
    return found, memory


@pytest.mark.slow
@pytest.mark.skipif(not FILES, reason="../shared/corpus_pytorch is not beside this checkout")
@pytest.mark.parametrize("path", FILES)
def test_all_events_are_read(path: Path) -> None:
    content = path.read_bytes()
    if path.suffix == ".gz":
        content = gzip.decompress(content)
    expected, memory = plain(content)
    trace = read(content, 1 << 18)
    assert (trace.status, trace.message) == ("ok", None)
    assert (trace.counts.damaged, trace.counts.repaired, trace.counts.unknown) == (0, 0, {})
    assert trace.counts.impossible_times == 0
    host: Counter[Any] = Counter()
    for thread in trace.threads:
        host.update(row for row in rows(trace, thread) if not row[0].startswith("nn.Module: "))
    device: Counter[Any] = Counter()
    for stream in trace.streams:
        device.update(rows(trace, stream))
    assert host == expected["host"]
    assert device == expected["device"]
    assert (0 if trace.memory is None else len(trace.memory)) == memory
