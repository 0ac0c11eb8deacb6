"""Random profiles as bytes: tame ones, as profilers write them, and wild ones that protobuf allows.

Made from a seed, so that a failing example is two numbers.
"""

from __future__ import annotations

import gzip
import struct
from random import Random

from tensorboard_plugin_overview.decode.messages import XSpaceMessage

# Bytes that look like the beginning of records, for the insides of strings and numbers.
TRAPS = (
    b'"\x08\x08\x10\x05',
    b'"\x04\x08\x01\x10\x05',
    b'regs:16 "\x03\x08\x01"\x02\x08\x01',
    b'"\x06\x08\x01\x10\x05\x18\x07"\x04\x08\x01 \x05',
    b'"\x85\x01\x08\x01\x10',
    b"\xff\xfe not UTF-8 \x80",
    "é漢🙂".encode(),
    b"",
)
TRAP_DOUBLE = struct.unpack("<d", b'"\x02\x08\x01"\x08\x08\x10')[0]
STAT_NAMES = ("group_id", "flops", "hlo_op", "_src", "kernel_details", "hlo_op", "", "step_num")


def small(random: Random) -> int:
    return random.choice((0, 1, 2, 8, 34, 127, 128, 300, 8 | 34 << 7, 16383, 16384))


def number(random: Random) -> int:
    """An int64 of any size."""
    if random.random() < 0.5:
        return small(random)
    return random.getrandbits(random.choice((7, 14, 20, 35, 49, 56, 62))) * random.choice(
        (1, 1, -1)
    )


def text(random: Random) -> bytes:
    if random.random() < 0.5:
        return random.choice(TRAPS)
    return random.choice((b"x", b"conv_", b"%fusion.")) * random.choice((1, 3, 20, 40))


def tame_space(seed: int, events: int) -> bytes:
    """A profile as protobuf writes it, with what real profilers put in."""
    random = Random(seed)
    space = XSpaceMessage(hostnames=[b"host0"])
    for plane_id in range(random.randint(1, 3)):
        plane = space.planes.add(id=plane_id, name=b"/device:GPU:%d" % plane_id)
        for id_, name in enumerate(STAT_NAMES, 1):
            plane.stat_metadata.add(key=id_, value={"id": id_, "name": name.encode()})
        for id_ in range(1, 300):
            event_name = b"$tracer.py:%d f" if id_ % 7 == 0 else b"fusion.%d"
            plane.event_metadata.add(key=id_, value={"id": id_, "name": event_name % id_})
        for line_id in range(random.randint(0, 3)):
            line = plane.lines.add(id=line_id, name=b"Stream #%d" % line_id, timestamp_ns=17)
            offset_ps = 0
            for _ in range(random.randint(0, events)):
                offset_ps += random.getrandbits(25)
                event = line.events.add(
                    metadata_id=random.randint(1, 310),
                    offset_ps=offset_ps,
                    duration_ps=random.choice((0, random.getrandbits(20))),
                )
                for stat_id in random.sample(range(1, 9), random.choice((0, 0, 1, 3, 6))):
                    stat = event.stats.add(metadata_id=stat_id)
                    kind = random.choice(("uint64_value", "int64_value", "ref_value", "str_value"))
                    value: int | bytes = random.getrandbits(random.choice((3, 10, 40, 63)))
                    if kind == "str_value":
                        value = b"regs:%d" % random.randrange(99) * random.choice((1, 2, 30))
                    setattr(stat, kind, value)
            line.display_name = b"shown"
            line.duration_ps = offset_ps
    raw: bytes = space.SerializeToString()
    return raw


class Wild:
    """Writes protobuf in every way that a parser has to accept."""

    def __init__(self, seed: int, wildness: float) -> None:
        self.random = Random(seed)
        self.wildness = wildness

    def chance(self, scale: float = 1.0) -> bool:
        return self.random.random() < self.wildness * scale

    def varint(self, value: int) -> bytes:
        value %= 1 << 64
        encoded = bytearray()
        while value > 0x7F:
            encoded.append(value & 0x7F | 0x80)
            value >>= 7
        encoded.append(value)
        if len(encoded) < 5 and self.chance(0.05):
            # More bytes than it needs, up to the five that a tag may have.
            encoded[-1] |= 0x80
            encoded += b"\x80" * self.random.randint(0, 4 - len(encoded)) + b"\x00"
        return bytes(encoded)

    def integer(self, field: int, value: int) -> bytes:
        return self.varint(field << 3) + self.varint(value)

    def payload(self, field: int, value: bytes) -> bytes:
        return self.varint(field << 3 | 2) + self.varint(len(value)) + value

    def double(self, field: int, value: float) -> bytes:
        return self.varint(field << 3 | 1) + struct.pack("<d", value)

    def unknown(self) -> bytes:
        """A field that the schema does not have, or has with another wire type."""
        field = self.random.choice((1, 2, 3, 9, 12, 15, 16, 2000, 100_000))
        return self.random.choice(
            (
                self.varint(field << 3 | 5) + self.random.randbytes(4),
                self.double(max(field, 9), TRAP_DOUBLE),
                self.integer(max(field, 12), number(self.random)),
                self.payload(max(field, 12), text(self.random)),
            )
        )

    def message(self, fields: list[bytes]) -> bytes:
        """The fields, sometimes in another order, twice, or with others between them."""
        if self.chance(0.2):
            self.random.shuffle(fields)
        if fields and self.chance(0.1):
            fields.append(self.random.choice(fields))
        if self.chance(0.1):
            fields.insert(self.random.randint(0, len(fields)), self.unknown())
        return b"".join(fields)

    def stat(self) -> bytes:
        random = self.random
        fields = [self.integer(1, random.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 300, -1)))]
        if self.chance(0.1):
            fields = []
        value = number(random)
        kind = random.randint(2, 8)
        if kind == 2:
            fields.append(self.double(2, random.choice((0.0, 1.5, float("nan"), TRAP_DOUBLE))))
        elif kind in (3, 4):
            fields.append(self.integer(kind, value))
        elif kind in (5, 6):
            long = b"x" * 20_000 if self.chance(0.01) else b""
            fields.append(self.payload(kind, text(random) + long))
        elif kind == 7:
            fields.append(self.integer(7, random.choice((1, 2, 3, 8, 300, value))))
        else:
            packed = gzip.compress(text(random), mtime=0)
            fields.append(self.payload(8, packed if random.random() < 0.7 else text(random)))
        if self.chance(0.1):
            fields.pop()
        return self.message(fields)

    def event(self) -> bytes:
        random = self.random
        fields = [
            self.integer(1, random.choice((1, 2, 7, 8, 34, 130, 300, 20_000, number(random))))
        ]
        if self.chance(0.1):
            fields = []
        if not self.chance(0.1):
            fields.append(self.integer(5 if self.chance(0.1) else 2, number(random)))
        if random.random() < 0.9:
            fields.append(self.integer(3, number(random)))
        for _ in range(random.choice((0, 0, 1, 3, 8))):
            fields.append(self.payload(4, self.stat()))
        return self.message(fields)

    def line(self, events: int) -> bytes:
        fields = [
            self.integer(1, number(self.random)),
            self.payload(2, text(self.random)),
            self.integer(3, number(self.random)),
        ]
        fields += [self.payload(4, self.event()) for _ in range(self.random.randint(0, events))]
        fields += [self.integer(9, 5), self.payload(11, text(self.random))]
        return self.message(fields)

    def event_metadata(self, id_: int) -> bytes:
        name = b"$f" if id_ % 7 == 0 else text(self.random)
        fields = [self.integer(1, id_), self.payload(2, name), self.payload(4, text(self.random))]
        fields += [self.payload(5, self.stat()) for _ in range(self.random.choice((0, 1, 4)))]
        if self.chance(0.05):
            fields.append(self.payload(3, b"big" * 30_000))
        entry = [self.integer(1, id_), self.payload(2, self.message(fields))]
        return self.payload(4, self.message(entry))

    def plane(self, events: int) -> bytes:
        fields = [self.integer(1, number(self.random)), self.payload(2, text(self.random))]
        fields += [self.payload(3, self.line(events)) for _ in range(self.random.randint(0, 3))]
        fields += [self.event_metadata(id_) for id_ in (1, 2, 7, 8, 34, 130, 300, -5, 1 << 40)]
        for id_, name in enumerate(STAT_NAMES, 1):
            entry = [self.integer(1, id_), self.payload(2, self.payload(2, name.encode()))]
            fields.append(self.payload(5, self.message(entry)))
        fields += [self.payload(6, self.stat()) for _ in range(self.random.randint(0, 5))]
        return self.message(fields)

    def space(self, events: int) -> bytes:
        fields = [self.payload(1, self.plane(events)) for _ in range(self.random.randint(1, 2))]
        fields += [self.payload(field, text(self.random)) for field in (2, 3, 4)]
        return self.message(fields)


def wild_space(seed: int, wildness: float, events: int) -> bytes:
    """A profile written in unusual ways; the wilder, the more of them. `wildness` is in 0…1."""
    return Wild(seed, wildness).space(events)
