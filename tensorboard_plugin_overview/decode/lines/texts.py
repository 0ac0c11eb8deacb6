"""Numbers for the strings of stats: each distinct string is kept once.

In: stat records whose texts are positions in a window.  Out: the same with indices into a list of
strings, which outlive the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array, UInt8Array
from tensorboard_plugin_overview.decode.columns import BYTES, COMPRESSED_TEXT, REF, TEXT
from tensorboard_plugin_overview.decode.lines.intern import group_equal_strings
from tensorboard_plugin_overview.decode.lines.metadata import Inflater, StatNames, as_texts
from tensorboard_plugin_overview.decode.lines.segment import StatRecords
from tensorboard_plugin_overview.decode.wire.varints import Window

# The field numbers of values that are texts.
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
        self._code_of_plain: dict[bytes, int] = {}
        self._code_of_packed: dict[bytes, int] = {}
        # Code of the name of each rank in `names`; one more for ids that have no name.
        self._code_of_rank: Int64Array | None = None

    def encode(self, window: Window, stats: StatRecords) -> tuple[UInt8Array, Int64Array]:
        """Returns kinds and bits as `StatColumn` has them, with indices into `texts`.

        Args:
            window: holds the texts' bytes.
            stats: of a segment in the window.
        """
        is_text = _IS_TEXT.take(stats.kind)
        if not is_text.any():
            return stats.kind, stats.bits
        bits = stats.bits.copy()
        refs = np.flatnonzero(stats.kind == REF)
        if refs.size:
            bits[refs] = self._encode_refs(bits.take(refs))
        packed = np.flatnonzero(stats.kind == COMPRESSED_TEXT)
        if packed.size:
            bits[packed] = self._encode_bytes(
                window,
                bits.take(packed),
                stats.length.take(packed),
                self._code_of_packed,
                self._inflated,
            )
        plain = np.flatnonzero((stats.kind == TEXT) | (stats.kind == BYTES))
        if plain.size:
            bits[plain] = self._encode_bytes(
                window, bits.take(plain), stats.length.take(plain), self._code_of_plain, as_texts
            )
        kind = stats.kind.copy()
        kind[is_text] = TEXT
        return kind, bits

    def _encode_refs(self, ids: Int64Array) -> Int64Array:
        names = self._names.names
        if self._code_of_rank is None:
            self._code_of_rank = np.full(len(names) + 1, -1, np.int64)
        rank = self._names.rank(ids)
        codes = self._code_of_rank[rank]
        if codes.min() < 0:
            for new in sorted(set(rank[codes < 0].tolist())):
                self._code_of_rank[new] = self._code(names[new] if new >= 0 else "")
            codes = self._code_of_rank[rank]
        return codes

    def _encode_bytes(
        self,
        window: Window,
        start: Int64Array,
        length: Int64Array,
        known: dict[bytes, int],
        decode: Callable[[Sequence[bytes]], Iterable[str]],
    ) -> Int64Array:
        """Returns the codes of texts in bytes, of which only new ones are decoded."""
        row, group = group_equal_strings(window.words, start, length)
        begin, end = start.take(row), (start + length).take(row)
        first, last = int(begin.min()), int(end.max())
        # Slices of a bytes object are its fastest copies, and `map` the fastest loop.
        stretch = bytes(window.memory[first:last])
        spans = map(slice, (begin - first).tolist(), (end - first).tolist())
        texts = list(map(stretch.__getitem__, spans))
        codes = list(map(known.get, texts))
        if None in codes:
            new = [text for text in dict.fromkeys(texts) if text not in known]
            known.update(zip(new, map(self._code, decode(new)), strict=True))
            codes = list(map(known.get, texts))
        return np.array(codes, np.int64).take(group)

    def _inflated(self, packed: Sequence[bytes]) -> Iterable[str]:
        return map(self._inflate, packed)

    def _code(self, text: str) -> int:
        code = self._code_of_text.get(text)
        if code is None:
            code = self._code_of_text[text] = len(self.texts)
            self.texts.append(text)
        return code


def compact(kind: UInt8Array, bits: Int64Array, texts: list[str]) -> tuple[Int64Array, list[str]]:
    """Renumbers a column's bits so that its texts are those it uses.

    Args:
        kind: uint8[n], as in `StatColumn`.
        bits: int64[n], with indices into `texts`; is changed.
        texts: of the whole line.

    Returns:
        int64[n] bits, and the texts.
    """
    rows = np.flatnonzero(kind == TEXT)
    if not rows.size:
        return bits, []
    used = np.zeros(len(texts), np.bool_)
    used[bits[rows]] = True
    number = np.cumsum(used) - 1
    bits[rows] = number[bits[rows]]
    return bits, [texts[code] for code in np.flatnonzero(used).tolist()]
