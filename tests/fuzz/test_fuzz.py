"""A smoke run of the fuzzers; the long one is `make fuzz`."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest

from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.wire.wire import encode_field
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.samples import write_samples
from tests.conftest import ROOT
from tests.fuzz.harness import check_decoder, check_load, trimmed
from tests.fuzz.mutate import bytes_of, mutated, tree_of

pytestmark = pytest.mark.slow

MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "150"))
SMOKE_SECONDS = 4
# Generous for a busy machine; what it guards against takes minutes.
SECONDS_FOR_ONE = 20.0


@pytest.fixture(scope="module")
def seeds(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    folder = tmp_path_factory.mktemp("seeds")
    profiles = [path for path in write_samples(folder) if path.suffix == ".pb"]
    return [trimmed(path.read_bytes()) for path in profiles]


def test_a_tree_is_written_as_it_was_read(seeds: list[bytes]) -> None:
    for seed in seeds:
        assert bytes_of(tree_of(seed)) == seed


def test_most_changes_leave_a_profile(seeds: list[bytes]) -> None:
    random = Random(7)
    parsed = 0
    for _ in range(100):
        changed = mutated(random.choice(seeds), random, random.choice(seeds))
        try:
            parsed += len(XSpaceMessage.FromString(changed).planes) > 0
        except Exception:  # not a profile
            continue
    assert parsed > 50


def test_changed_profiles(seeds: list[bytes], tmp_path: Path) -> None:
    random = Random(2026)
    readable = 0
    for number in range(MUTATIONS):
        raw = mutated(random.choice(seeds), random, random.choice(seeds))
        began = process_time()
        with np.errstate(invalid="raise", divide="raise"):
            readable += check_load(raw, tmp_path / "host.xplane.pb")
        if number % 4 == 0:
            check_decoder(raw)
        assert process_time() - began < SECONDS_FOR_ONE, f"change {number} hangs"
    assert readable > MUTATIONS // 2


# The tables of names at a plane's end, where they are short, are parsed at once.


def name_entry(key: int, name: bytes) -> bytes:
    return encode_field(4, b"\x08" + bytes([key]) + encode_field(2, encode_field(2, name)))


EVENT = b"\x08\x01\x10\x05\x18\x07"
LINE = encode_field(3, encode_field(2, b"late") + encode_field(4, EVENT))
NAME = name_entry(1, b"one")


@pytest.mark.parametrize(
    ("after", "name", "lines", "event"),
    [
        # A line, a name or an id among the tables counts as it does before them.
        (LINE, "p", ["late"], "one"),
        (encode_field(2, b"renamed"), "renamed", [], "one"),
        (b"\x08\x07", "p", [], "one"),
        (LINE + name_entry(1, b"other") + encode_field(2, b"again"), "again", ["late"], "other"),
        (name_entry(1, b""), "p", [], ""),
        # Fields that are not in the schema, and of another wire type than it says.
        (b"\x7a\x01x" + b"\x25\x00\x00\x00\x00" + b"\x20\x05", "p", [], "one"),
        # More than is short.
        (name_entry(2, b"x" * (1 << 20)), "p", [], "one"),
        (name_entry(2, b"x" * (1 << 20)) + LINE + name_entry(1, b"other"), "p", ["late"], "other"),
    ],
)
def test_what_stands_among_the_tables(
    after: bytes, name: str, lines: list[str], event: str
) -> None:
    raw = encode_field(1, encode_field(2, b"p") + NAME + after)
    assert check_decoder(raw)
    (plane,) = read_xspace(raw).planes
    assert (plane.name, [line.name for line in plane.lines]) == (name, lines)
    assert plane.event_name(1) == event


@pytest.mark.parametrize(
    "damage",
    [
        b"\x22\x7f",
        b"\x22\xff\xff\xff\xff\xff\xff\xff\xff\x7f",
        encode_field(4, b"\x12\x7f"),
        encode_field(5, b"\x12\x02\x12\x7f"),
        encode_field(6, b"\x11\x00"),
        b"\x22",
        b"\x80" * 11,
        b"\x00\x00",
        b"\x27",
    ],
)
def test_damage_among_the_tables_ends_the_profile(damage: bytes) -> None:
    good = encode_field(1, encode_field(2, b"good") + LINE)
    raw = good + encode_field(1, encode_field(2, b"p") + NAME + damage)
    assert check_decoder(raw)
    space = read_xspace(raw)
    assert space.status == "partial"
    assert [plane.name for plane in space.planes] == ["good"]


@pytest.mark.parametrize("target", ["decoder", "load", "kept", "traces"])
def test_atheris(target: str, tmp_path: Path) -> None:
    if importlib.util.find_spec("atheris") is None:
        pytest.skip("atheris is not installed: it has no wheel for this Python or system")
    command = [sys.executable, "-m", "tests.fuzz", target, "--seconds", str(SMOKE_SECONDS)]
    result = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-4000:]
    assert "DONE" in result.stderr
