"""What a profile was asked to record, from the bytes of its options."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.capture_options import tracer_levels
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.trace.facts import TracerLevels
from tests.real_profiles import CORPUS


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        # As JAX writes them: data sets, host, device, Python, version, HLO.
        (b"\x08\x01\x10\x02\x18\x01\x20\x01\x28\x01\x38\x01", TracerLevels(2, 1, 1)),
        (b"\x08\x01\x10\x02\x18\x01\x28\x01\x38\x01", TracerLevels(2, 1, 0)),
        (b"\x08\x01\x18\x01\x28\x01\x38\x01", TracerLevels(0, 1, 0)),
        (b"\x10\x03\x28\x01", TracerLevels(3, 0, 0)),
        # With a path (field 10), as TensorFlow writes them; and with a field that nobody knows.
        (b"\x10\x02\x18\x01\x28\x01\x52\x03log", TracerLevels(2, 1, 0)),
        (b"\xfa\x01\x02\x10\x09\x10\x01\x28\x01", TracerLevels(1, 0, 0)),
    ],
)
def test_levels(options: bytes, levels: TracerLevels) -> None:
    assert tracer_levels(options) == levels


@pytest.mark.parametrize(
    "options", [None, 3, "text", b"", b"\x10", b"\x52\x7flog", b"\x10\xff\xff\xff\x0f"]
)
def test_what_tells_no_level(options: object) -> None:
    assert tracer_levels(options) is None


@given(st.binary())
def test_any_bytes_are_levels_or_none(options: bytes) -> None:
    levels = tracer_levels(options)
    if levels is not None:
        assert all(0 <= level <= 99 for level in vars(levels).values())


def levels_of(data: bytes | Path) -> TracerLevels | None:
    return build_timeline("h", read_xspace(data, SELECTION)).facts.tracers


def test_only_the_task_environment_counts() -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").stats(profile_options=b"\x10\x01\x28\x01")
    assert levels_of(space.to_bytes()) is None
    space.plane("Task Environment").stats(profile_options=b"\x10\x02\x28\x01")
    assert levels_of(space.to_bytes()) == TracerLevels(2, 0, 0)


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("cpu_jax_steps", TracerLevels(2, 1, 1)),
        ("cpu_jax_async", TracerLevels(2, 1, 0)),
        ("cpu_tf_keras_graph", TracerLevels(2, 1, 0)),
        # Older profilers do not write them.
        ("tpu_v6e_x4", None),
        ("cpu_tf_mac", None),
    ],
)
def test_real_profiles(name: str, levels: TracerLevels | None) -> None:
    path = CORPUS / f"{name}.xplane.pb"
    if not path.exists():
        pytest.skip(f"needs {path}")
    assert levels_of(path) == levels
