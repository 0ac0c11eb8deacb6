"""What the simulated GPUs run in a step: the programs of `gpu_training`.

In: nothing.  Out: `TRANSFORMER`, a data-parallel training step of 57 kernels and three all-reduces
(about 44 ms), and `ONE_KERNEL`, which keeps profiles of very many steps small.  All durations are
invented.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    """One kernel: its name, its HLO instruction, its framework op, and its mean duration.

    `details` is the launch configuration as profilers print it; "" leaves it out.
    """

    kernel: str
    hlo_op: str
    tf_op: str
    duration_us: int
    details: str = "regs:96 static_shared:0 dynamic_shared:49152 grid:512,1,1 block:256,1,1"


@dataclass(frozen=True)
class AllReduce:
    """A sum over all devices that may start once the first `after` gradient ops are done."""

    op: Op
    after: int


@dataclass(frozen=True)
class Program:
    """One training step of one device.

    Attributes:
        batch_bytes: what is copied to the device before the first op.
        copy_us: mean duration of that copy.
        gradient_ops: forward and backward pass, one after the other on the compute stream.
        all_reduces: run beside them on a stream of their own, in order.
        update_ops: run when all of the above is done.
    """

    batch_bytes: int
    copy_us: int
    gradient_ops: tuple[Op, ...]
    all_reduces: tuple[AllReduce, ...]
    update_ops: tuple[Op, ...]


_FORWARD = "jit(train_step)/jvp(Transformer)"
_BACKWARD = "jit(train_step)/transpose(jvp(Transformer))"
_LAYERS = 6


def _transformer() -> Program:
    ops: list[Op] = []

    def add(kernel: str, hlo_op: str, tf_op: str, duration_us: int) -> None:
        ops.append(Op(kernel, f"{hlo_op}.{len(ops)}", tf_op, duration_us))

    for layer in range(_LAYERS):
        scope = f"{_FORWARD}/layer_{layer}"
        add("gemm_bf16_128x128_tn", "cublas-gemm", f"{scope}/attention/dot_general:", 620)
        add("softmax_fusion_f32", "fusion", f"{scope}/attention/softmax:", 240)
        add("gemm_bf16_256x128_tn", "cublas-gemm", f"{scope}/mlp/dot_general:", 1050)
        add("loop_gelu_fusion_bf16", "fusion", f"{scope}/mlp/gelu:", 200)
    add("reduce_loss_fusion_f32", "fusion", f"{_FORWARD}/cross_entropy/reduce_sum:", 500)
    forward = len(ops)
    for layer in reversed(range(_LAYERS)):
        scope = f"{_BACKWARD}/layer_{layer}"
        add("loop_gelu_fusion_bf16", "fusion", f"{scope}/mlp/gelu:", 300)
        add("gemm_bf16_256x128_nn", "cublas-gemm", f"{scope}/mlp/dot_general:", 1050)
        add("gemm_bf16_256x128_nt", "cublas-gemm", f"{scope}/mlp/transpose/dot_general:", 1000)
        add("softmax_fusion_f32", "fusion", f"{scope}/attention/softmax:", 400)
        add("gemm_bf16_128x128_nt", "cublas-gemm", f"{scope}/attention/dot_general:", 1100)
    backward = len(ops) - forward

    def all_reduce(number: int, after: int, duration_us: int) -> AllReduce:
        kernel = "ncclDevKernel_AllReduce_Sum_bf16_RING_LL"
        return AllReduce(
            Op(kernel, f"all-reduce.{number}", f"{_BACKWARD}/psum:", duration_us), after
        )

    return Program(
        batch_bytes=12_582_912,
        copy_us=1100,
        gradient_ops=tuple(ops),
        all_reduces=(
            all_reduce(1, forward + backward // 3, 5200),
            all_reduce(2, forward + 2 * backward // 3, 5200),
            all_reduce(3, forward + backward, 2600),
        ),
        update_ops=(
            Op("loop_multiply_fusion_f32", "fusion.100", "jit(train_step)/adam/mul:", 900),
            Op("loop_subtract_fusion_f32", "fusion.101", "jit(train_step)/adam/sub:", 1100),
        ),
    )


TRANSFORMER = _transformer()

ONE_KERNEL = Program(
    batch_bytes=262_144,
    copy_us=120,
    gradient_ops=(
        Op("train_step_bf16", "custom-call.1", f"{_BACKWARD}/mlp/dot_general:", 3800, details=""),
    ),
    all_reduces=(),
    update_ops=(),
)
