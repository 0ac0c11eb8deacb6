"""The program of the simulated TPU training run: its ops, as a TPU's profiler describes them.

A small transformer: a loop over the layers forward, one backward, gradients summed over the cores
while the backward loop still runs, an update.  FLOPs and bytes are made up, and fit the times on a
core of 200 TFLOP/s and 800 GB/s.
"""

from __future__ import annotations

from dataclasses import dataclass

PEAK_TFLOPS = 200.0
PEAK_HBM_GBPS = 800.0
LAYERS = 6

MODULE = "jit_train_step"
PROGRAM_ID = 4_711


@dataclass(frozen=True)
class Op:
    """One instruction.

    Attributes:
        name: of the instruction.
        category: XLA's.
        us: how long it takes, in microseconds; 0 for what the simulation times.
        shape: of the result, with its layout.
        tf_op: the framework's name.
        gflop, model_gflop: computed, and of the model alone (without recomputation).
        hbm_mb: moved from and to memory.
        code: what follows the shape in the instruction's text.
    """

    name: str
    category: str
    us: int
    shape: str
    tf_op: str
    gflop: float = 0.0
    model_gflop: float = 0.0
    hbm_mb: float = 0.0
    code: str = "fusion(), kind=kLoop"

    @property
    def text(self) -> str:
        """The instruction as HLO prints it."""
        return f"%{self.name} = {self.shape} {self.code}"


_ACTIVATION = "bf16[8192,4096]{1,0:T(8,128)(2,1)}"
_WEIGHT = "bf16[4096,16384]{1,0:T(8,128)(2,1)}"
_ON_HOST = "f32[6,4096]{1,0:T(8,128)S(5)}"
_ON_TPU = "f32[6,4096]{1,0:T(8,128)}"
_MATMUL = "fusion(), kind=kOutput"

LOAD = Op(
    "copy-done.1",
    "copy-done",
    260,
    _ON_TPU,
    "",
    code=f"copy-done(({_ON_TPU}, {_ON_HOST}, u32[]) %copy-start.1)",
    hbm_mb=190,
)
EMBED = Op(
    "fusion.1", "loop fusion", 410, _ACTIVATION, "jit(train_step)/jvp(embed)/gather:", 0.3, 0.3, 240
)
FORWARD_LOOP = Op("while.1", "while", 0, f"({_ACTIVATION})", "", code="while()")
FORWARD = (
    Op(
        "fusion.10",
        "convolution fusion",
        640,
        _ACTIVATION,
        "jit(train_step)/jvp(attention)/dot_general:",
        72,
        72,
        120,
        _MATMUL,
    ),
    Op(
        "fusion.11",
        "loop fusion",
        150,
        _ACTIVATION,
        "jit(train_step)/jvp(attention)/softmax:",
        0.8,
        0.8,
        100,
    ),
    Op(
        "fusion.12",
        "convolution fusion",
        920,
        _ACTIVATION,
        "jit(train_step)/jvp(mlp)/dot_general:",
        126,
        126,
        190,
        _MATMUL,
    ),
)
BACKWARD_LOOP = Op("while.2", "while", 0, f"({_ACTIVATION})", "", code="while()")
BACKWARD = (
    Op(
        "fusion.20",
        "convolution fusion",
        1_720,
        _WEIGHT,
        "jit(train_step)/transpose(jvp(mlp))/dot_general:",
        262,
        220,
        390,
        _MATMUL,
    ),
    Op(
        "fusion.21",
        "convolution fusion",
        1_130,
        _WEIGHT,
        "jit(train_step)/transpose(jvp(attention))/dot_general:",
        150,
        126,
        280,
        _MATMUL,
    ),
)
REDUCE_START = Op(
    "all-reduce-start.1",
    "all-reduce-start",
    2,
    "f32[201326592]{0:T(1024)}",
    "jit(train_step)/psum:",
    code="all-reduce-start()",
)
REDUCE_DONE = Op(
    "all-reduce-done.1",
    "all-reduce-done",
    0,
    "f32[201326592]{0:T(1024)}",
    "jit(train_step)/psum:",
    code="all-reduce-done()",
)
UPDATE = Op(
    "fusion.30",
    "loop fusion",
    1_280,
    "f32[201326592]{0:T(1024)}",
    "jit(train_step)/adam/mul:",
    2.4,
    2.4,
    900,
)
METRICS = Op(
    "outfeed.1", "outfeed", 480, "token[]", "jit(train_step)/io_callback:", code="outfeed()"
)
OPS = (
    LOAD,
    EMBED,
    FORWARD_LOOP,
    *FORWARD,
    BACKWARD_LOOP,
    *BACKWARD,
    REDUCE_START,
    REDUCE_DONE,
    UPDATE,
    METRICS,
)
REDUCE_US = 8_200
"""How long the all-reduce takes from the last core's start to its end."""
