"""A table from metadata ids to small integers, looked up a million ids at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array

# Writers number metadata from 1 on, so that a directly indexed table mostly does; other ids (hashes
# of HLO programs) are searched for.
_MAX_DIRECT = 1 << 18


class IdMap:
    """An immutable mapping from int64 ids to integers from 0 on."""

    def __init__(self, entries: Mapping[int, int]) -> None:
        keys = np.fromiter(entries.keys(), np.int64, len(entries))
        values = np.fromiter(entries.values(), np.int32, len(entries))
        self._size = len(entries)
        self._direct: NDArray[np.int32] | None = None
        if not len(keys) or (keys.min() > 0 and keys.max() < _MAX_DIRECT):
            # With no id in the first slot and the last: ids beyond the table are clipped to these.
            self._direct = np.full(int(keys.max(initial=0)) + 2, -1, np.int32)
            self._direct[keys] = values
        order = np.argsort(keys)
        self._keys, self._values = keys[order], values[order]

    def __len__(self) -> int:
        return self._size

    def __call__(self, ids: Int64Array) -> NDArray[np.int32]:
        """int32[n]: the value of each id, -1 where it has none."""
        if self._direct is not None:
            return self._direct.take(ids, mode="clip")
        places = np.minimum(np.searchsorted(self._keys, ids), len(self._keys) - 1)
        return np.where(self._keys[places] == ids, self._values[places], np.int32(-1))


@dataclass(frozen=True, eq=False)
class Unwanted:
    """Events to leave out: those of some kinds, unless they last long enough.

    Attributes:
        ids: the kinds.
        kept_ps: an event of them that lasts so long is kept; None keeps none.
    """

    ids: IdMap
    kept_ps: int | None = None

    def kept(self, metadata_id: Int64Array, duration_ps: Int64Array) -> BoolArray:
        """bool[n]: which of the events are kept."""
        kept: BoolArray = self.ids(metadata_id) < 0
        if self.kept_ps is not None:
            kept |= duration_ps >= self.kept_ps
        return kept


ALL_WANTED = Unwanted(IdMap({}))
"""Leaves out nothing."""
