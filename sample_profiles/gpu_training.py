"""A simulated GPU training profile, as the bytes of one host's `.xplane.pb`.

In: a number of steps and devices and a `Program`.  Out: an XSpace in the form in which a profiler
hands over events that it has already grouped by step: every plane knows `group_id`, GPU planes have
the derived `Steps` line, launches are joined with kernels and copies by `correlation_id`, and the
host has its `train` markers.  `gpu_simulation` says when everything happens.

It must not be taken for a measured one: the host is called `simulated-host`, the devices "Simulated
GPU" without vendor or capabilities, and the profile carries a warning that says so.
"""

from __future__ import annotations

from sample_profiles.builder import LineBuilder, PlaneBuilder, Ref, SpaceBuilder, Stat, Unsigned
from sample_profiles.gpu_program import TRANSFORMER, Op, Program
from sample_profiles.gpu_simulation import (
    COLLECTIVE,
    COMPUTE,
    TO_DEVICE,
    TO_HOST,
    Step,
    Work,
    simulate,
)
from sample_profiles.simulated import add_capture, add_event

HOSTNAME = "simulated-host"
DEVICE_NAME = "Simulated GPU"
WARNING = (
    "This profile is simulated: Overview for TensorBoard's sample generator invented every time in "
    "it, and no GPU was measured."
)

_STEPS_LINE_ID = -559038737  # 0xdeadbeef as int32, by which readers know the derived line

_STREAM_NAMES = {
    COMPUTE: "Stream #14(Compute)",
    TO_DEVICE: "Stream #15(MemcpyH2D)",
    TO_HOST: "Stream #16(MemcpyD2H)",
    COLLECTIVE: "Stream #17(Compute)",
}
_COPY_NAMES = {TO_DEVICE: "MemcpyH2D", TO_HOST: "MemcpyD2H"}
_COPY_KINDS = {
    TO_DEVICE: "kind_src:pinned kind_dst:device",
    TO_HOST: "kind_src:device kind_dst:pinned",
}
_CALL_NAMES = {
    COMPUTE: "cuLaunchKernel",
    TO_DEVICE: "cuMemcpyHtoDAsync_v2",
    TO_HOST: "cuMemcpyDtoHAsync_v2",
    COLLECTIVE: "cuLaunchKernelExC",
}


def gpu_training(steps: int = 20, devices: int = 4, program: Program = TRANSFORMER) -> bytes:
    """The profile of `steps` training steps on `devices` simulated GPUs.

    Args:
        steps: at least 1; their numbers begin at `gpu_simulation.FIRST_STEP_NUMBER`.
        devices: at least 1.
        program: what each device runs in a step.

    Returns:
        A serialized XSpace, the same bytes for the same arguments.
    """
    space = SpaceBuilder(HOSTNAME).warning(WARNING)
    host = _HostWriter(space.plane("/host:CPU"), devices)
    gpus = [
        _DeviceWriter(space.plane(f"/device:GPU:{number}", id=number), number)
        for number in range(devices)
    ]
    end_ns = 0
    for step in simulate(steps, devices, program):
        host.write(step)
        for gpu in gpus:
            gpu.write(step)
        end_ns = step.end
    add_capture(space, end_ns)
    return space.to_bytes()


class _HostWriter:
    """Writes the host's side of each step: the training loop, and a launching thread a device."""

    def __init__(self, plane: PlaneBuilder, devices: int) -> None:
        plane.declare("group_id")
        self._loop = plane.line("python", id=1000, display_name="python")
        self._launchers = [
            plane.line(f"py_xla_execute/{2000 + number}", id=2000 + number)
            for number in range(devices)
        ]
        self._reader = plane.line("tf_data_private_threadpool/3000", id=3000)
        self._reader_start = 0

    def write(self, step: Step) -> None:
        group: dict[str, Stat] = {"group_id": step.index}
        name = f"train {step.number}"
        marker = group | {"_r": 1, "step_num": step.number, "step_name": name}
        add_event(self._loop, "train", step.start, step.end, marker)
        add_event(self._loop, "IteratorGetNextOp::DoCompute", step.start, step.input_end, group)
        for work in step.work:
            for copy in work:
                if copy.stream == TO_DEVICE:
                    self._call(self._loop, copy, group)
        add_event(
            self._loop, "PjitFunction(train_step)", step.copy_calls_end, step.dispatch_end, group
        )
        add_event(self._loop, "block_until_ready", step.dispatch_end, step.await_end, group)
        # The reader began this batch at its leisure, during the step before; the loop waits for the
        # rest of it.
        name = "Iterator::Root::Prefetch::MapAndBatch"
        add_event(self._reader, name, self._reader_start, step.input_end, {})
        self._reader_start = (step.input_end + step.end) // 2
        for launcher, work in zip(self._launchers, step.work, strict=True):
            calls = [item for item in work if item.stream != TO_DEVICE]
            add_event(
                launcher,
                "GpuExecutable::ExecuteThunks",
                calls[0].call_start - 2_000,
                calls[-1].call_end + 2_000,
                group,
            )
            for item in calls:
                self._call(launcher, item, group)

    def _call(self, line: LineBuilder, work: Work, group: dict[str, Stat]) -> None:
        stats = group | {"correlation_id": Unsigned(work.correlation_id)}
        add_event(line, _CALL_NAMES[work.stream], work.call_start, work.call_end, stats)


class _DeviceWriter:
    """Writes one GPU's side of each step: its streams, and the derived `Steps` line."""

    def __init__(self, plane: PlaneBuilder, number: int) -> None:
        plane.stats(gpu_device_name=DEVICE_NAME).declare("group_id")
        self._number = number
        self._streams = {
            stream: plane.line(name, id=stream) for stream, name in _STREAM_NAMES.items()
        }
        self._steps = plane.line("Steps", id=_STEPS_LINE_ID)

    def write(self, step: Step) -> None:
        work = step.work[self._number]
        for item in work:
            name, stats = self._describe(item)
            stats |= {"correlation_id": Unsigned(item.correlation_id), "group_id": step.index}
            add_event(self._streams[item.stream], name, item.start, item.end, stats)
        add_event(
            self._steps,
            str(step.index),
            min(item.start for item in work),
            max(item.end for item in work),
            {"group_id": step.index, "step_name": f"train {step.number}"},
        )

    def _describe(self, work: Work) -> tuple[str, dict[str, Stat]]:
        if isinstance(work.what, Op):
            op = work.what
            stats: dict[str, Stat] = {"kernel_details": Ref(op.details)} if op.details else {}
            stats |= {"tf_op": Ref(op.tf_op), "hlo_op": Ref(op.hlo_op)}
            stats |= {"hlo_module": Ref("jit_train_step"), "program_id": 1}
            return op.kernel, stats
        details = f"{_COPY_KINDS[work.stream]} size:{work.what} dest:{self._number} async:1"
        return _COPY_NAMES[work.stream], {"memcpy_details": Ref(details)}
