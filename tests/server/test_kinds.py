"""`&kind=` of the routes, of a program that trains and evaluates in turn.

Every 100 ms, training 10…13 takes 60 ms, and evaluation 0…3 20 ms.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tensorboard_plugin_overview import load, load_step
from tests.overview.panels.test_step_kinds import Cpu, in_turn
from tests.server.tab import Tab


@pytest.fixture(scope="module")
def logdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kinds")
    for run in ("first", "second"):
        session = folder / "plugins" / "profile" / run
        session.mkdir(parents=True)
        (session / "h.xplane.pb").write_bytes(in_turn(Cpu()).to_bytes())
    return folder


@pytest.fixture(scope="module")
def tab(logdir: Path) -> Tab:
    return Tab(str(logdir))


@pytest.mark.parametrize(("query", "kind"), [("", None), ("&kind=train", "train")])
def test_the_leading_kind(tab: Tab, logdir: Path, query: str, kind: str | None) -> None:
    answer = tab.json(f"/overview?run=first{query}")
    assert answer == load(logdir, run="first", kind=kind).to_dict()
    assert answer["headline"]["value_ms"] == 60


def test_another_kind(tab: Tab, logdir: Path) -> None:
    answer = tab.json("/overview?run=first&kind=eval")
    assert answer["steps"]["columns"]["number"] == [0, 1, 2, 3]
    assert answer["headline"]["value_ms"] == 20
    assert answer == tab.json("/overview?run=first&host=h&kind=eval")
    # It is answered beside the other one, and not in its place.
    assert tab.json("/overview?run=first")["headline"]["value_ms"] == 60


def test_the_ops_of_a_step(tab: Tab, logdir: Path) -> None:
    answer = tab.json("/step?run=first&kind=eval&index=2")
    assert answer == load_step(logdir, 2, run="first", kind="eval")
    assert (answer["name"], answer["number"]) == ("eval", 2)
    assert tab.json("/step?run=first&index=2")["number"] == 12


def test_exports(tab: Tab) -> None:
    answer = tab.get("/export?run=first&kind=eval&format=json")
    assert json.loads(answer.data)["headline"]["value_ms"] == 20
    for name in ("csv", "html", "xprof"):
        pages = [
            tab.get(f"/export?run=first&kind={kind}&format={name}") for kind in ("eval", "train")
        ]
        assert [page.status_code for page in pages] == [200, 200]
        assert pages[0].data != pages[1].data


def test_comparison(tab: Tab) -> None:
    same = tab.json("/compare?a=first&b=second&kind_a=eval&kind_b=eval")
    assert same["verdict"] == "same"
    other = tab.json("/compare?a=first&b=second&kind_b=eval")
    (step_time,) = (one for one in other["metrics"] if one["id"] == "step_time")
    assert (step_time["a"]["value"], step_time["b"]["value"]) == (60, 20)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["predict", "", "Eval", "../../etc", "%00", "%F0%9F%92%A9"])
@pytest.mark.parametrize(
    "route",
    [
        "/overview?run=first&kind=KIND",
        "/overview?run=first&host=h&kind=KIND",
        "/step?run=first&index=0&kind=KIND",
        "/export?run=first&format=json&kind=KIND",
        "/compare?a=first&b=second&kind_a=KIND",
        "/compare?a=first&b=second&kind_b=KIND",
    ],
)
def test_a_kind_that_there_is_not(tab: Tab, route: str, kind: str) -> None:
    response = tab.get(route.replace("KIND", kind))
    assert response.status_code == 404
    error = json.loads(response.data)["error"]
    assert error["code"] == "unknown_kind"
    assert error["hint"] == "Its kinds: 'eval', 'train'."
