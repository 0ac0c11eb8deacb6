"""Ops and kernels of a trace by plain loops over its JSON: what the importer's columns must give.

It knows no category of other releases than those of the traces that it is used for, and no damage.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

GRAPH = ("cudaGraphLaunch", "hipGraphLaunch", "cuGraphLaunch")
RANGES = ("ProfilerStep#", "Optimizer.", "enumerate(", "DistributedDataParallel.", "[pl]")
COMPILED = ("Torch-Compiled Region", "CompiledFunction", "## Call CompiledFxGraph")
BOOKKEEPING = re.compile(
    r"(aten::)?(empty\w*|view|reshape|_reshape_alias|as_strided|detach_?|t|transpose|permute|slice"
    r"|select|narrow|expand|(un)?squeeze_?|alias|resolve_\w+|lift_fresh|result_type|resize_|set_"
    r"|is_\w+)|record_param_comms|profiler::.*"
)
COPY_KERNELS = ("__amd_rocclr_copy", "Memcpy")
SET_KERNELS = ("__amd_rocclr_fill", "Memset")
# Kind of a copy call of HIP.
DIRECTIONS = {"1": "H2D", "2": "D2H", "3": "D2D"}


class Event(NamedTuple):
    """One event; times in nanoseconds."""

    name: str
    start: int
    end: int
    thread: Any
    args: dict[str, Any]

    @property
    def length(self) -> int:
        return self.end - self.start


class Trace:
    """The events of one file by what they are."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        text = gzip.decompress(data) if path.suffix == ".gz" else data
        self.ops: list[Event] = []
        self.ranges: list[Event] = []
        self.calls: list[Event] = []
        self.kernels: list[Event] = []
        self.copies: list[Event] = []
        self.sets: list[Event] = []
        for one in json.loads(text, strict=False, parse_float=Decimal)["traceEvents"]:
            if one.get("ph") == "X":
                self._sort(one)

    def _sort(self, one: dict[str, Any]) -> None:
        start = round(Decimal(one["ts"]) * 1000)
        end = start + round(Decimal(one["dur"]) * 1000)
        args = one.get("args", {})
        event = Event(one["name"], start, end, (one["pid"], one["tid"]), args)
        kind = one.get("cat", "").lower()
        if kind == "cpu_op":
            (self.ranges if event.name.startswith(RANGES) else self.ops).append(event)
        elif kind == "user_annotation":
            self.ranges.append(event)
        elif kind in ("cuda_runtime", "cuda_driver"):
            self.calls.append(event)
        elif kind == "gpu_memcpy" or (kind == "kernel" and event.name.startswith(COPY_KERNELS)):
            self.copies.append(event)
        elif kind == "gpu_memset" or (kind == "kernel" and event.name.startswith(SET_KERNELS)):
            self.sets.append(event)
        elif kind == "kernel":
            self.kernels.append(event)

    # ---- devices ---------------------------------------------------------------------------------

    def call_of(self) -> dict[Any, Event]:
        """Correlation to call, of calls whose work was recorded."""
        device = {one.args["correlation"] for one in (*self.kernels, *self.copies, *self.sets)}
        calls = {one.args.get("correlation"): one for one in self.calls}
        return {id_: one for id_, one in calls.items() if id_ in device}

    def op_of_calls(self) -> dict[Any, Event | None]:
        """Correlation to the innermost op around the call."""
        found: dict[Any, Event | None] = {}
        ops = by_thread(self.ops)
        for thread, calls in by_thread(self.call_of().values()).items():
            mine, begun = nested(ops.get(thread, [])), 0
            stack: list[Event] = []
            for call in nested(calls):
                while begun < len(mine) and mine[begun].start <= call.start:
                    stack.append(mine[begun])
                    begun += 1
                stack = [op for op in stack if call.start < op.end]
                found[call.args["correlation"]] = stack[-1] if stack else None
        return found

    def kernel_table(self) -> dict[str, tuple[int, int, float | None, float | None]]:
        """Name to executions, time, and the weighted means of occupancy and blocks per SM."""
        events = defaultdict(list)
        for one in self.kernels:
            events[one.name].append(one)
        return {
            name: (
                len(ones),
                sum(one.length for one in ones),
                mean(ones, "est. achieved occupancy %", 100.0),
                mean(ones, "blocks per SM", None),
            )
            for name, ones in events.items()
        }

    def device_rows(self) -> dict[str, tuple[int, int]]:
        """Name of a row of the device's top ops to executions and time."""
        calls, ops = self.call_of(), self.op_of_calls()
        time: dict[str, int] = defaultdict(int)
        executions: dict[str, set[Any]] = defaultdict(set)
        for one in self.copies:
            copy = re.match(r"Memcpy (\w)\w*to(\w)", one.name)
            call = calls.get(one.args["correlation"])
            stated = DIRECTIONS.get(str(call.args.get("kind", ""))) if call else None
            name = f"Memcpy{copy[1]}2{copy[2]}" if copy else f"Memcpy{stated or 'D2D'}"
            time[name] += one.length
            executions[name].add(id(one))
        external = {op.args.get("External id"): op for op in reversed(self.ops)}
        for one in (*self.kernels, *self.sets):
            id_ = one.args["correlation"]
            op = ops.get(id_) if id_ in calls else external.get(one.args.get("External id"))
            if op is None or (id_ in calls and calls[id_].name in GRAPH):
                time[one.name] += one.length
                executions[one.name].add(id(one))
            else:
                time[op.name] += one.length
                executions[op.name].add(id(op))
        return {name: (len(executions[name]), time[name]) for name in time}

    # ---- the host --------------------------------------------------------------------------------

    def host_rows(self) -> dict[str, tuple[int, int]]:
        """Name of a row of the host's top ops to executions and self time."""
        rows: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        to_host = {one.args["correlation"] for one in self.copies if "DtoH" in one.name}
        waits = [
            one
            for one in self.calls
            if one.name.endswith(("Synchronize", "EventQuery"))
            or (
                re.match(r"(cuda|hip)Memcpy(?!.*Async)", one.name)
                and (one.args.get("correlation") in to_host)
            )
        ]
        for events in by_thread([*self.ops, *waits]).values():
            for event, own in self_times(events):
                rows[event.name][0] += 1
                rows[event.name][1] += own
        return {name: (count, own) for name, (count, own) in rows.items()}

    def leaves(self) -> list[Event]:
        """Ops that hold no other op."""
        found = []
        for ops in by_thread(self.ops).values():
            ordered = nested(ops)
            found += [
                op
                for op, after in zip(ordered, [*ordered[1:], None], strict=True)
                if after is None or after.start >= op.end
            ]
        return found

    def placement(self) -> tuple[int, int]:
        """Executions on the host and on the device."""
        leaves, ops, calls = self.leaves(), self.op_of_calls(), self.call_of()
        launched = {id(op) for op in ops.values() if op is not None}
        placed = {
            id(ops[one.args["correlation"]])
            for one in (*self.kernels, *self.sets)
            if one.args["correlation"] in calls and calls[one.args["correlation"]].name not in GRAPH
        }
        host = [
            op for op in leaves if id(op) not in launched and not BOOKKEEPING.fullmatch(op.name)
        ]
        return len(host), sum(id(op) in placed for op in leaves)

    def eager_host(self) -> tuple[int, int]:
        """Self time of leaf ops outside compiled regions, and of all leaf ops."""
        regions = by_thread([one for one in (*self.ops, *self.ranges) if is_compiled(one)])
        leaves = self.leaves()
        eager = [
            op
            for op in leaves
            if not any(one.start <= op.start < one.end for one in regions.get(op.thread, ()))
        ]
        own: dict[int, int] = {}
        for ops in by_thread(self.ops).values():
            own |= {id(op): time for op, time in self_times(ops)}
        return sum(own[id(op)] for op in eager), sum(own[id(op)] for op in leaves)


def is_compiled(event: Event) -> bool:
    return event.name.startswith(COMPILED)


def mean(events: list[Event], key: str, most: float | None) -> float | None:
    values = [one.args.get(key) for one in events]
    if any(value is None for value in values):
        return None
    numbers = [float(value) if most is None else min(float(value), most) for value in values]  # type: ignore[arg-type]
    total = sum(one.length for one in events)
    return sum(a * one.length for a, one in zip(numbers, events, strict=True)) / total


def by_thread(events: Any) -> dict[Any, list[Event]]:
    found: dict[Any, list[Event]] = defaultdict(list)
    for event in events:
        found[event.thread].append(event)
    return found


def nested(events: list[Event]) -> list[Event]:
    return sorted(events, key=lambda one: (one.start, -one.end))


def self_times(events: list[Event]) -> Iterator[tuple[Event, int]]:
    """Each event with the time in which it is the open one that began last."""
    own: dict[int, int] = defaultdict(int)
    ordered = nested(events)
    edges = sorted({edge for one in events for edge in (one.start, one.end)})
    begun = 0
    stack: list[Event] = []
    for start, end in pairwise(edges):
        while begun < len(ordered) and ordered[begun].start <= start:
            stack.append(ordered[begun])
            begun += 1
        stack = [one for one in stack if one.end > start]
        if stack:
            own[id(stack[-1])] += end - start
    return iter([(one, own[id(one)]) for one in ordered])
