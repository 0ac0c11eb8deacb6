"""When everything happens in a simulated training run.

In: a number of steps and devices and a `Program`.  Out: `Step` after `Step`, with the times of the
host's calls and of each device's kernels and copies, in nanoseconds from the start of the capture.

The model: the host waits for its batch, copies it to every device, dispatches the program, and
blocks.  A device runs the gradient ops in order.  Each all-reduce starts on a device once its
gradients are there and ends on all devices at once, so a late device makes the others wait.  The
update waits for both.  Every fifth step copies metrics back.  One step's input stalls.

The jitter comes from a fixed seed with exact arithmetic: the same arguments give the same times on
every machine.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

from sample_profiles.gpu_program import AllReduce, Op, Program
from sample_profiles.simulated import vary

FIRST_STEP_NUMBER = 100
STALLED_STEP_INDEX = 11
METRICS_EVERY = 5
METRICS_BYTES = 1_048_576

COMPUTE, TO_DEVICE, TO_HOST, COLLECTIVE = 14, 15, 16, 17
"""The ids of a device's streams."""

_SEED = 20_260_101

# Nanoseconds.
_LEAD_IN = 3_000_000
_INPUT_WAIT = 1_050_000
_INPUT_STALL = 36_000_000
_COPY_CALL = 45_000
_DISPATCH = 320_000
_LAUNCH = 6_000
_LAUNCH_GAP = 2_500
_LAUNCH_LATENCY = 4_000
_KERNEL_GAP = 1_500
_METRICS_COPY = 640_000
_WAKE_UP = 60_000
_BOOKKEEPING = 180_000
_BETWEEN_STEPS = 240_000


@dataclass(frozen=True)
class Work:
    """What ran on a stream, and the host's call that launched it. Times in ns.

    `what` is the op, or the number of bytes that a copy moves.
    """

    stream: int
    what: Op | int
    start: int
    end: int
    call_start: int
    call_end: int
    correlation_id: int


@dataclass(frozen=True)
class Step:
    """The host's times of one step, in ns, and `work[device]` in the order of launching."""

    index: int
    start: int
    input_end: int
    copy_calls_end: int
    dispatch_end: int
    await_end: int
    end: int
    work: tuple[tuple[Work, ...], ...]

    @property
    def number(self) -> int:
        """The step's number in the eyes of the training loop."""
        return FIRST_STEP_NUMBER + self.index


def simulate(steps: int, devices: int, program: Program) -> Iterator[Step]:
    """Yields the steps of one run, in order."""
    noise = random.Random(_SEED)
    correlation_ids = itertools.count(1)
    start = _LEAD_IN
    for index in range(steps):
        stalled = index == STALLED_STEP_INDEX
        input_end = start + vary(noise, _INPUT_STALL if stalled else _INPUT_WAIT, 0.3)
        copy_calls_end = input_end + devices * _COPY_CALL
        dispatch_end = copy_calls_end + vary(noise, _DISPATCH, 0.2)
        running = []
        for number in range(devices):
            device = _Device(noise, correlation_ids, slowdown=0.006 * number)
            device.copy_batch(program, call_start=input_end + number * _COPY_CALL)
            device.next_launch = dispatch_end
            running.append(device)
        _run(noise, program, running)
        if (FIRST_STEP_NUMBER + index) % METRICS_EVERY == 0:
            for device in running:
                device.copy_metrics()
        await_end = max(work.end for device in running for work in device.work) + _WAKE_UP
        end = await_end + vary(noise, _BOOKKEEPING, 0.5)
        work = tuple(tuple(device.work) for device in running)
        yield Step(index, start, input_end, copy_calls_end, dispatch_end, await_end, end, work)
        start = end + vary(noise, _BETWEEN_STEPS, 0.5)


def _run(noise: random.Random, program: Program, devices: list[_Device]) -> None:
    """Runs the program once on all devices."""
    done = 0
    for all_reduce in program.all_reduces:
        for device in devices:
            device.compute(program.gradient_ops[done : all_reduce.after])
        done = all_reduce.after
        _run_all_reduce(noise, all_reduce, devices)
    for device in devices:
        device.compute(program.gradient_ops[done:])
        device.wait_for_collectives()
        device.compute(program.update_ops)


def _run_all_reduce(noise: random.Random, all_reduce: AllReduce, devices: list[_Device]) -> None:
    """Starts on each device when its gradients are there; ends when the last to start has data."""
    calls = [device.launch() for device in devices]
    starts = [
        max(device.compute_free_at, device.collectives_free_at, call_end) + _LAUNCH_LATENCY
        for device, (_, call_end) in zip(devices, calls, strict=True)
    ]
    end = max(starts) + vary(noise, all_reduce.op.duration_us * 1000, 0.08)
    for device, start, call in zip(devices, starts, calls, strict=True):
        device.add(COLLECTIVE, all_reduce.op, start, end, call)
        device.collectives_free_at = end


class _Device:
    """One device during one step: what it ran so far, and when it is free for more."""

    def __init__(
        self, noise: random.Random, correlation_ids: Iterator[int], slowdown: float
    ) -> None:
        self.work: list[Work] = []
        self.compute_free_at = 0
        self.collectives_free_at = 0
        self.next_launch = 0
        self._noise = noise
        self._correlation_ids = correlation_ids
        self._slowdown = slowdown

    def add(self, stream: int, what: Op | int, start: int, end: int, call: tuple[int, int]) -> None:
        self.work.append(Work(stream, what, start, end, *call, next(self._correlation_ids)))

    def launch(self) -> tuple[int, int]:
        """Start and end of the next launching call."""
        start = self.next_launch
        self.next_launch = start + _LAUNCH + _LAUNCH_GAP
        return start, start + _LAUNCH

    def copy_batch(self, program: Program, call_start: int) -> None:
        start = call_start + _COPY_CALL // 2
        end = start + self._duration(program.copy_us * 1000)
        self.add(TO_DEVICE, program.batch_bytes, start, end, (call_start, call_start + _COPY_CALL))
        self.compute_free_at = end

    def compute(self, ops: tuple[Op, ...]) -> None:
        for op in ops:
            call = self.launch()
            start = max(call[1] + _LAUNCH_LATENCY, self.compute_free_at + _KERNEL_GAP)
            self.compute_free_at = start + self._duration(op.duration_us * 1000)
            self.add(COMPUTE, op, start, self.compute_free_at, call)

    def wait_for_collectives(self) -> None:
        self.compute_free_at = max(self.compute_free_at, self.collectives_free_at)

    def copy_metrics(self) -> None:
        call = self.launch()
        start = max(call[1] + _LAUNCH_LATENCY, self.compute_free_at + _KERNEL_GAP)
        self.add(TO_HOST, METRICS_BYTES, start, start + self._duration(_METRICS_COPY), call)

    def _duration(self, mean_ns: int) -> int:
        return round(vary(self._noise, mean_ns, 0.03) * (1 + self._slowdown))
