"""Changes to profiles that a mutation of bytes hardly ever makes: whole fields, of the right kinds.

In: a profile's bytes and a source of chance.  Out: other bytes, most of them protobuf that parses.

A profile is taken apart into a tree of fields, down to stats, by the wire format alone; a node of
the tree is changed, taken out, doubled, moved or replaced by one of another profile; and the tree
is written again, so that all lengths around it hold.  Only sometimes one of them lies.
"""

from __future__ import annotations

import contextlib
import gzip
import struct
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from tensorboard_plugin_overview.decode.wire.wire import (
    FIXED32,
    FIXED64,
    LENGTH,
    VARINT,
    DamageError,
    encode_varint,
    read_field,
)

# Message -> field -> the message in it. Fields that are not here are numbers, texts or bytes.
_MESSAGES = {
    "space": {1: "plane"},
    "plane": {3: "line", 4: "event entry", 5: "stat entry", 6: "stat"},
    "line": {4: "event"},
    "event": {4: "stat"},
    "event entry": {2: "event metadata"},
    "stat entry": {2: "stat metadata"},
    "event metadata": {5: "stat"},
}
_TEXT_FIELDS = {
    ("plane", 2),
    ("line", 2),
    ("line", 11),
    ("event metadata", 2),
    ("event metadata", 4),
    ("stat metadata", 2),
    ("stat", 5),
}

INTEGERS = (0, 1, 2, 3, 7, 127, 128, 1 << 31, 1 << 32, 10**12, 1 << 53, 1 << 62)
EDGES = ((1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 64) - 10**9)
DOUBLES = (0.0, -1.0, 1e-300, 1e300, float("nan"), float("inf"), float("-inf"))
# What the readers look for, so that changes lead into all of their branches.
WORDS = (
    b"/host:CPU",
    b"/host:metadata",
    b"/device:GPU:0",
    b"/device:TPU:0",
    b"/device:TPU:1 SparseCore 0",
    b"/device:CUSTOM:x",
    b"Task Environment",
    b"Steps",
    b"XLA Ops",
    b"XLA Modules",
    b"Async XLA Ops",
    b"Stream #7(Compute)",
    b"train",
    b"TraceContext",
    b"$file.py:1 f",
    b"jit_step(1)",
    b"ncclDevKernel_AllReduce_Sum_bf16_RING_LL",
    b"MemcpyH2D",
    b"IteratorGetNext",
    b"step_num",
    b"step_name",
    b"group_id",
    b"_r",
    b"run_id",
    b"correlation_id",
    b"hlo_module",
    b"hlo_op",
    b"hlo_proto",
    b"hlo_category",
    b"program_id",
    b"flops",
    b"bytes_accessed",
    b"memory_access_breakdown",
    b"memcpy_details",
    b"kernel_details",
    b"shape_with_layout",
    b"device_type_string",
    b"peak_teraflops_per_second",
    b"profile_start_time",
    b"profile_stop_time",
    b"tf_op",
    b"producer_id",
    b"consumer_id",
    b"<script>alert(1)</script>",
    b"\xff\xfe\x00",
    b"",
)


@dataclass
class Node:
    """One field.

    Attributes:
        message: of the message that holds it.
        value: the number, or the bytes, or the fields in it.
        lie: added to its length when it is written.
    """

    message: str
    number: int
    wire: int
    value: int | bytes | list[Node]
    lie: int = 0


Tree: TypeAlias = list[Node]


def tree_of(raw: bytes, message: str = "space") -> Tree:
    """The fields of a message.

    Raises:
        DamageError: its own bytes are no fields. What is in it is then left as bytes.
    """
    tree: Tree = []
    at = 0
    while at < len(raw):
        field = read_field(raw, at, len(raw))
        at = field.end
        value: int | bytes | Tree = field.value
        if field.wire == LENGTH:
            value = raw[field.start : field.end]
            inner = _MESSAGES.get(message, {}).get(field.number)
            if inner:
                with contextlib.suppress(DamageError):
                    value = tree_of(value, inner)
        tree.append(Node(message, field.number, field.wire, value))
    return tree


def bytes_of(tree: Tree) -> bytes:
    """The fields as bytes."""
    written = bytearray()
    for node in tree:
        written += encode_varint(node.number << 3 | node.wire)
        if isinstance(node.value, int):
            size = {FIXED64: 8, FIXED32: 4}.get(node.wire)
            number = node.value % (1 << 64)
            written += number.to_bytes(8, "little")[:size] if size else encode_varint(number)
        else:
            payload = node.value if isinstance(node.value, bytes) else bytes_of(node.value)
            written += encode_varint(max(len(payload) + node.lie, 0)) + payload
    return bytes(written)


def mutated(raw: bytes, random: Random, other: bytes = b"") -> bytes:
    """The profile with a few changes.

    Args:
        raw: a profile; bytes that are none are changed as bytes.
        random: the source of chance.
        other: another profile, parts of which may be put in.
    """
    try:
        tree = tree_of(raw)
        donors = [node for _, node in _places(tree_of(other))]
    except DamageError:
        return _shaken(raw, random)
    for _ in range(random.choice((1, 1, 2, 4, 8))):
        places = _places(tree)
        if not places:
            return _shaken(raw, random)
        _change(places, donors, random)
    changed = bytes_of(tree)
    return _shaken(changed, random) if random.random() < 0.05 else changed


def _places(tree: Tree) -> list[tuple[Tree, Node]]:
    """Every node with the list that holds it."""
    found: list[tuple[Tree, Node]] = []
    todo = [tree]
    while todo:
        nodes = todo.pop()
        for node in nodes:
            found.append((nodes, node))
            if isinstance(node.value, list):
                todo.append(node.value)
    return found


def _change(places: list[tuple[Tree, Node]], donors: list[Node], random: Random) -> None:
    siblings, node = random.choice(places)
    kind = random.randrange(10)
    if kind == 0:
        siblings.remove(node)
    elif kind == 1:
        siblings.extend([node] * random.choice((1, 2, 50)))
    elif kind == 2:
        random.shuffle(siblings)
    elif kind == 3:
        fitting = [donor for donor in donors if donor.message == node.message]
        if fitting:
            siblings.insert(random.randint(0, len(siblings)), random.choice(fitting))
    elif kind == 4:
        node.lie = random.choice((-1, 1, 100, 1 << 31, (1 << 62) - 1, 1 << 62))
    elif kind == 5:
        node.number = random.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 1 << 20))
    else:
        _set_value(node, places, random)


def _set_value(node: Node, places: list[tuple[Tree, Node]], random: Random) -> None:
    if node.wire == VARINT:
        same = [
            one.value for _, one in places if one.message == node.message and one.wire == VARINT
        ]
        node.value = random.choice((*INTEGERS, *EDGES, *random.sample(same, min(len(same), 8))))
    elif node.wire in (FIXED64, FIXED32):
        (node.value,) = struct.unpack("<Q", struct.pack("<d", random.choice(DOUBLES)))
    elif isinstance(node.value, bytes):
        is_text = (node.message, node.number) in _TEXT_FIELDS
        choices = [random.choice(WORDS), random.choice(WORDS), random.randbytes(20)]
        if not is_text:
            choices = [
                _shaken(node.value, random),
                nested(random.choice((3, 100, 5000))),
                gzip.compress(b"x" * random.choice((1, 1000, 1 << 21)), mtime=0),
            ]
        node.value = random.choice(choices)


def nested(depth: int) -> bytes:
    """A message in a message in a message, as a hostile HLO module may have it."""
    inner = b""
    for _ in range(depth):
        inner = b"\x0a" + encode_varint(len(inner)) + inner
    return inner


def _shaken(raw: bytes, random: Random) -> bytes:
    """The bytes with some changed, or a stretch taken out or put in."""
    changed = bytearray(raw)
    at = random.randint(0, len(changed))
    kind = random.randrange(4)
    if kind == 0:
        del changed[at:]
    elif kind == 1:
        del changed[at : at + random.choice((1, 2, 100))]
    elif kind == 2:
        changed[at:at] = random.choice((b"\xff" * 9, b'"\x08\x08\x10', random.randbytes(20)))
    else:
        for _ in range(random.choice((1, 5, 100)) if changed else 0):
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)
