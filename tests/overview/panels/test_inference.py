"""Golden cases of sessions: what is one, how its time is divided, and where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder, Stat
from tests.cases import codes, overview_of, value

EXECUTOR, BATCHES, TRANSFER = 2, 4, 7
"""Types of contexts."""


def times(latency: dict[str, Any]) -> tuple[float, float, float, float]:
    """Total, host, device, communication, in ms to the picosecond."""
    keys = ("total_ms", "host_ms", "device_ms", "communication_ms")
    total, host, device, communication = (round(latency[key], 9) for key in keys)
    return total, host, device, communication


def sessions(document: dict[str, Any]) -> list[tuple[float, float, float, float]]:
    """The times of all sessions (at most ten), in order of start."""
    slowest = document["inference"]["slowest"]
    assert len(slowest) == document["inference"]["sessions"]
    return [times(one) for one in sorted(slowest, key=lambda one: one["start_ms"])]


def tpu(space: SpaceBuilder, core: int = 0) -> LineBuilder:
    return space.plane(f"/device:TPU:{core}", id=core + 1).line("XLA Modules")


# ---- GPU -----------------------------------------------------------------------------------------


def gpu_requests(host: PlaneBuilder, gpu: PlaneBuilder) -> None:
    """Two requests at the same time, on threads of their own.

    The first, 0…10 ms: a copy in 1…2, kernels 2…5 and, on another stream, 4…6, a copy out 7…8.
    The second, 1…13 ms: a kernel 8…12 and a copy out 11…12.5, half hidden behind it.
    """
    first, second = host.line("server/1"), host.line("server/2")
    kernels, more = gpu.line("Stream #7(Compute)"), gpu.line("Stream #8(Compute)")
    copies = gpu.line("Stream #9(MemcpyH2D,MemcpyD2H)")
    first.event("SessionRun", start_ms=0, duration_ms=10, _r=1)
    second.event("SessionRun", start_ms=1, duration_ms=12, _r=1)
    work = (
        (first, 0.5, "cuMemcpyHtoDAsync", copies, "MemcpyH2D", 1, 1),
        (first, 0.6, "cuLaunchKernel", kernels, "gemm", 2, 3),
        (first, 0.7, "cuLaunchKernel", more, "relu", 4, 2),
        (first, 0.8, "cuMemcpyDtoHAsync", copies, "MemcpyD2H", 7, 1),
        (second, 2, "cuLaunchKernel", kernels, "gemm", 8, 4),
        (second, 3, "cuMemcpyDtoHAsync", copies, "MemcpyD2H", 11, 1.5),
    )
    for key, (line, called, call, stream, name, start, length) in enumerate(work, start=1):
        line.event(call, start_ms=called, duration_ms=0.05, correlation_id=key)
        stream.event(name, start_ms=start, duration_ms=length, correlation_id=key)


GPU_REQUESTS = [(10, 4, 4, 2), (12, 7.5, 4, 0.5)]


def test_gpu_sessions_show_their_device_share(tmp_path: Path) -> None:
    space = SpaceBuilder()
    gpu_requests(space.plane("/host:CPU"), space.plane("/device:GPU:0"))
    document = overview_of(tmp_path, h=space)
    assert document["platform"] == "gpu"
    assert document["job"]["kind"] == "inference"
    assert sessions(document) == GPU_REQUESTS
    session_time = document["metrics"]["session_time"]
    assert session_time["value"] == 11
    assert session_time["status"] == "measured"
    assert (session_time["n"], session_time["min"], session_time["max"]) == (2, 10, 12)
    assert session_time["stdev"] == pytest.approx(2**0.5)
    assert (session_time["p50"], session_time["p90"]) == (11, 11.8)
    assert value(document, "sessions_per_second") == pytest.approx(2 / 0.013)
    assert times(document["inference"]["mean"]) == (11, 5.75, 4, 1.25)


def test_background_work_changes_nothing(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host, gpu = space.plane("/host:CPU"), space.plane("/device:GPU:0")
    gpu_requests(host, gpu)
    # Another thread keeps the GPU busy; instants in a session; a session of no length.
    line, stream = host.line("trainer"), gpu.line("Stream #20(Compute)")
    line.event("cuLaunchKernel", start_ms=0, duration_ms=1, correlation_id=99)
    stream.event("other", start_ms=0, duration_ms=40, correlation_id=99)
    stream.event("unasked", start_ms=0, duration_ms=40)
    line.event("SessionRun", start_ms=5, _r=1)
    # A session's executor leaves a thread working on long after its end.
    host.line("server/3").event("RunLater", start_ms=30, duration_ms=50, _c=7, _ct=EXECUTOR)
    line.event("Later", start_ms=0, duration_ms=40, _p=7, _pt=EXECUTOR)
    assert sessions(overview_of(tmp_path, h=space)) == GPU_REQUESTS


def test_kernels_are_reached_through_contexts(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    server, executor = host.line("server"), host.line("tf_Compute/1")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for index in range(2):
        start_ms = 20 * index
        server.event(
            "SessionRun", start_ms=start_ms, duration_ms=10, _r=1, _pt=EXECUTOR, _p=50 + index
        )
        executor.event(
            "ExecutorState::Process",
            start_ms=start_ms + 1,
            duration_ms=2,
            _ct=EXECUTOR,
            _c=50 + index,
        )
        executor.event(
            "cuLaunchKernel", start_ms=start_ms + 1.5, duration_ms=0.1, correlation_id=index + 1
        )
        stream.event("gemm", start_ms=start_ms + 4, duration_ms=3, correlation_id=index + 1)
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 7, 3, 0)] * 2


def test_kernels_are_reached_through_the_profilers_groups(tmp_path: Path) -> None:
    # A file in which a profiler assigned events to groups; kernels without a call of their own.
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for group in range(2):
        start_ms = 20 * group
        server.event("SessionRun", start_ms=start_ms, duration_ms=10, _r=1, group_id=group)
        stream.event("gemm", start_ms=start_ms + 4, duration_ms=3, group_id=group)
        # It ran for another thread, and has the group of the kernel before.
        server.event("cuLaunchKernel", start_ms=15, duration_ms=1, correlation_id=5)
        stream.event(
            "other", start_ms=start_ms + 7, duration_ms=2, group_id=group, correlation_id=5
        )
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 7, 3, 0)] * 2


def test_sessions_without_any_link_to_the_device_say_so(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("server").event("SessionRun", start_ms=0, duration_ms=10, _r=1)
    space.plane("/device:GPU:0").line("Stream #7").event("gemm", start_ms=2, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert sessions(document) == [(10, 10, 0, 0)]
    assert "sessions_unlinked" in codes(document)


# ---- TPU -----------------------------------------------------------------------------------------


def test_tpu_requests_in_a_queue(tmp_path: Path) -> None:
    # Older runtimes: requests are queued under an id, and served on another thread.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    server, queue = host.line("server"), host.line("tpu_queue")
    modules = tpu(space)
    for index in range(2):
        start_ms = 20 * index
        server.event("TfrtModelRun", start_ms=start_ms, duration_ms=10, _r=1)
        for request, (name, at_ms, length_ms) in enumerate(
            [
                ("TransferH2DRequest", 1, 2),
                ("RunProgramRequest", 3, 1),
                ("TransferD2HRequest", 8, 1),
            ]
        ):
            ids: dict[str, Stat] = {"request_id": 10 * index + request, "queue_addr": 4096}
            server.event(
                "EnqueueRequestLocked", start_ms=start_ms + 0.5, duration_ms=0.1, stats=ids
            )
            queue.event(name, start_ms=start_ms + at_ms, duration_ms=length_ms, stats=ids)
        launch: dict[str, Stat] = {"run_id": index, "queue_id": 0, "device_ordinal": 0}
        queue.event("DoEnqueueProgram", start_ms=start_ms + 3.5, duration_ms=0.1, stats=launch)
        modules.event("jit_f(1)", start_ms=start_ms + 4, duration_ms=4, run_id=index, queue_id=0)
    # The same ids at another address are another request's.
    queue.event("TransferH2DRequest", start_ms=5, duration_ms=9, request_id=0, queue_addr=8192)
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 3, 4, 3)] * 2


def test_tpu_transfers_from_issue_to_done(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    server, worker = host.line("server"), host.line("EventFDAsyncWorker/1")
    tpu(space).event("jit_f(1)", start_ms=4, duration_ms=4, run_id=1, queue_id=0)
    server.event("SessionRun", start_ms=0, duration_ms=10, _r=1)
    server.event("DoEnqueueProgram", start_ms=3, duration_ms=1, run_id=1, queue_id=0)
    name = "tpu::System::TransferToDevice"
    server.event(name, start_ms=1, duration_ms=0.5, _pt=TRANSFER, _p=3)
    issue: dict[str, Stat] = {"_ct": TRANSFER, "_c": 3}
    server.event(f"{name}=>IssueEvent", start_ms=1.1, duration_ms=0.1, stats=issue)
    worker.event(f"{name}=>IssueEvent=>Done", start_ms=3, duration_ms=0.5, stats=issue)
    # Nothing was issued for these two.
    other: dict[str, Stat] = {"_ct": TRANSFER, "_c": 4}
    worker.event(f"{name}=>IssueEvent=>Done", start_ms=8, duration_ms=1, stats=other)
    back = "tpu::System::TransferFromDevice=>IssueEvent"
    server.event(back, start_ms=8, duration_ms=1, stats=issue)
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 3.6, 4, 2.4)]


def test_tpu_transfers_may_use_a_context_again(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    server, worker = host.line("server"), host.line("EventFDAsyncWorker/1")
    tpu(space).event("jit_f(1)", start_ms=100, duration_ms=4)
    name = "tpu::System::TransferToDevice=>IssueEvent"
    context: dict[str, Stat] = {"_ct": TRANSFER, "_c": 3}
    for start_ms in (0, 20):
        server.event("SessionRun", start_ms=start_ms, duration_ms=10, _r=1)
        server.event(name, start_ms=start_ms + 1, duration_ms=0.5, stats=context)
        worker.event(f"{name}=>Done", start_ms=start_ms + 3, duration_ms=1, stats=context)
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 7, 0, 3)] * 2


def test_programs_of_a_sparsecore_are_of_its_own_chip(tmp_path: Path) -> None:
    """Two sessions at once, each on a chip, under one run id: programs take 2 ms and 5 ms."""
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    for chip, length_ms in enumerate((2, 5)):
        server = host.line(f"server {chip}")
        server.event("SessionRun", start_ms=chip, duration_ms=10, _r=1)
        launch: dict[str, Stat] = {"run_id": 1, "queue_id": 0, "device_ordinal": chip}
        server.event("DoEnqueueProgram", start_ms=chip + 1, duration_ms=0.1, stats=launch)
        plane = space.plane(f"/device:TPU:{chip} SparseCore 0")
        run: dict[str, Stat] = {"run_id": 1, "queue_id": 0}
        plane.line("Sparse Core Modules").event(
            "jit_f(1)", start_ms=chip + 3, duration_ms=length_ms, stats=run
        )
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 8, 2, 0), (10, 5, 5, 0)]


def test_several_cores_count_once(tmp_path: Path) -> None:
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    server.event("SessionRun", start_ms=0, duration_ms=10, _r=1)
    for core, (start_ms, length_ms) in enumerate([(2, 4), (3, 5)]):
        launch: dict[str, Stat] = {"run_id": 1, "queue_id": 0, "device_ordinal": core}
        server.event("DoEnqueueProgram", start_ms=1, duration_ms=0.1, stats=launch)
        tpu(space, core).event(
            "jit_f(1)", start_ms=start_ms, duration_ms=length_ms, run_id=1, queue_id=0
        )
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 4, 6, 0)]


def test_programs_are_reached_through_the_profilers_groups(tmp_path: Path) -> None:
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    modules = tpu(space)
    for group in range(2):
        start_ms = 20 * group
        server.event("SessionRun", start_ms=start_ms, duration_ms=10, _r=1, group_id=group)
        modules.event("jit_f(1)", start_ms=start_ms + 4, duration_ms=3, group_id=group)
    modules.event("jit_f(1)", start_ms=50, duration_ms=3, group_id=7)
    document = overview_of(tmp_path, h=space)
    assert sessions(document) == [(10, 7, 3, 0)] * 2
    assert "sessions_unlinked" not in codes(document)


# ---- what is a session ---------------------------------------------------------------------------


def test_a_session_within_a_request_is_part_of_it(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    rpc, server = host.line("rpc"), host.line("server")
    # On the request's thread, and on another that the request's context leads to.
    rpc.event("ModelServerRequest_predict", start_ms=0, duration_ms=10, _r=1)
    rpc.event("SessionRun", start_ms=1, duration_ms=8, _r=1)
    rpc.event("Serve", start_ms=20, duration_ms=10, _r=-1, _pt=EXECUTOR, _p=1)
    server.event("Handle", start_ms=21, duration_ms=8, _ct=EXECUTOR, _c=1)
    server.event("SessionRun", start_ms=22, duration_ms=6, _r=1)
    # And one that nobody asked for.
    server.event("SessionRun", start_ms=40, duration_ms=5, _r=1)
    # Only a name: without a level it is no root.
    rpc.event("ModelServerRequest_log", start_ms=60, duration_ms=9)
    document = overview_of(tmp_path, h=space)
    assert [total for total, *_ in sessions(document)] == [10, 10, 5]
    source = document["inference"]["source"]
    assert source == "Host events named ModelServerRequest_…, Serve, SessionRun."


def test_a_request_event_alone_tells_inference(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("rpc").event("Serve", start_ms=0, duration_ms=10, _r=-1)
    document = overview_of(tmp_path, h=space)
    assert document["job"]["kind"] == "inference"
    assert document["inference"]["sessions"] == 1


def test_step_annotations_are_no_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        line.event("serve", start_ms=20 * step, duration_ms=10, _r=1, step_num=step)
    document = overview_of(tmp_path, h=space)
    assert document["inference"] is None
    assert "no program" not in document["metrics"]["session_time"]["reason"]
    assert (
        "does not tell whether the job is inference"
        in document["metrics"]["session_time"]["reason"]
    )


def test_training_has_no_sessions(tmp_path: Path) -> None:
    # A training loop of TensorFlow 1: a session a step.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(4):
        line.event("SessionRun", start_ms=20 * step, duration_ms=10, _r=1)
        name = "gradients/dense/MatMul_grad/MatMul:MatMul"
        line.event(name, start_ms=20 * step + 1, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert document["job"]["kind"] == "training"
    assert document["inference"] is None
    for metric in ("session_time", "sessions_per_second"):
        assert value(document, metric) is None
        assert document["metrics"][metric]["reason"].startswith("The job is training")


def test_one_training_host_makes_all_of_them_train(tmp_path: Path) -> None:
    serving, training = SpaceBuilder(), SpaceBuilder()
    serving.plane("/host:CPU").line("s").event("SessionRun", start_ms=0, duration_ms=9, _r=1)
    name = "gradients/dense/MatMul_grad/MatMul:MatMul"
    training.plane("/host:CPU").line("t").event(name, start_ms=0, duration_ms=9)
    document = overview_of(tmp_path, a=serving, b=training)
    assert document["job"]["kind"] == "training"
    assert document["inference"] is None


# ---- batches -------------------------------------------------------------------------------------


def batched(space: SpaceBuilder) -> None:
    """Three requests in two batches of a TPU.

    Batch 70 (10…18 ms, module 12…16) serves the requests a (0…20) and b (5…20), scheduled at 1 and
    6; batch 71 (30…34, module 31…33) serves b's second half (scheduled at 7) and c (28…36, at 29).
    """
    host = space.plane("/host:CPU")
    modules = tpu(space)
    requests = {
        "a": (host.line("rpc/a"), 0, 20, [(1, 70, 3)]),
        "b": (host.line("rpc/b"), 5, 30, [(6, 70, 2), (7, 71, 1)]),
        "c": (host.line("rpc/c"), 28, 8, [(29, 71, 2)]),
    }
    for name, (line, start, length, tasks) in requests.items():
        line.event("BatchingSessionRun", start_ms=start, duration_ms=length, model_id=f"m_{name}")
        for at, batch, size in tasks:
            line.event(
                "ScheduleWithSplit",
                start_ms=at,
                duration_ms=0.1,
                _pt=BATCHES,
                _p=batch,
                batching_input_task_size=size,
            )
    pool = host.line("batch_thread")
    padding: dict[str, Stat] = {"batch_size_after_padding": 8, "padding_amount": 3}
    for batch, start, length, run, (at, time), padded in (
        (70, 10, 8, 1, (12, 4), padding),
        (71, 30, 4, 2, (31, 2), {}),
    ):
        pool.event("ProcessBatch", start_ms=start, duration_ms=length, _ct=BATCHES, _c=batch)
        pool.event("ConcatInputTensors", start_ms=start + 0.1, duration_ms=0.2, stats=padded)
        pool.event("SessionRun", start_ms=start + 0.5, duration_ms=length - 1, _r=1)
        pool.event("TransferH2DRequest", start_ms=start + 0.6, duration_ms=0.2)
        pool.event("DoEnqueueProgram", start_ms=start + 1, duration_ms=0.1, run_id=run, queue_id=0)
        modules.event("jit_f(1)", start_ms=at, duration_ms=time, run_id=run, queue_id=0)


def test_what_a_batch_does_is_done_for_each_of_its_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    batched(space)
    document = overview_of(tmp_path, h=space)
    a, b, c = sessions(document)
    assert a == (20, 15.8, 4, 0.2)
    assert b == (30, 23.6, 6, 0.4)
    assert c == (8, 5.8, 2, 0.2)
    assert {one["model"] for one in document["inference"]["models"]} == {"m_a", "m_b", "m_c"}
    slowest = document["inference"]["slowest"]
    delays = {one["model"]: one["batching_delay_ms"] for one in slowest}
    assert delays == {"m_a": 9, "m_b": 4, "m_c": 1}
    batches = document["inference"]["batches"]
    assert batches["batches"] == 2
    assert batches["sessions_per_batch"] == 2
    assert batches["size"] == 5.5  # 8 with its padding, and tasks of 1 and 2
    assert batches["padding_percent"] == 37.5
    assert batches["delay_ms"]["max"] == 9


def test_batches_without_requests_are_the_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("batch_thread")
    for batch in range(3):
        line.event("OrbaxServing::ProcessBatch", start_ms=20 * batch, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert sessions(document) == [(5, 5, 0, 0)] * 3
    assert document["inference"]["source"] == "Host events named OrbaxServing::ProcessBatch."


def test_models_by_number_and_by_name(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("server")
    for index, model in enumerate([7, "b", 7, None, ""]):
        stats: dict[str, Stat] = {} if model is None else {"model_id": model}
        line.event("ServingModelRun", start_ms=20 * index, duration_ms=index + 1, _r=1, stats=stats)
    # Told within the session, not by its root.
    line.event("Lookup", start_ms=61, duration_ms=1, model_id="b")
    models = overview_of(tmp_path, h=space)["inference"]["models"]
    assert {one["model"]: one["sessions"] for one in models} == {"7": 2, "b": 2, None: 1}
