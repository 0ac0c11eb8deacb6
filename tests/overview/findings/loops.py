"""Loops whose steps all do the same, in few words: a golden case is what happens within a step.

Steps begin every 100 ms; times are milliseconds after the step's begin.  `at` names the steps in
which something happens, by place; all of them where it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder
from tests.cases import overview_of
from tests.tpu_cases import Core

PERIOD_MS = 100

STAGE: dict[str, Any] = {"_ipl_stage_id": 1, "_ipl_stage_name": "Batch"}
"""Stats of a stage of an input pipeline."""


class CpuLoop:
    """A program on a CPU.

    Args:
        marked_ms: length of the markers.
        steps: how many.
        first_ms: when the first one begins.
    """

    def __init__(self, marked_ms: float = PERIOD_MS, steps: int = 4, first_ms: float = 0) -> None:
        self.space = SpaceBuilder()
        self.begin_ms = [first_ms + PERIOD_MS * step for step in range(steps)]
        self._plane = self.space.plane("/host:CPU")
        self._threads: dict[str, LineBuilder] = {}
        self._launches = 0
        self._add_device()
        for step, begin_ms in enumerate(self.begin_ms):
            python = self.thread("python")
            python.event("train", start_ms=begin_ms, duration_ms=marked_ms, step_num=step, _r=1)
            self._mark(str(step), begin_ms, marked_ms)

    def _add_device(self) -> None:
        """Adds the device, if there is one."""

    def _mark(self, name: str, begin_ms: float, marked_ms: float) -> None:
        """Marks a step on the device, if it does."""

    def thread(self, name: str) -> LineBuilder:
        """A thread of the host."""
        if name not in self._threads:
            self._threads[name] = self._plane.line(name, id=len(self._threads) + 1)
        return self._threads[name]

    def does(
        self,
        name: str,
        start_ms: float,
        end_ms: float,
        thread: str = "python",
        at: Iterable[int] | None = None,
        **stats: Any,
    ) -> CpuLoop:
        """Lets a thread of the host do something in each step."""
        for step in range(len(self.begin_ms)) if at is None else at:
            self.thread(thread).event(
                name,
                start_ms=self.begin_ms[step] + start_ms,
                duration_ms=end_ms - start_ms,
                stats=stats,
            )
        return self

    def document(self, folder: Path) -> Any:
        return overview_of(folder, h=self.space)


class GpuLoop(CpuLoop):
    """A program on a GPU; its host launches each kernel in 1 ms, before it runs."""

    def _add_device(self) -> None:
        self._gpu: PlaneBuilder = self.space.plane("/device:GPU:0")
        self._streams: dict[str, LineBuilder] = {}

    def runs(
        self,
        kernel: str,
        start_ms: float,
        end_ms: float,
        stream: str = "Stream #7(Compute)",
        launched_ms: float | None = None,
        **stats: Any,
    ) -> GpuLoop:
        """Runs a kernel, or a copy, in each step."""
        if stream not in self._streams:
            self._streams[stream] = self._gpu.line(stream)
        launch_ms = start_ms - 1 if launched_ms is None else launched_ms
        for begin_ms in self.begin_ms:
            self._launches += 1
            launch = {"correlation_id": self._launches}
            self.thread("python").event(
                "cuLaunchKernel", start_ms=begin_ms + launch_ms, duration_ms=1, stats=launch
            )
            self._streams[stream].event(
                kernel,
                start_ms=begin_ms + start_ms,
                duration_ms=end_ms - start_ms,
                stats=launch | stats,
            )
        return self


class TpuLoop(CpuLoop):
    """A program on a TPU core that marks its steps as the host does."""

    def _add_device(self) -> None:
        product = "%dot = bf16[8,8]{1,0} fusion(bf16[8,8]{1,0} %a)"
        self.core = Core(self.space).describe("dot", "convolution fusion", product)

    def _mark(self, name: str, begin_ms: float, marked_ms: float) -> None:
        self.core.step(name, begin_ms, marked_ms)

    def runs(self, op: str, start_ms: float, end_ms: float) -> TpuLoop:
        """Runs an op of the core in each step; others than `dot` are to be described first."""
        for begin_ms in self.begin_ms:
            self.core.op(op, begin_ms + start_ms, end_ms - start_ms)
        return self
