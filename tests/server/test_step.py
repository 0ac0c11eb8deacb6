"""The route `/step`: what it answers, how it refuses, and that it reads once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load_step
from tensorboard_plugin_overview.overview.panels import step_ops
from tensorboard_plugin_overview.server import answers
from tensorboard_plugin_overview.server.errors import StillReadingError
from tests.server.tab import Tab

GPU = "gpu_training_simulated"


@pytest.fixture(scope="module")
def tab(samples: Path) -> Tab:
    """A page on the sample runs, one without steps, and one that cannot be read."""
    space = SpaceBuilder()
    space.plane("/device:GPU:0").line("Stream #1").event("gemm", start_ms=0, duration_ms=1)
    for run, data in (("no_steps", space.to_bytes()), ("broken", b"\xff" * 100)):
        session = samples / "plugins" / "profile" / run
        session.mkdir()
        (session / "vm.xplane.pb").write_bytes(data)
    return Tab(str(samples))


@pytest.mark.slow
def test_answers_as_the_python_api(tab: Tab, samples: Path) -> None:
    answer = tab.json(f"/step?run={GPU}&index=3")
    assert answer == load_step(samples, 3, run=GPU)
    steps = tab.json(f"/overview?run={GPU}")["steps"]["columns"]
    assert answer["number"] == steps["number"][3]
    assert answer["name"] == steps["name"][3]
    assert {one["side"] for one in answer["ops"]} == {"device", "host"}
    assert tab.json(f"/step?run={GPU}&host=simulated-host&index=3") == answer


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        (f"run={GPU}", 400, "bad_parameter"),
        (f"run={GPU}&index=", 400, "bad_parameter"),
        (f"run={GPU}&index=-1", 400, "bad_parameter"),
        (f"run={GPU}&index=one", 400, "bad_parameter"),
        (f"run={GPU}&index=1.0", 400, "bad_parameter"),
        ("index=0", 400, "bad_parameter"),
        ("run=../../etc&index=0", 400, "bad_parameter"),
        ("run=nope&index=0", 404, "unknown_run"),
        (f"run={GPU}&host=nope&index=0", 404, "unknown_host"),
        (f"run={GPU}&index=20", 404, "unknown_step"),
        (f"run={GPU}&index={10**30}", 404, "unknown_step"),
        ("run=no_steps&index=0", 404, "unknown_step"),
        ("run=broken&index=0", 422, "unreadable_profile"),
    ],
)
def test_refuses(tab: Tab, query: str, status: int, code: str) -> None:
    response = tab.get(f"/step?{query}")
    assert response.status_code == status
    error = response.get_json()["error"]
    assert error["code"] == code
    assert error["message"]
    assert error["hint"]


def test_asks_for_patience_while_it_reads(
    tab: Tab, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def still_reading(*_: object) -> bytes:
        raise StillReadingError("Reading vm (98 MB): computing.")

    monkeypatch.setattr(answers.Answers, "_get", still_reading)
    response = tab.get(f"/step?run={GPU}&index=0")
    assert response.status_code == 503
    assert response.headers["Retry-After"] == "1"
    assert response.get_json()["error"]["message"] == "Reading vm (98 MB): computing."


def test_all_steps_of_a_host_are_found_at_once(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever step is asked for next, nothing is read for it."""
    made = []
    ops_of_host = step_ops.ops_of_host

    def noted(*arguments: object) -> object:
        made.append(arguments)
        return ops_of_host(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(step_ops, "ops_of_host", noted)
    tab = Tab(str(samples))
    for index in (0, 7, 0, 19):
        assert tab.json(f"/step?run={GPU}&index={index}")["index"] == index
    assert len(made) == 1
