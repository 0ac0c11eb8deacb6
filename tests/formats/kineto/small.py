"""Words for small traces: a step, ops, calls, kernels; times in microseconds from the first on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview import load
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

Event = dict[str, Any]
_BEGIN = 1000


def document(folder: Path, *events: Event | Iterable[Event], **keys: Any) -> Any:
    """The document of one file, with a step of 1000 if there is none."""
    flat: list[Event] = []
    for one in events:
        flat += [one] if isinstance(one, dict) else one
    if not any(one["name"].startswith("ProfilerStep") for one in flat):
        flat.append(step(1, 0, 1000))
    path = folder / "a.pt.trace.json"
    path.write_text(written([{**one, "ts": one["ts"] + _BEGIN} for one in flat], **keys), "utf-8")
    found: Any = load(path, cache=False).to_dict()
    assert_valid(found)
    return found


def step(number: int, ts: float, dur: float) -> Event:
    return event("user_annotation", f"ProfilerStep#{number}", ts, dur)


def op(name: str, ts: float, dur: float, **more: Any) -> Event:
    return event("cpu_op", name, ts, dur, **more)


def call(name: str, ts: float, dur: float, correlation: int = 0, **more: Any) -> Event:
    cat = "cuda_driver" if name.startswith("cu") and name[2].isupper() else "cuda_runtime"
    return event(cat, name, ts, dur, correlation=correlation, **more)


def kernel(
    name: str,
    ts: float,
    dur: float,
    correlation: int,
    stream: int = 7,
    cat: str = "kernel",
    **more: Any,
) -> Event:
    ids: Any = {"device": 0, "stream": stream, "correlation": correlation}
    return event(cat, name, ts, dur, pid=0, tid=stream, **ids, **more)


def launched(
    name: str, ts: float, dur: float, correlation: int, at: float, **more: Any
) -> list[Event]:
    """A kernel from `ts` on, and the call at `at` that launched it."""
    return [
        call("cudaLaunchKernel", at, 1, correlation),
        kernel(name, ts, dur, correlation, **more),
    ]


def copied(name: str, ts: float, dur: float, correlation: int, at: float) -> list[Event]:
    """A copy from `ts` on, and the asynchronous call at `at`."""
    copy = kernel(name, ts, dur, correlation, cat="gpu_memcpy", bytes=8)
    return [call("cudaMemcpyAsync", at, 1, correlation), copy]
