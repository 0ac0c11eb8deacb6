"""The innermost open event, against a plain loop over moments."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at

Spans = list[tuple[int, int]]


def test_no_events() -> None:
    empty = np.zeros(0, np.int64)
    two = np.zeros(2, np.int64)
    assert innermost_open_at(empty, two, two).tolist() == [NOTHING] * 2


spans = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 30)).map(lambda one: (one[0], one[0] + one[1])),
    max_size=40,
)


@given(spans, st.lists(st.tuples(st.integers(0, 40), st.integers(-5, 100)), max_size=20))
def test_the_innermost_open_event(found: Spans, queries: list[tuple[int, int]]) -> None:
    end = np.array(
        [end for _, end in sorted(found, key=lambda span: (span[0], -span[1]))], np.int64
    )
    before = [min(count, len(end)) for count, _ in queries]
    expected = [
        max((i for i in range(count) if end[i] > moment), default=NOTHING)
        for count, (_, moment) in zip(before, queries, strict=True)
    ]
    moments = np.array([moment for _, moment in queries], np.int64)
    assert innermost_open_at(end, np.array(before, np.int64), moments).tolist() == expected
