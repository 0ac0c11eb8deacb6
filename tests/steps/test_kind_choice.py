"""Which kind of steps a page is of: the one asked for, on all hosts, and of those that work."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load, load_step
from tensorboard_plugin_overview.overview.build import UnknownKindError
from tests.cases import codes, columns, value
from tests.overview.panels.test_step_kinds import Cpu, Gpu, Tpu, TpuThatMarks, in_turn
from tests.overview_schema import assert_valid
from tests.steps.test_loops import Loop
from tests.tpu_cases import Core


def write(folder: Path, **hosts: SpaceBuilder) -> Path:
    session = folder / "plugins" / "profile" / "case"
    session.mkdir(parents=True)
    for name, space in hosts.items():
        (session / f"{name}.xplane.pb").write_bytes(space.to_bytes())
    return folder


@pytest.fixture
def logdir(tmp_path: Path) -> Path:
    """Every 100 ms, training 10…13 of 60 ms, and evaluation 0…3 of 20 ms."""
    return write(tmp_path, h=in_turn(Cpu()))


def document_of(logdir: Path, kind: str | None) -> Any:
    document: Any = load(logdir, kind=kind).to_dict()
    assert_valid(document)
    return document


def of_kinds(document: Any) -> dict[str, bool]:
    """Name -> whether the page is of it."""
    return {one["name"]: one["leading"] for one in document["steps"]["kinds"]}


def test_all_of_the_page_is_of_the_kind(logdir: Path) -> None:
    document = document_of(logdir, "eval")
    steps = columns(document)
    assert steps["name"] == ["eval"] * 4
    assert steps["number"] == [0, 1, 2, 3]
    assert steps["duration_ms"] == [20] * 4
    assert steps["period_ms"] == [100, 100, 100, None]
    assert value(document, "step_time") == document["headline"]["value_ms"] == 20
    # From 90 to 170 ms; training runs from 105 to 150.
    assert value(document, "step_gap") == 80
    parts = document["steps"]["gap"]["columns"]
    assert (parts["host_compute"][0], parts["all_others"][0]) == (45, 35)
    assert of_kinds(document) == {"train": False, "eval": True}
    (between,) = (one for one in document["findings"] if one["id"] == "between_steps")
    assert between["evidence"].endswith("Steps of other kinds run between these: 'train'.")


def test_the_leading_kind_is_the_same_asked_for_or_not(logdir: Path) -> None:
    assert document_of(logdir, "train") == document_of(logdir, None)
    assert of_kinds(document_of(logdir, None)) == {"train": True, "eval": False}


def test_kinds_do_not_depend_on_which_one_is_chosen(logdir: Path) -> None:
    pages = [document_of(logdir, kind)["steps"]["kinds"] for kind in ("train", "eval")]
    first, second = ([{**one, "leading": None} for one in page] for page in pages)
    assert first == second


@pytest.mark.parametrize("kind", ["predict", "", "Train", "train "])
def test_a_kind_that_there_is_not(logdir: Path, kind: str) -> None:
    with pytest.raises(UnknownKindError) as caught:
        load(logdir, kind=kind)
    assert repr(kind) in caught.value.message
    assert caught.value.hint == "Its kinds: 'eval', 'train'."
    with pytest.raises(UnknownKindError):
        load_step(logdir, 0, kind=kind)


@pytest.mark.parametrize("host", [Gpu, Tpu, TpuThatMarks])
def test_a_kind_that_a_device_has_not(tmp_path: Path, host: type[Cpu]) -> None:
    logdir = write(tmp_path, h=in_turn(host()))
    assert columns(document_of(logdir, "eval"))["name"] == ["eval"] * 4
    with pytest.raises(UnknownKindError) as caught:
        load(logdir, kind="predict")
    assert caught.value.hint == "Its kinds: 'eval', 'train'."


def test_inferred_steps_are_of_no_kind(tmp_path: Path) -> None:
    loop = Loop()
    for place in range(4):
        loop.run("jit_step", 10 * place, ("dot.1", 3), ("add.2", 1))
    logdir = write(tmp_path, h=loop.space)
    document: Any = load(logdir).to_dict()
    assert document["steps"]["kinds"] == []
    with pytest.raises(UnknownKindError) as caught:
        load(logdir, kind="jit_step")
    assert caught.value.hint == "Its steps are not marked."


def test_the_ops_of_a_step_of_the_kind(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        at = 100 * step
        line.event("train", start_ms=at, duration_ms=60, step_num=10 + step)
        line.event("x/MatMul:MatMul", start_ms=at, duration_ms=50)
        line.event("eval", start_ms=at + 70, duration_ms=20, step_num=step)
        line.event("y/Softmax:Softmax", start_ms=at + 70, duration_ms=15)
    logdir = write(tmp_path, h=space)
    for kind, number, op in (("train", 11, "x/MatMul"), ("eval", 1, "y/Softmax"), (None, 11, None)):
        found = load_step(logdir, 1, kind=kind)
        assert (found["number"], found["name"]) == (number, kind or "train")
        assert [one["name"] for one in found["ops"]] == [op or "x/MatMul"]


def test_each_kind_is_kept_apart(
    logdir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENSORBOARD_OVERVIEW_CACHE", str(tmp_path / "kept"))
    first = [document_of(logdir, kind) for kind in (None, "eval", "train")]
    assert any((tmp_path / "kept").rglob("*")), "nothing is kept"
    again = [document_of(logdir, kind) for kind in (None, "eval", "train")]
    assert again == first
    assert [columns(one)["name"][0] for one in again] == ["train", "eval", "train"]


# ---- over hosts ----------------------------------------------------------------------------------


def two_loops(op_ms: Mapping[str, float]) -> SpaceBuilder:
    """Steps `one` of 40 ms and `two` of 40 ms in turn, with so much of an op in each."""
    host = Cpu()
    for turn in range(4):
        for place, name in enumerate(("one", "two")):
            at = 100 * turn + 50 * place
            host.mark(name, turn, at, at + 40)
            host.run(f"jit_{name}", at, at + 1, at + 1 + op_ms[name])
    return host.space


def test_hosts_that_lead_with_different_kinds(tmp_path: Path) -> None:
    # `a` leads with `one`, `b` with `two`; together `one` has 35 ms and `two` 26.
    spaces = {
        "a": two_loops({"one": 30, "two": 6}),
        "b": two_loops({"one": 5, "two": 20}),
    }
    logdir = write(tmp_path, **spaces)
    assert columns(load(logdir, host="b").to_dict())["name"] == ["two"] * 4
    document = document_of(logdir, None)
    assert columns(document)["name"] == ["one"] * 4
    assert columns(document)["complete"] == [True] * 4
    assert "host_set_aside" not in codes(document)
    assert [host["step_time_ms"] for host in document["hosts"]] == [40, 40]
    # 30 ms on the one, 5 on the other.
    assert value(document, "time_host_compute") == 17.5
    assert of_kinds(document) == {"one": True, "two": False}
    other = document_of(logdir, "two")
    assert columns(other)["name"] == ["two"] * 4
    assert value(other, "time_host_compute") == 13


def test_a_host_that_lacks_the_kind_is_set_aside(tmp_path: Path) -> None:
    # `b` only evaluates, and is busier than all others.
    evaluator = Cpu()
    for turn in range(6):
        evaluator.mark("eval", turn, 60 * turn, 60 * turn + 55)
        evaluator.run("jit_eval", 60 * turn, 60 * turn + 1, 60 * turn + 54)
    logdir = write(tmp_path, a=in_turn(Cpu()), b=evaluator.space)
    document = document_of(logdir, None)
    assert columns(document)["name"] == ["train"] * 4
    assert columns(document)["complete"] == [True] * 4
    (aside,) = (one for one in document["diagnostics"] if one["code"] == "host_set_aside")
    assert aside["message"].startswith("b is set aside: it has no steps")
    assert columns(document_of(logdir, "eval"))["name"] == ["eval"] * 6


def tpu_host(marked: str | None, steps: int = 4) -> SpaceBuilder:
    """A core that marks steps of 90 ms by itself, and a host that may name them."""
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    python = space.plane("/host:CPU").line("python")
    for step in range(steps):
        at = 100 * step
        core.step(str(step), at, 90, group_id=step).op("f", at, 80)
        if marked:
            python.event(marked, start_ms=at, duration_ms=95, step_num=step, group_id=step)
    return space


@pytest.mark.parametrize("named", ["a", "b"])
def test_nameless_steps_of_a_tpu_beside_a_host_with_names(tmp_path: Path, named: str) -> None:
    spaces = {name: tpu_host("train" if name == named else None) for name in ("a", "b")}
    logdir = write(tmp_path, **spaces)
    document = document_of(logdir, None)
    steps = columns(document)
    assert steps["number"] == [0, 1, 2, 3]
    assert steps["complete"] == [True] * 4
    assert steps["duration_ms"] == [90] * 4
    assert "host_set_aside" not in codes(document)
    assert [host["counted_steps"] for host in document["hosts"]] == [4, 4]
    assert of_kinds(document) == {"train": True}
    (kind,) = document["steps"]["kinds"]
    assert (kind["count"], kind["complete"], kind["mean_ms"]) == (4, 4, 90)
    assert "several_step_kinds" not in codes(document)
    assert document_of(logdir, "train") == document


def test_a_kind_counts_its_steps_under_common_numbers(tmp_path: Path) -> None:
    """The first host's steps are numbered by place, the second one's are the user's 40…43."""
    spaces = {name: SpaceBuilder() for name in ("a", "b")}
    for name, space in spaces.items():
        line = space.plane("/host:CPU").line("python")
        for step in range(4):
            at = 100 * step
            number = {} if name == "a" else {"step_num": 40 + step}
            line.event("train", start_ms=at, duration_ms=60, step_name="train", stats=number)
            line.event("x/MatMul:MatMul", start_ms=at, duration_ms=50)
    document = document_of(write(tmp_path, **spaces), None)
    assert columns(document)["number"] == [40, 41, 42, 43]
    (kind,) = document["steps"]["kinds"]
    assert (kind["name"], kind["count"], kind["complete"]) == ("train", 4, 4)


def test_a_coordinator_has_no_say(tmp_path: Path) -> None:
    # A host without a TPU marks steps of another kind, and is busy with them all the time.
    coordinator = Cpu()
    for turn in range(8):
        coordinator.mark("train_coordinator", 500 + turn, 50 * turn, 50 * turn + 49)
        coordinator.run("jit_plan", 50 * turn, 50 * turn + 1, 50 * turn + 48)
    logdir = write(tmp_path, a_coordinator=coordinator.space, b=tpu_host("train"))
    document = document_of(logdir, None)
    assert document["platform"] == "tpu"
    assert columns(document)["number"] == [0, 1, 2, 3]
    assert of_kinds(document) == {"train": True}
    assert "host_set_aside" not in codes(document)
    with pytest.raises(UnknownKindError) as caught:
        load(logdir, kind="train_coordinator")
    assert caught.value.hint == "Its kinds: 'train'."


def test_one_host_of_several_is_of_the_kind_too(tmp_path: Path) -> None:
    spaces = {name: in_turn(Cpu()) for name in ("a", "b")}
    logdir = write(tmp_path, **spaces)
    document: Any = load(logdir, host="b", kind="eval").to_dict()
    assert columns(document)["name"] == ["eval"] * 4
    assert [host["name"] for host in document["hosts"]] == ["b"]
