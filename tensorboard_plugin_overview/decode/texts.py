"""Strings of stats to numbers: each distinct string is kept once.

In: stat records whose texts are positions in a window.  Out: the same with indices into a list of
strings, which outlive the window.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.decode.columns import BYTES
from tensorboard_plugin_overview.decode.columns import COMPRESSED_TEXT
from tensorboard_plugin_overview.decode.columns import REF
from tensorboard_plugin_overview.decode.columns import TEXT
from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.decode.columns import UInt8Array
from tensorboard_plugin_overview.decode.metadata import Inflater
from tensorboard_plugin_overview.decode.metadata import StatNames
from tensorboard_plugin_overview.decode.metadata import as_text
from tensorboard_plugin_overview.decode.segment import StatRecords
from tensorboard_plugin_overview.decode.varints import Window

# Value field numbers that mean a text.
_IS_TEXT = np.zeros(256, np.bool_)
_IS_TEXT[[TEXT, BYTES, REF, COMPRESSED_TEXT]] = True


class TextTable:
    """The distinct strings of one line's stats.

    Attributes:
        texts: the strings, in order of appearance.
    """

    def __init__(self, names: StatNames, inflate: Inflater) -> None:
        self.texts: list[str] = []
        self._names = names
        self._inflate = inflate
        self._code_of_text: dict[str, int] = {}
        self._code_of_raw: dict[bytes, int] = {}
        self._code_of_compressed: dict[bytes, int] = {}
        # Code of the name of each rank in `names`; one more for ids that have no name.
        self._code_of_rank: Int64Array | None = None

    def encode(self, window: Window, stats: StatRecords) -> tuple[UInt8Array, Int64Array]:
        """Kinds and bits as `StatColumn` has them, with indices into `texts`."""
        is_text = _IS_TEXT[stats.kind]
        if not is_text.any():
            return stats.kind, stats.bits
        kind, bits = stats.kind.copy(), stats.bits.copy()
        kind[is_text] = TEXT
        refs = np.flatnonzero(stats.kind == REF)
        if refs.size:
            bits[refs] = self._encode_refs(stats.bits[refs])
        rows = np.flatnonzero(is_text & (stats.kind != REF))
        if rows.size:
            bits[rows] = self._encode_spans(
                window, stats.bits[rows], stats.length[rows], stats.kind[rows] == COMPRESSED_TEXT
            )
        return kind, bits

    def _encode_refs(self, ids: Int64Array) -> Int64Array:
        names = self._names.names
        if self._code_of_rank is None:
            self._code_of_rank = np.full(len(names) + 1, -1, np.int64)
        rank = self._names.rank(ids)
        codes = self._code_of_rank[rank]
        if codes.min() < 0:
            for new in np.unique(rank[codes < 0]).tolist():
                self._code_of_rank[new] = self._code(names[new] if new >= 0 else "")
            codes = self._code_of_rank[rank]
        return codes

    def _encode_spans(
        self, window: Window, start: Int64Array, length: Int64Array, compressed: BoolArray
    ) -> Int64Array:
        first, last = int(start.min()), int((start + length).max())
        raw = bytes(window.memory[first:last])
        code_of_raw = self._code_of_raw
        codes: list[int] = []
        begin = start - first
        ends = (begin + length).tolist()
        if compressed.any():
            for at, end, packed in zip(begin.tolist(), ends, compressed.tolist(), strict=True):
                codes.append(self._compressed(raw[at:end]) if packed else self._raw(raw[at:end]))
        else:
            for at, end in zip(begin.tolist(), ends, strict=True):
                text = raw[at:end]
                code = code_of_raw.get(text)
                codes.append(self._raw(text) if code is None else code)
        return np.array(codes, np.int64)

    def _raw(self, raw: bytes) -> int:
        code = self._code_of_raw.get(raw)
        if code is None:
            code = self._code_of_raw[raw] = self._code(as_text(raw))
        return code

    def _compressed(self, compressed: bytes) -> int:
        code = self._code_of_compressed.get(compressed)
        if code is None:
            code = self._code_of_compressed[compressed] = self._code(self._inflate(compressed))
        return code

    def _code(self, text: str) -> int:
        code = self._code_of_text.get(text)
        if code is None:
            code = self._code_of_text[text] = len(self.texts)
            self.texts.append(text)
        return code


def compact(kind: UInt8Array, bits: Int64Array, texts: list[str]) -> tuple[Int64Array, list[str]]:
    """A column's bits renumbered so that its texts are those it uses."""
    rows = np.flatnonzero(kind == TEXT)
    if not rows.size:
        return bits, []
    used = np.zeros(len(texts), np.bool_)
    used[bits[rows]] = True
    number = np.cumsum(used) - 1
    bits[rows] = number[bits[rows]]
    return bits, [texts[code] for code in np.flatnonzero(used).tolist()]
