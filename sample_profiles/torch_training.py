"""A simulated trace of torch.profiler, as the bytes of one process's `.pt.trace.json`.

In: a number of steps.  Out: JSON as Kineto prints it: a training loop of one process on one GPU
that does not exist.  The host runs ahead of the device; the loader waits now and then; each step
copies its batch, runs a forward and a backward pass and an optimizer, and some read the loss back.

It must not be taken for a measured one: the host is called `simulated-host`, the device "Simulated
GPU", and the trace carries a warning that says so.  The names of kernels are those of an H100.  All
times are invented, from a fixed seed, so the bytes never change.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sample_profiles.simulated import vary

WORKER = "simulated-host_1"
TIMESTAMP = 1_767_225_601_500_000_000  # a moment after the capture, always, for equal bytes
WARNING = (
    "This trace is simulated: Overview for TensorBoard's sample generator invented every time in "
    "it, and no GPU was measured."
)
FIRST_STEP_NUMBER = 10
STALLED_STEP_INDEX = 8

_BASE_NS = 1_767_225_600_000_000_000  # 2026-01-01 00:00 UTC
_SEED = 20_260_101
_PROCESS, _LOOP, _BACKWARD, _DEVICE, _STREAM, _COPIES = 1, 1, 2, 0, 7, 14
_LAYERS = 4
_BATCH_BYTES = 19_267_584
_GIB = 1 << 30

# Nanoseconds.
_LEAD_IN = 2_000_000
_TAIL = 1_000_000
_NEXT_BATCH = 900_000
_STALL = 21_000_000
_PYTHON = 12_000
_LAUNCH = 5_000
_LATENCY = 4_000
_KERNEL_GAP = 1_000
_COPY = 760_000
_ITEM_COPY = 1_500
_BETWEEN_STEPS = 30_000


@dataclass(frozen=True)
class Kernel:
    """A kernel: its name, its mean duration, and what its launch says of it.

    Attributes:
        blocks: per multiprocessor.
        occupancy: estimated, percent.
    """

    name: str
    duration_us: int
    blocks: float
    occupancy: int


_GEMM = Kernel(
    "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64_warpgroupsize1x1x1_execute_segment"
    "_k_off_kernel__5x_cublas",
    420,
    3.88,
    19,
)
_GEMM_BACKWARD = Kernel(
    "sm90_xmma_gemm_bf16bf16_bf16f32_f32_nt_n_tilesize128x128x64_warpgroupsize1x1x1_execute_segment"
    "_k_off_kernel__5x_cublas",
    450,
    3.88,
    19,
)
_ATTENTION = Kernel(
    "void pytorch_flash::flash_fwd_kernel<Flash_fwd_kernel_traits<64, 128, 128, 4, false, false, "
    "cutlass::bfloat16_t>>(pytorch_flash::Flash_fwd_params)",
    310,
    1.94,
    25,
)
_ATTENTION_BACKWARD = Kernel(
    "void pytorch_flash::flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<Flash_bwd_kernel_traits<64, "
    "128, 128, 8, 4, 4, 4, false, false, cutlass::bfloat16_t>>(pytorch_flash::Flash_bwd_params)",
    840,
    1.94,
    13,
)
_GELU = Kernel(
    "void at::native::vectorized_elementwise_kernel<4, at::native::GeluCUDAKernelImpl(at::Tensor"
    "IteratorBase&)::{lambda()#1}, std::array<char*, 2ul> >(int, std::array<char*, 2ul>)",
    95,
    31.03,
    97,
)
_NORM = Kernel(
    "void at::native::(anonymous namespace)::vectorized_layer_norm_kernel<c10::BFloat16, float>"
    "(int, float, c10::BFloat16 const*, float*, float*, c10::BFloat16*)",
    70,
    15.52,
    88,
)
_LOSS = Kernel(
    "void (anonymous namespace)::softmax_warp_forward<c10::BFloat16, c10::BFloat16, float, 10, "
    "true, false>(c10::BFloat16*, c10::BFloat16 const*, int, int, int)",
    38,
    7.76,
    75,
)
_ADAM = Kernel(
    "void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::(anonymous "
    "namespace)::FusedOptimizerTensorListMetadata<4>, at::native::(anonymous namespace)::"
    "FusedAdamMathFunctor<float, 4, (at::native::ADAM_MODE)1, false> >",
    520,
    24.24,
    60,
)

_FORWARD: tuple[tuple[str, str | None, Kernel], ...] = (
    ("aten::layer_norm", "aten::native_layer_norm", _NORM),
    ("aten::linear", "aten::addmm", _GEMM),
    (
        "aten::scaled_dot_product_attention",
        "aten::_flash_attention_forward",
        _ATTENTION,
    ),
    ("aten::linear", "aten::addmm", _GEMM),
    ("aten::gelu", None, _GELU),
)
_BACKWARD_OPS = (
    ("GeluBackward0", "aten::gelu_backward", (_GELU,)),
    ("AddmmBackward0", "aten::mm", (_GEMM_BACKWARD, _GEMM)),
    (
        "ScaledDotProductFlashAttentionBackward0",
        "aten::_flash_attention_backward",
        (_ATTENTION_BACKWARD,),
    ),
    ("AddmmBackward0", "aten::mm", (_GEMM_BACKWARD, _GEMM)),
    ("NativeLayerNormBackward0", "aten::native_layer_norm_backward", (_NORM,)),
)
_SHAPES = [[16384, 1024], [1024, 1024]]


def torch_training(steps: int = 12) -> bytes:
    """Returns the trace of `steps` training steps on one simulated GPU.

    The bytes are the same for the same number, which is at least 1; the steps' numbers begin at
    `FIRST_STEP_NUMBER`.
    """
    trace = _Writer(random.Random(_SEED))
    trace.host_ns = trace.device_free_ns = _LEAD_IN
    for index in range(steps):
        trace.step(index)
    end_ns = max(trace.host_ns, trace.device_free_ns) + _TAIL
    trace.memory(_LEAD_IN // 2, 9 * _GIB)
    trace.add(
        "Trace",
        "PyTorch Profiler (0)",
        0,
        end_ns,
        pid="Spans",
        tid="PyTorch Profiler",
        **{"Op count": 0},
    )
    return _printed(trace.events)


@dataclass
class _Writer:
    """Writes events, and knows until when the host and the device are busy."""

    noise: random.Random
    events: list[dict[str, Any]] = field(default_factory=list)
    host_ns: int = 0
    device_free_ns: int = 0
    correlation: int = 0

    def add(
        self,
        cat: str,
        name: str,
        start_ns: int,
        end_ns: int,
        *,
        pid: Any = _PROCESS,
        tid: Any = _LOOP,
        **args: Any,
    ) -> None:
        """Adds an event."""
        times = {"ts": start_ns / 1000, "dur": (end_ns - start_ns) / 1000}
        self.events.append(
            {"ph": "X", "cat": cat, "name": name, "pid": pid, "tid": tid, **times, "args": args}
        )

    def memory(self, at_ns: int, allocated: int) -> None:
        """Adds an instant at which so many bytes are allocated."""
        args = {
            "Device Type": 1,
            "Device Id": _DEVICE,
            "Addr": 140_000_000_000_000,
            "Bytes": 2 << 20,
            "Total Allocated": allocated,
            "Total Reserved": 68 * _GIB,
        }
        self.events.append(
            {
                "ph": "i",
                "cat": "cpu_instant_event",
                "s": "t",
                "name": "[memory]",
                "pid": _PROCESS,
                "tid": _LOOP,
                "ts": at_ns / 1000,
                "args": args,
            }
        )

    def step(self, index: int) -> None:
        """Writes one step; its marker holds all that the host does."""
        start_ns = self.host_ns
        self._batch(stalled=index == STALLED_STEP_INDEX)
        self._forward()
        self._backward()
        self._optimizer()
        if index % 4 == 3:
            self._item()
        name = f"ProfilerStep#{FIRST_STEP_NUMBER + index}"
        self.add("user_annotation", name, start_ns, self.host_ns)
        self.host_ns += vary(self.noise, _BETWEEN_STEPS, 0.3)

    def _batch(self, *, stalled: bool) -> None:
        """Waits for the loader, and copies the batch."""
        start_ns = self.host_ns
        self.host_ns += vary(self.noise, _STALL if stalled else _NEXT_BATCH, 0.3)
        name = "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__"
        self.add("user_annotation", name, start_ns, self.host_ns)
        with_op = self.host_ns + self._python()
        self.host_ns = with_op + 2_000
        bytes_and_rate = {"bytes": _BATCH_BYTES, "memory bandwidth (GB/s)": 25.3}
        self._launch(
            "cudaMemcpyAsync",
            "gpu_memcpy",
            "Memcpy HtoD (Pinned -> Device)",
            _COPY,
            _COPIES,
            bytes_and_rate,
        )
        self.add("cpu_op", "aten::copy_", with_op, self.host_ns + 2_000)
        self.add("cpu_op", "aten::to", with_op - 1_000, self.host_ns + 3_000)
        self.host_ns += 4_000

    def _forward(self) -> None:
        for layer in range(_LAYERS):
            for outer, inner, kernel in _FORWARD:
                self._op(outer, inner, (kernel,), _LOOP)
            self.memory(self.host_ns, (12 + 9 * layer) * _GIB)
        self._op("aten::cross_entropy_loss", "aten::_log_softmax", (_LOSS,), _LOOP)

    def _backward(self) -> None:
        """Runs on autograd's own thread, for which the loop waits."""
        for layer in reversed(range(_LAYERS)):
            for node, op, kernels in _BACKWARD_OPS:
                start_ns = self.host_ns + self._python()
                self.host_ns = start_ns
                self._op(op, None, kernels, _BACKWARD)
                self.host_ns += 2_000
                for name in (node, f"autograd::engine::evaluate_function: {node}"):
                    self.add("cpu_op", name, start_ns, self.host_ns, tid=_BACKWARD)
            self.memory(self.host_ns, (12 + 9 * layer) * _GIB)

    def _optimizer(self) -> None:
        start_ns = self.host_ns + self._python()
        self.host_ns = start_ns + 180_000
        for _ in range(3):
            self._op("aten::_fused_adamw_", None, (_ADAM,), _LOOP)
        self.host_ns += 20_000
        self.add("user_annotation", "Optimizer.step#AdamW.step", start_ns, self.host_ns)

    def _item(self) -> None:
        """Reads the loss, for which the host waits until the device has it."""
        start_ns = self.host_ns + self._python()
        self.host_ns = start_ns + 3_000
        rate = {"bytes": 4, "memory bandwidth (GB/s)": 0.003}
        self._launch(
            "cudaMemcpyAsync",
            "gpu_memcpy",
            "Memcpy DtoH (Device -> Pinned)",
            _ITEM_COPY,
            _STREAM,
            rate,
        )
        waits_ns = self.host_ns + 1_000
        self.host_ns = max(waits_ns, self.device_free_ns) + 8_000
        self.correlation += 1
        self.add(
            "cuda_runtime",
            "cudaStreamSynchronize",
            waits_ns,
            self.host_ns,
            cbid=131,
            correlation=self.correlation,
        )
        self.add("cpu_op", "aten::_local_scalar_dense", start_ns + 1_000, self.host_ns + 1_000)
        self.add("cpu_op", "aten::item", start_ns, self.host_ns + 2_000)
        self.host_ns += 3_000

    def _op(self, outer: str, inner: str | None, kernels: tuple[Kernel, ...], thread: int) -> None:
        """Writes an op, perhaps one within it, and what it launches."""
        start_ns = self.host_ns + self._python()
        self.host_ns = start_ns + 6_000
        for kernel in kernels:
            self._kernel(kernel, thread)
        self.host_ns += 3_000
        args = {"Input Dims": _SHAPES, "Input type": ["c10::BFloat16", "c10::BFloat16"]}
        if inner is not None:
            self.add("cpu_op", inner, start_ns + 2_000, self.host_ns, tid=thread, **args)
            self.host_ns += 1_000
        self.add("cpu_op", outer, start_ns, self.host_ns, tid=thread, **args)

    def _kernel(self, kernel: Kernel, thread: int) -> None:
        facts = {
            "blocks per SM": kernel.blocks,
            "warps per SM": kernel.blocks * 8,
            "grid": [512, 1, 1],
            "block": [256, 1, 1],
            "est. achieved occupancy %": kernel.occupancy,
        }
        length_ns = vary(self.noise, kernel.duration_us * 1000, 0.06)
        self._launch("cudaLaunchKernel", "kernel", kernel.name, length_ns, _STREAM, facts, thread)

    def _copy(self, name: str, length_ns: int, stream: int, facts: dict[str, Any]) -> None:
        self._launch("cudaMemcpyAsync", "gpu_memcpy", name, length_ns, stream, facts)

    def _launch(
        self,
        call: str,
        cat: str,
        name: str,
        length_ns: int,
        stream: int,
        facts: dict[str, Any],
        thread: int = _LOOP,
    ) -> None:
        """Writes a call of the host, and what it starts on the device after all before."""
        self.correlation += 1
        start_ns, self.host_ns = self.host_ns, self.host_ns + vary(self.noise, _LAUNCH, 0.3)
        ids = {"correlation": self.correlation, "External id": self.correlation}
        self.add("cuda_runtime", call, start_ns, self.host_ns, tid=thread, **ids)
        begin_ns = max(self.host_ns + _LATENCY, self.device_free_ns + _KERNEL_GAP)
        self.device_free_ns = begin_ns + length_ns
        where = {"device": _DEVICE, "context": 1, "stream": stream, **ids}
        self.add(
            cat, name, begin_ns, self.device_free_ns, pid=_DEVICE, tid=stream, **where, **facts
        )

    def _python(self) -> int:
        return vary(self.noise, _PYTHON, 0.5)


def _printed(events: list[dict[str, Any]]) -> bytes:
    """Returns the file as Kineto prints it."""
    device = {
        "id": _DEVICE,
        "name": "Simulated GPU",
        "totalGlobalMem": 80 * _GIB,
        "computeMajor": 9,
        "computeMinor": 0,
        "numSms": 132,
    }
    keys: dict[str, Any] = {
        "schemaVersion": 1,
        "deviceProperties": [device],
        "record_shapes": 1,
        "profile_memory": 1,
        "WARNING": [WARNING],
        "displayTimeUnit": "ms",
        "baseTimeNanoseconds": _BASE_NS,
    }
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in keys.items())
    lines = ",\n".join(_lines(events))
    name = f"{WORKER}.{TIMESTAMP}.pt.trace.json"
    return f'{{\n{head}  "traceEvents": [\n{lines}\n  ],\n  "traceName": "{name}"\n}}\n'.encode()


def _lines(events: list[dict[str, Any]]) -> Iterator[str]:
    threads = {_LOOP: "thread 1 (python)", _BACKWARD: "thread 2 (pt_autograd_0)"}
    for thread, name in threads.items():
        named = {"ph": "M", "name": "thread_name", "ts": 0, "pid": _PROCESS, "tid": thread}
        yield f"  {json.dumps({**named, 'args': {'name': name}})}"
    for event in sorted(events, key=lambda one: (one["ts"], -one.get("dur", 0))):
        yield f"  {json.dumps(event)}"
