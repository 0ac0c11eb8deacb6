"""Training, inference or unknown: each clue, and what real profiles are known to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.evidence.job_kind import job_kind
from tensorboard_plugin_overview.formats.xspace.hlo.programs import read_programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.metrics.host.job_kind import merge_job_kinds
from tensorboard_plugin_overview.trace.facts import JobKind
from tests.hlo_text import hlo_proto


def kind_of(source: SpaceBuilder | Path, *, ran: bool = False) -> JobKind:
    data = source if isinstance(source, Path) else source.to_bytes()
    timeline = build_timeline("host0", read_xspace(data, SELECTION))
    return job_kind(timeline, read_programs(timeline.programs), ran=ran)


def program(op_name: str, *, runs: bool = True) -> SpaceBuilder:
    """A program whose only op has the name, run once."""
    space = SpaceBuilder()
    text = f"""
    HloModule jit_f
    ENTRY main {{
      a = f32[4] parameter(0)
      add.1 = f32[4] add(a, a), metadata={{op_name="{op_name}"}}
    }}
    """
    plane = space.plane("/host:metadata")
    plane.metadata("jit_f(1)", stats={"Hlo Proto": hlo_proto(text)})
    if runs:
        stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
        stream.event("add_1", start_ms=0, duration_ms=1, hlo_op="add.1", program_id=1)
    return space


@pytest.mark.parametrize(
    "op_name",
    [
        "jit(f)/transpose(jvp(f))/dot_general",
        "jit(f)/jit(main)/transpose(jvp())/add_any",
        "gradient_tape/model/dense/MatMul",
        "model/gradients/dense/MatMul_grad/MatMul",
        "gradients_1/dense/MatMul_grad/MatMul",
    ],
)
def test_hlo_with_a_gradient_is_training(op_name: str) -> None:
    kind = kind_of(program(op_name, runs=False))
    assert kind.kind == "training"
    assert "jit_f" in kind.reason
    assert op_name in kind.reason


@pytest.mark.parametrize(
    "op_name",
    ["jit(f)/dot_general", "jit(f)/transpose", "jit(f)/jvp(f)/dot_general", "my_gradients/MatMul"],
)
def test_hlo_without_a_gradient_is_inference_if_it_ran(op_name: str) -> None:
    assert kind_of(program(op_name)).kind == "inference"
    assert kind_of(program(op_name, runs=False)).kind == "unknown"
    assert kind_of(program(op_name, runs=False), ran=True).kind == "inference"


@pytest.mark.parametrize("op_name", ["", "multiply"])
def test_hlo_that_names_no_framework_op_tells_nothing(op_name: str) -> None:
    kind = kind_of(program(op_name))
    assert kind.kind == "unknown"
    assert "does not name" in kind.reason


def programs(*runs: tuple[str, float, tuple[str, ...]]) -> SpaceBuilder:
    """Programs one after the other: name, length of its only run, kinds of its ops."""
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    for number, (name, length_ms, kinds) in enumerate(runs, 1):
        ops = "\n".join(
            f'{kind}.{at} = f32[4] add(a, a), metadata={{op_name="jit({name})/{kind}"}}'
            for at, kind in enumerate(kinds)
        )
        text = f"HloModule jit_{name}\nENTRY main {{\na = f32[4] parameter(0)\n{ops}\n}}"
        plane.metadata(f"jit_{name}({number})", stats={"Hlo Proto": hlo_proto(text)})
        stream.event(
            "kernel",
            start_ms=100 * number,
            duration_ms=length_ms,
            hlo_op=f"{kinds[0]}.0",
            program_id=number,
        )
    return space


WHOLE = ("dot_general", "add", "tanh")


@pytest.mark.parametrize(
    "runs",
    [
        [
            ("add", 3, ("add",)),
            ("matmul", 5, ("dot_general",)),
            ("_mean", 1, ("reduce_sum", "div")),
        ],
        [("my_op", 3, ("my_op",))],
        # A metric that is compiled as a whole takes 4 of 9 ms.
        [("accuracy", 4, WHOLE), ("matmul", 5, ("dot_general",))],
    ],
)
def test_single_ops_show_nothing(runs: list[tuple[str, float, tuple[str, ...]]]) -> None:
    kind = kind_of(programs(*runs))
    assert kind.kind == "unknown"
    assert "a single op each" in kind.reason


@pytest.mark.parametrize(
    "runs",
    [
        [("predict", 6, WHOLE), ("_argmax", 5, ("argmax",))],
        # One op only, but no function of JAX's: the user compiled what there is.
        [("forward_3d_conv", 6, ("conv_general_dilated",)), ("add", 5, ("add",))],
        # A function compiled for two shapes.
        [("encode", 6, WHOLE), ("encode", 6, (*WHOLE, "pad"))],
        [("encode", 6, (*WHOLE, "pad")), ("encode", 6, (*WHOLE, "slice"))],
    ],
)
def test_whole_programs_without_a_gradient_are_inference(
    runs: list[tuple[str, float, tuple[str, ...]]],
) -> None:
    assert kind_of(programs(*runs)).kind == "inference"


def test_ops_that_only_differentiation_makes() -> None:
    """Op by op, no scope names the gradient; but cotangents are added up."""
    forward = ("log_softmax", 1, ("exp", "log", "sub"))
    backward = ("log_softmax", 1, ("mul", "neg", "add_any"))
    assert kind_of(programs(forward, backward)).kind == "training"
    pooling = ("reduce_window_max", 1, ("select_and_scatter_add",))
    assert kind_of(programs(pooling)).kind == "training"
    torch = "Net/aten__native_batch_norm_backward"
    assert kind_of(program(torch)).kind == "training"
    assert kind_of(program("Net/aten__native_batch_norm")).kind == "inference"


def test_a_jitted_function_that_is_differentiated_from_outside() -> None:
    forward = ("mlp", 4, ("dot_general", "add", "max", "gt"))
    backward = ("mlp", 8, ("dot_general", "select_n", "reduce_sum", "transpose"))
    kind = kind_of(programs(forward, backward))
    assert kind.kind == "unknown"
    assert "forward and the backward pass" in kind.reason


def test_a_program_named_after_training_is_no_inference() -> None:
    kind = kind_of(programs(("train_step", 4, WHOLE)))
    assert kind.kind == "unknown"
    assert "jit_train_step is named after training" in kind.reason


def test_time_of_programs_without_hlo() -> None:
    space = programs(("predict", 6, WHOLE))
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    stream.event("kernel", start_ms=900, duration_ms=7, hlo_op="fusion", program_id=99)
    kind = kind_of(space)
    assert kind.kind == "unknown"
    assert "HLO is not in the profile" in kind.reason


def test_programs_of_a_tpu_are_known_by_their_runs() -> None:
    space = programs(("predict", 6, WHOLE))
    modules = space.plane("/device:TPU:0").line("XLA Modules")
    modules.event("jit_add(77)", start_ms=0, duration_ms=7)
    assert kind_of(space).kind == "unknown"
    modules.event("jit_predict(1)", start_ms=10, duration_ms=2)
    assert kind_of(space).kind == "inference"


def calls(space: SpaceBuilder, thread: str, name: str, *starts_ms: float) -> None:
    """Calls of a TensorFlow function, 8 ms each."""
    line = space.plane("/host:CPU").line(thread)
    for start_ms in starts_ms:
        line.event(f"EagerLocalExecute: {name}", start_ms=start_ms, duration_ms=8)
        line.event("EagerKernelExecute", start_ms=start_ms, duration_ms=8)
        line.event("FunctionRun", start_ms=start_ms + 1, duration_ms=6, _r=2)


def test_calls_at_the_same_time_are_serving() -> None:
    space = SpaceBuilder()
    calls(space, "a", "__inference_serve_7", 0, 20, 40)
    calls(space, "b", "__inference_serve_7", 10, 30)
    assert kind_of(space).kind == "unknown"
    calls(space, "c", "__inference_serve_7", 5)
    kind = kind_of(space)
    assert kind.kind == "inference"
    assert "__inference_serve_7" in kind.reason


def test_calls_of_several_functions_at_the_same_time_show_nothing() -> None:
    space = SpaceBuilder()
    calls(space, "a", "__inference_train_7", 0, 20, 40)
    calls(space, "b", "__inference_save_8", 5)
    assert kind_of(space).kind == "unknown"


def test_a_gradient_in_calls_at_the_same_time_is_training() -> None:
    space = SpaceBuilder()
    calls(space, "a", "__inference_step_7", 0, 20, 40)
    calls(space, "b", "__inference_step_7", 5, 25)
    thread = space.plane("/host:CPU").line("worker")
    thread.event("gradient_tape/MatMul:MatMul", start_ms=1, duration_ms=1)
    assert kind_of(space).kind == "training"


def test_steps_without_hlo_are_unknown() -> None:
    """Forward only, or HLO absent: no ground to call it inference."""
    space = SpaceBuilder()
    thread = space.plane("/host:CPU").line("python")
    for number in range(10, 15):
        thread.event("train", start_ms=number, duration_ms=1, step_num=number, _r=1)
    kind = kind_of(space)
    assert kind.kind == "unknown"
    assert "no HLO" in kind.reason


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("gradient_tape/model/dense/MatMul:MatMul", "training"),
        ("StatefulPartitionedCall/gradient_tape/loss/Tile:Tile", "training"),
        ("ResourceApplyAdam", "training"),
        ("SGD/SGD/update/ResourceApplyGradientDescent:ResourceApplyGradientDescent", "training"),
        ("adam/truediv_9:RealDiv", "training"),
        ("AdamWeightDecay/Mul:Mul", "training"),
        ("EagerLocalExecute: ReluGrad", "training"),
        ("Conv2DBackpropFilter", "training"),
        ("Conv3DBackpropFilterV2", "training"),
        # A transposed convolution is a forward pass.
        ("model/up_1/conv2d_transpose:Conv2DBackpropInput", "unknown"),
        ("gradient_tape/conv2d/Conv2DBackpropInput:Conv2DBackpropInput", "training"),
        ("train_function", "training"),
        ("predict_function", "inference"),
        ("__inference_test_function_812", "inference"),
        ("SessionRun", "inference"),
        ("BatchingSessionRun", "inference"),
        ("ModelServerRequest_mnist", "inference"),
        ("model/dense/MatMul:MatMul", "unknown"),
        ("PreventGradient", "unknown"),
        ("BroadcastGradientArgs", "unknown"),
        ("one_step_on_data", "unknown"),
        ("$trainer.py:10 train_function", "unknown"),
        ("ApplyFunction", "unknown"),
    ],
)
def test_names_of_host_events(name: str, expected: str) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("worker").event(name, start_ms=0, duration_ms=1)
    assert kind_of(space).kind == expected


def test_names_of_ops_on_kernels() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    stream.event("gemm", start_ms=0, duration_ms=1, tf_op="gradient_tape/dense/MatMul:MatMul")
    assert kind_of(space).kind == "training"


def test_the_reason_names_an_op_without_the_colon_that_xla_adds() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1")
    stream.event("kernel", start_ms=0, duration_ms=1, tf_op="jit(f)/transpose(jvp())/dot_general:")
    reason = kind_of(space).reason
    assert "(jit(f)/transpose(jvp())/dot_general)" in reason


def test_names_that_did_not_occur_tell_nothing() -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    plane.metadata("train_function")
    plane.line("python").event("x", start_ms=0, duration_ms=1)
    assert kind_of(space).kind == "unknown"


def test_training_in_sessions_is_training() -> None:
    """TensorFlow 1 trains in sessions too."""
    space = SpaceBuilder()
    thread = space.plane("/host:CPU").line("worker")
    thread.event("SessionRun", start_ms=0, duration_ms=9)
    thread.event("gradients/dense/MatMul_grad/MatMul:MatMul", start_ms=1, duration_ms=1)
    assert kind_of(space).kind == "training"


def test_several_hosts() -> None:
    """Training if any host says so, whatever their order."""
    unknown = JobKind("unknown", "no HLO")
    inference = JobKind("inference", "sessions")
    training = JobKind("training", "a gradient")
    assert merge_job_kinds([unknown, training, inference]) == training
    assert merge_job_kinds([inference, unknown]) == merge_job_kinds([unknown, inference])
    assert merge_job_kinds([inference, unknown]) == inference
    assert merge_job_kinds([]).kind == "unknown"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cpu_jax_steps", "training"),
        ("cpu_jax_plain_20steps", "training"),
        ("cpu_jax_2hosts_straggler/host1", "training"),
        ("cpu_jax_serve_sizes", "inference"),
        ("cpu_tf_serve_sessions", "inference"),
        # A benchmark of one op.
        ("gpu_jax_mi300_gemm", "unknown"),
        ("gpu_jax_mi300_conv", "inference"),
        ("cpu_torchxla_steps", "unknown"),
        ("gpu_xla_pascal", "unknown"),
        # The peer calls all of these inference: their programs are not XLA's.
        ("cpu_tf_keras_graph", "training"),
        ("cpu_tf_keras_eager", "training"),
        ("cpu_tf_keras_2epochs", "training"),
        ("cpu_tf_inputbound", "training"),
        ("cpu_tf_loop_plain", "training"),
        ("cpu_tf_mac", "training"),
        ("cpu_tf_mirrored", "training"),
        ("gpu_tf_t4_a", "training"),
        ("gpu_tf_t4_b", "training"),
        ("gpu_tf_v100x8", "training"),
    ],
)
def test_real_profiles(corpus: Path, name: str, expected: str) -> None:
    assert kind_of(corpus / f"{name}.xplane.pb").kind == expected


@pytest.mark.parametrize(
    ("name", "expected"), [("jax_eager", "training"), ("jax_post_process", "inference")]
)
def test_real_programs(shared: Path, name: str, expected: str) -> None:
    assert kind_of(shared / "cases" / name / "host0.xplane.pb").kind == expected


def test_any_of_the_hosts_and_not_the_last(shared: Path) -> None:
    """The same two files in both orders: the peer says once true and once false."""
    for name in ("exp13_01", "exp13_02"):
        paths = sorted((shared / "vectors" / name).glob("*.xplane.pb"))
        assert len(paths) == 2
        assert merge_job_kinds(kind_of(path) for path in paths).kind == "training"
