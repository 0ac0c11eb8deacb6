"""Which op each event of a GPU stream belongs to.

In: a stream of a `timeline.Device`, and the programs that ran.  Out: an `OpEvents`.

An op is named, in this order, by the HLO instruction it came from, by `tf_op`, by the outermost
level of `annotation`; a copy that no HLO instruction asked for by the copy itself (`MemcpyH2D`), so
that transfers show as what they are; anything else by its kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.self_time import self_time_ps
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import annotated_op
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import framework_op
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import hlo_kind
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import op_of_path
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op as HloOp
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import TrackOps
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.kernel_names import is_copy
from tensorboard_plugin_overview.trace.ops import Op

_TEXTS = ("hlo_module", "tf_op", "annotation", "name", "equation")


class OpKind(NamedTuple):
    """What the events of one kernel of one op have in common.

    Attributes:
        op: the op they belong to.
        hlo: what the HLO says of it, None where the file has no HLO for it.
        kernel: the event's own name.
        equation: of an einsum, or None.
    """

    op: Op
    hlo: HloOp | None = None
    kernel: str = ""
    equation: str | None = None

    @property
    def flops(self) -> int | None:
        """Of the dots and convolutions of one execution, None where there are none or unknown."""
        return (self.hlo.flops or None) if self.hlo else None


@dataclass(frozen=True, eq=False)
class OpEvents:
    """The events of one stream or thread that belong to ops, in order of start.

    Attributes:
        kinds: the kinds that occur.
        kind: int64[n], index into `kinds`.
        index: int64[n], of the event in its track.
        self_ps: int64[n], the time in which no op nested in it runs; of an aggregate all.
    """

    kinds: Sequence[OpKind]
    kind: Int64Array
    index: Int64Array
    self_ps: Int64Array


def stream_ops(stream: EventTrack, programs: Programs) -> OpEvents:
    """Which op each event belongs to, all of them at a time, or all aggregates.

    Events of no length are left out.
    """
    index = np.flatnonzero(stream.end_ps > stream.start_ps)
    hlo = programs.ops_of(stream)
    codes = [stream.stats[name].text_codes() for name in _TEXTS if name in stream.stats]
    first, kind = factorize_rows(
        [column[index] for column in (stream.metadata_id, hlo.code, *codes)]
    )
    rows = index[first]
    kinds = []
    for event, code, told in zip(
        rows.tolist(),
        hlo.code[rows].tolist(),
        zip(*(texts_of(stream, name, rows) for name in _TEXTS), strict=True),
        strict=True,
    ):
        kernel = stream.event_name(event)
        text = dict(zip(_TEXTS, told, strict=True))
        equation = text["equation"] or None
        if code < 0:
            kinds.append(OpKind(_op_of_kernel(kernel, text), kernel=kernel, equation=equation))
            continue
        named = hlo_op_kind(hlo, code, text["hlo_module"], text["name"] or text["tf_op"])
        kinds.append(named._replace(kernel=kernel, equation=equation))
    return OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        self_ps=_self_ps(stream, index),
    )


def _self_ps(stream: EventTrack, index: Int64Array) -> Int64Array:
    start_ps, end_ps = stream.start_ps[index], stream.end_ps[index]
    if stream.num_occurrences.any():
        # What is at no known time is nested in nothing.
        return end_ps - start_ps
    return self_time_ps(start_ps, end_ps)


def hlo_op_kind(ops: TrackOps, code: int, module: str, path: str) -> OpKind:
    """The kind of a track's HLO instruction.

    Args:
        ops: the track's instructions.
        code: which.
        module: the program's name.
        path: the framework's name by the event, for where there is no HLO.
    """
    program_id, instruction = ops.keys[code]
    hlo = ops.ops[code]
    op = op_of_path((hlo.framework_op if hlo else "") or path)
    if op is None:
        op = Op(instruction, hlo.opcode if hlo else hlo_kind(instruction), "hlo")
    op = op._replace(name=instruction, module=module, program_id=program_id)
    return OpKind(op, hlo)


def texts_of(stream: EventTrack, stat: str, events: Int64Array) -> list[str]:
    """The text stat of each of the events, "" where there is none."""
    column = stream.stats.get(stat)
    if column is None:
        return [""] * len(events)
    codes = column.take(events).text_codes().tolist()
    return [column.texts[code] if code >= 0 else "" for code in codes]


def _op_of_kernel(kernel: str, text: Mapping[str, str]) -> Op:
    if is_copy(kernel):
        return Op(kernel, "copy", "copy")
    return (
        framework_op(text["tf_op"])
        or annotated_op(text["annotation"])
        or Op(kernel or "(unnamed)", "kernel", "kernel")
    )
