"""Real and small TPU profiles: numbers checked by protobuf alone, and what holds for every page."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tests.cases import codes, columns, value
from tests.conftest import SHARED

STEP_OF_V6E = "jit_f"
FIRST_OP_OF_STEP = "%copy-start = "


def op_events(path: Path) -> dict[str, list[tuple[str, int, int]]]:
    """Core -> (name, start, length) of its ops, in picoseconds of the core's own clock."""
    found = {}
    for plane in XSpaceMessage.FromString(path.read_bytes()).planes:
        if not plane.name.startswith(b"/device:TPU:"):
            continue
        names = {entry.key: entry.value.name.decode() for entry in plane.event_metadata}
        stats = {entry.key: entry.value.name for entry in plane.stat_metadata}
        events = []
        for event in next(line for line in plane.lines if line.name == b"XLA Ops").events:
            own = {stats[stat.metadata_id]: stat for stat in event.stats}
            offset = own[b"device_offset_ps"]
            length = own[b"device_duration_ps"]
            events.append(
                (
                    names[event.metadata_id],
                    offset.int64_value or offset.uint64_value,
                    length.int64_value or length.uint64_value,
                )
            )
        found[plane.name.decode()] = events
    return found


@pytest.mark.slow
def test_v6e_waits_for_the_hosts_memory(corpus: Path) -> None:
    path = corpus / "tpu_v6e_x4.xplane.pb"
    document: Any = load(path).to_dict()
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert STEP_OF_V6E in document["steps"]["method"]
    assert len(steps["number"]) == 100
    assert "devices_not_in_step" in codes(document)

    lengths, waits, work, busy = [], [], [], []
    for events in op_events(path).values():
        starts = sorted(start for name, start, _ in events if name.startswith(FIRST_OP_OF_STEP))
        assert len(starts) == 100
        within = [one for one in events if starts[0] <= one[1] < starts[-1]]
        lengths.append((starts[-1] - starts[0]) / 99 / 1e9)
        is_wait = {one: one[0].startswith("%copy-done") and "S(5)" in one[0] for one in within}
        waits.append(sum(one[2] for one in within if is_wait[one]) / 99 / 1e9)
        work.append(sum(one[2] for one in within if not is_wait[one]) / 99 / 1e9)
        span = max(start + length for _, start, length in events) - min(e[1] for e in events)
        # No op of this file lies within another.
        running = sum(length for name, _, length in events if not name.startswith("%copy-done"))
        busy.append(100 * running / span)
    assert value(document, "step_time") == pytest.approx(mean(lengths), rel=1e-9)
    assert value(document, "time_host_transfer") == pytest.approx(mean(waits), rel=1e-9)
    assert value(document, "time_compute") == pytest.approx(mean(work), rel=1e-9)
    assert value(document, "duty_cycle") == pytest.approx(mean(busy), rel=1e-9)
    assert value(document, "step_time") == pytest.approx(784.1, abs=0.05)
    assert value(document, "time_host_transfer") == pytest.approx(760.1, abs=0.05)
    found = document["findings"][0]
    assert (found["id"], found["severity"]) == ("host_transfer_bound", "high")


@pytest.mark.slow
def test_v6e_rates_by_what_its_ops_carry(corpus: Path) -> None:
    document: Any = load(corpus / "tpu_v6e_x4.xplane.pb").to_dict()
    # Three fusions of 1,342,177,280 FLOP a step; at 918 TFLOP/s, in a step.
    ideal_ms = 3 * 1_342_177_280 / 918e12 * 1e3
    share = 100 * ideal_ms / value(document, "step_time")
    assert value(document, "goodput") == pytest.approx(share, rel=1e-9)
    # Three fusions read and write 5 GiB each; six copies read or write 5 GiB of HBM in all twice:
    # the copies in where they end, the copies out where they begin.
    touched_gib = 3 * 10 + 3 * 5 + 3 * 5
    gbps = touched_gib * 2**30 / (value(document, "step_time") / 1e3) / 1e9
    percent = 100 * gbps / 1637.993152512
    assert value(document, "memory_bandwidth_utilization") == pytest.approx(percent, rel=1e-9)
    (top,) = (op for op in document["top_ops"] if op["name"] == "copy-done.4")
    assert (top["occurrences"], top["category"]) == (400, "copy-done")
    assert value(document, "mxu_utilization") == 0
    assert document["environment"]["chip_count"] == 4


def tpu_vectors() -> list[str]:
    folder = SHARED / "vectors"
    return [
        path.parent.name
        for path in sorted(folder.glob("*/h0.xplane.pb"))
        if b"/device:TPU:0" in path.read_bytes()
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", tpu_vectors() or ["absent"])
def test_every_tpu_vector_gives_a_page(shared: Path, name: str) -> None:
    folder = shared / "vectors" / name
    document: Any = load(folder).to_dict()
    json.dumps(document, allow_nan=False)
    assert document["platform"] == "tpu"
    for key, metric in document["metrics"].items():
        assert (metric["value"] is None) == (metric["status"] == "unavailable"), key
        assert metric["value"] is not None or metric["reason"], key
        if metric["value"] is not None:
            assert metric["value"] >= 0, key
            assert metric["unit"] != "%" or metric["value"] <= 100 + 1e-9, key
    steps = columns(document)
    marked = any(
        line.name == b"Steps" and len(line.events) > 0
        for path in folder.glob("*.xplane.pb")
        for plane in XSpaceMessage.FromString(path.read_bytes()).planes
        for line in plane.lines
    )
    # Host markers launch the programs of exp8_04 and exp8_05; nothing marks those of the others.
    unmarked = "host_markers" if name in ("exp8_04", "exp8_05") else "inferred"
    assert document["steps"]["source"] == ("device_markers" if marked else unmarked)
    for index, duration in enumerate(steps["duration_ms"]):
        parts = [steps[part["id"]][index] for part in document["steps"]["categories"]]
        assert sum(parts) == pytest.approx(duration, abs=1e-6)
        assert min(parts) >= 0
