"""Columns of small traces, by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Category,
    Collective,
    CopyKind,
    Instant,
    Shapes,
    Span,
    Triton,
)
from tests.formats.kineto.traces import BASE, event, read, rows, written


def test_host_events_are_sorted_within_their_thread() -> None:
    trace = read(
        written(
            [
                event("cpu_op", "aten::mm", 1010.001, 30.5, External__id=3),
                event("user_annotation", "ProfilerStep#1", 1000, 100),
                event("cuda_runtime", "cudaLaunchKernel", 1010.001, 4, correlation=7),
                event("cuda_driver", "cuLaunchKernel", 900, 1, tid=101, correlation=8),
                event("python_function", "main.py(1): main", 1000, 100),
                event("python_function", "nn.Module: Net_0", 1001, 90),
                event("python_function", "nn.Module: Net_1", 1001, 90),
            ]
        )
    )
    assert trace.status == "ok"
    assert (trace.base_ns, trace.epoch_known) == (BASE, True)
    first, second = trace.threads
    assert (first.pid, first.tid, second.tid) == (100, 100, 101)
    assert rows(trace, first) == [
        ("ProfilerStep#1", 1_000_000, 1_100_000),
        ("nn.Module: Net_0", 1_001_000, 1_091_000),
        ("aten::mm", 1_010_001, 1_040_501),
        ("cudaLaunchKernel", 1_010_001, 1_014_001),
    ]
    assert first.categories.tolist() == [
        Category.RANGE,
        Category.PYTHON,
        Category.OP,
        Category.RUNTIME,
    ]
    assert first.correlation.tolist() == [NONE, NONE, NONE, 7]
    assert first.external.tolist() == [NONE, NONE, 3, NONE]
    assert second.categories.tolist() == [Category.DRIVER]
    assert trace.counts.dropped == {"python_function": 2}
    assert trace.counts.kept == 5


def test_device_events_have_their_streams_and_facts() -> None:
    kernel: dict[str, Any] = {
        "blocks__per__SM": 2.5,
        "est.__achieved__occupancy__%": 40,
        "graph__id": 0,
        "graph__node__id": 9,
    }
    place: dict[str, Any] = {"pid": 1, "tid": 9, "device": 0, "stream": 7}
    trace = read(
        written(
            [
                event("kernel", "gemm", 1000, 20, correlation=1, **place, **kernel),
                event("kernel", "gemm", 1100, 20, correlation=2, **place, graph__id=5),
                event("gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", 1050, 1, **place, bytes=64),
                event("gpu_memset", "Memset (Device)", 1060, 1, **place, bytes=8),
                event("gpu_user_annotation", "ProfilerStep#1", 990, 200, pid=0, tid=7),
                event("cuda_sync", "Stream Sync", 990, 200, pid=0, tid=7),
            ]
        )
    )
    (stream,) = trace.streams
    assert (stream.kind, stream.device, stream.stream) == ("gpu", 0, 7)
    assert stream.categories.tolist() == [
        Category.KERNEL,
        Category.COPY,
        Category.SET,
        Category.KERNEL,
    ]
    assert stream.correlation.tolist() == [1, NONE, NONE, 2]
    assert (stream.blocks_per_sm.rows.tolist(), stream.blocks_per_sm.values.tolist()) == (
        [0],
        [2.5],
    )
    assert (stream.occupancy.rows.tolist(), stream.occupancy.values.tolist()) == ([0], [40.0])
    assert (stream.graph_id.rows.tolist(), stream.graph_id.values.tolist()) == ([3], [5])
    assert (stream.graph_node.rows.tolist(), stream.graph_node.values.tolist()) == ([0], [9])
    assert (stream.bytes.rows.tolist(), stream.bytes.values.tolist()) == ([1, 2], [64, 8])
    assert stream.copies.rows.tolist() == [1]
    assert stream.copies.values.tolist() == [CopyKind.HOST_TO_DEVICE]
    (shadow,) = trace.device_ranges
    assert rows(trace, shadow) == [("ProfilerStep#1", 990_000, 1_190_000)]
    assert trace.counts.dropped == {"cuda_sync": 1}


def test_inputs_of_products_and_types_of_all_ops() -> None:
    inputs: dict[str, Any] = {
        "Input__Dims": [[4, 8], [8, 2]],
        "Input__type": ["float", "c10::Half"],
    }
    trace = read(
        written(
            [
                event("cpu_op", "aten::mm", 1000, 1, **inputs),
                event("cpu_op", "aten::add", 1001, 1, **inputs),
                event("cpu_op", "aten::conv2d", 1002, 1, **inputs, Concrete__Inputs=["", "[1, 1]"]),
                event("cpu_op", "aten::empty", 1003, 1),
            ]
        )
    )
    (thread,) = trace.threads
    assert thread.input_types.rows.tolist() == [0, 1, 2]
    assert [trace.input_types[code] for code in thread.input_types.values] == [
        ("float", "c10::Half")
    ] * 3
    dims, types = ([4, 8], [8, 2]), ("float", "c10::Half")
    assert thread.shapes.rows.tolist() == [0, 2]
    assert [trace.shapes[code] for code in thread.shapes.values] == [
        Shapes(dims, types),
        Shapes(dims, types, ("", "[1, 1]")),
    ]


def test_collectives_triton_and_unfinished_ops() -> None:
    said: dict[str, Any] = {
        "Collective__name": "allreduce",
        "In__msg__nelems": 1000,
        "Out__msg__nelems": 1000,
        "Group__size": 2,
        "dtype": "Float",
        "Process__Group__Ranks": "[0, 1]",
        "Seq": 12,
    }
    collective = Collective("allreduce", 1000, 1000, 2, "Float", group_ranks="[0, 1]", sequence=12)
    trace = read(
        written(
            [
                event("cpu_op", "record_param_comms", 1000, 1, **said),
                event("cpu_op", "triton_poi", 1001, 1, kernel_backend="triton", kernel_flop=2e9),
                event("cpu_op", "aten::add", 1002, 1, finished="false"),
                event("cpu_op", "aten::add", 1003, 1, finished=True),
                event("kernel", "ncclDevKernel", 1010, 1, device=0, stream=7, **said),
            ]
        )
    )
    (thread,) = trace.threads
    assert thread.collectives.rows.tolist() == [0]
    assert thread.collectives.values == (collective,)
    assert thread.triton.rows.tolist() == [1]
    assert thread.triton.values == (Triton("triton", 2e9),)
    assert thread.unfinished.tolist() == [2]
    assert trace.counts.unfinished == 1
    assert trace.streams[0].collectives.values == (collective,)
    assert trace.features == {"Seq", "finished"}


def test_memory_instants_names_and_span() -> None:
    memory: dict[str, Any] = {"ph": "i", "Device__Type": 1, "Device__Id": 0}
    trace = read(
        written(
            [
                event(
                    "cpu_instant_event", "[memory]", 1020, **memory, Bytes=-5, Total__Allocated=9
                ),
                event("cpu_instant_event", "[memory]", 1010, **memory, Bytes=7, Total__Reserved=20),
                event("cpu_instant_event", "[OutOfMemory]", 1030, **memory),
                event("", "Iteration Start: PyTorch Profiler", 995, ph="i", pid="Traces"),
                event("", "Record Window End", 1205, ph="i", pid="", tid=""),
                event("Trace", "PyTorch Profiler (0)", 995, 210, pid="Spans", tid="x"),
                event("Trace", "__MTIA_CCP_events__", 900, 900, pid="Spans", tid="x"),
                event("", "thread_name", 0, ph="M") | {"args": {"name": "thread 100"}},
                event("", "process_labels", 0, ph="M", pid=3) | {"args": {"labels": "GPU 3"}},
            ]
        )
    )
    assert trace.memory is not None
    assert trace.memory.time_ns.tolist() == [1_010_000, 1_020_000, 1_030_000]
    assert trace.memory.bytes.tolist() == [7, -5, NONE]
    assert trace.memory.allocated.tolist() == [NONE, 9, NONE]
    assert trace.memory.reserved.tolist() == [20, NONE, NONE]
    assert trace.memory.out_of_memory.tolist() == [False, False, True]
    assert trace.instants == (
        Instant("Iteration Start: PyTorch Profiler", 995_000),
        Instant("Record Window End", 1_205_000),
    )
    assert trace.span == Span(995_000, 1_205_000, "PyTorch Profiler (0)", 1_205_000)
    assert trace.thread_names == {(100, 100): "thread 100"}
    assert trace.process_labels == {3: "GPU 3"}


def test_old_names_and_texts_for_numbers() -> None:
    """PyTorch 1.8 to 1.11: `Operator`, threads as text, `stream 7`, `external id`."""
    start = 1623142623460000
    trace = read(
        written(
            [
                event("Operator", "ProfilerStep#5", start, 100, tid="100", External__id=1),
                event("Operator", "## forward ##", start + 1, 90, tid="100"),
                event("Operator", "aten::mm", start + 35, 10, tid="100", External__id=3),
                event("Runtime", "cudaLaunchKernel", start + 38, 4, tid="100", external__id=3),
                event("Kernel", "sgemm", start + 50, 40, pid=0, tid="stream 7", external__id=3),
                event(
                    "Memcpy", "Memcpy DtoH (Device -> Pageable)", start, 1, pid=0, tid="stream 7"
                ),
            ],
            baseTimeNanoseconds=0,
        )
    )
    (thread,) = trace.threads
    assert (thread.tid, trace.base_ns, trace.epoch_known) == (100, 0, True)
    assert thread.categories.tolist() == [
        Category.RANGE,
        Category.RANGE,
        Category.OP,
        Category.RUNTIME,
    ]
    assert thread.external.tolist() == [1, NONE, 3, 3]
    assert thread.start_ns[0] == start * 1000
    (stream,) = trace.streams
    assert (stream.device, stream.stream) == (0, 7)
    assert stream.copies.values.tolist() == [CopyKind.DEVICE_TO_HOST]


def test_epoch_with_decimals_is_read_from_the_text() -> None:
    line = '{"ph": "X", "cat": "cpu_op", "name": "a", "pid": 1, "tid": 1, "ts": %s, "dur": 100.100}'
    times = ("1712195495000000.130", "1712195495000100.360", "1712195495000200")
    trace = read('{"schemaVersion": 1, "traceEvents": [' + ",".join(line % t for t in times) + "]}")
    assert trace.threads[0].start_ns.tolist() == [
        1712195495000000130,
        1712195495000100360,
        1712195495000200000,
    ]
    assert (trace.threads[0].end_ns - trace.threads[0].start_ns).tolist() == [100_100] * 3
    assert trace.epoch_known


def test_the_base_may_follow_the_events() -> None:
    text = written([event("cpu_op", "a", 5221376558266.942, 71.724)])
    head = f'  "baseTimeNanoseconds": {BASE},\n'
    moved = text.replace(head, "").replace('"traceName"', f'{head} "traceName"')
    for content, first in ((text, True), (moved, False)):
        trace = read(content)
        assert trace.threads[0].start_ns.tolist() == [5221376558266942]
        assert trace.threads[0].end_ns.tolist() == [5221376558338666]
        assert (trace.base_ns, trace.metadata.base_first) == (BASE, first)


def test_impossible_times_are_left_out_and_counted() -> None:
    far = 27 * 86400 * 1e6
    trace = read(
        written(
            [
                event("kernel", "zero", 0, 1, device=0, stream=7),
                event("cpu_op", "negative", far + 10, -1),
                event("cpu_op", "without", far + 10),
                *(event("cpu_op", "good", far + i, 1) for i in range(3)),
                event("cpu_op", "far", 3 * far, 1),
                event("cpu_op", "long", far + 10, far),
                event("", "Record Window End", 1, ph="i", pid="", tid=""),
            ]
        )
    )
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["good"] * 3
    assert trace.streams == ()
    assert trace.counts.impossible_times == 6
    assert trace.status == "ok"


def test_time_of_0_is_impossible_also_near_the_base() -> None:
    kernels = [
        event("kernel", name, ts, 1, device=0, stream=7) for name, ts in (("a", 0), ("b", 9))
    ]
    trace = read(written(kernels))
    assert rows(trace, trace.streams[0]) == [("b", 9000, 10000)]
    assert trace.counts.impossible_times == 1


def test_metadata() -> None:
    trace = read(
        written(
            [],
            deviceProperties=[{"id": 0, "name": "NVIDIA A100", "numSms": 108}],
            distributedInfo={"backend": "nccl", "rank": 3, "world_size": 8},
            with_stack=1,
            cuda_runtime_version=12040,
            ERROR=["ERROR: no"],
            Framework="pytorch-lightning",
        )
    )
    found = trace.metadata
    assert found.devices == ({"id": 0, "name": "NVIDIA A100", "numSms": 108},)
    assert found.distributed["rank"] == 3
    assert found.flags == {"with_stack": True}
    assert found.versions == {"cuda_runtime_version": 12040, "schemaVersion": 1}
    assert found.logs == {"ERROR": ("ERROR: no",)}
    assert found.others == {"Framework": "pytorch-lightning", "traceName": "trace.json"}
    assert (trace.status, trace.counts.kept, trace.span) == ("ok", 0, None)


def test_unknown_categories_and_phases_are_counted() -> None:
    trace = read(
        written(
            [
                event("cpu_op", "a", 1, 1),
                event("cosmic_rays", "b", 1, 1),
                event("ac2g", "ac2g", 1, ph="s"),
                event("mtia_counters", "c", 1, ph="C"),
                event("cpu_op", "c", 1, ph="B"),
            ]
        )
    )
    assert trace.counts.unknown == {"cosmic_rays": 1}
    assert trace.counts.dropped == {"flow": 1, "counter": 1, "phase B": 1}


@pytest.mark.parametrize(
    ("cat", "kind"),
    [
        ("cuda_runtime", "gpu"),
        ("xpu_runtime", "xpu"),
        ("privateuse1_driver", "npu"),
        ("hpu_op", "hpu"),
    ],
)
def test_the_calls_say_what_kind_a_device_is(cat: str, kind: str) -> None:
    calls = [event(cat, "launch", 1, 1), event("kernel", "k", 2, 1, device=0, stream=0)]
    assert read(written(calls)).streams[0].kind == kind


def test_mtia() -> None:
    copy = event(
        "mtia_ccp_events", "dma", 1, 1, pid=17, stream=106, direction="HOST_TO_DEVICE", size=64
    )
    (stream,) = read(written([copy])).streams
    assert (stream.kind, stream.device, stream.stream) == ("mtia", 17, 106)
    assert stream.copies.values.tolist() == [CopyKind.HOST_TO_DEVICE]
    assert stream.bytes.values.tolist() == [64]


@pytest.mark.parametrize(
    "layout",
    [
        {"separators": (",", ":")},
        {"indent": 2},
        {"sort_keys": True},
        {"indent": "\t", "separators": (" ,", " : ")},
    ],
    ids=["tight", "indented", "sorted", "tabs"],
)
def test_spaces_and_the_order_of_keys_do_not_matter(layout: dict[str, Any]) -> None:
    events = [
        event("cpu_op", 'a}, {"ph', 1000, 3, Input__type=["float"], more=[{"ph": "s"}, {"x": 1}]),
        event("ac2g", "ac2g", 1000, ph="s", id=4),
        event("kernel", "\\", 1001, 1, device=0, stream=7, correlation=4),
        event("python_function", '<module "x">]}', 1000, 4),
    ]
    text = json.dumps(json.loads(written(events)), **layout)
    trace = read(text)
    assert trace.status == "ok"
    assert rows(trace, trace.threads[0]) == [('a}, {"ph', 1_000_000, 1_003_000)]
    assert rows(trace, trace.streams[0]) == [("\\", 1_001_000, 1_002_000)]
    assert trace.counts.dropped == {"flow": 1, "python_function": 1}
    assert trace.metadata.others["traceName"] == "trace.json"


def test_events_twice_and_keys_twice() -> None:
    one, two = (json.dumps([event("cpu_op", name, 1, 1)]) for name in "ab")
    trace = read(
        f'{{"schemaVersion": 1, "traceEvents": {one}, "with_stack": 0, '
        f'"traceEvents": {two}, "with_stack": 1}}'
    )
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["a", "b"]
    assert trace.metadata.flags == {"with_stack": True}


def test_a_bare_array() -> None:
    trace = read(json.dumps([event("cpu_op", "a", 1, 1)]))
    assert (trace.status, trace.counts.kept, trace.epoch_known) == ("ok", 1, False)
