"""Traces for the tests: as Kineto prints them, and what the reader makes of them."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

from tensorboard_plugin_overview.formats.kineto.events import Events, RawTrace
from tensorboard_plugin_overview.formats.kineto.reader import read_trace

BASE = 1790857026000000000


def read(content: bytes | str, chunk_bytes: int = 1 << 22) -> RawTrace:
    data = content.encode() if isinstance(content, str) else content
    return read_trace(io.BytesIO(data), chunk_bytes)


def event(
    cat: str,
    name: str,
    ts: float,
    dur: float | None = None,
    *,
    pid: int | str = 100,
    tid: int | str = 100,
    ph: str = "X",
    **args: Any,
) -> dict[str, Any]:
    """An event; underscores in names of arguments stand for spaces."""
    times = {"ts": ts} if dur is None else {"ts": ts, "dur": dur}
    spaced = {key.replace("__", " "): value for key, value in args.items()}
    return {"ph": ph, "cat": cat, "name": name, "pid": pid, "tid": tid, **times, "args": spaced}


def written(events: Sequence[dict[str, Any]], **keys: Any) -> str:
    """A file of them as Kineto prints it."""
    keys = {"schemaVersion": 1, "baseTimeNanoseconds": BASE, **keys}
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in keys.items())
    lines = ",\n".join(
        "  {\n    "
        + ", ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in one.items())
        + "\n  }"
        for one in events
    )
    return f'{{\n{head}  "traceEvents": [\n{lines}\n  ],\n  "traceName": "trace.json"\n}}\n'


def rows(trace: RawTrace, events: Events) -> list[tuple[str, int, int]]:
    """(name, start, end) of its events."""
    names = [trace.names[code] for code in events.names]
    return list(zip(names, events.start_ns.tolist(), events.end_ns.tolist(), strict=True))


def document(trace: RawTrace) -> Any:
    """All of a trace, comparable."""
    return json.loads(json.dumps(_plain(trace)))


def _plain(value: Any) -> Any:
    if isinstance(value, (str, int, float, type(None))):
        return value
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, dict):
        return {str(key): _plain(found) for key, found in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [_plain(found) for found in value]
    return _plain(value) if isinstance(value, dict) else _fields(value)


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, list):
        return {"list": [_plain(one) for one in value]}
    return {key: _plain(found) for key, found in vars(value).items()}
