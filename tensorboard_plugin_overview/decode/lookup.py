"""A table from metadata ids to small integers, looked up a million ids at a time."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array

# Writers number metadata from 1 on, so a directly indexed table mostly does; ids that are hashes
# (HLO programs) are searched for.
_MAX_DIRECT = 1 << 18


class IdMap:
    """An immutable mapping from int64 ids to integers from 0 on."""

    def __init__(self, entries: Mapping[int, int]) -> None:
        self._size = len(entries)
        self._values = np.fromiter(entries.values(), np.int64, len(entries))
        self._keys = np.fromiter(entries.keys(), np.int64, len(entries))
        self._direct: Int64Array | None = None
        if len(entries) and self._keys.min() >= 0 and self._keys.max() < _MAX_DIRECT:
            # One slot more, where every id beyond the table is looked up.
            self._direct = np.full(int(self._keys.max()) + 2, -1, np.int64)
            self._direct[self._keys] = self._values
        else:
            order = np.argsort(self._keys)
            self._keys, self._values = self._keys[order], self._values[order]

    def __len__(self) -> int:
        return self._size

    def __call__(self, ids: Int64Array) -> Int64Array:
        """int64[n]: the value of each id, -1 where it has none."""
        if not self._size:
            return np.full(len(ids), -1, np.int64)
        if self._direct is not None:
            # As unsigned numbers, negative ids lie beyond the table too.
            slots = np.minimum(ids.view(np.uint64), np.uint64(len(self._direct) - 1))
            found: Int64Array = self._direct[slots.view(np.int64)]
            return found
        places = np.minimum(np.searchsorted(self._keys, ids), len(self._keys) - 1)
        return np.where(self._keys[places] == ids, self._values[places], np.int64(-1))
