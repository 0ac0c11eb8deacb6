"""Words for jobs of several ranks: a trace each, and the document of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview import load
from tests.formats.kineto.small import Event, call, kernel, launched
from tests.formats.kineto.traces import BASE, written
from tests.overview_schema import assert_valid

STEP_US = 100
_BEGIN = 1000
_AGO_NS = 1_700_000_000_000_000_000


def job(
    folder: Path,
    *ranks: Sequence[Event],
    ahead_ns: int = 0,
    hosts: Sequence[str] = (),
    **keys: Any,
) -> Any:
    """The document of the ranks, of which the last one's clock may be ahead, on these machines."""
    for rank, events in enumerate(ranks):
        ahead = ahead_ns if rank == len(ranks) - 1 else 0
        shifted = [{**one, "ts": one["ts"] + _BEGIN} for one in events]
        information = {"backend": "nccl", "rank": rank, "world_size": len(ranks)}
        machine = {"host_name": hosts[rank]} if hosts else {}
        known = {"distributedInfo": information, "baseTimeNanoseconds": BASE + ahead}
        text = written(shifted, **{**known, **machine, **keys})
        (folder / f"host_{10 + rank}.{_AGO_NS + rank}.pt.trace.json").write_text(text, "utf-8")
    found: Any = load(folder, cache=False).to_dict()
    assert_valid(found)
    return found


def reduced(
    number: int, compute: float, length: float, name: str = "allreduce", **more: Any
) -> list[Event]:
    """Compute from 5 on in a step of 100, then a collective that ends at 90; a sync."""
    at = number * STEP_US
    return [
        *launched("gemm", at + 5, compute, 10 * number + 1, at + 2),
        *collective(number, 90 - length, length, 10 * number + 2, name, **more),
        call("cudaDeviceSynchronize", at + 10, 85),
    ]


def collective(
    number: int,
    start: float,
    length: float,
    correlation: int,
    name: str = "allreduce",
    size: int = 2,
    **more: Any,
) -> list[Event]:
    """A collective of a million floats in group 0, on a stream of its own."""
    at = number * STEP_US
    stated = {
        "Collective__name": name,
        "In__msg__nelems": 1_000_000,
        "Out__msg__nelems": 1_000_000,
        "Group__size": size,
        "dtype": "Float",
        "Process__Group__Name": "0",
        **more,
    }
    known = {key: value for key, value in stated.items() if value is not None}
    return [
        call("cudaLaunchKernelExC", at + 4, 2, correlation),
        kernel("ncclDevKernel_X(...)", at + start, length, correlation, 20, **known),
    ]
