"""Large traces of torch.profiler, made on the spot and the same every time.

In: a size.  Out: a `.pt.trace.json`, as Kineto writes it since PyTorch 2.7: a training loop on one
GPU, whose forward pass launches from the main thread and whose backward pass from autograd's.

    python -m benchmarks.torch_inputs PATH MEGABYTES
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

MEGABYTE = 10**6
_PID = 4242
_MAIN, _AUTOGRAD = 4242, 4311
_BASE_NS = 1_751_410_836_000_000_000
_OPS_A_STEP = 400
_GAP_US = 20.0
_OPS = (
    ("aten::addmm", "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64_cublas"),
    ("aten::native_layer_norm", "void at::native::(anonymous namespace)::vectorized_layer_norm"),
    ("aten::gelu", "void at::native::vectorized_elementwise_kernel<4, GeluCUDAKernelImpl>"),
    ("aten::add", "void at::native::vectorized_elementwise_kernel<4, CUDAFunctor_add>"),
    ("aten::copy_", "void at::native::elementwise_kernel<128, 4, direct_copy_kernel_cuda>"),
)
_HEAD = {
    "schemaVersion": 1,
    "deviceProperties": [
        {
            "id": 0,
            "name": "NVIDIA H100 80GB HBM3",
            "totalGlobalMem": 84942979072,
            "computeMajor": 9,
            "computeMinor": 0,
            "maxThreadsPerBlock": 1024,
            "maxThreadsPerMultiprocessor": 2048,
            "numSms": 132,
        }
    ],
    "cuda_runtime_version": 12040,
    "record_shapes": 1,
    "distributedInfo": {"backend": "nccl", "rank": 0, "world_size": 1},
    "baseTimeNanoseconds": _BASE_NS,
}


def torch_training(path: Path, size: int) -> None:
    """Writes a trace of about `size` bytes.

    Args:
        path: of the file.
        size: in bytes.
    """
    with path.open("w", encoding="utf-8") as file:
        head = json.dumps(_HEAD, indent=2)
        file.write(head[: head.rindex("}")].rstrip() + ',\n  "traceEvents": [\n  ')
        written, step = 0, 0
        end_us = 1000.0
        while written < size:
            texts = list(_step(step, end_us))
            end_us += (_OPS_A_STEP + 1) * _GAP_US
            text = ",\n  ".join(texts)
            file.write(("" if step == 0 else ",\n  ") + text)
            written += len(text)
            step += 1
        span = _event("X", "Trace", "PyTorch Profiler (0)", '"Spans"', '"PyTorch Profiler"', 1000.0)
        file.write(f",\n  {span % (end_us - 1000.0)}\n  ]\n}}\n")


def _event(phase: str, cat: str, name: str, pid: object, tid: object, start_us: float) -> str:
    """Returns an event as text, without arguments; its length is left to be filled in."""
    return (
        f'{{\n    "ph": "{phase}", "cat": "{cat}", "name": "{name}", "pid": {pid}, "tid": {tid},\n'
        f'    "ts": {start_us:.3f}, "dur": %.3f\n  }}'
    )


def _with(event: str, length_us: float, args: str) -> str:
    return f'{(event % length_us)[:-4]},\n    "args": {{\n      {args}\n    }}\n  }}'


def _step(step: int, start_us: float) -> Iterator[str]:
    """Yields the events of one step, as texts."""
    name = f"ProfilerStep#{step}"
    marker = _event("X", "user_annotation", name, _PID, _MAIN, start_us)
    first = step * (_OPS_A_STEP + 1) + 1
    yield _with(
        marker, (_OPS_A_STEP + 1) * _GAP_US - 0.5, f'"External id": {first},"Ev Idx": {first}'
    )
    for number in range(_OPS_A_STEP):
        yield from _op(first + number + 1, number, start_us + (number + 0.5) * _GAP_US)


def _op(external: int, number: int, at_us: float) -> Iterator[str]:
    """Yields an op of the host, what it calls, its launch, its kernel and the flow between."""
    op, kernel = _OPS[number % len(_OPS)]
    thread = _MAIN if number < _OPS_A_STEP // 2 else _AUTOGRAD
    ids = f'"External id": {external},"Record function id": 0'
    shapes = (
        f'{ids}, "Concrete Inputs": ["", "", "", "1", "1"], "Input type": ["c10::BFloat16", '
        '"c10::BFloat16", "c10::BFloat16", "Scalar", "Scalar"], "Input Strides": [[1], [4096, 1], '
        f'[1, 4096], [], []], "Input Dims": [[4096], [2048, 4096], [4096, 4096], [], []], '
        f'"Ev Idx": {external}'
    )
    yield _with(_event("X", "cpu_op", op, _PID, thread, at_us), 15.0, shapes)
    inner = _event("X", "cpu_op", "aten::empty", _PID, thread, at_us + 1)
    yield _with(inner, 2.0, f'{ids}, "Ev Idx": {external}')
    launch = _event("X", "cuda_runtime", "cudaLaunchKernel", _PID, thread, at_us + 5)
    yield _with(launch, 4.0, f'"External id": {external}, "cbid": 211, "correlation": {external}')
    begin_us = at_us + 40
    work = _event("X", "kernel", kernel, 0, 7, begin_us)
    facts = (
        f'"External id": {external}, "queued": 0, "device": 0, "context": 1, "stream": 7, '
        f'"correlation": {external}, "registers per thread": 32, "shared memory": 0, '
        '"blocks per SM": 7.757576, "warps per SM": 31.030304, "grid": [1024, 1, 1], '
        '"block": [128, 1, 1], "est. achieved occupancy %": 48'
    )
    yield _with(work, 12.0 + number % 7, facts)
    flow = f'"id": {external}, "cat": "ac2g", "name": "ac2g"'
    yield (
        f'{{\n    "ph": "s", {flow}, "pid": {_PID}, "tid": {thread}, "ts": {at_us + 5:.3f}\n  }}'
    )
    yield (
        f'{{\n    "ph": "f", {flow}, "pid": 0, "tid": 7, "ts": {begin_us:.3f},\n    "bp": "e"\n  }}'
    )


if __name__ == "__main__":
    torch_training(Path(sys.argv[1]), int(float(sys.argv[2]) * MEGABYTE))
