"""Kinds of steps: which leads, what is asked for, and that each is by itself."""

from __future__ import annotations

from dataclasses import replace
from time import process_time

import numpy as np
import pytest

from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps, of_kind, quoted_names
from tensorboard_plugin_overview.steps.step_windows import DeviceOps, steps_of_work
from tensorboard_plugin_overview.steps.steps import (
    CUT_BY_START,
    CUT_BY_STOP,
    TOO_SHORT,
    Steps,
    inferred_steps,
    mark_cut_by_capture,
    mark_fragments,
    steps_bounded_by_markers,
)
from tensorboard_plugin_overview.trace.markers import Marker, marked_steps

US = 1_000_000


def steps(*rows: tuple[str, int, int, int], device: str = "h") -> Steps:
    """Steps of (name, number, start, end)."""
    name, number, start_ps, end_ps = zip(*rows, strict=True)
    return steps_bounded_by_markers(
        device, "host_markers", name, np.array(number), np.array(start_ps), np.array(end_ps)
    )


TURNS = (("train", 10, 0, 60), ("eval", 0, 70, 90), ("train", 11, 100, 160), ("eval", 1, 170, 190))


def test_training_leads_and_the_others_are_beside_it() -> None:
    found = FoundSteps(op_time_ps={"train": 1, "eval": 1000})
    chosen = of_kind(found, {"h": steps(*TURNS)}, None)
    assert chosen.kind == "train"
    assert chosen.device_steps["h"].number.tolist() == [10, 11]
    assert chosen.device_steps["h"].period_ps.tolist() == [100, -1]
    assert list(chosen.kinds) == ["train", "eval"]
    assert chosen.kinds["eval"]["h"].number.tolist() == [0, 1]
    assert chosen.kinds["eval"]["h"].period_ps.tolist() == [100, -1]
    assert chosen.kinds["train"]["h"] is chosen.device_steps["h"]


def test_the_kind_that_is_asked_for() -> None:
    devices = {"h": steps(*TURNS)}
    assert of_kind(FoundSteps(), devices, "eval").kind == "eval"
    assert of_kind(FoundSteps(), devices, "eval").device_steps["h"].number.tolist() == [0, 1]
    # One that this host does not have: no steps of it, and the kinds that there are.
    found = of_kind(FoundSteps(), devices, "predict")
    assert (found.kind, found.device_steps, list(found.kinds)) == ("predict", {}, ["train", "eval"])


def test_steps_without_a_name_are_of_the_kind_that_other_hosts_name() -> None:
    devices = {"h": steps(("", 0, 0, 10), ("", 1, 10, 20))}
    assert of_kind(FoundSteps(), devices, "train").device_steps["h"].number.tolist() == [0, 1]


def test_without_training_the_kind_of_most_op_time_leads() -> None:
    rows = (("a", 0, 0, 900), ("b", 0, 1000, 1010), ("a", 1, 2000, 2900), ("b", 1, 3000, 3010))
    # `a` is longer, as the host waits in it; `b` has the ops.
    found = FoundSteps(op_time_ps={"a": 5, "b": 15})
    assert of_kind(found, {"h": steps(*rows)}, None).kind == "b"
    # Where no op tells, the time of the steps does.
    assert of_kind(FoundSteps(), {"h": steps(*rows)}, None).kind == "a"


def test_of_two_kinds_that_train_the_one_of_most_op_time_leads() -> None:
    rows = (("train_d", 0, 0, 10), ("train_g", 0, 20, 30), ("eval", 0, 40, 90))
    found = FoundSteps(op_time_ps={"train_d": 5, "train_g": 8, "eval": 50})
    assert of_kind(found, {"h": steps(*rows)}, None).kind == "train_g"


def test_a_lane_may_lack_a_kind() -> None:
    devices = {"gpu0": steps(*TURNS, device="gpu0"), "gpu1": steps(*TURNS[::2], device="gpu1")}
    found = of_kind(FoundSteps(), devices, None)
    assert {device: len(of_device) for device, of_device in found.device_steps.items()} == {
        "gpu0": 2,
        "gpu1": 2,
    }
    assert list(found.kinds["eval"]) == ["gpu0"]


def test_inferred_steps_are_of_one_kind() -> None:
    inferred = inferred_steps("h", "jit_f", np.array([0, 10]), np.array([5, 15]))
    found = of_kind(FoundSteps(), {"h": inferred}, None)
    assert found.device_steps["h"] is inferred
    assert (found.kind, dict(found.kinds)) == ("", {})
    # They are of no kind that could be asked for.
    assert of_kind(FoundSteps(), {"h": inferred}, "eval").device_steps == {}


def test_no_steps_are_of_no_kind() -> None:
    assert of_kind(FoundSteps(), {}, "train").kinds == {}


def test_only_the_kind_without_numbers_is_indexed() -> None:
    # The numbers of `eval` are places; those of `train` are the program's, and align hosts.
    markers = [
        Marker(0, 0, 60, "train", 10),
        Marker(0, 70, 90, "eval", 0, is_numbered=False),
        Marker(0, 100, 160, "train", 11),
        Marker(0, 170, 190, "eval", 1, is_numbered=False),
    ]
    marked = marked_steps(markers)
    ops = DeviceOps("h", marked.start_ps + 1, marked.end_ps - 1, np.arange(4))
    of_work = steps_of_work(marked, ops)
    assert of_work is not None
    found = of_kind(FoundSteps(indexed_kinds=marked.indexed_names), {"h": of_work}, None)
    assert not found.device_steps["h"].is_indexed
    assert found.kinds["eval"]["h"].is_indexed


def test_names_of_kinds_are_quoted() -> None:
    assert quoted_names({"h": steps(*TURNS)}) == " named 'eval', 'train'"
    assert quoted_names({"h": steps(("", 0, 0, 1))}) == ""


@pytest.mark.slow
def test_as_many_kinds_as_steps_take_no_time() -> None:
    count = 20_000
    many = steps(*((f"kind {place}", 0, 10 * place, 10 * place + 9) for place in range(count)))
    began = process_time()
    found = of_kind(FoundSteps(), {"h": many}, None)
    assert len(found.kinds) == count
    # Quadratic time takes minutes.
    assert process_time() - began < 10


@pytest.mark.parametrize(
    "name",
    [
        "train",
        "Train",
        "train_step",
        "train_retrieval_model",
        "latest_train_step",
        "Profiled batch",
        "learner",
        "fit",
        "model.fit",
        "jit_update_step",
        "optimizer_step",
        "pretraining",
        "__inference_train_step_184",
        "__forward_train_step_2",
    ],
)
def test_names_of_training(name: str) -> None:
    assert is_training_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "eval",
        "evaluate",
        "train_eval",
        "TrainEval",
        "validation of training",
        "test_train_step",
        "predict",
        "infer",
        "actor",
        "constrain",
        "benefit",
        "step",
        "",
        "__inference_predict_7",
        "__inference_f_1",
    ],
)
def test_names_that_are_not_of_training(name: str) -> None:
    assert not is_training_name(name)


# ---- what the capture cut ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "reason"),
    [
        (0, 500 * US, CUT_BY_START),
        (US, 500 * US, CUT_BY_START),
        (-US, 500 * US, CUT_BY_START),
        (US + 1, 500 * US, None),
        # Open when the capture began, and recorded whole.
        (-US - 1, 500 * US, None),
        (10 * US, 1000 * US, CUT_BY_STOP),
        (10 * US, 999 * US, CUT_BY_STOP),
        (10 * US, 1001 * US, CUT_BY_STOP),
        (10 * US, 999 * US - 1, None),
        # Open when the capture ended, and recorded whole.
        (10 * US, 1001 * US + 1, None),
        (10 * US, 5000 * US, None),
    ],
)
def test_an_edge_at_the_captures_is_cut(start: int, end: int, reason: str | None) -> None:
    marked = mark_cut_by_capture(steps(("train", 0, start, end)), (0, 1000 * US))
    assert list(marked.incomplete_reason) == [reason]


def test_nothing_is_cut_where_the_capture_is_not_known() -> None:
    marked = mark_cut_by_capture(steps(("train", 0, 0, 1000 * US)), None)
    assert list(marked.incomplete_reason) == [None]


def test_a_fragment_is_one_beside_its_own_kind() -> None:
    # The last step is an evaluation of 10 with one op, as all evaluations are; training has 100
    # and ten ops.
    rows = [("train", place, 200 * place, 200 * place + 100) for place in range(4)]
    rows += [("eval", place, 200 * place + 150, 200 * place + 160) for place in range(4)]
    rows.sort(key=lambda row: row[2])
    marked = mark_fragments(steps(*rows), np.array([10, 1] * 4))
    assert list(marked.incomplete_reason) == [None] * 8
    # An evaluation of 4 is none of 10: under half as long.
    rows[-1] = ("eval", 3, 750, 754)
    ops = np.array([10, 2] * 3 + [10, 0])
    marked = mark_fragments(steps(*rows), ops)
    assert list(marked.incomplete_reason) == [None] * 7 + [TOO_SHORT]
    # In the middle nothing cuts it.
    rows[-1], rows[3] = ("eval", 3, 750, 760), ("eval", 1, 350, 354)
    ops = np.array([10, 2, 10, 0, 10, 2, 10, 2])
    assert list(mark_fragments(steps(*rows), ops).incomplete_reason) == [None] * 8


def test_a_fragment_needs_both_signs_and_others_to_compare_with() -> None:
    rows = [("train", place, 200 * place, 200 * place + 100) for place in range(3)]
    short = [*rows, ("train", 3, 600, 610)]
    assert mark_fragments(steps(*short), np.array([10, 10, 10, 10])).complete.all()
    assert mark_fragments(steps(*rows), np.array([10, 10, 1])).complete.all()
    two = steps(("train", 0, 0, 100), ("train", 1, 200, 201))
    assert mark_fragments(two, np.array([10, 1])).complete.all()
    none = replace(two.take(np.zeros(0, np.int64)))
    assert len(mark_fragments(none, np.zeros(0, np.int64))) == 0
