"""Profiles whose sizes are absurd, and what reading them takes.

    python -m tests.fuzz.hostile FOLDER

In: a folder of such profiles, `NAME.xplane.pb`.  Out: a line of JSON for each: its name, by how
much reading it raised the most that the process held, the seconds, and whether anything could be
read of it.
"""

from __future__ import annotations

import gzip
import json
import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tests.fuzz.harness import check_load
from tests.fuzz.mutate import nested

# Beyond this, the process gets no more.
_MOST_ADDRESSES = 6 << 30
_HUGE = encode_varint(1 << 62)


def plane(body: bytes, name: bytes = b"/host:CPU") -> bytes:
    """A plane with a name and that."""
    return encode_field(1, encode_field(2, name) + body)


def line(body: bytes) -> bytes:
    """A line with a name and that."""
    return encode_field(3, encode_field(2, b"python") + body)


def event(body: bytes) -> bytes:
    """An event of kind 1 that takes some time, and has that."""
    return encode_field(4, b"\x08\x01\x10\x05\x18\x07" + body)


def number(field: int, value: int) -> bytes:
    """A field that holds a number."""
    return encode_varint(field << 3) + encode_varint(value)


def stat_name(id_: int, name: bytes) -> bytes:
    """An entry of a plane's table of stat names."""
    return encode_field(5, number(1, id_) + encode_field(2, encode_field(2, name)))


def event_name(id_: int, rest: bytes) -> bytes:
    """An entry of a plane's table of event names, with that in its value."""
    return encode_field(4, number(1, id_) + encode_field(2, rest))


def _module(proto: bytes) -> bytes:
    value = encode_field(2, b"jit_step(1)") + encode_field(5, number(1, 1) + encode_field(6, proto))
    return plane(event_name(1, value) + stat_name(1, b"hlo_proto"), b"/host:metadata")


def _calls_itself() -> bytes:
    """A module whose only computation has a fusion and a call of that same computation."""
    instructions = b"".join(
        encode_field(
            2,
            encode_field(1, name)
            + encode_field(2, opcode)
            + number(35, id_)
            + number(38, 1)
            + number(36, id_),
        )
        for id_, (name, opcode) in enumerate(((b"fusion.1", b"fusion"), (b"call.1", b"call")), 1)
    )
    computation = encode_field(1, b"main") + instructions + number(5, 1) + number(6, 1)
    module = encode_field(1, b"jit_step") + number(6, 1) + encode_field(3, computation)
    return _module(encode_field(1, module))


def _bomb() -> bytes:
    packed = encode_field(4, number(1, 1) + encode_field(8, gzip.compress(b"x" * (1 << 20))))
    one_large = encode_field(4, number(1, 1) + encode_field(8, gzip.compress(b"x" * (1 << 28))))
    return plane(line(event(packed) * 3000 + event(one_large)) + stat_name(1, b"hlo_op"))


def _many_columns() -> bytes:
    names = b"".join(stat_name(id_, b"%d" % id_) for id_ in range(1, 60_001))
    stats = b"".join(encode_field(4, number(1, id_) + number(4, 1)) for id_ in range(1, 60_001))
    return plane(line(event(stats) + event(b"") * 100_000) + names)


@dataclass(frozen=True)
class Case:
    """A profile.

    Attributes:
        make: gives its bytes.
        things: how many events, names or the like are in it, as far as they are kept.
        readable: something can be read of it.
    """

    make: Callable[[], bytes]
    things: int = 0
    readable: bool = True


def _many_ids() -> bytes:
    return plane(b"".join(event_name(id_, b"") for id_ in range(30_000))) * 8


def _absurd_ids() -> bytes:
    return plane(
        b"".join(event_name((1 << 64) - 1 - i, encode_field(2, b"train")) for i in range(1000))
        + b"".join(stat_name((1 << 63) - i, b"step_num") for i in range(1000))
        + line(event(encode_field(4, number(1, 1 << 63) + number(4, (1 << 64) - 1))) * 1000)
    )


CASES: dict[str, Case] = {
    # Lengths that nothing can have.
    "a plane of 2^62": Case(lambda: b"\x0a" + _HUGE, readable=False),
    "a line of 2^62": Case(lambda: plane(b"\x1a" + _HUGE), readable=False),
    "an event of 2^62": Case(lambda: plane(line(event(b"") + b'"' + _HUGE))),
    "a text of 2^62": Case(lambda: plane(line(event(b'"\x0e\x08\x01\x2a' + _HUGE)))),
    "a name of 2^62": Case(lambda: plane(b"\x22\x0c\x08\x01\x12" + _HUGE), readable=False),
    # Very many of what takes two bytes.
    "a million planes": Case(lambda: b"\x0a\x00" * 1_000_000, 10_000),
    "a million lines": Case(lambda: plane(b"\x1a\x00" * 1_000_000), 100_000, readable=False),
    "a million events": Case(lambda: plane(line(b'"\x00' * 1_000_000)), 1_000_000),
    "a million stats": Case(lambda: plane(line(event(b'"\x00' * 1_000_000))), 1_000_000),
    "three million names": Case(lambda: plane(b"\x22\x00" * 3_000_000), readable=False),
    "two million names in short tables": Case(lambda: plane(b"\x22\x00" * 500_000) * 5, 500_000),
    "240,000 names in short tables": Case(_many_ids, 240_000),
    "300,000 names of stats": Case(
        lambda: plane(b"".join(stat_name(id_, b"x") for id_ in range(300_000))), 300_000
    ),
    "a million stats of a plane": Case(lambda: plane(b"\x32\x00" * 1_000_000), 1_000_000),
    "a million stats of names": Case(
        lambda: plane(b"".join(event_name(id_, b"\x2a\x00" * 10_000) for id_ in range(100))),
        1_000_000,
    ),
    # Little that becomes much.
    "compressed bombs": Case(_bomb),
    "60,000 kinds of stats": Case(_many_columns),
    # Texts and ids that nothing needs.
    "a plane's name of 20 MB": Case(lambda: plane(b"", b"x" * 20_000_000)),
    "a line's name of 20 MB": Case(
        lambda: plane(encode_field(3, encode_field(2, b"x" * 20_000_000)))
    ),
    "an event's name of 20 MB": Case(
        lambda: plane(event_name(1, encode_field(2, b"x" * 20_000_000)) + line(event(b"")))
    ),
    "absurd ids": Case(_absurd_ids),
    # Messages in messages.
    "a nested plane": Case(lambda: plane(nested(100_000))),
    "a nested stat": Case(lambda: plane(line(event(encode_field(4, nested(50_000)))))),
    "nested HLO": Case(lambda: _module(nested(100_000))),
    "HLO that calls itself": Case(_calls_itself),
}


def _reset_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


def _memory(what: str) -> int:
    """Bytes that this process holds (`VmRSS`), or held at most (`VmHWM`)."""
    for text in Path("/proc/self/status").read_text().splitlines():
        if text.startswith(f"{what}:"):
            return int(text.split()[1]) << 10
    raise AssertionError("the system does not tell")


def main(folder: Path) -> None:
    """Reads a small profile, for all that is loaded then, and then the others."""
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_ADDRESSES, _MOST_ADDRESSES))
    first = folder / "first"
    check_load(plane(line(event(b""))), first)
    first.unlink()
    for path in sorted(folder.glob("*.xplane.pb")):
        give_back_memory()
        _reset_peak()
        before = _memory("VmRSS")
        began = perf_counter()
        readable = check_load(None, path)
        taken = {
            "name": path.name.removesuffix(".xplane.pb"),
            "peak_bytes": _memory("VmHWM") - before,
            "seconds": perf_counter() - began,
            "readable": readable,
        }
        print(json.dumps(taken), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
