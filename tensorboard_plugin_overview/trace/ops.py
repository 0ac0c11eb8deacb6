"""Ops: what events belong to, what they compute, what their time counts as.

In: nothing (these are types, which importers fill in).  Out: `Op`, `OpKind`, `OpEvents`, `Untimed`,
`Collectives`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.self_time import self_time_ps, self_time_spans
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.names.collective_patterns import Pattern

Origin = Literal["tensorflow", "dataset", "jax", "pytorch", "hlo", "kernel", "copy"]

FlopsSource: TypeAlias = Literal["the profile's ops", "HLO shapes", "input shapes"]

DATASET = "Dataset"
"""Category of the iterators of an input pipeline."""

UNATTRIBUTED = "unattributed"
"""Category of an op that the profile assigns to no program."""


class DeviceRole(IntEnum):
    """What ran on a device.  The order means nothing: each platform has its table of priorities."""

    COMPUTE = 0
    MEMSET = 1
    COLLECTIVE = 2
    COPY_ON_DEVICE = 3
    """Within a device, or from one to another."""
    COPY_TO_HOST = 4
    COPY_TO_DEVICE = 5
    INFEED = 6
    OUTFEED = 7
    HOST_TRANSFER = 8
    """Waiting for the host's memory, or for a message to or from the host."""
    SPARSECORE = 9
    """Waiting for a SparseCore."""
    SPARSECORE_OUTFEED = 10
    WAIT = 11
    """Waiting for an asynchronous op of another kind."""
    IDLE = 12


class Op(NamedTuple):
    """One op, as a row of a table names it.

    Attributes:
        name: the HLO instruction's; else the framework's, the kernel's or the copy's name.
        category: the framework's op type; else the opcode of the HLO, `kernel` or `copy`.
        origin: the last one to name it: `hlo` only where no framework has a name for the
            instruction.  Ops of `jax` may come from any front end of XLA that writes names in JAX's
            manner.
        framework_op: the framework's name for it, "" if it has none.
        module: name of the program of an HLO instruction, else "".
        program_id: of that program; a function compiled for several shapes has several.
    """

    name: str
    category: str
    origin: Origin
    framework_op: str = ""
    module: str = ""
    program_id: int = 0


class OpKind(NamedTuple):
    """The events of one kernel of one op.

    Attributes:
        op: the op they belong to.
        role: what their time counts as.
        kernel: the kernel's name, or that of what else ran on the device; "" where events are
            executions of the op itself.
        dtype: the precision it computes in, None where the profile does not say.
        flops: of one execution of the op; None unknown.
        model_flops: the same without recomputation; None unknown.
        bytes_accessed: of the device's memory in one execution of the op; None unknown.
        flops_from, model_flops_from: the source of these; None unknown.
        bytes_estimated: `bytes_accessed` is an estimate by the shapes of operands and result.
        states_own: events state their own FLOPs and bytes, which count before these.
        adds_up: what the kernels of an execution state adds up to what the op computed; else each
            states that of the whole op.
        is_busy: the device works while it is the innermost op.
        is_container: it only runs other ops.
        is_counted_elsewhere: what it computes and moves is counted with other ops.
        stands_alone: each event is an execution of its own, on whatever stream.
        tensorcore_eligible: matrix units could compute it; None unknown.
        tensorcore_used: the kernel ran on matrix units; None unknown.
        instruction: the text of the HLO instruction, with the shapes of result and operands, "" if
            the profile has none; equal texts are one instruction.
    """

    op: Op
    role: DeviceRole = DeviceRole.COMPUTE
    kernel: str = ""
    dtype: str | None = None
    flops: float | None = None
    model_flops: float | None = None
    bytes_accessed: float | None = None
    flops_from: FlopsSource | None = None
    model_flops_from: FlopsSource | None = None
    bytes_estimated: bool = False
    states_own: bool = False
    adds_up: bool = False
    is_busy: bool = True
    is_container: bool = False
    is_counted_elsewhere: bool = False
    stands_alone: bool = False
    tensorcore_eligible: bool | None = None
    tensorcore_used: bool | None = None
    instruction: str = ""

    @property
    def is_part(self) -> bool:
        """Its events are kernels each of which states what the whole op computed."""
        return bool(self.kernel) and not self.adds_up

    @property
    def computes(self) -> bool:
        """Its time is computing: no copy, no setting of memory, no collective, no wait, no loop."""
        return self.role == DeviceRole.COMPUTE and not self.is_container


class SelfTime(NamedTuple):
    """When each event was the innermost one: m spans, sorted and disjoint.

    Attributes:
        start_ps, end_ps: int64[m].
        event: int64[m], index into the `OpEvents`.
    """

    start_ps: Int64Array
    end_ps: Int64Array
    event: Int64Array


@dataclass(frozen=True, eq=False)
class OpEvents:
    """The n events of one stream, thread or core that belong to ops.

    They are in order of start, the outer of two that start together first.

    Attributes:
        kinds: k kinds; not all need to occur.
        kind: int64[n], index into `kinds`.
        index: int64[n], the event in its track.
        start_ps, end_ps: int64[n].
        begins: bool[n], the event begins an execution of its op.
        eager: bool[n], the op ran eagerly; None where that is not known.
        is_judged: bool[n], the event counts in the share of eager time; None where all do.
        is_placed: bool[n], an execution that counts as placed on this side begins; None where all
            do that `begins` says.
        begins_once: an op with events on several streams begins on one of them; else on each.
        stated_flops, stated_model_flops, stated_bytes: float64[n], the amounts that events state of
            one execution, NaN where one states none; None where none does.
    """

    kinds: Sequence[OpKind]
    kind: Int64Array
    index: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    begins: BoolArray
    eager: BoolArray | None = None
    is_judged: BoolArray | None = None
    is_placed: BoolArray | None = None
    begins_once: bool = False
    stated_flops: FloatArray | None = None
    stated_model_flops: FloatArray | None = None
    stated_bytes: FloatArray | None = None

    def __len__(self) -> int:
        return len(self.kind)

    @cached_property
    def self_time(self) -> SelfTime:
        """The time, divided among the events that are the innermost ones."""
        return SelfTime(*self_time_spans(self.start_ps, self.end_ps))

    @property
    def self_ps(self) -> Int64Array:
        """int64[n]: the time in which each event is the innermost one."""
        spans = self.__dict__.get("self_time")
        if spans is None:
            return self_time_ps(self.start_ps, self.end_ps)
        own_ps = np.zeros(len(self), np.int64)
        np.add.at(own_ps, spans.event, spans.end_ps - spans.start_ps)
        return own_ps

    def of_kinds(self, values: Sequence[int] | Int64Array) -> Int64Array:
        """Spreads a value of each kind over its events.

        Args:
            values: int64[k].

        Returns:
            int64[n].
        """
        return np.asarray(values, np.int64)[self.kind]


@dataclass(frozen=True, eq=False)
class Untimed:
    """Ops that the profile has only as a number of executions and their total time.

    Attributes:
        kinds: k kinds.
        kind: int64[n], index into `kinds`.
        count: int64[n], how many executions.
        total_ps: int64[n].
        eager: bool[n], the op ran eagerly; None where that is not known.
    """

    kinds: Sequence[OpKind]
    kind: Int64Array
    count: Int64Array
    total_ps: Int64Array
    eager: BoolArray | None = None


class CollectiveKind(NamedTuple):
    """Collectives of one name and one size in one group of processes.

    Attributes:
        name: as the profile has it, for people.
        pattern: how it moves data.
        group: what distinguishes the group from others, the same on all of its processes; "" where
            collectives are not compared between hosts.
        label: the group's name for people, "" if it has none.
        group_size: how many processes take part; None unknown.
        bytes: of one call, the larger one of what a process sends and gets; None unknown.
    """

    name: str
    pattern: Pattern
    group: str = ""
    label: str = ""
    group_size: int | None = None
    bytes: int | None = None


@dataclass(frozen=True, eq=False)
class Collectives:
    """The n executions of collectives by one host, on all of its devices and threads.

    They are in order of start.

    Attributes:
        kinds: k kinds.
        kind: int64[n], index into `kinds`.
        lanes: names of the devices that ran any; "" stands for the host's threads.
        lane: int64[n], index into `lanes`.
        start_ps, end_ps: int64[n].
        called_ps: int64[n], when the host called for it; `NOT_CALLED` where that is not recorded.
        sequence: int64[n], its number in its group; `NO_SEQUENCE` where it is not stated.
    """

    kinds: Sequence[CollectiveKind]
    kind: Int64Array
    lanes: Sequence[str]
    lane: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    called_ps: Int64Array
    sequence: Int64Array

    def __len__(self) -> int:
        return len(self.kind)


NOT_CALLED = -(1 << 62)
NO_SEQUENCE = -1
