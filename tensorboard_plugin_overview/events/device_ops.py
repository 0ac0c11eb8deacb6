"""Which op each event of a GPU stream belongs to.

In: the streams of a `timeline.Device`.  Out: for each stream an `OpEvents`.

An op is named, in this order, by the HLO instruction it came from (under the framework's name where
the instruction or the kernel has one), by `tf_op`, by the outermost level of `annotation`; a copy
that no HLO instruction asked for by the copy itself (`MemcpyH2D`), so that transfers show as what
they are; anything else by its kernel.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.nesting import self_time_ps
from tensorboard_plugin_overview.events.op_names import Op
from tensorboard_plugin_overview.events.op_names import annotated_op
from tensorboard_plugin_overview.events.op_names import framework_op
from tensorboard_plugin_overview.events.op_names import hlo_op
from tensorboard_plugin_overview.events.op_names import op_of_path
from tensorboard_plugin_overview.events.timeline import Track

NO_PROGRAM = -1

FrameworkNameOf: TypeAlias = Callable[[int, str], str | None]
"""(program id, HLO instruction) -> the framework's name for it, `path` or `path:type`, if known."""

_COPY = re.compile(r"memcpy[a-z0-9]*(?!.*[:(])", re.IGNORECASE)
_TEXTS = ("hlo_op", "hlo_module", "tf_op", "annotation", "name", "equation")


@dataclass(frozen=True)
class OpKind:
    """What the events of one kernel of one op have in common.

    Attributes:
        op: the op they belong to.
        program_id: of the program, `NO_PROGRAM` if it is not known.
        instruction: the HLO instruction, "" if there is none.
        kernel: the event's own name.
        equation: of an einsum, or None.
    """

    op: Op
    program_id: int
    instruction: str
    kernel: str
    equation: str | None

    @property
    def unit(self) -> tuple[Op, int, str]:
        """The op as one program runs it: what is executed, and counted, as a whole."""
        return self.op, self.program_id, self.instruction


@dataclass(frozen=True)
class OpEvents:
    """The events of one stream or thread that belong to ops, in order of start.

    Attributes:
        kinds: the kinds that occur.
        kind: int64[n], index into `kinds`.
        index: int64[n], of the event in its track.
        self_ps: int64[n], the time in which no op nested in it runs.
    """

    kinds: Sequence[OpKind]
    kind: Int64Array
    index: Int64Array
    self_ps: Int64Array


def stream_ops(stream: Track, framework_name_of: FrameworkNameOf) -> OpEvents:
    """Which op each event of the stream belongs to; events of no length are left out."""
    index = np.flatnonzero(stream.end_ps > stream.start_ps)
    program = stream.integers("program_id", NO_PROGRAM)
    codes = [stream.stats[name].text_codes() for name in _TEXTS if name in stream.stats]
    first, kind = distinct([column[index] for column in (stream.metadata_id, program, *codes)])
    alike = index[first]
    texts = [texts_of(stream, name, alike) for name in _TEXTS]
    return OpEvents(
        kinds=[
            _kind(
                stream.event_name(event),
                program_id,
                dict(zip(_TEXTS, told, strict=True)),
                framework_name_of,
            )
            for event, program_id, told in zip(
                alike.tolist(), program[alike].tolist(), zip(*texts, strict=True), strict=True
            )
        ],
        kind=kind,
        index=index,
        self_ps=self_time_ps(stream.start_ps[index], stream.end_ps[index]),
    )


def distinct(columns: Sequence[Int64Array]) -> tuple[Int64Array, Int64Array]:
    """Rows that are alike in all columns.

    Args:
        columns: at least one, each int64[n].

    Returns:
        int64[k], the first row of each kind; int64[n], the kind of each row.
    """
    first = kind = np.zeros(len(columns[0]), np.int64)
    for column in columns:
        _, code = np.unique(column, return_inverse=True)
        # Both are less than n, so the pair fits one number.
        _, first, kind = np.unique(
            kind * (code.max(initial=0) + 1) + code, return_index=True, return_inverse=True
        )
    return first, kind


def texts_of(stream: Track, stat: str, events: Int64Array) -> list[str]:
    """The text stat of each of the events, "" where there is none."""
    column = stream.stats.get(stat)
    if column is None:
        return [""] * len(events)
    return [column.texts[code] if code >= 0 else "" for code in column.text_codes()[events]]


def _kind(
    kernel: str, program_id: int, text: Mapping[str, str], framework_name_of: FrameworkNameOf
) -> OpKind:
    # Levels of nested thunks; the innermost is what ran.
    instruction = text["hlo_op"].rsplit("::", 1)[-1]
    if instruction:
        path = framework_name_of(program_id, instruction) or text["name"]
        op = op_of_path(path) or hlo_op(instruction, text["hlo_module"])
    elif _COPY.fullmatch(kernel):
        op = Op(kernel, "copy", "copy")
    else:
        op = (
            framework_op(text["tf_op"])
            or annotated_op(text["annotation"])
            or Op(kernel, "kernel", "kernel")
        )
    return OpKind(op, program_id, instruction, kernel, text["equation"] or None)
