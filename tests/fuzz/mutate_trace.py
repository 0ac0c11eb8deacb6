"""Changes to traces of torch.profiler: values of absurd kinds and sizes, and damage to the text.

In: a trace's bytes and a source of chance.  Out: other bytes.

A trace is parsed as JSON, values in it are changed, taken out, doubled or moved, and it is written
again: such files are JSON of another shape.  Then, sometimes, the text is cut, spliced or damaged
as programs that print JSON damage it.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from tests.formats.kineto.traces import event, written

# Texts that stand for what `json` cannot write: nesting, and numbers beyond a double.
_RAW = re.compile(rb'"@(\d+)@"')
_RAWS = (
    b"1e999",
    b"-1e999",
    b"N/A",
    b"-nan",
    b"inf",
    b"",
    b"[" * 4000 + b"]" * 4000,
    b'{"a":' * 3000 + b"1" + b"}" * 3000,
    b"0x10",
    b"1_000",
    b"--1",
    b"9" * 400,
    b"1." + b"9" * 400,
)
NUMBERS = (0, 1, -1, 7, 13, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, 10**30)
FLOATS = (0.5, -0.5, 1e-300, 1e300, 9e15, float("nan"), float("inf"), float("-inf"), 1790857026e6)
TEXTS = (
    "",
    "7",
    "stream 7",
    "X",
    "N/A",
    "9" * 30,
    "\0",
    "\ud800",
    "é",
    "a" * 5000,
    "ProfilerStep#9",
)
WORDS = (
    "ProfilerStep#1",
    "ProfilerStep#18446744073709551616",
    "Optimizer.step#SGD.step",
    "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__",
    "cudaLaunchKernel",
    "cudaGraphLaunch",
    "cudaStreamBeginCapture",
    "cudaStreamEndCapture",
    "Memcpy HtoD (Pinned -> Device)",
    "ncclDevKernel_AllReduce_Sum_f32_RING_LL(ncclDevKernelArgsStorage)",
    "autograd::engine::evaluate_function: MmBackward0",
    "request 7",
    "[memory]",
    "[OutOfMemory]",
    "Record Window End",
    "Iteration Start: PyTorch Profiler",
    "PyTorch Profiler (0)",
    "Torch-Compiled Region: 0/0",
    "nn.Module: Net_0",
    "thread_name",
)
CATS = (
    "cpu_op",
    "user_annotation",
    "cuda_runtime",
    "cuda_driver",
    "kernel",
    "gpu_memcpy",
    "gpu_memset",
    "gpu_user_annotation",
    "python_function",
    "overhead",
    "Operator",
    "Runtime",
    "Kernel",
    "Trace",
    "cpu_instant_event",
    "mtia_ccp_events",
    "collective_comm",
    "hpu_op",
    "xpu_runtime",
    "ac2g",
    "unheard_of",
)
PHASES = ("X", "i", "s", "f", "M", "C", "B", "", "XX")
_DAMAGE = (
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\0",
    b"\xff",
    b"\n",
    b'"}',
    b"},{",
    b"C:\\u12",
)


def seeds() -> list[bytes]:
    """Small traces with all that the importer reads."""
    return [_gpu_trace(), _cpu_trace(), _old_trace()]


def _gpu_trace() -> bytes:
    events: list[dict[str, Any]] = []
    for step in range(4):
        at = 1000 + 2000 * step
        shapes: Any = {
            "External id": 10 + step,
            "Input Dims": [[8, 4], [4, 2], []],
            "Input type": ["float", "c10::Half", "Scalar"],
            "Concrete Inputs": ["", "", "1"],
            "Record function id": 0,
            "finished": "true",
        }
        device: Any = {"device": 0, "stream": 7, "blocks per SM": 1.5, "graph id": 0}
        device["est. achieved occupancy %"] = 40
        messages: Any = {
            "Collective name": "allreduce",
            "In msg nelems": 1024,
            "Out msg nelems": 1024,
            "Group size": 2,
            "dtype": "Float",
            "Process Group Name": "0",
            "Seq": step,
        }
        copy: Any = {"device": 0, "stream": 9, "bytes": 4096, "correlation": 100 * step + 3}
        memory: Any = {"Device Type": 1, "Device Id": 0, "Bytes": 512, "Total Allocated": 4096}
        memory["Total Reserved"] = 8192
        events += [
            event("user_annotation", f"ProfilerStep#{step}", at, 1990),
            event("user_annotation", "enumerate(DataLoader)#_Iter.__next__", at + 10, 50),
            event("cpu_op", "aten::mm", at + 100, 80) | {"args": shapes},
            event("cuda_runtime", "cudaLaunchKernel", at + 120, 8, correlation=100 * step + 1),
            event("cuda_runtime", "cudaMemcpyAsync", at + 140, 8, correlation=100 * step + 3),
            event("cpu_op", "record_param_comms", at + 200, 20) | {"args": messages},
            event("cuda_runtime", "cudaLaunchKernel", at + 205, 5, correlation=100 * step + 2),
            event("user_annotation", "Optimizer.step#SGD.step", at + 300, 50),
            event("cuda_runtime", "cudaDeviceSynchronize", at + 400, 900),
            event("kernel", "sgemm_128", at + 500, 300, pid=0, tid=7)
            | {"args": device | {"correlation": 100 * step + 1}},
            event("kernel", "ncclDevKernel_AllReduce", at + 820, 100, pid=0, tid=8)
            | {"args": device | messages | {"stream": 8, "correlation": 100 * step + 2}},
            event("gpu_memcpy", "Memcpy HtoD (Pinned -> Device)", at + 450, 20, pid=0, tid=9)
            | {"args": copy},
            event("gpu_user_annotation", f"ProfilerStep#{step}", at + 450, 600, pid=0, tid=7),
            event("cpu_instant_event", "[memory]", at + 150, None, ph="i") | {"args": memory},
            event("ac2g", "ac2g", at + 120, None, ph="s", id=1),
            event("overhead", "Buffer Flush", at + 600, 5, pid=-1, tid=0),
            event("python_function", "nn.Module: Net_0", at + 90, 300),
        ]
    events += [
        event("Trace", "PyTorch Profiler (0)", 900, 9000, pid="Spans", tid="PyTorch Profiler"),
        {
            "ph": "M",
            "name": "thread_name",
            "pid": 100,
            "tid": 100,
            "ts": 0,
            "args": {"name": "main"},
        },
        {"ph": "M", "name": "process_labels", "pid": 0, "ts": 0, "args": {"labels": "GPU 0"}},
        {"ph": "i", "name": "Record Window End", "ts": 9900, "pid": "", "tid": "", "s": "g"},
    ]
    gpu = {"id": 0, "name": "NVIDIA A100-SXM4-40GB", "numSms": 108, "computeMajor": 8}
    return written(
        events,
        deviceProperties=[gpu | {"computeMinor": 0, "totalGlobalMem": 42 << 30}],
        distributedInfo={"backend": "nccl", "rank": 0, "world_size": 2, "pg_config": []},
        record_shapes=1,
        with_stack=1,
        cuda_runtime_version=12010,
        WARNING=["a warning"],
    ).encode()


def _cpu_trace() -> bytes:
    events = []
    for step in range(4):
        at = 1000 + 100 * step
        events += [
            event("cpu_op", "aten::mm", at, 40, tid=1),
            event("cpu_op", "gloo:all_reduce", at + 50, 20, tid=2),
            event("user_annotation", "Optimizer.step#Adam.step", at + 80, 10, tid=1),
            event("user_annotation", f"request {step}", at, 95, tid=3),
        ]
    return written(events, with_flops=1).encode()


def _old_trace() -> bytes:
    """As PyTorch 1.8 wrote it: whole microseconds of the epoch, numbers as text."""
    at = 1623143089861188
    more: Any = {"device": 0, "context": 1, "stream": 7, "correlation": 3}
    events = [
        event("Operator", "ProfilerStep#5", at, 200, tid="25738"),
        event("Operator", "aten::mm", at + 10, 50, tid="25738") | {"args": {"external id": "2"}},
        event("Runtime", "cudaLaunchKernel", at + 20, 5, tid="25738", correlation="3"),
        event("Kernel", "sgemm", at + 30, 100, pid=0, tid="stream 7") | {"args": more},
        event("Trace", "PyTorch Profiler (0)", at - 10, 400, pid="Traces", tid="PyTorch Profiler"),
    ]
    return written(events, baseTimeNanoseconds=0).encode()


def mutated(raw: bytes, random: Random, other: bytes) -> bytes:
    """Changes a trace.

    Args:
        raw: the trace.
        random: source of chance.
        other: a trace that parts are taken from.
    """
    data = raw
    if random.random() < 0.75:
        try:
            data = _reshaped(raw, random, other)
        except (ValueError, RecursionError):
            data = raw
    if random.random() < 0.5:
        for _ in range(random.choice((1, 1, 2, 5))):
            data = random.choice(_BYTES)(data, random, other)
    if random.random() < 0.1:
        packed = gzip.compress(data, 1)
        data = packed if random.random() < 0.5 else packed[: random.randrange(len(packed) + 1)]
    return data


def _reshaped(raw: bytes, random: Random, other: bytes) -> bytes:
    document = json.loads(raw, strict=False)
    for _ in range(random.choice((1, 1, 2, 4, 16))):
        holder, key = _place(document, random)
        if holder is None:
            break
        how = random.random()
        if how < 0.65:
            holder[key] = _value(random, str(key), other)
        elif how < 0.75:
            del holder[key]
        elif how < 0.9 and isinstance(holder, list):
            holder.insert(random.randrange(len(holder) + 1), holder[key])
        elif isinstance(holder, dict):
            holder[random.choice(("ts", "dur", "args", "ph", "cat", "pid"))] = holder[key]
    text = json.dumps(document).encode()
    data = _RAW.sub(lambda match: _RAWS[int(match[1]) % len(_RAWS)], text)
    if random.random() < 0.2:
        # One key twice.
        pairs = list(re.finditer(rb'"[\w ]+": (?:-?[\d.]+|"[^"\\]*"), ', data))
        if pairs:
            pair = random.choice(pairs)
            data = data[: pair.start()] + pair[0] + data[pair.start() :]
    return data


def _place(document: Any, random: Random) -> tuple[Any, Any]:
    """A container of the document, and a key or an index in it."""
    holder: Any = None
    key: Any = None
    current = document
    while isinstance(current, (dict, list)) and len(current):
        keys: Any = list(current) if isinstance(current, dict) else range(len(current))
        # Most of what matters is below.
        holder = current
        key = "traceEvents" if _is_top(current, random) else random.choice(keys)
        current = holder[key]
        if random.random() < 0.15:
            break
    return holder, key


def _is_top(current: Any, random: Random) -> bool:
    return isinstance(current, dict) and "traceEvents" in current and random.random() < 0.7


def _value(random: Random, key: str, other: bytes) -> Any:
    if key == "cat" and random.random() < 0.8:
        return random.choice(CATS)
    if key == "ph" and random.random() < 0.8:
        return random.choice(PHASES)
    if key == "name" and random.random() < 0.7:
        return random.choice(WORDS)
    kind = random.randrange(9)
    if kind == 0:
        return random.choice((None, True, False, [], {}, [[]], [None], {"a": {}}))
    if kind == 1:
        return random.choice(FLOATS)
    if kind == 2:
        return random.choice(TEXTS)
    if kind == 3:
        return f"@{random.randrange(len(_RAWS))}@"
    if kind == 4:
        return [random.choice(NUMBERS) for _ in range(random.randrange(4))]
    if kind == 5:
        return str(random.choice(NUMBERS))
    if kind == 6:
        taken = json.loads(other, strict=False)["traceEvents"] if b"@" not in other else []
        return random.choice(taken) if taken else {}
    return random.choice(NUMBERS)


def _cut(data: bytes, random: Random, other: bytes) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _without(data: bytes, random: Random, other: bytes) -> bytes:
    begin = random.randrange(len(data) + 1)
    return data[:begin] + data[begin + random.choice((1, 2, 10, 300)) :]


def _inserted(data: bytes, random: Random, other: bytes) -> bytes:
    at = random.randrange(len(data) + 1)
    return data[:at] + random.choice(_DAMAGE) * random.choice((1, 1, 1, 3)) + data[at:]


def _flipped(data: bytes, random: Random, other: bytes) -> bytes:
    if not data:
        return data
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << random.randrange(8))]) + data[at + 1 :]


def _doubled(data: bytes, random: Random, other: bytes) -> bytes:
    begin = random.randrange(len(data) + 1)
    piece = data[begin : begin + random.choice((1, 20, 500))]
    return data[:begin] + piece + data[begin:]


def _spliced(data: bytes, random: Random, other: bytes) -> bytes:
    return data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1) :]


_BYTES: tuple[Callable[[bytes, Random, bytes], bytes], ...] = (
    _cut,
    _without,
    _inserted,
    _inserted,
    _flipped,
    _doubled,
    _spliced,
)
