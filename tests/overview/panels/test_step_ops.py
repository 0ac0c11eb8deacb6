"""The slowest ops of one step: by hand, and that they add up to what the step is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load, load_step
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.formats.xspace import importer
from tensorboard_plugin_overview.loading import host_result
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cache.result_codec import pack, unpack
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.metrics.run.step_ops import MOST_OPS, HostStepOps
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.overview.panels import step_ops
from tensorboard_plugin_overview.overview.panels.step_ops import UnknownStepError
from tests.real_profiles import real_documents
from tests.tpu_cases import Core


def written(folder: Path, **hosts: SpaceBuilder) -> Path:
    session = folder / "plugins" / "profile" / "case"
    session.mkdir(parents=True)
    for host, space in hosts.items():
        (session / f"{host}.xplane.pb").write_bytes(space.to_bytes())
    return folder


def ops(answer: Any, side: str = "device") -> dict[str, tuple[float, float]]:
    """Name -> executions and self time, the longest first."""
    return {
        one["name"]: (one["occurrences"], round(one["self_ms"], 9))
        for one in answer["ops"]
        if one["side"] == side
    }


def gpu(space: SpaceBuilder, ordinal: int, *kernels: tuple[str, float, float, int]) -> None:
    """Kernels as (name, start, duration, group), milliseconds."""
    stream = space.plane(f"/device:GPU:{ordinal}").line("Stream #1(Compute)")
    for name, start_ms, duration_ms, group in kernels:
        stream.event(name, start_ms=start_ms, duration_ms=duration_ms, group_id=group)


def test_of_a_gpu(tmp_path: Path) -> None:
    # Step 0 from 0 to 10, step 1 from 10 to 20 ms; the copy runs beside a kernel.
    space = SpaceBuilder()
    gpu(space, 0, ("gemm", 0, 4, 0), ("relu", 4, 1, 0), ("gemm", 5, 2, 0))
    gpu(space, 0, ("gemm", 10, 3, 1), ("relu", 13, 6, 1), ("gemm", 20, 1, 2))
    copies = space.plane("/device:GPU:0").line("Stream #2(MemcpyH2D)")
    copies.event("MemcpyH2D", start_ms=3, duration_ms=1.5, group_id=0)
    host = space.plane("/host:CPU").line("python")
    for step in range(3):
        host.event("train", start_ms=10 * step, duration_ms=9, step_num=7 + step, group_id=step)
    path = written(tmp_path, vm=space)
    answer = load_step(path, 0)
    assert (answer["index"], answer["number"], answer["name"]) == (0, 7, "train")
    assert answer["host"] == "vm"
    assert answer["reason"] is None
    assert ops(answer) == {"gemm": (2, 6), "MemcpyH2D": (1, 1.5), "relu": (1, 1)}
    shares = {one["name"]: one["share_percent"] for one in answer["ops"]}
    assert shares["gemm"] == pytest.approx(100 * 6 / 8.5)
    assert answer["ops"][0] == {
        "name": "gemm",
        "category": "kernel",
        "framework_op": None,
        "module": None,
        "side": "device",
        "occurrences": 2,
        "self_ms": 6.0,
        "share_percent": pytest.approx(100 * 6 / 8.5),
    }
    assert list(ops(load_step(path, 1))) == ["relu", "gemm"]


def test_an_op_is_cut_at_the_edge_of_the_step_and_begins_in_one(tmp_path: Path) -> None:
    # On a second stream a kernel runs from 8 to 13 ms: 2 ms in step 0, 3 ms in step 1.
    space = SpaceBuilder()
    gpu(space, 0, ("gemm", 0, 4, 0), ("gemm", 10, 4, 1), ("gemm", 20, 4, 2))
    other = space.plane("/device:GPU:0").line("Stream #2(Compute)")
    other.event("long", start_ms=8, duration_ms=5, group_id=0)
    path = written(tmp_path, vm=space)
    assert ops(load_step(path, 0))["long"] == (1, 2)
    assert ops(load_step(path, 1))["long"] == (0, 3)
    assert "long" not in ops(load_step(path, 2))


def test_times_of_devices_are_means(tmp_path: Path) -> None:
    # One runs gemm for 4 ms, the other for 2 ms and relu for 1 ms: means 3 and 0.5 ms.
    space = SpaceBuilder()
    for step in range(3):
        gpu(space, 0, ("gemm", 10 * step, 4, step))
        gpu(space, 1, ("gemm", 10 * step, 2, step), ("relu", 10 * step + 2, 1, step))
    path = written(tmp_path, vm=space)
    assert ops(load_step(path, 0)) == {"gemm": (1, 3), "relu": (0.5, 0.5)}
    document: Any = load(path).to_dict()
    columns = document["steps"]["columns"]
    assert columns["device_compute"][0] == 3.5


def test_only_the_longest_are_shown_and_shares_are_of_all(tmp_path: Path) -> None:
    # 20 ops of 1, 2, …, 20 ms: 210 ms in all.
    space = SpaceBuilder()
    start_ms = 0.0
    for length_ms in range(1, 21):
        gpu(space, 0, (f"op{length_ms}", start_ms, length_ms, 0))
        start_ms += length_ms
    gpu(space, 0, ("op1", start_ms, 1, 1), ("op1", start_ms + 10, 1, 2))
    answer = load_step(written(tmp_path, vm=space), 0)
    assert list(ops(answer)) == [f"op{length_ms}" for length_ms in range(20, 10, -1)]
    assert len(ops(answer)) == MOST_OPS
    assert answer["ops"][0]["share_percent"] == pytest.approx(100 * 20 / 210)


def test_of_a_tpu_the_innermost_op_counts(tmp_path: Path) -> None:
    # A loop of 8 ms with two dots of 3 ms each in it: 2 ms are its own; then 2 ms nothing.
    space = SpaceBuilder()
    core = Core(space).describe("while", "while").describe("dot", "convolution fusion")
    for step in range(2):
        at_ms = 10 * step
        core.step(str(step), at_ms, 10).op("while", at_ms, 8)
        core.op("dot", at_ms + 1, 3).op("dot", at_ms + 4, 3)
    path = written(tmp_path, vm=space)
    assert ops(load_step(path, 1)) == {"dot": (2, 6), "while": (1, 2)}


def test_of_a_cpu_threads_are_added_up(tmp_path: Path) -> None:
    # Steps of 10 ms; two threads run an op of 4 ms in each, the second begins before the step.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, first, second = plane.line("python"), plane.line("pool/1"), plane.line("pool/2")
    for step in range(2):
        at_ms = 20 * step + 10
        python.event("train", start_ms=at_ms, duration_ms=10, step_num=step, _r=1)
        first.event("a/MatMul:MatMul", start_ms=at_ms + 1, duration_ms=4)
        second.event("a/MatMul:MatMul", start_ms=at_ms - 1, duration_ms=4)
    answer = load_step(written(tmp_path, vm=space), 1)
    assert ops(answer, "host") == {"a/MatMul": (1, 7)}
    assert ops(answer) == {}


def test_a_step_without_ops_says_why(tmp_path: Path) -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for step in range(3):
        python.event("train", start_ms=20 * step, duration_ms=10, step_num=step, _r=1)
    answer: Any = load_step(written(tmp_path, vm=space), 1)
    assert answer["ops"] == []
    assert "named after an op" in answer["reason"]


def two_hosts(folder: Path) -> Path:
    """Host b computes 6 ms a step, a 2 ms and waits for it in a collective."""
    spaces = {"a": SpaceBuilder(), "b": SpaceBuilder()}
    for step in range(4):
        at_ms = 10 * step
        gpu(spaces["a"], 0, ("fast", at_ms, 2, step), ("ncclAllReduce", at_ms + 2, 5, step))
        gpu(spaces["b"], 0, ("slow", at_ms, 6, step), ("ncclAllReduce", at_ms + 6, 1, step))
    return written(folder, **spaces)


def test_of_several_hosts_it_is_the_slowest_or_the_one_asked_for(tmp_path: Path) -> None:
    path = two_hosts(tmp_path)
    slowest = load_step(path, 1)
    assert slowest["host"] == "b"
    assert list(ops(slowest)) == ["slow", "ncclAllReduce"]
    document: Any = load(path).to_dict()
    assert document["steps"]["columns"]["slowest"][1] == "b"
    asked = load_step(path, 1, host="a")
    assert asked["host"] == "a"
    assert list(ops(asked)) == ["ncclAllReduce", "fast"]


def test_unknown_steps(tmp_path: Path) -> None:
    path = two_hosts(tmp_path)
    with pytest.raises(UnknownStepError, match="no step 4"):
        load_step(path, 4)
    with pytest.raises(UnknownStepError):
        load_step(path, -1)
    without = SpaceBuilder()
    without.plane("/device:GPU:0").line("Stream #1").event("gemm", start_ms=0, duration_ms=1)
    with pytest.raises(UnknownStepError, match="has no steps"):
        load_step(written(tmp_path / "without", vm=without), 0)


def test_an_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "vm.xplane.pb").write_bytes(b"\xff" * 100)
    with pytest.raises(UnreadableRunError):
        load_step(tmp_path / "vm.xplane.pb", 0)


# ---- kept ----------------------------------------------------------------------------------------


def test_a_file_is_read_once_for_all_of_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(file: HostFile, *rest: Any) -> Any:
        read.append(file.host)
        return host_result.read_trace(file, *rest)

    monkeypatch.setattr(step_ops, "read_trace", noted)
    run = scan(two_hosts(tmp_path / "run")).select(None)
    cache = ResultCache(tmp_path / "cache")
    first = step_ops.step_ops(run, 0, None, Reading(), cache)
    assert step_ops.step_ops(run, 0, None, Reading(), cache) == first
    step_ops.step_ops(run, 3, None, Reading(), cache)
    assert read == ["b"]


def test_what_is_kept_is_what_was_found(tmp_path: Path) -> None:
    run = scan(two_hosts(tmp_path)).select(None)
    found = step_ops.ops_of_host(run, "b", Reading(), None)
    again = unpack(pack(found), HostStepOps)
    assert list(again.ops) == list(found.ops)
    assert again.device is not None
    assert found.device is not None
    np.testing.assert_array_equal(again.device.self_ps, found.device.self_ps)
    np.testing.assert_array_equal(again.host.first, found.host.first)


@pytest.mark.slow
def test_a_large_file_is_read_in_blocks_to_the_same_end(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = samples / "plugins/profile/tpu_training_simulated"
    whole = load_step(path, 3, cache=False)
    monkeypatch.setattr(importer, "_LARGE_BYTES", 1)
    assert load_step(path, 3, cache=False) == whole


# ---- they add up ---------------------------------------------------------------------------------


def totals_ms(path: Path) -> tuple[dict[str, Any], np.ndarray[Any, Any]]:
    """The step columns, and the self time of all ops of the devices in each step."""
    run = scan(path).select(None)
    (host,) = run.hosts
    found = step_ops.ops_of_host(run, host, Reading(), None)
    assert found.device is not None
    document: Any = load(path).to_dict()
    return document["steps"]["columns"], found.device.total_ps / 1e9


def test_ops_of_a_tpu_are_all_of_the_step_but_idle_time(samples: Path) -> None:
    """Idle time in the parts is that without ops, and -done waits, which are ops."""
    columns, total_ms = totals_ms(samples / "plugins/profile/tpu_training_simulated")
    parts_ms = np.sum(
        [columns[part] for part in ("compute", "collectives", "output", "host_transfer")], axis=0
    )
    duration_ms = np.array(columns["duration_ms"])
    assert (total_ms >= parts_ms - 1e-6).all()
    assert (total_ms <= duration_ms + 1e-6).all()


@pytest.mark.slow
def test_ops_of_a_real_tpu_add_up(corpus: Path) -> None:
    columns, total_ms = totals_ms(corpus / "tpu_v6e_x4.xplane.pb")
    parts_ms = np.sum([columns["compute"], columns["host_transfer"]], axis=0)
    assert (total_ms >= parts_ms - 1e-6).all()
    assert (total_ms <= np.array(columns["duration_ms"]) + 1e-6).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gpu_tf_v100x8", "gpu_tf_t4_a", "gpu_jax_mi300_conv"])
def test_ops_of_a_real_gpu_add_up(corpus: Path, name: str) -> None:
    """They take as long as the device is busy, or longer where streams run at the same time."""
    columns, total_ms = totals_ms(corpus / f"{name}.xplane.pb")
    busy_ms = np.sum(
        [columns[part] for part in ("device_compute", "device_collectives", "device_to_device")],
        axis=0,
    )
    assert (total_ms >= busy_ms - 1e-6).all()
    assert (total_ms <= 3 * busy_ms + np.array(columns["output"]) + columns["input"]).all()


@pytest.mark.slow
def test_every_step_of_every_real_profile_has_an_answer(corpus: Path) -> None:
    for name, document in real_documents().items():
        path, steps = corpus / name, document["steps"]
        if steps is None:
            continue
        number, last = steps["columns"]["number"], len(steps["columns"]["number"]) - 1
        for index in {0, last // 2, last}:
            answer = load_step(path, index)
            assert answer["number"] == number[index]
            assert answer["ops"] or answer["reason"], path.name
            by_side: dict[str, float] = {}
            for one in answer["ops"]:
                by_side[one["side"]] = by_side.get(one["side"], 0) + one["share_percent"]
                assert one["self_ms"] > 0
            assert all(share <= 100 + 1e-6 for share in by_side.values())
