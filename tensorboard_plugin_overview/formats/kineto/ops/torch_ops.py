"""The ops of PyTorch on all threads: their names, precision by their inputs, FLOPs by shapes.

In: the threads of a host.  Out: `TorchOps`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import contains, union
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import RawTrace
from tensorboard_plugin_overview.formats.kineto.ops.flops import flops_of, is_product
from tensorboard_plugin_overview.formats.kineto.ops.launches import innermost, op_rows
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.names.dtypes import BF16, FP8, FP16, FP32, FP64
from tensorboard_plugin_overview.trace.facts import JobKind
from tensorboard_plugin_overview.trace.ops import Op

# The widest first.
_FLOATS = {
    "double": FP64,
    "float": FP32,
    "c10::BFloat16": BF16,
    "c10::Half": FP16,
    "c10::Float8_e4m3fn": FP8,
    "c10::Float8_e5m2": FP8,
    "c10::Float8_e4m3fnuz": FP8,
    "c10::Float8_e5m2fnuz": FP8,
}
_NO_DTYPE = -1
_BACKWARD = "autograd::engine::evaluate_function: "
_COMPILED = re.compile(r"Torch-Compiled Region|CompiledFunction|## Call CompiledFxGraph")
_BOOKKEEPING = re.compile(
    r"(?:aten::)?(?:empty\w*|view|reshape|_reshape_alias|as_strided|detach_?|t|transpose|permute"
    r"|slice|select|narrow|expand|(?:un)?squeeze_?|alias|resolve_\w+|lift_fresh|result_type"
    r"|resize_|set_|is_\w+)|record_param_comms|profiler::.*"
)


class TorchOps:
    """The m ops of all threads, one thread behind another.

    Args:
        raw: the trace as read.
        threads: its threads.

    Attributes:
        rows: where the ops are.
        name: int64[m], index into `names`.
        names: of the file.
    """

    def __init__(self, raw: RawTrace, threads: Sequence[KinetoThread]) -> None:
        self._raw = raw
        self._threads = threads
        self.rows = op_rows(threads)
        self.names = raw.names
        of_threads = [thread.file_code[at] for thread, at in self._by_thread()]
        self.name = np.concatenate([np.zeros(0, np.int64), *of_threads])

    def _by_thread(self) -> list[tuple[KinetoThread, Int64Array]]:
        first = self.rows.first
        return [
            (thread, self.rows.event[first[one] : first[one + 1]])
            for one, thread in enumerate(self._threads)
        ]

    def _of_threads(self, column: str) -> list[tuple[Int64Array, Sequence[object]]]:
        """Returns of each thread the ops that have a value of a sparse column, and the values."""
        found: list[tuple[Int64Array, Sequence[object]]] = []
        for one, (thread, at) in enumerate(self._by_thread()):
            if thread.raw is None:
                continue
            sparse = getattr(thread.raw, column)
            event = sparse.rows
            row = np.minimum(np.searchsorted(at, event), max(len(at) - 1, 0))
            known = at[row] == event if len(at) else np.zeros(len(event), np.bool_)
            values = [sparse.values[index] for index in np.flatnonzero(known).tolist()]
            found.append((row[known] + int(self.rows.first[one]), values))
        return found

    @cached_property
    def dtype(self) -> Int64Array:
        """int64[m], the precision by the op's inputs, an index into `dtypes`; -1 for none."""
        of_types = np.array([_dtype_of_types(types) for types in self._raw.input_types], np.int64)
        found = np.full(len(self.rows), _NO_DTYPE)
        for rows, codes in self._of_threads("input_types"):
            found[rows] = of_types[np.array(codes, np.int64)]
        return found

    @cached_property
    def flops(self) -> FloatArray:
        """float64[m], of products and Triton's kernels, NaN where not known."""
        found = np.full(len(self.rows), np.nan)
        kept: dict[tuple[int, int], float] = {}
        for rows, codes in self._of_threads("shapes"):
            for row, code in zip(rows.tolist(), np.array(codes, np.int64).tolist(), strict=True):
                key = int(self.name[row]), code
                if key not in kept:
                    flops = flops_of(self.names[key[0]], self._raw.shapes[code])
                    kept[key] = np.nan if flops is None else flops
                found[row] = kept[key]
        for rows, stated in self._of_threads("triton"):
            flop = [getattr(one, "flop", None) for one in stated]
            found[rows] = [np.nan if one is None else one for one in flop]
        return found

    @cached_property
    def bytes_accessed(self) -> FloatArray:
        """float64[m], of Triton's kernels, NaN where not known."""
        found = np.full(len(self.rows), np.nan)
        for rows, stated in self._of_threads("triton"):
            gigabytes = [getattr(one, "gigabytes", None) for one in stated]
            found[rows] = [np.nan if one is None else 1e9 * one for one in gigabytes]
        return found

    @cached_property
    def is_triton(self) -> BoolArray:
        """bool[m]: the op launches a kernel of Triton."""
        found = np.zeros(len(self.rows), np.bool_)
        for rows, _ in self._of_threads("triton"):
            found[rows] = True
        return found

    @cached_property
    def is_product(self) -> BoolArray:
        """bool[m]: the op multiplies, and no op within it does."""
        products = np.array([is_product(name) for name in self.names], np.bool_)[self.name]
        at = np.flatnonzero(products)
        rows = self.rows
        holds_next = (rows.thread[at[1:]] == rows.thread[at[:-1]]) & (
            rows.start_ps[at[1:]] < rows.end_ps[at[:-1]]
        )
        products[at[:-1][holds_next]] = False
        found: BoolArray = products
        return found

    @cached_property
    def is_leaf(self) -> BoolArray:
        """bool[m]: no op runs within it."""
        rows = self.rows
        holds_next = (rows.thread[1:] == rows.thread[:-1]) & (rows.start_ps[1:] < rows.end_ps[:-1])
        return ~np.append(holds_next, False)[: len(rows)]

    def counted_by(self, op: Int64Array) -> Int64Array:
        """Finds the op whose FLOPs the kernels of some ops compute.

        Args:
            op: int64[n], ops, `NO_OP` for none.

        Returns:
            int64[n], a product or an op of Triton; `NO_OP` where there is none.
        """
        found = innermost(self.rows, op, self.is_product)
        triton = np.append(self.is_triton, False)[op]
        return np.where(triton, op, found)

    @cached_property
    def is_compiled(self) -> BoolArray:
        """bool[m]: the op is, or begins within, a region of compiled code."""
        parts = [
            self.compiled(one, thread.start_ps[at])
            for one, (thread, at) in enumerate(self._by_thread())
        ]
        return np.concatenate([np.zeros(0, np.bool_), *parts])

    @cached_property
    def bookkeeping(self) -> BoolArray:
        """bool[names]: ops of the name compute nothing."""
        return np.array([bool(_BOOKKEEPING.fullmatch(name)) for name in self.names], np.bool_)

    def compiled(self, thread: int, moment_ps: Int64Array) -> BoolArray:
        """Finds whether a thread ran compiled code at some moments.

        Args:
            thread: its index.
            moment_ps: int64[n].

        Returns:
            bool[n].
        """
        track = self._threads[thread]
        regions = [one for one, name in enumerate(track.names) if _COMPILED.match(name)]
        at = np.isin(track.code, regions)
        return contains(union(track.start_ps[at], track.end_ps[at]), moment_ps)


dtypes = tuple(dict.fromkeys(_FLOATS.values()))
"""The precisions of inputs, the widest first."""


def _dtype_of_types(types: Sequence[str]) -> int:
    """Returns the floating type that most inputs have, the widest of several; an index."""
    counts = Counter(dtypes.index(_FLOATS[one]) for one in types if one in _FLOATS)
    return min(counts, key=lambda one: (-counts[one], one), default=_NO_DTYPE)


def op_named(name: str, *, is_triton: bool = False) -> Op:
    """Returns the op of a name.

    Args:
        name: such as `aten::mm`.
        is_triton: it launches a kernel of Triton.
    """
    namespace, separator, _ = name.partition("::")
    if name.startswith(_BACKWARD):
        category = "autograd"
    elif is_triton:
        category = "triton"
    else:
        category = namespace if separator and " " not in namespace else "op"
    return Op(name, category, "pytorch", framework_op=name)


_TRAINS = re.compile(r"Optimizer\.step#|autograd::engine::evaluate_function: |\w+Backward\d*$")
_SERVES = re.compile(r"execute_model|step\[DECODE")


def job_kind(names: Sequence[str]) -> JobKind:
    """Judges what a job does by the names of its events."""
    trains = min(filter(_TRAINS.match, names), default=None)
    if trains is not None:
        what = "an optimizer's step" if trains.startswith("Optimizer") else "a gradient"
        return JobKind("training", f"An event is named after {what} ({trains}).")
    serves = min(filter(_SERVES.match, names), default=None)
    if serves is not None:
        return JobKind("inference", f"An event is named as those of a server ({serves}).")
    forward = min(filter(is_product, names), default=None)
    if forward is not None:
        return JobKind("inference", f"A product ran ({forward}), and no gradient or optimizer.")
    return JobKind("unknown", "No event is named after a gradient, an optimizer or a product.")
