"""Changes to packed results and to JSON documents that leave the JSON whole: other values in it.

In: what `result_codec.pack` made, or any JSON, and a source of chance.  Out: the same with one
value in it of another type or kind, for what only changes bytes is mostly no JSON any more.
"""

from __future__ import annotations

import json
import struct
from random import Random
from typing import Any

_LENGTH = struct.Struct("<Q")
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
    {"array": ["<f8", [0], 0]},
    {"array": ["<i8", [1 << 40, 0], 0]},
    {"texts": ["<i4", [2], 0]},
    {"again": 0},
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
    """A packed result with one value of its head changed; the arrays stay."""
    (length,) = _LENGTH.unpack_from(packed)
    behind = _LENGTH.size + length
    document = json.loads(packed[_LENGTH.size : behind].decode("utf-8", "surrogatepass"))
    text = json.dumps(changed(document, random), ensure_ascii=False)
    head = text.encode("utf-8", "surrogatepass")
    return _LENGTH.pack(len(head)) + head + packed[behind:]
