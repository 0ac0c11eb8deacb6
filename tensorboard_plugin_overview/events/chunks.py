"""A line in pieces that can be worked on one by one, because nothing is open where they are cut.

In: the chunks in which a line is read, cut anywhere.  Out: the same events, cut only where all
events before have ended: at a gap of the top level.  Self times and nesting of such a piece are
those of the line, so memory follows the longest top-level event and not the line.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array

# Columns of equal length: starts, ends, and any others.
Columns: TypeAlias = Sequence[Int64Array]


def split_at_gaps(chunks: Iterable[Columns]) -> Iterator[Columns]:
    """Cuts a line anew.

    Args:
        chunks: int64[n] columns of each chunk; the first is the events' starts in picoseconds,
            ascending over all chunks, the second their ends, not before the starts.

    Yields:
        Columns of at least one event each. Of two neighbours, all events of the first have ended
        when the first event of the second starts.

    Raises:
        ValueError: an event starts before one that stands before it.
    """
    held: list[Columns] = []
    last_start_ps: int | None = None
    reach_ps = 0
    for chunk in chunks:
        start_ps, end_ps = chunk[0], chunk[1]
        if not len(start_ps):
            continue
        if (start_ps[1:] < start_ps[:-1]).any() or (
            last_start_ps is not None and start_ps[0] < last_start_ps
        ):
            raise ValueError("the line's events are not in the order of their starts")
        last_start_ps = int(start_ps[-1])
        # How far the events before each one reach.
        if held:
            before_ps = np.maximum.accumulate(np.concatenate(([reach_ps], end_ps[:-1])))
        else:
            before_ps = np.maximum.accumulate(np.concatenate((start_ps[:1], end_ps[:-1])))
        gaps = np.flatnonzero(start_ps >= before_ps)
        reach_ps = int(max(before_ps[-1], end_ps[-1]))
        cut = int(gaps[-1]) if gaps.size else 0
        if gaps.size and (held or cut):
            yield _joined([*held, [column[:cut] for column in chunk]])
            held = []
        held.append([column[cut:] for column in chunk])
    if held:
        yield _joined(held)


def _joined(pieces: Sequence[Columns]) -> Columns:
    if len(pieces) == 1:
        return pieces[0]
    return [np.concatenate(column) for column in zip(*pieces, strict=True)]
