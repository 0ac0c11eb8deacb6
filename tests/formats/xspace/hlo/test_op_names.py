"""Names of ops, as the frameworks write them."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.formats.xspace.hlo.op_names import (
    annotated_op,
    framework_op,
    hlo_kind,
    host_op,
    op_of_path,
)
from tensorboard_plugin_overview.trace.ops import Op


@pytest.mark.parametrize(
    "name, path, op_type, origin",
    [
        ("model/dense/MatMul:MatMul", "model/dense/MatMul", "MatMul", "tensorflow"),
        ("unknown:_Arg", "unknown", "_Arg", "tensorflow"),
        ("IteratorGetNext/_3:_Send", "IteratorGetNext/_3", "_Send", "tensorflow"),
        ("a->b.c-d:Conv2D", "a->b.c-d", "Conv2D", "tensorflow"),
        ("Iterator::Root::Prefetch", "Iterator::Root::Prefetch", "Dataset", "dataset"),
        ("jit(f)/jit(main)/add:", "jit(f)/jit(main)/add", "add", "jax"),
        ("jit(f)/reduce_sum_12:", "jit(f)/reduce_sum_12", "reduce_sum", "jax"),
        ("f/dot:dot_general[precision=None]", "f/dot", "dot_general", "jax"),
        ("model/dense/MatMul:", "model/dense/MatMul", "MatMul", "tensorflow"),
        ("jit(f)/transpose(jvp()):", "jit(f)/transpose(jvp())", "transpose(jvp())", "jax"),
        ("jit(f)/Dense_0:", "jit(f)/Dense_0", "Dense", "jax"),
    ],
)
def test_framework_op(name: str, path: str, op_type: str, origin: str) -> None:
    op = framework_op(name)
    assert op is not None
    assert (op.name, op.category, op.origin) == (path, op_type, origin)
    assert op.framework_op == path


@pytest.mark.parametrize(
    "name",
    [
        "",
        ":",
        "train_step",
        "XlaModule:",
        "jit_f:XLA GPU module",
        "EagerExecute: __inference_train_function_1047",
        "EagerLocalExecute: LogicalAnd",
        "IteratorGetNextOp::DoCompute",
        "ExecutorState::Process",
        "ThreadpoolListener::StartRegion",
        "_Send input 0 from /job:localhost/replica:0/task:0/device:CPU:0 to /job:x",
        "$profiler.py:101 start_trace",
        "MemcpyH2D",
        "void tensorflow::functor::ApplyAdamKernel<float>(int, float*)",
        "(null)",
    ],
)
def test_no_op(name: str) -> None:
    assert framework_op(name) is None


@pytest.mark.parametrize(
    "name",
    ["load:batch", "nccl:all_reduce", "phase/train:step", "jit_f:XLA GPU module", "jit(f)/add:"],
)
def test_no_op_that_an_event_of_the_host_is_named_after(name: str) -> None:
    """Only TensorFlow names events of the host after ops: these are the user's annotations."""
    assert host_op(name) is None


def test_ops_that_events_of_the_host_are_named_after() -> None:
    assert host_op("model/dense/MatMul:MatMul") == framework_op("model/dense/MatMul:MatMul")
    assert host_op("Iterator::Root") == framework_op("Iterator::Root")


def test_an_annotation_is_about_its_outermost_level_without_arguments() -> None:
    op = annotated_op("a/truediv:Mul#shape=(half[];half[4])#")
    assert op == Op("a/truediv", "Mul", "tensorflow", framework_op="a/truediv")
    send = annotated_op("x/_3:_Send#from=x,to=y:0#::#edge_name=edge_21_x#")
    assert send is not None
    assert (send.name, send.category) == ("x/_3", "_Send")
    assert annotated_op("#edge_name=copy#") is None
    assert annotated_op("MakeTensorFromProto") is None
    assert annotated_op("") is None


def test_a_path_needs_no_type() -> None:
    op = op_of_path("jit(f)/transpose(jvp())/dot_general")
    assert op is not None
    assert (op.category, op.origin) == ("dot_general", "jax")
    typed = op_of_path("dense/MatMul:MatMul")
    assert typed is not None
    assert (typed.name, typed.origin) == ("dense/MatMul", "tensorflow")
    assert op_of_path("") is None


@pytest.mark.parametrize(
    "instruction, kind",
    [
        ("copy.1", "copy"),
        ("dot", "dot"),
        ("custom-call.12", "custom-call"),
        ("multiply_add_fusion.3.clone", "fusion"),
        ("wrapped_tanh.1", "tanh"),
        ("broadcast.7.remat2", "broadcast"),
        ("all-reduce-start.1", "all-reduce-start"),
    ],
)
def test_hlo_kind(instruction: str, kind: str) -> None:
    assert hlo_kind(instruction) == kind
