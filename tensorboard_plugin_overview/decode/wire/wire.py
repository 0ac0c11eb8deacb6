"""Protobuf's wire format, one field at a time: for the few thousand fields above the events.

In: bytes.  Out: field numbers, values and spans.  A message is a sequence of fields; a field is a
tag (`number << 3 | wire type`) and a payload: a varint, 8 or 4 bytes, or a length and that many
bytes. A varint holds seven bits a byte, the low ones first, and goes on while the top bit is set.
Groups, which protobuf gave up before XSpace existed, are taken for damage.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

VARINT = 0
FIXED64 = 1
LENGTH = 2
FIXED32 = 5

MAX_TAG_BYTES = 5
MAX_VARINT_BYTES = 10

Buffer: TypeAlias = bytes | bytearray | memoryview
# The first byte and the last byte plus one.
Span: TypeAlias = tuple[int, int]


class DamageError(Exception):
    """The bytes break off, or protobuf would not write them. Never leaves `decode`."""


class Field(NamedTuple):
    """One field of a message.

    Attributes:
        number, wire: its number and wire type.
        value: the number it holds; for `LENGTH`, the length of its payload.
        head: position of its tag.
        start, end: its payload.
    """

    number: int
    wire: int
    value: int
    head: int
    start: int
    end: int


def read_varint(buffer: Buffer, pos: int, max_bytes: int = MAX_VARINT_BYTES) -> tuple[int, int]:
    """Reads a varint, cut to 64 bits, and returns the position after it.

    Args:
        buffer: holds the varint.
        pos: of its first byte.
        max_bytes: the longest one allowed.

    Raises:
        DamageError: it is longer than `max_bytes` or runs out of the buffer.
    """
    try:
        value = buffer[pos]
        if value < 0x80:
            return value, pos + 1
        value = shift = 0
        while True:
            byte = buffer[pos]
            pos += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value & 0xFFFF_FFFF_FFFF_FFFF, pos
            shift += 7
            if shift >= 7 * max_bytes:
                raise DamageError("a number has too many bytes")
    except IndexError:
        raise DamageError("the bytes end inside a number") from None


def read_field(buffer: Buffer, pos: int, end: int, base: int = 0) -> Field:
    """Reads the field whose tag is at `pos`.

    The payload of a `LENGTH` field need not be in the buffer.

    Args:
        buffer: holds at least the tag and the value or length.
        pos: of the tag.
        end: of the message, on the scale of `pos`.
        base: position of the buffer, to be added to the positions in the result.

    Raises:
        DamageError: there is no such field, or it does not fit before `end`.
    """
    tag, start = read_varint(buffer, pos, MAX_TAG_BYTES)
    number, wire = tag >> 3, tag & 7
    value = 0
    if wire == LENGTH:
        value, start = read_varint(buffer, start)
        stop = start + value
    elif wire == VARINT:
        value, stop = read_varint(buffer, start)
    elif wire == FIXED64:
        stop = start + 8
        value = int.from_bytes(buffer[start:stop], "little")
    elif wire == FIXED32:
        stop = start + 4
        value = int.from_bytes(buffer[start:stop], "little")
    else:
        raise DamageError("a field has an unknown kind")
    if number == 0:
        raise DamageError("a field has no number")
    if stop > end:
        raise DamageError("a field is longer than what holds it")
    return Field(number, wire, value, base + pos, base + start, base + stop)


def signed(value: int) -> int:
    """Converts an integer to the int64 of its lowest 64 bits."""
    value &= (1 << 64) - 1
    return value - (1 << 64) if value >> 63 else value


def encode_varint(value: int) -> bytes:
    """Encodes a non-negative integer."""
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def encode_field(number: int, payload: bytes) -> bytes:
    """Encodes a `LENGTH` field.

    Args:
        number: of the field.
        payload: its bytes.
    """
    return encode_varint(number << 3 | LENGTH) + encode_varint(len(payload)) + payload
