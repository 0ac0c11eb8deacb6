"""The reader finds what protobuf's own parse finds, field by field."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from tensorboard_plugin_overview.decode.columns import Selection
from tensorboard_plugin_overview.decode.lines.segment import DecodeSegment
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tests.decode.reading import DECODER_NAMES, DECODERS, SHARED, shared_profiles, window_of
from tests.decode.spaces import tame_space, wild_space
from tests.oracle import assert_same

EVERYTHING = Selection(least_frame_ps=0)
A_FEW = Selection(
    plane=lambda name: not name.endswith("1"),
    line=lambda plane, line, id_: "2" not in line,
    event_stats=frozenset({"hlo_op", "group_id", "nowhere"}),
    metadata_stats=frozenset({"flops"}),
)
LONG_FRAMES = Selection(least_frame_ps=1 << 20)
SELECTIONS = [EVERYTHING, Selection(), A_FEW, LONG_FRAMES]
WINDOWS = st.sampled_from([1 << 9, 1 << 12, 1 << 19])
SEEDS = st.integers(0, 1 << 32)

decoders = pytest.mark.parametrize("decoder", DECODERS, ids=DECODER_NAMES)
many = settings(
    max_examples=5 * settings().max_examples // 2, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.slow
@decoders
@given(SEEDS, st.sampled_from([3, 40, 400]), WINDOWS, st.sampled_from(SELECTIONS))
@many
def test_tame_spaces(
    decoder: DecodeSegment | None, seed: int, events: int, window: int, selection: Selection
) -> None:
    raw = tame_space(seed, events)
    with window_of(window):
        assert_same(read_xspace(raw, selection, fast=decoder), raw, selection)


@pytest.mark.slow
@decoders
@given(SEEDS, st.sampled_from([0.0, 0.02, 0.3, 1.0]), WINDOWS, st.sampled_from(SELECTIONS))
@many
def test_wild_spaces(
    decoder: DecodeSegment | None, seed: int, wildness: float, window: int, selection: Selection
) -> None:
    raw = wild_space(seed, wildness, events=60)
    with window_of(window):
        assert_same(read_xspace(raw, selection, fast=decoder), raw, selection)


@pytest.mark.slow
@pytest.mark.skipif(not SHARED.exists(), reason="no profiles beside the repository")
@decoders
@pytest.mark.parametrize("path", shared_profiles(), ids=lambda path: path.parent.name + path.stem)
def test_real_profiles(decoder: DecodeSegment | None, path: Path) -> None:
    raw = path.read_bytes()
    for selection in (EVERYTHING, A_FEW, LONG_FRAMES):
        assert_same(read_xspace(path, selection, fast=decoder), raw, selection)
