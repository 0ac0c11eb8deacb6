"""The threads of a host that ran PyTorch, on the trace's clock, with the role of each event.

In: the threads of a trace as read, and what is known of devices.  Out: `KinetoThread`s, one more of
which may hold what the profiler recorded of its own cost and of compilations in the driver.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays.factorize import factorize, factorize_rows
from tensorboard_plugin_overview.arrays.intervals import NO_TIME, Intervals
from tensorboard_plugin_overview.arrays.types import BoolArray, Int8Array, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Category,
    Codes,
    Events,
    HostThread,
)
from tensorboard_plugin_overview.formats.kineto.ops.host_names import (
    is_annotation,
    is_pinning,
    is_pinning_thread,
    role_of,
    waits_for_copy,
)
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH, Frame, HostRole
from tensorboard_plugin_overview.trace.track import NO_GROUP

PS_PER_NS = 1000
_TO_DEVICE = 1
"""`kind` of a copy call, as HIP numbers it."""


@dataclass(frozen=True, eq=False)
class DeviceWork:
    """Correlations of what ran on devices, ascending.

    Attributes:
        all: int64[n], of everything.
        to_device: int64[m], of copies to a device.
        to_host: int64[k], of copies from a device.
    """

    all: Int64Array
    to_device: Int64Array
    to_host: Int64Array


@dataclass(frozen=True, eq=False)
class KinetoTrack:
    """n events of a thread on the trace's clock; see `trace.track.Track`.

    Attributes:
        name: of the thread.
        start_ps, end_ps: int64[n].
        names: k distinct names.
        code: int64[n], index into `names`.
    """

    name: str
    start_ps: Int64Array
    end_ps: Int64Array
    names: Sequence[str]
    code: Int64Array

    def __len__(self) -> int:
        return len(self.start_ps)

    def kinds(self) -> Int64Array:
        """Returns int64[n], the name of each event as an index into `names`."""
        return self.code

    def named(self, names: Container[str]) -> Int64Array:
        """Returns int64[m], ascending: the events with one of these names."""
        wanted = [kind for kind, name in enumerate(self.names) if name in names]
        return np.flatnonzero(np.isin(self.code, wanted))

    def event_name(self, index: int) -> str:
        """Returns the name of one event."""
        return self.names[int(self.code[index])]

    def take(self, rows: Int64Array) -> KinetoTrack:
        """Returns the events of int64[m] rows."""
        taken = self.start_ps[rows], self.end_ps[rows], self.names, self.code[rows]
        return KinetoTrack(self.name, *taken)


@dataclass(frozen=True, eq=False)
class NoFrames(KinetoTrack):
    """The Python frames of a thread: none, for they are not read."""

    functions: Sequence[Frame] = ()


_NO_ROWS = np.zeros(0, np.int64)
_NO_FRAMES = NoFrames("", _NO_ROWS, _NO_ROWS, (), _NO_ROWS)


@dataclass(frozen=True, eq=False)
class KinetoThread(KinetoTrack):
    """One thread; see `trace.threads.Thread`.

    Attributes:
        category: uint8[n], of `Category`.
        file_code: int32[n], the name as an index into those of the file.
        correlation: int64[n], `NONE` for none.
        external: int64[n], `NONE` for none.
        raw: the thread as read; None of what belongs to no thread.
        work: what ran on devices.
        runs_loop: the training or serving loop runs on it.
        markers_ps: int64[m] starts and ends of the step markers on it.
    """

    category: NDArray[np.uint8] = field(default_factory=lambda: np.zeros(0, np.uint8))
    file_code: Codes = field(default_factory=lambda: np.zeros(0, np.int32))
    correlation: Int64Array = field(default_factory=lambda: _NO_ROWS)
    external: Int64Array = field(default_factory=lambda: _NO_ROWS)
    raw: HostThread | None = None
    work: DeviceWork = field(default_factory=lambda: DeviceWork(_NO_ROWS, _NO_ROWS, _NO_ROWS))
    runs_loop: bool = False
    markers_ps: tuple[Int64Array, Int64Array] = (_NO_ROWS, _NO_ROWS)
    frames: NoFrames = _NO_FRAMES
    programs: Sequence[str] = ()
    regions: Intervals = NO_TIME

    @cached_property
    def _kinds(self) -> tuple[Sequence[tuple[int, str]], Int64Array]:
        """The distinct categories with names, and int64[n], which each event has."""
        first, code = factorize_rows([self.code, self.category.astype(np.int64)])
        pairs = zip(self.category[first].tolist(), self.code[first].tolist(), strict=True)
        return [(category, self.names[name]) for category, name in pairs], code

    @cached_property
    def is_call(self) -> BoolArray:
        """bool[n]: a call of the runtime or the driver."""
        return np.isin(self.category, (Category.RUNTIME, Category.DRIVER))

    @cached_property
    def role(self) -> Int8Array:
        """int8[n], of `HostRole`."""
        kinds, code = self._kinds
        role = np.array([role_of(*kind) for kind in kinds], np.int8)[code]
        if not self.is_call.any():
            return role
        launches = self.launch != NO_LAUNCH
        role[launches & (role == HostRole.OTHER)] = HostRole.LAUNCH
        copies = launches & np.isin(self.correlation, self.work.to_device)
        if self.raw is not None:
            stated = self.raw.copy_kinds
            copies[stated.rows[stated.values == _TO_DEVICE]] = True
        role[copies & (role == HostRole.LAUNCH)] = HostRole.FEED
        blocks = np.array([waits_for_copy(name) for _, name in kinds], np.bool_)[code]
        blocks &= np.isin(self.correlation, self.work.to_host)
        role[blocks & (role == HostRole.LAUNCH)] = HostRole.WAIT
        return role

    @cached_property
    def launch(self) -> Int64Array:
        """int64[n]: the correlation of calls with work on a device."""
        launches = self.is_call & np.isin(self.correlation, self.work.all)
        return np.where(launches & (self.correlation != NONE), self.correlation, NO_LAUNCH)

    @property
    def group(self) -> Int64Array:
        """int64[n]: no profiler grouped the events."""
        return np.full(len(self), NO_GROUP)

    @property
    def program(self) -> Int64Array:
        """int64[n]: no event is part of a compiled program."""
        return np.full(len(self), -1)

    @cached_property
    def is_op(self) -> BoolArray:
        """bool[n]: ops of PyTorch."""
        is_op: BoolArray = self.category == Category.OP
        return np.zeros(len(self), np.bool_) if self.works_ahead else is_op

    @cached_property
    def is_annotation(self) -> BoolArray:
        """bool[n]: the user's own ranges."""
        kinds, code = self._kinds
        return np.array([is_annotation(*kind) for kind in kinds], np.bool_)[code]

    @property
    def callbacks(self) -> Int64Array:
        """int64[0]: no program calls back."""
        return _NO_ROWS

    @cached_property
    def works_ahead(self) -> bool:
        """Whether it pins memory and launches nothing, as the thread of a data loader does."""
        if self.runs_loop:
            return False
        if is_pinning_thread(self.name):
            return True
        pins = [code for code, name in enumerate(self.names) if is_pinning(name)]
        if not np.isin(self.code, pins).any():
            return False
        return not (self.is_call & np.isin(self.role, (HostRole.LAUNCH, HostRole.FEED))).any()


def thread_of(
    raw: HostThread | Events, all_names: Sequence[str], origin_ns: int, work: DeviceWork
) -> KinetoThread:
    """Puts a thread on the trace's clock.

    Args:
        raw: the thread, or events of none.
        all_names: of the file.
        origin_ns: the trace's zero, on the file's clock.
        work: what ran on devices.
    """
    codes, code = factorize(raw.names.astype(np.int64))
    return KinetoThread(
        name=(raw.name or f"thread {raw.tid}") if isinstance(raw, HostThread) else "overhead",
        start_ps=(raw.start_ns - origin_ns) * PS_PER_NS,
        end_ps=(raw.end_ns - origin_ns) * PS_PER_NS,
        names=[all_names[one] for one in codes.tolist()],
        code=code,
        category=raw.categories,
        file_code=raw.names,
        correlation=raw.correlation,
        external=raw.external,
        raw=raw if isinstance(raw, HostThread) else None,
        work=work,
    )
