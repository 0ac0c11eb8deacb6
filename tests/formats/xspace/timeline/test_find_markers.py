"""Step markers: which events are some, the numbers they stand for, and the steps they make."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from sample_profiles.builder import LineBuilder, Ref, SpaceBuilder, Stat, Unsigned
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import find_markers
from tensorboard_plugin_overview.trace.markers import Marker, marked_steps
from tests.cases import timeline_of

PS = 10**9


class Host:
    def __init__(self) -> None:
        self.space = SpaceBuilder()
        self.plane = self.space.plane("/host:CPU")
        self.python = self.plane.line("python")

    def thread(self, name: str) -> LineBuilder:
        return self.plane.line(name)

    def markers(self) -> Sequence[Marker]:
        return find_markers(timeline_of(self.space))

    def numbers(self) -> list[int]:
        return [marker.number for marker in self.markers()]

    def names(self) -> list[str]:
        return [marker.name for marker in self.markers()]


# ---- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (7, 7),
        (-1, -1),
        (Unsigned(7), 7),
        (100.0, 100),
        (-3.0, -3),
        ("7", 7),
        (" 7 ", 7),
        ("7.0", 7),
        ("7.", 7),
        ("-12", -12),
        (Ref("7"), 7),
        ("np.int64(7)", 7),
        ("numpy.float32(7.0)", 7),
        ("array(7)", 7),
        ("Array(7, dtype=int32)", 7),
        ("Array(7, dtype=int32, weak_type=True)", 7),
        ("Array(7., dtype=float32)", 7),
        ("tensor(7, device='xla:0')", 7),
        ("tf.Tensor(7, shape=(), dtype=int64)", 7),
        ("<tf.Tensor: shape=(), dtype=int64, numpy=7>", 7),
        ("<tf.Variable 'step:0' shape=() dtype=int64, numpy=7>", 7),
    ],
)
def test_the_number_that_a_step_num_stands_for(value: Stat, number: int) -> None:
    host = Host()
    host.python.event("train", start_ms=0, duration_ms=1, step_num=value)
    (marker,) = host.markers()
    assert marker.number == number


@pytest.mark.parametrize(
    "values",
    [
        (0.5, 1.5, 2.5),
        (float("nan"), float("inf"), -float("inf")),
        (1e300, 2e300, 3e300),
        ("warm-up", "first", "second"),
        ("", "", ""),
        ("7.5", "8.5", "9.5"),
        ("[7]", "[8]", "[9]"),
        ("Array([7, 8], dtype=int32)",) * 3,
        ("9" * 19, "9" * 20, "9" * 5000),
        ("epoch 3", "epoch 4", "epoch 5"),
    ],
)
def test_what_is_no_whole_number_is_numbered_by_its_place(values: tuple[Stat, ...]) -> None:
    host = Host()
    for place, value in enumerate(values):
        host.python.event("train", start_ms=10 * place, duration_ms=1, step_num=value)
    assert host.numbers() == [0, 1, 2]
    assert not any(marker.is_numbered for marker in host.markers())


def test_a_kind_has_numbers_or_places_and_no_mixture() -> None:
    # Were only the second one numbered by its place, 1 would come after 40.
    host = Host()
    for place, value in enumerate((40, 40.5, 41)):
        host.python.event("train", start_ms=10 * place, duration_ms=1, step_num=value)
        host.python.event("eval", start_ms=10 * place + 5, duration_ms=1, step_num=7 + place)
    found = [(marker.name, marker.number, marker.is_numbered) for marker in host.markers()]
    assert found == [
        ("train", 0, False),
        ("eval", 7, True),
        ("train", 1, False),
        ("eval", 8, True),
        ("train", 2, False),
        ("eval", 9, True),
    ]
    assert marked_steps(host.markers()).indexed_names == ("train",)


@pytest.mark.parametrize(
    "value",
    [
        "JitTracer(int32[])",
        "Traced<ShapedArray(int32[])>with<DynamicJaxprTrace(level=1/0)>",
        "JVPTracer(7, 1)",
        'Tensor("Placeholder:0", shape=(), dtype=int64)',
        "<KerasTensor shape=(), dtype=int64>",
    ],
)
def test_a_number_that_a_function_is_traced_with_marks_no_step(value: str) -> None:
    host = Host()
    host.python.event("train", start_ms=0, duration_ms=1, step_num=value)
    assert host.markers() == []
    host.python.event("train", start_ms=10, duration_ms=1, step_num=5)
    assert host.numbers() == [5]


# ---- which events are markers --------------------------------------------------------------------


@pytest.mark.parametrize(
    "lowering",
    ["backend_compile", "lower_sharding_computation", "trace_to_jaxpr_dynamic", "XlaCompile"],
)
def test_a_marker_in_a_function_that_is_compiled_is_none(lowering: str) -> None:
    # The body of the function has the marker: it ran once, while the function was traced.
    host = Host()
    host.python.event("PjitFunction(step)", start_ms=0, duration_ms=100)
    host.python.event("train", start_ms=1, duration_ms=5, step_num=3)
    host.python.event(lowering, start_ms=10, duration_ms=50)
    assert host.markers() == []


def test_a_marker_in_a_function_that_was_compiled_before_is_one() -> None:
    # As where the function calls back into Python.  Another call compiles, on its own.
    host = Host()
    host.python.event("PjitFunction(step)", start_ms=0, duration_ms=9)
    host.python.event("train", start_ms=1, duration_ms=5, step_num=3)
    host.python.event("PjitFunction(other)", start_ms=20, duration_ms=9)
    host.python.event("backend_compile", start_ms=21, duration_ms=5)
    # On another thread, at the same time.
    host.thread("compiler").event("backend_compile", start_ms=2, duration_ms=5)
    assert host.numbers() == [3]


def test_a_marker_around_the_call_that_compiles_is_that_step() -> None:
    host = Host()
    for step in range(3):
        host.python.event("train", start_ms=100 * step, duration_ms=90, step_num=step)
        host.python.event("PjitFunction(step)", start_ms=100 * step + 1, duration_ms=80)
    host.python.event("backend_compile", start_ms=5, duration_ms=50)
    assert host.numbers() == [0, 1, 2]


def test_only_the_outermost_markers_of_a_thread_count() -> None:
    host = Host()
    for epoch in range(2):
        host.python.event("epoch", start_ms=100 * epoch, duration_ms=90, step_num=epoch)
        for batch in range(3):
            at_ms = 100 * epoch + 20 * batch
            host.python.event("batch", start_ms=at_ms, duration_ms=15, step_num=batch)
    assert host.names() == ["epoch", "epoch"]
    # What runs on another thread lies within none of them.
    host.thread("eval").event("eval", start_ms=10, duration_ms=5, step_num=0)
    assert host.names() == ["epoch", "eval", "epoch"]


def test_a_marker_without_a_length_is_none() -> None:
    host = Host()
    host.python.event("train", start_ms=0, step_num=1)
    assert host.markers() == []
    host.python.event("outer", start_ms=0, step_num=1)
    host.python.event("train", start_ms=0, duration_ms=5, step_num=2)
    assert host.numbers() == [2]


def test_a_step_num_goes_before_a_step_name_and_that_before_a_numbered_name() -> None:
    host = Host()
    host.python.event("Profiled batch 3", start_ms=0, duration_ms=1)
    assert [(one.name, one.number) for one in host.markers()] == [("Profiled batch", 3)]
    host.python.event("x", start_ms=10, duration_ms=1, step_name="train 12", group_id=4)
    assert [(one.name, one.number) for one in host.markers()] == [("train", 12)]
    host.python.event("step", start_ms=20, duration_ms=1, step_num=5)
    assert [(one.name, one.number) for one in host.markers()] == [("step", 5)]


@pytest.mark.parametrize(
    ("names", "groups", "numbers", "is_numbered"),
    [
        (("train 7", "train 8"), (3, 4), [7, 8], True),
        (("train", "train"), (3, 4), [3, 4], True),
        (("train", "train"), (None, None), [0, 1], False),
        (("train 7", "train 8"), (None, None), [7, 8], True),
        (("train -1", "train 0"), (None, None), [-1, 0], True),
    ],
)
def test_the_number_of_a_step_name_is_its_own_else_the_groups_else_its_place(
    names: tuple[str, ...], groups: tuple[int | None, ...], numbers: list[int], is_numbered: bool
) -> None:
    host = Host()
    for place, (name, group) in enumerate(zip(names, groups, strict=True)):
        stats: dict[str, Stat] = {} if group is None else {"group_id": group}
        host.python.event("x", start_ms=10 * place, duration_ms=1, step_name=name, stats=stats)
    assert host.numbers() == numbers
    assert [marker.is_numbered for marker in host.markers()] == [is_numbered] * 2


# ---- numbers in names ----------------------------------------------------------------------------


def test_keras_on_jax_has_the_number_in_the_name() -> None:
    host = Host()
    for step in range(2):
        host.python.event(f"Profiled batch {9 + step}", start_ms=10 * step, duration_ms=9)
    found = [(one.name, one.number, one.is_numbered) for one in host.markers()]
    assert found == [("Profiled batch", 9, True), ("Profiled batch", 10, True)]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("step {}", "step"),
        ("step{}", "step"),
        ("train_step_{}", "train_step"),
        ("train step #{}", "train step"),
        ("Iteration: {}", "Iteration"),
        ("iter {}", "iter"),
        ("eval/batch {}", "eval/batch"),
    ],
)
def test_names_that_count_up_are_markers(name: str, kind: str) -> None:
    host = Host()
    for step in (3, 4, 7):
        host.python.event(name.format(step), start_ms=10 * step, duration_ms=9)
    assert [(one.name, one.number) for one in host.markers()] == [(kind, 3), (kind, 4), (kind, 7)]


@pytest.mark.parametrize(
    "names",
    [
        # Ops, functions and threads, numbered by a framework.
        ("batch_normalization_1", "batch_normalization_2", "batch_normalization_3"),
        ("fusion.3", "fusion.4", "fusion.5"),
        ("step.1", "step.2", "step.3"),
        ("jit_train_step(1)", "jit_train_step(2)", "jit_train_step(3)"),
        ("__inference_train_step_184", "__inference_train_step_185", "__inference_train_step_186"),
        ("EagerLocalExecute: train_step_1", "EagerLocalExecute: train_step_2", "train_step_3:Op"),
        ("layer 1", "layer 2", "layer 3"),
        ("footstep1x", "footstep2x", "footstep3x"),
        # One or two prove no counting.
        ("step 1",),
        ("step 1", "step 2"),
        # Nor does what goes back, or stays.
        ("batch 3", "batch 2", "batch 1"),
        ("batch_1", "batch_1", "batch_1"),
        ("step 1", "step 2", "step 2", "step 3"),
    ],
)
def test_names_that_are_no_markers(names: tuple[str, ...]) -> None:
    host = Host()
    for place, name in enumerate(names):
        host.python.event(name, start_ms=10 * place, duration_ms=9)
    assert host.markers() == []


def test_an_op_is_no_marker_whatever_its_name() -> None:
    host = Host()
    for place in range(3):
        name = f"step_{place}"
        host.python.event(name, start_ms=10 * place, duration_ms=9, hlo_op=name, hlo_module="jit_f")
    assert host.markers() == []


# ---- kinds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["train_{}", "train {}", "train-{}", "train #{}", "train{}"])
def test_the_steps_number_is_no_part_of_the_kind(name: str) -> None:
    host = Host()
    for step in range(3):
        host.python.event(name.format(step), start_ms=10 * step, duration_ms=9, step_num=step)
    assert [(one.name, one.number) for one in host.markers()] == [
        ("train", 0),
        ("train", 1),
        ("train", 2),
    ]


def test_a_number_that_is_not_the_steps_is_part_of_the_kind() -> None:
    host = Host()
    for step in range(4):
        host.python.event("train_v2", start_ms=20 * step, duration_ms=9, step_num=step)
        host.python.event("phase 10", start_ms=20 * step + 10, duration_ms=9, step_num=9 + step)
    assert host.names() == ["train_v2", "phase 10"] * 4


def test_names_that_tell_more_than_the_kind() -> None:
    host = Host()
    for step in range(20):
        name = f"train: loss {20 - step}.{step} lr 1e-{step}"
        host.python.event(name, start_ms=20 * step, duration_ms=9, step_num=step)
        host.python.event("eval", start_ms=20 * step + 10, duration_ms=9, step_num=step)
    assert host.names() == ["train: loss  lr", "eval"] * 20


def test_names_that_have_nothing_in_common() -> None:
    host = Host()
    for step in range(20):
        name = f"of the batch {chr(ord('a') + step)}"
        host.python.event(name, start_ms=10 * step, duration_ms=9, step_num=step)
    assert host.names() == ["step"] * 20
    assert host.numbers() == list(range(20))


def test_a_name_that_is_only_a_number_is_a_step() -> None:
    host = Host()
    for step in range(2):
        host.python.event(f"{step}", start_ms=10 * step, duration_ms=9, step_num=step)
    assert host.names() == ["step", "step"]


# ---- markers to steps ----------------------------------------------------------------------------


def marker(thread: int, start: int, end: int, number: int, name: str = "train") -> Marker:
    return Marker(thread, start, end, name, number)


def test_markers_of_one_number_that_overlap_are_one_step() -> None:
    # Two threads, each a little later than the other in turn.
    steps = marked_steps(
        [
            marker(0, 0, 10, 5),
            marker(1, 2, 12, 5),
            marker(1, 20, 29, 6),
            marker(0, 21, 28, 6),
        ]
    )
    assert steps.number.tolist() == [5, 6]
    assert steps.start_ps.tolist() == [0, 20]
    assert steps.end_ps.tolist() == [12, 29]
    assert steps.of_marker.tolist() == [0, 0, 1, 1]


def test_markers_that_do_not_overlap_are_steps_of_their_own() -> None:
    # The number starts anew with an epoch; what only touches does not overlap.
    steps = marked_steps([marker(0, 0, 10, 5), marker(0, 10, 20, 5), marker(1, 30, 40, 5)])
    assert steps.number.tolist() == [5, 5, 5]
    assert steps.of_marker.tolist() == [0, 1, 2]


def test_other_numbers_or_names_that_overlap_are_other_steps() -> None:
    # Threads that are a step apart, and an evaluation at the same time.
    steps = marked_steps(
        [
            marker(0, 0, 10, 5),
            marker(1, 5, 15, 6),
            marker(2, 6, 9, 5, "eval"),
            marker(0, 10, 20, 6),
        ]
    )
    assert list(steps.name) == ["train", "train", "eval"]
    assert steps.number.tolist() == [5, 6, 5]
    assert steps.end_ps.tolist() == [10, 20, 9]
    assert steps.of_marker.tolist() == [0, 1, 2, 1]


def test_no_markers_are_no_steps() -> None:
    assert len(marked_steps([])) == 0


@pytest.mark.parametrize(
    ("spans", "tiled"),
    [
        (((0, 100), (100, 200), (205, 300)), True),
        (((0, 100), (110, 210), (220, 320)), False),
        # A pause for a checkpoint is no break between all.
        (((0, 100), (101, 200), (900, 1000), (1001, 1100)), True),
        (((0, 100),), False),
    ],
)
def test_markers_tile_their_thread_if_one_follows_another_at_once(
    spans: tuple[tuple[int, int], ...], tiled: bool
) -> None:
    # A lone marker on another thread leaves it as it is.
    markers = [marker(0, start, end, place) for place, (start, end) in enumerate(spans)]
    steps = marked_steps([*markers, marker(1, 5000, 5001, 77)])
    assert steps.tiles.tolist() == [tiled] * len(spans) + [False]


@pytest.mark.slow
def test_a_hundred_thousand_markers_are_soon_found() -> None:
    count = 100_000
    markers = [marker(step % 500, 10 * step, 10 * step + 9, step) for step in range(count)]
    steps = marked_steps(markers)
    assert (np.diff(steps.number) == 1).all()
