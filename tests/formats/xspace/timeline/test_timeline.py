"""One clock for all lines, and what is left out of it."""

from __future__ import annotations

from sample_profiles.builder import SpaceBuilder
from tests.cases import timeline_of

EPOCH_NS = 1_795_990_722_423_319_824


def test_lines_share_a_clock() -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    plane.line("a", timestamp_ns=5_000).event("x", start_ms=1, duration_ms=1)
    plane.line("b", timestamp_ns=7_000).event("x", start_ms=1, duration_ms=1)
    first, second = timeline_of(space).threads
    assert int(second.start_ps[0] - first.start_ps[0]) == 2_000_000


def test_capture_starts_the_clock() -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("a", timestamp_ns=5_000).event("x", start_ps=1, duration_ms=1)
    space.plane("Task Environment", profile_start_time=EPOCH_NS, profile_stop_time=EPOCH_NS + 100)
    timeline = timeline_of(space)
    assert timeline.capture_ps == (0, 100_000)
    assert timeline.facts.capture_start_ns == EPOCH_NS
    assert timeline.threads[0].start_ps.tolist() == [5_000_001]


def test_epoch_clocks_fit() -> None:
    # Epoch nanoseconds times a thousand would not fit 64 bits.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("a", timestamp_ns=EPOCH_NS + 7)
    line.event("x", start_ps=1, duration_ms=1)
    space.plane("Task Environment", profile_start_time=EPOCH_NS, profile_stop_time=EPOCH_NS + 100)
    assert timeline_of(space).threads[0].start_ps.tolist() == [7_001]


def test_impossible_times_are_left_out_and_counted() -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("a", timestamp_ns=1_000)
    line.event("good", start_ms=1, duration_ms=1)
    line.event("negative", start_ms=1, duration_ps=-5)
    line.event("endless", start_ms=1, duration_ps=(1 << 63) - 1)
    line.event("far", start_ps=-(1 << 63), duration_ms=1)
    timeline = timeline_of(space)
    (track,) = timeline.threads
    assert [track.event_name(index) for index in range(len(track))] == ["good"]
    assert timeline.excluded_events == 3


def test_one_line_with_a_wild_clock_moves_no_other() -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for name in "abc":
        plane.line(name, timestamp_ns=1_000).event("x", start_ms=1, duration_ms=1)
    plane.line("wild", timestamp_ns=-(1 << 62)).event("x", start_ms=1, duration_ms=1)
    timeline = timeline_of(space)
    assert [len(track) for track in timeline.threads] == [1, 1, 1, 0]
    assert timeline.excluded_events == 1


def test_outer_events_come_first() -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("a")
    line.event("inner", start_ms=1, duration_ms=1)
    line.event("outer", start_ms=1, duration_ms=5)
    line.event("early", start_ms=0, duration_ms=1)
    (track,) = timeline_of(space).threads
    assert [track.event_name(index) for index in range(3)] == ["early", "outer", "inner"]


def test_devices_in_natural_order() -> None:
    space = SpaceBuilder()
    for ordinal in (10, 9, 1):
        space.plane(f"/device:GPU:{ordinal}")
    space.plane("/device:CUSTOM:Memory")
    names = [device.name for device in timeline_of(space).devices]
    assert names == ["/device:GPU:1", "/device:GPU:9", "/device:GPU:10"]


def test_planes_of_one_device_are_one_device() -> None:
    space = SpaceBuilder()
    for start_ms in (0, 5):
        gpu = space.plane("/device:GPU:0", core_count=80)
        gpu.line("Stream #1").event("k", start_ms=start_ms, duration_ms=1)
    (device,) = timeline_of(space).devices
    assert [stream.start_ps.tolist() for stream in device.streams] == [[0], [5_000_000_000]]
    assert device.facts.multiprocessors == 80


def test_lines_of_one_core_in_two_planes_are_one_line() -> None:
    """Each plane numbers its ops and its texts by itself: here both call theirs 1."""
    space = SpaceBuilder()
    first = space.plane("/device:TPU:0", core_count=1)
    first.line("XLA Ops").event("a", start_ms=0, duration_ms=1, note="one", flops=10)
    second = space.plane(
        "/device:TPU:0", core_details=b"\x20\x01", peak_hbm_bw_gigabytes_per_second=9
    )
    line = second.line("XLA Ops", timestamp_ns=2_000_000)
    line.event("b", start_ms=-1, duration_ms=1, tf_op="two")
    line.event("b", start_ms=2, duration_ms=1)
    second.line("XLA Modules").event("jit_f(1)", start_ms=0, duration_ms=5)
    (device,) = timeline_of(space).devices
    ops = device.lines["XLA Ops"]
    assert (ops.start_ps // 10**9).tolist() == [0, 1, 4]
    assert [ops.event_name(index) for index in range(3)] == ["a", "b", "b"]
    assert [ops.text("tf_op", index) for index in range(3)] == [None, "two", None]
    assert ops.integers("flops", -1).tolist() == [10, -1, -1]
    assert len(device.lines["XLA Modules"]) == 1
    assert device.facts.chip == 1
    assert device.facts.multiprocessors == 1


def test_joined_texts_keep_their_events() -> None:
    """The second plane's first text is the first one's second."""
    space = SpaceBuilder()
    for texts in (["x", "y"], ["y", "z"]):
        line = space.plane("/device:TPU:0").line("XLA Ops")
        for text in texts:
            line.event("op", start_ms=len(texts), duration_ms=1, tf_op=text)
    (device,) = timeline_of(space).devices
    ops = device.lines["XLA Ops"]
    assert [ops.text("tf_op", index) for index in range(4)] == ["x", "y", "y", "z"]
    assert sorted(ops.stats["tf_op"].texts) == ["x", "y", "z"]


def test_all_planes_of_the_host_tell_of_it() -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU", hbm_utilization_percent=40.0)
    space.plane("/host:CPU", hbm_utilization_percent=50.0, matrix_unit_utilization_percent=60.0)
    assert timeline_of(space).facts.counters == {
        "hbm_utilization_percent": 40.0,
        "matrix_unit_utilization_percent": 60.0,
    }
