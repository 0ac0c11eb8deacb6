"""Values that are computed once, and forgotten with what they are of."""

from __future__ import annotations

import gc
import weakref

from tensorboard_plugin_overview.arrays.once import once


class Thing:
    """Hashed by its identity, as tracks are."""


def test_a_value_is_computed_once_for_each_object() -> None:
    asked: list[Thing] = []

    @once
    def place(thing: Thing) -> int:
        asked.append(thing)
        return len(asked)

    first, second = Thing(), Thing()
    assert [place(first), place(second), place(first)] == [1, 2, 1]
    assert asked == [first, second]


def test_values_keep_nothing_alive() -> None:
    @once
    def itself(thing: Thing) -> list[int]:
        return [1]

    thing = Thing()
    value = itself(thing)
    reference = weakref.ref(thing)
    del thing
    gc.collect()
    assert reference() is None
    assert value == [1]
