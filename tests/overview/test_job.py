"""Golden cases of the job kind: it never hides steps, and says what tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import columns, overview_of
from tests.hlo_text import hlo_proto

HLO = """
HloModule jit_f
ENTRY main {
  x = f32[8,8] parameter(0)
  ROOT dot.1 = f32[8,8] dot(x, x), lhs_contracting_dims={1}, rhs_contracting_dims={0}, OP_NAME
}
"""


def tpu_run() -> SpaceBuilder:
    """Five steps, numbered 10 to 14 by the device, of 100 ms every 110 ms."""
    space = SpaceBuilder()
    plane = space.plane("/device:TPU:0")
    steps, modules, ops = plane.line("Steps"), plane.line("XLA Modules"), plane.line("XLA Ops")
    for step in range(5):
        start_ms = 110 * step
        steps.event(str(10 + step), start_ms=start_ms, duration_ms=100, group_id=10 + step)
        modules.event("jit_f(1)", start_ms=start_ms, duration_ms=100, group_id=10 + step)
        ops.event("dot.1", start_ms=start_ms, duration_ms=60, group_id=10 + step)
    return space


def with_hlo(op_name: str) -> SpaceBuilder:
    space = tpu_run()
    metadata = f'metadata={{op_type="dot_general" op_name="{op_name}"}}'
    proto = hlo_proto(HLO.replace("OP_NAME", metadata))
    space.plane("/host:metadata").metadata("jit_f(1)", stats={"Hlo Proto": proto})
    return space


def assert_steps(document: dict[str, Any]) -> None:
    steps = columns(document)
    assert steps["number"] == [10, 11, 12, 13, 14]
    assert steps["duration_ms"] == [100] * 5


def test_without_hlo_the_kind_is_unknown(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=tpu_run())
    assert document["job"]["kind"] == "unknown"
    assert "HLO" in document["job"]["reason"]
    assert_steps(document)


@pytest.mark.parametrize(
    ("op_name", "kind"),
    [
        ("jit(f)/transpose(jvp(f))/dot_general", "training"),
        ("jit(f)/dot_general", "inference"),
    ],
)
def test_hlo_tells_the_kind(tmp_path: Path, op_name: str, kind: str) -> None:
    document = overview_of(tmp_path, h=with_hlo(op_name))
    assert document["job"]["kind"] == kind
    assert_steps(document)


def test_any_host_that_trains_makes_it_training(tmp_path: Path) -> None:
    trains = with_hlo("jit(f)/transpose(jvp(f))/dot_general")
    for hosts in ({"a": trains, "b": tpu_run()}, {"a": tpu_run(), "b": trains}):
        assert overview_of(tmp_path, **hosts)["job"]["kind"] == "training"
