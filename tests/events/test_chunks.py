"""Cutting lines at gaps: every cut is at one, and nothing gets lost."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.events.chunks import Columns
from tensorboard_plugin_overview.events.chunks import split_at_gaps
from tensorboard_plugin_overview.events.nesting import self_time_ps

LINES = st.lists(st.tuples(st.integers(-20, 40), st.integers(0, 9)), max_size=30)


def columns(events: list[tuple[int, int]]) -> Columns:
    """Starts, ends, and numbers in the order of `Track`: by start, the longer one first."""
    ordered = sorted(events, key=lambda event: (event[0], -event[1]))
    array = np.array(ordered, np.int64).reshape(-1, 2)
    return [array[:, 0], array[:, 0] + array[:, 1], np.arange(len(ordered))]


def cut(line: Columns, size: int) -> list[Columns]:
    return [[column[at : at + size] for column in line] for at in range(0, len(line[0]), size)]


def test_by_hand() -> None:
    # A top-level event 0…10 with one in it, a gap, and two that touch.
    line = columns([(0, 10), (3, 2), (15, 5), (20, 1)])
    pieces = [piece[2].tolist() for piece in split_at_gaps(cut(line, 1))]
    assert pieces == [[0, 1], [2], [3]]


@given(LINES, st.integers(1, 8))
def test_pieces_are_the_line(events: list[tuple[int, int]], size: int) -> None:
    line = columns(events)
    pieces = list(split_at_gaps(cut(line, size)))
    for number in range(3):
        joined = np.concatenate([np.zeros(0, np.int64), *(piece[number] for piece in pieces)])
        assert joined.tolist() == line[number].tolist()
    for before, after in pairwise(pieces):
        assert before[1].max() <= after[0][0]
    # Self times of the pieces are those of the line.
    own = [self_time_ps(piece[0], piece[1]) for piece in pieces]
    assert np.concatenate([np.zeros(0), *own]).tolist() == self_time_ps(line[0], line[1]).tolist()


@given(LINES, st.integers(1, 8))
def test_no_more_is_held_than_must_be(events: list[tuple[int, int]], size: int) -> None:
    """A piece has no gap in it but within the chunk that it was cut from."""
    line = columns(events)
    ends = [chunk[2][-1] for chunk in cut(line, size)]
    for piece in split_at_gaps(cut(line, size)):
        reach = np.maximum.accumulate(piece[1])
        gaps = piece[2][1:][piece[0][1:] >= reach[:-1]]
        chunk_of_end = np.searchsorted(ends, piece[2][-1])
        assert all(np.searchsorted(ends, gap) <= chunk_of_end for gap in gaps)
        # All gaps lie in one chunk: a gap in an earlier one would have been cut at.
        assert len({int(np.searchsorted(ends, gap)) for gap in gaps}) <= 1


def test_events_out_of_order_are_refused() -> None:
    starts = np.array([5, 3])
    with pytest.raises(ValueError, match="order"):
        list(split_at_gaps([[starts, starts + 1]]))
    with pytest.raises(ValueError, match="order"):
        list(split_at_gaps([[starts[:1], starts[:1] + 1], [starts[1:], starts[1:] + 1]]))
