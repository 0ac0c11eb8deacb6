"""The benchmark of reading runs, on small inputs, and its inputs are profiles."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, strategies as st

from benchmarks.encoding import message, number
from benchmarks.inputs import Input, smoke_inputs
from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tests.oracle import assert_same

ROOT = Path(__file__).resolve().parents[2]


@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=1, max_size=20))
def test_messages_as_columns_are_protobuf(values: list[int]) -> None:
    array = np.array(values, np.int64)
    expected = [encode_field(4, b"\x18" + encode_varint(value % 2**64)) for value in values]
    assert message(4, [number(3, array)]).pack() == b"".join(expected)


@pytest.mark.slow
@pytest.mark.parametrize("one", smoke_inputs(), ids=lambda one: one.name)
def test_inputs_are_profiles(one: Input, tmp_path: Path) -> None:
    path = tmp_path / "profile"
    one.write(path)
    raw = path.read_bytes()
    if len(raw) < 3_000_000:
        assert_same(read_xspace(path), raw)
    space = read_xspace(path)
    assert space.status == "ok"
    # As many events as bytes allow, and none out of place.
    assert sum(len(line.events) for plane in space.planes for line in plane.lines) > len(raw) / 100


@pytest.mark.slow
def test_smoke_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.ingest", "--smoke", "--repeats", "1"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    lines = done.stdout.splitlines()
    for one in smoke_inputs():
        (row,) = (line for line in lines if line.startswith(f"| {one.name} |"))
        # Of the readers, only JAX's may be missing.
        assert row.count("–") <= 1
        assert " MB" in row
