"""The programs that ran, and which of their ops an event is.

In: the `/host:metadata` plane, whose event metadata carry the HLO of the programs.  Out: a
`Programs`, which names the op of an event by its `program_id` (or `hlo_module`) and `hlo_op`.

A program's id is its stat `program_id`, else the number in its name (`jit_f(7)`), else the id of
its metadata.  Programs whose HLO cannot be read are left out and named.  Ops are only looked at
when an event asks for them: most of a large program's instructions lie inside fusions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.decode.columns import EventMetadata, Plane
from tensorboard_plugin_overview.decode.hlo import (
    HloComputation,
    HloInstruction,
    HloModule,
    parse_hlo,
)
from tensorboard_plugin_overview.decode.wire.wire import signed
from tensorboard_plugin_overview.formats.xspace.hlo.hlo_cost import (
    CONTAINERS,
    arrays,
    bytes_accessed,
    matrix_products,
    result_shape,
)
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.dtypes import OTHER, dtype_of_element
from tensorboard_plugin_overview.names.training import in_gradient_scope

_NAME_AND_ID = re.compile(r"(?P<name>.*)\((?P<id>\d{1,20})\)")
# FLOPs, or bytes, of one execution: of more, which only a damaged file has, nothing is known.
_MOST_OF_AN_OP = 1 << 53

T = TypeVar("T")


@dataclass(frozen=True)
class Op:
    """What the HLO says of one op of a program.

    Attributes:
        opcode: HLO's.
        framework_op: the framework's name for it (`jit(f)/dot_general`), or "".
        dtype: the precision of its largest dot or convolution, by the operands, else of its result;
            None where the HLO does not tell.
        is_product: it holds a dot or convolution.
        flops: of its dots and convolutions in one execution; 0 if it has none, None if it has some
            whose shapes the file does not tell.
        bytes_accessed: an estimate of the memory one execution reads and writes.
        is_container: it only runs other ops (a loop, a call).
    """

    name: str
    opcode: str
    framework_op: str
    dtype: str | None
    is_product: bool
    flops: int | None
    bytes_accessed: int
    is_container: bool


class Program:
    """One compiled program.

    Attributes:
        name: without the id.
        program_id: as events have it.
        module: its HLO.
    """

    def __init__(self, name: str, program_id: int, module: HloModule) -> None:
        self.name = name
        self.program_id = program_id
        self.module = module
        self._ops: dict[str, Op | None] = {}

    def op(self, name: str) -> Op | None:
        """Returns the op of that name, None if the program has none."""
        if name not in self._ops:
            place = self._places.get(name)
            self._ops[name] = None
            if place is not None:
                computation, instruction_id = place
                instruction = computation.instructions[instruction_id]
                self._ops[name] = _op(self.module, computation, instruction)
        return self._ops[name]

    def framework_ops(self) -> Iterator[tuple[str, str]]:
        """Yields (op type, op name) of every instruction that has them, also inside fusions."""
        for computation in self.module.computations.values():
            yield from computation.framework_ops()

    @cached_property
    def _places(self) -> Mapping[str, tuple[HloComputation, int]]:
        """By an instruction's name, its computation and its id there."""
        return {
            name: (computation, instruction_id)
            for computation in self.module.computations.values()
            for name, instruction_id in computation.instruction_names()
        }


@dataclass(frozen=True, eq=False)
class TrackOps:
    """Which op each event of a track is.

    Attributes:
        code: int64[n], index into `keys` and `ops`; -1 where an event names no HLO op.
        keys: (program id, op name) of each distinct op.
        ops: what the HLO says of it; None where the file has no HLO for it.
    """

    code: Int64Array
    keys: Sequence[tuple[int, str]]
    ops: Sequence[Op | None]


@dataclass(frozen=True)
class Programs:
    """The programs of one host.

    Attributes:
        by_id: program id -> program.
        unreadable: names of programs whose HLO is damaged.
    """

    by_id: Mapping[int, Program]
    unreadable: Sequence[str] = ()
    # By the track's address; holding the track, too, keeps that its own.
    _found: dict[int, tuple[EventTrack, TrackOps]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def ops_of(self, track: EventTrack) -> TrackOps:
        """Looks up the ops of a track's events, once: several metrics ask for them."""
        if id(track) not in self._found:
            self._found[id(track)] = track, self._look_up(track)
        return self._found[id(track)][1]

    def _look_up(self, track: EventTrack) -> TrackOps:
        op_names = track.stats.get("hlo_op")
        if op_names is None:
            return TrackOps(np.full(len(track), -1, np.int64), (), ())
        op_code = op_names.text_codes()
        is_op = np.flatnonzero(op_code >= 0)
        program_ids, program_code = factorize(self._program_ids(track)[is_op])
        pairs, code_of_op = factorize(op_code[is_op] * len(program_ids) + program_code)
        code = np.full(len(track), -1, np.int64)
        code[is_op] = code_of_op
        keys: list[tuple[int, str]] = []
        for value in pairs.tolist():
            text = op_names.texts[value // len(program_ids)]
            keys.append((int(program_ids[value % len(program_ids)]), text.rsplit("::", 1)[-1]))
        ops = [self.op(program_id, name) for program_id, name in keys]
        return TrackOps(code, keys, ops)

    def op(self, program_id: int, name: str) -> Op | None:
        """Returns an op; None where the file has no HLO for it.

        Args:
            program_id: as events have it.
            name: of the op.
        """
        program = self.by_id.get(program_id)
        return program.op(name) if program is not None else None

    def _program_ids(self, track: EventTrack) -> Int64Array:
        """int64[n]: by the event's `program_id`, else by `hlo_module` if one program has the name.

        Events without either get 0, which is right where there is but one program.
        """
        ids = track.integers("program_id", 0)
        modules = track.stats.get("hlo_module")
        if modules is None:
            return ids
        # The last entry answers for -1, the events without a module.
        of_text = [self._id_of_name.get(text, 0) for text in modules.texts]
        by_module = np.array([*of_text, 0], np.int64)
        return np.where(track.has("program_id"), ids, by_module[modules.text_codes()])

    @cached_property
    def _id_of_name(self) -> Mapping[str, int]:
        """Program ids by name, of the names that only one program has."""
        times = Counter(program.name for program in self.by_id.values())
        return {one.name: one.program_id for one in self.by_id.values() if times[one.name] == 1}


def read_programs(planes: Sequence[Plane]) -> Programs:
    """Reads the programs of `/host:metadata` planes; of two with one id, the first plane's."""
    by_id: dict[int, Program] = {}
    unreadable: list[str] = []
    described = [entry for plane in reversed(planes) for entry in plane.event_metadata.items()]
    for metadata_id, metadata in described:
        hlo = metadata.stats.get("Hlo Proto")
        if not isinstance(hlo, bytes):
            continue
        module = parse_hlo(hlo)
        if module is None:
            unreadable.append(metadata.name or str(metadata_id))
            continue
        program_id, name = _identity(metadata_id, metadata)
        by_id[program_id] = Program(name or module.name, program_id, module)
    return Programs(by_id, sorted(unreadable))


def trains(program: Program | None) -> bool:
    """Returns whether the HLO of a program computes a gradient; False where it is not known."""
    if program is None:
        return False
    return any(in_gradient_scope(name) for _, name in program.framework_ops())


def name_and_id(text: str) -> tuple[str, int | None]:
    """Returns name and id of a program from `jit_f(7)`; None where the text has no id."""
    found = _NAME_AND_ID.fullmatch(text)
    return (found["name"], signed(int(found["id"]))) if found else (text, None)


def _identity(metadata_id: int, metadata: EventMetadata) -> tuple[int, str]:
    name, id_in_name = name_and_id(metadata.name)
    program_id = metadata.stats.get("program_id")
    if isinstance(program_id, int):
        return signed(program_id), name
    return metadata_id if id_in_name is None else id_in_name, name


def _op(module: HloModule, computation: HloComputation, instruction: HloInstruction) -> Op:
    products = matrix_products(module, computation, instruction)
    flops: int | None = 0
    for product in products:
        flops = None if flops is None or product.flops is None else flops + product.flops
    if flops is not None and not 0 <= flops <= _MOST_OF_AN_OP:
        flops = None
    largest = max(products, key=lambda product: product.flops or 0, default=None)
    touched = bytes_accessed(module, computation, instruction)
    return Op(
        name=instruction.name,
        opcode=instruction.opcode,
        framework_op=instruction.op_name,
        dtype=dtype_of_element(largest.element_type) if largest else _dtype(instruction),
        is_product=bool(products),
        flops=flops,
        bytes_accessed=touched if 0 <= touched <= _MOST_OF_AN_OP else 0,
        is_container=instruction.opcode in CONTAINERS,
    )


def _dtype(instruction: HloInstruction) -> str | None:
    """By the result: of several arrays the largest decides, floating point before integers."""
    found = [
        (dtype != OTHER, np.prod(array.dimensions, dtype=np.float64), dtype)
        for array in arrays(result_shape(instruction))
        if (dtype := dtype_of_element(array.element_type)) is not None
    ]
    return max(found)[2] if found else None
