"""The route `compare`: the same overviews, one against another; and how it refuses."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from werkzeug.test import Client

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.server import answers
from tensorboard_plugin_overview.server.errors import StillReadingError
from tensorboard_plugin_overview.server.watch import Subject
from tests.server.tab import Tab

GPU = "gpu_training_simulated"
TPU = "tpu_training_simulated"


def test_answers_the_comparison_of_what_overview_answers(tab: Tab) -> None:
    a, b = (tab.json(f"/overview?run={run}") for run in (GPU, TPU))
    answer = tab.json(f"/compare?a={GPU}&b={TPU}")
    assert answer == compare(a, b).to_dict()
    assert answer["a"]["run"] == GPU
    assert answer["b"] == {"run": TPU, "host": None, "platform": "tpu", "steps": 20}
    assert answer["verdict"] == "faster"


def test_is_what_the_command_line_finds(tab: Tab, samples: Path) -> None:
    a, b = (load(samples, run).to_dict() for run in (GPU, TPU))
    assert tab.json(f"/compare?a={GPU}&b={TPU}") == compare(a, b).to_dict()


def test_takes_hosts_and_the_same_run_twice(tab: Tab) -> None:
    answer = tab.json("/compare?a=cpu_training&b=cpu_training&host_b=vm")
    assert (answer["verdict"], answer["a"]["host"], answer["b"]["host"]) == ("same", None, "vm")


def test_is_sent_packed_and_not_to_be_sniffed(tab: Tab) -> None:
    url = "/compare?a=cpu_training&b=cpu_training"
    response = Client(tab.apps["/compare"]).get(url, headers={"Accept-Encoding": "gzip"})
    assert response.headers["Content-Type"].startswith("application/json")
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Content-Encoding"] == "gzip"
    assert json.loads(gzip.decompress(response.data)) == tab.json(url)


@pytest.mark.parametrize(
    ("query", "status", "code", "says"),
    [
        ("", 400, "bad_parameter", "The parameter a must be"),
        ("?a=cpu_training", 400, "bad_parameter", "The parameter b must be"),
        ("?b=cpu_training", 400, "bad_parameter", "The parameter a must be"),
        ("?a=../../etc&b=cpu_training", 400, "bad_parameter", "The parameter a"),
        ("?a=cpu_training&b=%00", 400, "bad_parameter", "The parameter b"),
        ("?a=nope&b=cpu_training", 404, "unknown_run", "'nope'"),
        ("?a=cpu_training&b=nope", 404, "unknown_run", "'nope'"),
        ("?a=cpu_training&b=/etc/passwd", 404, "unknown_run", "/etc/passwd"),
        ("?a=cpu_training&b=cpu_training&host_a=x", 404, "unknown_host", "no host 'x'"),
        ("?a=cpu_training&b=cpu_training&host_b=../vm", 404, "unknown_host", "no host '../vm'"),
    ],
)
def test_refuses(tab: Tab, query: str, status: int, code: str, says: str) -> None:
    response = tab.get(f"/compare{query}")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (status, code)
    assert says in error["message"]
    assert error["hint"]


def test_unreadable_run_is_422_and_named(tmp_path: Path, samples: Path) -> None:
    folder = tmp_path / "plugins/profile/bad"
    folder.mkdir(parents=True)
    (folder / "host.xplane.pb").write_text("not a profile")
    good = tmp_path / "plugins/profile/good"
    good.mkdir()
    source = samples / "plugins/profile/cpu_training/vm.xplane.pb"
    (good / "vm.xplane.pb").write_bytes(source.read_bytes())
    tab = Tab(str(tmp_path))
    for query in ("a=good&b=bad", "a=bad&b=good"):
        response = tab.get(f"/compare?{query}")
        error = json.loads(response.data)["error"]
        assert (response.status_code, error["code"]) == (422, "unreadable_profile")
        assert error["message"].startswith("bad: host: ")
        assert str(tmp_path) not in error["message"] + error["hint"]


def test_while_one_is_read_both_are_asked_for(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    overview = answers.Answers.overview

    def still_reading_the_first(self: answers.Answers, subject: Subject) -> answers.PackedDocument:
        asked.append(subject.run.id)
        if subject.run.id == GPU:
            raise StillReadingError("Reading host (98 MB): computing.")
        return overview(self, subject)

    monkeypatch.setattr(answers.Answers, "overview", still_reading_the_first)
    response = tab.get(f"/compare?a={GPU}&b={TPU}")
    assert asked == [GPU, TPU]
    assert response.status_code == 503
    assert response.headers["Retry-After"] == "1"
    error = json.loads(response.data)["error"]
    assert error["code"] == "reading"
    assert error["message"] == f"{GPU}: Reading host (98 MB): computing."


def test_only_get_is_answered(tab: Tab) -> None:
    response = Client(tab.apps["/compare"]).post(f"/compare?a={GPU}&b={TPU}")
    assert response.status_code == 405
