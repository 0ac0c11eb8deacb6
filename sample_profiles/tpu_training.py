"""A simulated TPU training profile, as the bytes of one host's `.xplane.pb`.

In: a number of steps and cores.  Out: an XSpace in the form of a TPU profiler's: each core has its
step markers, program runs and ops, ops carry the core's own clock and their metadata what they
compute; the host has `train` markers and the calls that launch the programs.

The model: the host waits for its batch, launches the program on every core, and waits for it.  The
sum of the gradients starts on a core in the middle of its backward loop and ends on all cores at
once, so that the others wait for the slow core.  Every fifth step sends metrics out.  One step's
input stalls.  Jitter comes from a fixed seed: equal arguments make equal bytes.

It must not be taken for a measured one: host and devices are called simulated, and the profile
carries a warning that says so.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from sample_profiles import tpu_program
from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder, Stat, Unsigned
from sample_profiles.simulated import add_capture, add_event, vary
from sample_profiles.tpu_program import Op
from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint

HOSTNAME = "simulated-tpu-host"
DEVICE_NAME = "Simulated TPU"
WARNING = (
    "This profile is simulated: Overview for TensorBoard's sample generator invented every time in "
    "it, and no TPU was measured."
)

FIRST_STEP_NUMBER = 200
STALLED_STEP_INDEX = 11
SLOW_CORE = 2
METRICS_EVERY = 5

_SEED = 20_260_102

# Nanoseconds.
_LEAD_IN = 4_000_000
_INPUT_WAIT = 900_000
_INPUT_STALL = 41_000_000
_DISPATCH = 260_000
_LAUNCH = 12_000
_LAUNCH_LATENCY = 30_000
_WAKE_UP = 50_000
_BOOKKEEPING = 90_000
_OP_GAP = 400
_SLOWDOWN = 0.05
# A core counts from when it was switched on.
_CORE_CLOCK_AHEAD = 7_300_000


def tpu_training(steps: int = 20, cores: int = 4) -> bytes:
    """The profile of `steps` training steps on `cores` simulated TensorCores.

    Args:
        steps: at least 1; their numbers begin at `FIRST_STEP_NUMBER`.
        cores: at least 1, each a chip of its own.

    Returns:
        A serialized XSpace, the same bytes for the same arguments.
    """
    noise = random.Random(_SEED)
    space = SpaceBuilder(HOSTNAME).warning(WARNING)
    tensor_cores = [_Core(space, number, noise) for number in range(cores)]
    host = space.plane("/host:CPU").stats(
        matrix_unit_utilization_percent=53.5, hbm_utilization_percent=34.0
    )
    loop = host.line("python", id=1000, display_name="python")
    now = _LEAD_IN
    for index in range(steps):
        now = _run_step(index, now, noise, loop, tensor_cores)
    add_capture(space, now)
    return space.to_bytes()


def _run_step(
    index: int, start: int, noise: random.Random, loop: LineBuilder, cores: Sequence[_Core]
) -> int:
    """Writes one step of the host's loop and of all cores; returns when the next one begins."""
    wait = _INPUT_STALL if index == STALLED_STEP_INDEX else _INPUT_WAIT
    input_end = start + vary(noise, wait, 0.3)
    dispatched = input_end + vary(noise, _DISPATCH, 0.2)
    launches = [input_end + _LAUNCH * (number + 1) for number in range(len(cores))]
    for core, launch in zip(cores, launches, strict=True):
        core.run_to_reduction(launch + _LAUNCH + _LAUNCH_LATENCY)
    reduced = max(core.reduction_start for core in cores) + vary(
        noise, tpu_program.REDUCE_US * 1000, 0.05
    )
    number = FIRST_STEP_NUMBER + index
    for core in cores:
        core.finish(number, reduced, with_metrics=number % METRICS_EVERY == 0)
    awaited = max(core.now for core in cores) + _WAKE_UP
    end = awaited + vary(noise, _BOOKKEEPING, 0.5)

    add_event(loop, "train", start, end, {"_r": 1, "step_num": number})
    add_event(loop, "IteratorGetNextOp::DoCompute", start, input_end, {})
    add_event(loop, "PjitFunction(train_step)", input_end, dispatched, {})
    for core, launch in zip(cores, launches, strict=True):
        stats: dict[str, Stat] = {"device_ordinal": core.number, "queue_id": 0, "core_type": 0}
        add_event(loop, "DoEnqueueProgram", launch, launch + _LAUNCH, stats | {"run_id": number})
    add_event(loop, "block_until_ready", dispatched, awaited, {})
    return end


class _Core:
    """Writes one core; `now` is when it has done all that was written."""

    def __init__(self, space: SpaceBuilder, number: int, noise: random.Random) -> None:
        self.number = number
        self.now = 0
        self.reduction_start = 0
        self._noise = noise
        self._ran: list[tuple[int, int, Op]] = []
        self._program_start = 0
        self._step_start = 0
        self._plane = space.plane(f"/device:TPU:{number}", id=number + 1).stats(
            device_type_string=DEVICE_NAME,
            peak_teraflops_per_second=tpu_program.PEAK_TFLOPS,
            peak_hbm_bw_gigabytes_per_second=tpu_program.PEAK_HBM_GBPS,
            has_megacore=0,
            core_details=_core_details(number),
        )
        self._steps = self._plane.line("Steps", id=1)
        self._modules = self._plane.line("XLA Modules", id=2)
        self._ops = self._plane.line("XLA Ops", id=3)
        self._async = self._plane.line("Async XLA Ops", id=4)
        for symbol, op in enumerate(tpu_program.OPS, start=1):
            _describe(self._plane, op, symbol)

    def run_to_reduction(self, launched: int) -> None:
        """Runs the program until only the sum of the gradients is missing."""
        # The marker begins where the step before ended, so that the wait for the host is in it.
        self._step_start = self.now or launched
        self._program_start = self.now = max(launched, self.now)
        self._run(tpu_program.LOAD)
        self._run(tpu_program.EMBED)
        self._loop(tpu_program.FORWARD_LOOP, tpu_program.FORWARD)
        self._loop(tpu_program.BACKWARD_LOOP, tpu_program.BACKWARD, reduce_after=3)

    def finish(self, number: int, reduced: int, with_metrics: bool) -> None:
        """Waits for the sum, updates, and writes the step."""
        done = max(reduced, self.now)
        self._ran.append((self.now, done, tpu_program.REDUCE_DONE))
        self.now = done + _OP_GAP
        self._run(tpu_program.UPDATE)
        if with_metrics:
            self._run(tpu_program.METRICS)
        for start, end, op in sorted(self._ran, key=lambda one: (one[0], -one[1])):
            add_event(self._ops, op.text, start, end, _on_core_clock(start, end))
        self._ran.clear()
        add_event(self._async, tpu_program.REDUCE_START.text, self.reduction_start, done, {"_a": 1})
        ran: dict[str, Stat] = {"run_id": number, "queue_id": 0, "core_type": 0}
        name = f"{tpu_program.MODULE}({tpu_program.PROGRAM_ID})"
        add_event(self._modules, name, self._program_start, self.now, ran)
        marker = _on_core_clock(self._step_start, self.now)
        add_event(self._steps, str(number), self._step_start, self.now, marker)

    def _loop(self, loop: Op, body: Sequence[Op], reduce_after: int | None = None) -> None:
        start = self.now
        for layer in range(tpu_program.LAYERS):
            if layer == reduce_after:
                self.reduction_start = self.now
                self._run(tpu_program.REDUCE_START)
            for op in body:
                self._run(op)
        self._ran.append((start, self.now, loop))
        self.now += _OP_GAP

    def _run(self, op: Op) -> None:
        length = vary(self._noise, op.us * 1000, 0.02)
        if self.number == SLOW_CORE:
            length = round(length * (1 + _SLOWDOWN))
        self._ran.append((self.now, self.now + length, op))
        self.now += length + _OP_GAP


def _on_core_clock(start: int, end: int) -> dict[str, Stat]:
    return {
        "device_offset_ps": (start + _CORE_CLOCK_AHEAD) * 1000,
        "device_duration_ps": (end - start) * 1000,
    }


def _describe(plane: PlaneBuilder, op: Op, symbol: int) -> None:
    """The op's metadata, with all that a TPU's profiler says of it."""
    megabyte = 1_000_000
    stats: dict[str, Stat] = {
        "hlo_category": op.category,
        "program_id": Unsigned(tpu_program.PROGRAM_ID),
        "symbol_id": Unsigned(symbol),
        "flops": round(op.gflop * 1e9),
        "model_flops": round(op.model_gflop * 1e9),
        "bytes_accessed": round(op.hbm_mb * megabyte),
        "memory_access_breakdown": _hbm_read(round(op.hbm_mb * megabyte)),
        "shape_with_layout": op.shape,
    }
    if op.tf_op:
        stats["tf_op"] = op.tf_op
    plane.metadata(op.text, display_name=op.name, stats=stats)


def _hbm_read(count: int) -> bytes:
    """A memory breakdown of one entry: operation 1 (read), memory space 1 (HBM), bytes."""
    fields = ((1, 1), (2, 1), (3, count))
    entry = b"".join(encode_varint(number << 3) + encode_varint(value) for number, value in fields)
    return encode_field(1, entry) if count else b""


def _core_details(number: int) -> bytes:
    """The message `CoreDetails`: 2 device ordinal, 4 and 5 local and global chip, 6 global core."""
    fields = (2, 4, 5, 6) if number else ()
    return b"".join(encode_varint(field << 3) + encode_varint(number) for field in fields)
