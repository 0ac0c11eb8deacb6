"""The route `/export`: files to keep, and never a page in TensorBoard's origin."""

from __future__ import annotations

import argparse
import csv
import io
import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from tensorboard.plugins import base_plugin
from werkzeug.test import Client
from werkzeug.test import TestResponse

from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.server import answers
from tensorboard_plugin_overview.server.export import content_disposition
from tensorboard_plugin_overview.server.plugin import OverviewPlugin

MEDIA_TYPES = {
    "json": "application/json",
    "csv": "text/csv",
    "html": "text/html",
    "xprof": "application/json",
}


def plugin_on(logdir: Path) -> OverviewPlugin:
    context = base_plugin.TBContext(logdir=str(logdir), flags=argparse.Namespace(logdir_spec=""))
    plugin = OverviewPlugin(context)
    plugin._watch.current(wait_s=10)
    return plugin


def get(plugin: OverviewPlugin, url: str) -> TestResponse:
    route = url.partition("?")[0]
    return Client(plugin.get_plugin_apps()[route]).get(url)


@pytest.fixture(scope="module")
def plugin(samples: Path) -> OverviewPlugin:
    return plugin_on(samples)


@pytest.mark.parametrize("name", MEDIA_TYPES)
def test_every_format_is_a_download(plugin: OverviewPlugin, name: str) -> None:
    response = get(plugin, f"/export?run=gpu_training_simulated&format={name}")
    assert response.status_code == 200
    assert response.mimetype == MEDIA_TYPES[name]
    assert response.headers["Content-Disposition"].startswith("attachment; ")
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    # Opened in TensorBoard's origin all the same, it would have no script and no origin.
    assert "sandbox" in response.headers.getlist("Content-Security-Policy")


def test_files_hold_the_numbers_of_the_overview(plugin: OverviewPlugin) -> None:
    overview = json.loads(get(plugin, "/overview?run=gpu_training_simulated").data)
    step_ms = overview["metrics"]["step_time"]["value"]

    def export(name: str) -> str:
        return get(plugin, f"/export?run=gpu_training_simulated&format={name}").text

    assert json.loads(export("json")) == overview
    assert json.loads(export("xprof"))[1]["p"]["steptime_ms_average"] == f"{step_ms:.1f}"
    rows = list(csv.DictReader(io.StringIO(export("csv"), newline="")))
    (row,) = (row for row in rows if row["item"] == "step_time" and row["field"] == "value")
    assert float(row["value"]) == step_ms
    assert str(step_ms) in export("html")


def test_one_host(plugin: OverviewPlugin) -> None:
    response = get(plugin, "/export?run=cpu_training&host=vm&format=json")
    assert [host["name"] for host in json.loads(response.data)["hosts"]] == ["vm"]
    assert 'filename="overview-cpu_training-vm.json"' in response.headers["Content-Disposition"]


@pytest.mark.parametrize(
    "query, status, code",
    [
        ("run=cpu_training", 400, "bad_parameter"),
        ("run=cpu_training&format=", 400, "bad_parameter"),
        ("run=cpu_training&format=text", 400, "bad_parameter"),
        ("run=cpu_training&format=../json", 400, "bad_parameter"),
        ("format=json", 400, "bad_parameter"),
        ("run=../../etc&format=json", 400, "bad_parameter"),
        ("run=nope&format=json", 404, "unknown_run"),
        ("run=cpu_training&host=nope&format=json", 404, "unknown_host"),
    ],
)
def test_refuses(plugin: OverviewPlugin, query: str, status: int, code: str) -> None:
    response = get(plugin, f"/export?{query}")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (status, code)
    assert "Content-Disposition" not in response.headers


def test_unreadable_profile_is_422(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    folder.mkdir(parents=True)
    (folder / "bad.xplane.pb").write_text("not a profile")
    response = get(plugin_on(tmp_path), "/export?run=s&format=csv")
    assert response.status_code == 422
    assert json.loads(response.data)["error"]["code"] == "unreadable_profile"


def test_all_formats_come_from_one_reading(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []

    def counting(run: Any, *arguments: Any) -> Any:
        built.append(run.id)
        return build_overview(run, *arguments)

    monkeypatch.setattr(answers, "build_overview", counting)
    plugin = plugin_on(samples)
    assert get(plugin, "/overview?run=cpu_training").status_code == 200
    for name in MEDIA_TYPES:
        assert get(plugin, f"/export?run=cpu_training&format={name}").status_code == 200
    assert built == ["cpu_training"]


@pytest.mark.parametrize(
    "name, plain, whole",
    [
        ("overview-a_1", "overview-a_1.csv", "overview-a_1.csv"),
        ("overview-tb run/2024", "overview-tb-run-2024.csv", "overview-tb-run-2024.csv"),
        ('overview-"a"\r\nX: y', "overview--a-X-y.csv", "overview--a-X-y.csv"),
        ("overview-Größe", "overview-Gr-e.csv", "overview-Größe.csv"),
        ("overview-../../etc", "overview-..-..-etc.csv", "overview-..-..-etc.csv"),
        ("overview-\udcff", "overview.csv", "overview.csv"),
    ],
)
def test_names_of_files(name: str, plain: str, whole: str) -> None:
    header = content_disposition(name, ".csv")
    header.encode("ascii")
    assert "\r" not in header
    assert "\n" not in header
    assert f'; filename="{plain}"; ' in header
    assert unquote(header.partition("filename*=UTF-8''")[2]) == whole


def test_long_names_of_files_are_cut() -> None:
    header = content_disposition("overview-" + "a" * 1000, ".csv")
    assert len(header) < 400
    assert header.endswith(".csv")
