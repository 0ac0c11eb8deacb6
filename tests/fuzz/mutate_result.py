"""Changes to packed results and to JSON documents that leave them whole: other values in them.

In: what `result_codec.pack` made, or any JSON, and a source of chance.  Out: the same with one
value in it of another type or kind, for what only changes bytes can mostly not be parsed any more.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

_OTHERS: tuple[Any, ...] = (
    None,
    True,
    -1,
    1 << 70,
    1.5,
    1e308,
    "text",
    "\ud800",
    [],
    ["a", 1],
    {},
    ["<f8", [0], ""],
    ["<i8", [1 << 40, 0], ""],
)


def changed(value: Any, random: Random) -> Any:
    """The same JSON with one value in it changed, taken out or doubled."""
    if random.random() < 0.1 or not isinstance(value, (list, dict)) or not value:
        return random.choice(_OTHERS)
    if isinstance(value, list):
        at = random.randrange(len(value))
        before, one, after = value[:at], value[at], value[at + 1 :]
        kind = random.random()
        if kind < 0.05:
            return [*before, *after]
        if kind < 0.1:
            return [*before, one, one, *after]
        return [*before, changed(one, random), *after]
    key = random.choice(list(value))
    if random.random() < 0.05:
        return {name: one for name, one in value.items() if name != key}
    return {**value, key: changed(value[key], random)}


def changed_result(packed: bytes, random: Random) -> bytes:
    """A packed result with one value changed: mostly of itself, else of its arrays."""
    version, arrays, result = msgspec.msgpack.decode(packed)
    while True:
        parts = (arrays, changed(result, random))
        if random.random() < 0.2:
            parts = (changed(arrays, random), result)
        try:
            return msgspec.msgpack.encode((version, *parts))
        except (OverflowError, UnicodeEncodeError):
            # JSON has integers beyond 64 bits and lone surrogates, MessagePack has not.
            continue
