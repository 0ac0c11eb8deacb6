"""`--kind` of show, check and compare, of a program that trains and evaluates in turn.

Every 100 ms, training takes 60 ms, and evaluation 20.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tensorboard_plugin_overview.__main__ import main
from tests.overview.panels.test_step_kinds import Cpu, in_turn


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    path = tmp_path / "h.xplane.pb"
    path.write_bytes(in_turn(Cpu()).to_bytes())
    return path


def printed(capsys: pytest.CaptureFixture[str], status: int, *arguments: object) -> str:
    capsys.readouterr()
    assert main(list(map(str, arguments))) == status
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What is said on stderr, in one line, with the status 2."""
    capsys.readouterr()
    assert main(list(map(str, arguments))) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.count("\n") == 1
    return found.err


@pytest.mark.parametrize(("kind", "step_ms"), [(None, 60), ("train", 60), ("eval", 20)])
def test_show(
    profile: Path, capsys: pytest.CaptureFixture[str], kind: str | None, step_ms: int
) -> None:
    options = ["--kind", kind] if kind else []
    document = json.loads(printed(capsys, 0, "show", profile, "--format", "json", *options))
    assert document["metrics"]["step_time"]["value"] == step_ms
    assert set(document["steps"]["columns"]["name"]) == {kind or "train"}
    text = printed(capsys, 0, "show", profile, *options)
    assert f"Average step time: {step_ms} ms" in text
    # The other one is beside it.
    assert "train" in text
    assert "eval" in text


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "csv", "html", "xprof", "json"])
def test_every_format_is_of_the_kind(
    profile: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    pages = [
        printed(capsys, 0, "show", profile, "--format", form, "--kind", kind)
        for kind in ("train", "eval")
    ]
    assert pages[0] != pages[1]
    assert pages[0] == printed(capsys, 0, "show", profile, "--format", form)


def test_check(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    require = ("--require", "step_time<=30")
    assert "step_time is 20 ms" in printed(capsys, 0, "check", profile, "--kind", "eval", *require)
    assert "step_time is 60 ms" in printed(capsys, 1, "check", profile, *require)


def test_check_against_a_baseline(
    profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The baseline is of the same kind, as a run and as a file that was written of it.
    written = tmp_path / "eval.json"
    written.write_text(printed(capsys, 0, "show", profile, "--format", "json", "--kind", "eval"))
    require = ("--require", "step_time <= baseline", "--kind", "eval")
    for baseline in (profile, written):
        said = printed(capsys, 0, "check", profile, "--baseline", baseline, *require)
        assert "20 ms against 20 ms" in said
    of_training = tmp_path / "train.json"
    of_training.write_text(printed(capsys, 0, "show", profile, "--format", "json"))
    said = refused(capsys, "check", profile, "--baseline", of_training, *require)
    assert "is not of steps of the kind 'eval'" in said


def test_compare(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("compare", profile, profile, "--format", "json")
    same = json.loads(printed(capsys, 0, *arguments, "--kind-a", "eval", "--kind-b", "eval"))
    assert same["verdict"] == "same"
    other = json.loads(printed(capsys, 0, *arguments, "--kind-b", "eval"))
    (step_time,) = (one for one in other["metrics"] if one["id"] == "step_time")
    assert (step_time["a"]["value"], step_time["b"]["value"]) == (60, 20)


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "PROFILE", "--kind", "predict"),
        ("check", "PROFILE", "--kind", "predict", "--require", "step_time<=1"),
        ("compare", "PROFILE", "PROFILE", "--kind-a", "predict"),
        ("compare", "PROFILE", "PROFILE", "--kind-b", "predict"),
    ],
)
def test_a_kind_that_there_is_not(
    profile: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    said = refused(capsys, *(profile if one == "PROFILE" else one for one in arguments))
    assert "no steps of the kind 'predict'" in said
    assert "'eval', 'train'" in said
