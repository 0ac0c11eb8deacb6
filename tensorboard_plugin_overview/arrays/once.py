"""A function's values, kept as long as their arguments live.

In: a function of one object, such as a track.  Out: the same function, which keeps its value for as
long as the object lives.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

A = TypeVar("A")
R = TypeVar("R")


def once(function: Callable[[A], R]) -> Callable[[A], R]:
    """Decorates a function of one object, so that it computes its value once for each.

    Args:
        function: of an object that is hashed by its identity.  Callers share its value and do not
            change it.  Threads that ask at the same time may each compute it.
    """
    values: WeakKeyDictionary[A, R] = WeakKeyDictionary()

    @functools.wraps(function)
    def kept(argument: A) -> R:
        try:
            return values[argument]
        except KeyError:
            return values.setdefault(argument, function(argument))

    return kept
