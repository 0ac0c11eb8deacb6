"""Whether values are of the types that a result's fields name.

In: a type hint and values.  Out: yes or no.  Only what results are made of is known: numbers,
texts, arrays, literals, unions, sequences, mappings, dataclasses and named tuples.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

import numpy as np

# JSON writes a float without a fraction as one with it, but a field may also be given an int.
_PLAIN: dict[Any, set[type]] = {float: {float, int}}
for _kind in (int, str, bool, bytes, type(None)):
    _PLAIN[_kind] = {_kind}


def all_fit(hint: Any, values: Collection[Any]) -> bool:
    """Tells whether every value is of the type.

    Args:
        hint: as `typing.get_type_hints` gives it.
        values: any values.

    Raises:
        TypeError: the hint is of a kind that results do not have.
    """
    if (plain := _PLAIN.get(hint)) is not None:
        return set(map(type, values)) <= plain
    origin, arguments = _taken_apart(hint)
    if origin is None:
        return set(map(type, values)) <= {hint}
    if origin in (typing.Union, types.UnionType):
        return _fit_union(arguments, values)
    if origin is typing.Literal:
        return all(type(value) is str and value in arguments for value in values)
    if origin is np.ndarray:
        return all(type(one) is np.ndarray and one.dtype == arguments[0] for one in values)
    if origin is Sequence:
        return all(type(one) is tuple and all_fit(arguments[0], one) for one in values)
    if origin is tuple:
        return all(type(one) is tuple and _fit_pairwise(arguments, one) for one in values)
    if origin is Mapping:
        keys, items = arguments
        return all(
            type(one) is dict and all_fit(keys, one.keys()) and all_fit(items, one.values())
            for one in values
        )
    raise TypeError(f"a result has no {hint}")


def _fit_union(arguments: Sequence[Any], values: Collection[Any]) -> bool:
    given = [value for value in values if value is not None]
    if len(given) < len(values) and type(None) not in arguments:
        return False
    others = [argument for argument in arguments if argument is not type(None)]
    if len(others) == 1:
        return all_fit(others[0], given)
    return all(any(all_fit(other, (value,)) for other in others) for value in given)


def _fit_pairwise(arguments: Sequence[Any], values: Sequence[Any]) -> bool:
    return len(arguments) == len(values) and all(
        all_fit(argument, (value,)) for argument, value in zip(arguments, values, strict=True)
    )


@functools.cache
def _taken_apart(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Gives the generic type and its arguments; of an array, its dtype."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is np.ndarray:
        return origin, (np.dtype(typing.get_args(arguments[1])[0]),)
    return origin, arguments
