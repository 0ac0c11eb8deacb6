"""The route `/export`: files to keep, and never a page in TensorBoard's origin."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.server import answers
from tensorboard_plugin_overview.server.http import content_disposition
from tests.server.tab import Tab

MEDIA_TYPES = {
    "json": "application/json",
    "csv": "text/csv",
    "html": "text/html",
    "xprof": "application/json",
}


@pytest.mark.parametrize("name", MEDIA_TYPES)
def test_every_format_is_a_download(tab: Tab, name: str) -> None:
    response = tab.get(f"/export?run=gpu_training_simulated&format={name}")
    assert response.status_code == 200
    assert response.mimetype == MEDIA_TYPES[name]
    assert response.headers["Content-Disposition"].startswith("attachment; ")
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    # Opened in TensorBoard's origin all the same, it would have no script and no origin.
    assert "sandbox" in response.headers.getlist("Content-Security-Policy")


def test_files_hold_the_numbers_of_the_overview(tab: Tab) -> None:
    overview = json.loads(tab.get("/overview?run=gpu_training_simulated").data)
    step_ms = overview["metrics"]["step_time"]["value"]

    def export(name: str) -> str:
        return tab.get(f"/export?run=gpu_training_simulated&format={name}").text

    assert json.loads(export("json")) == overview
    assert json.loads(export("xprof"))[1]["p"]["steptime_ms_average"] == f"{step_ms:.1f}"
    rows = list(csv.DictReader(io.StringIO(export("csv"), newline="")))
    (row,) = (row for row in rows if row["item"] == "step_time" and row["field"] == "value")
    assert float(row["value"]) == step_ms
    assert str(step_ms) in export("html")


def test_one_host(tab: Tab) -> None:
    response = tab.get("/export?run=cpu_training&host=vm&format=json")
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
def test_refuses(tab: Tab, query: str, status: int, code: str) -> None:
    response = tab.get(f"/export?{query}")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (status, code)
    assert "Content-Disposition" not in response.headers


def test_unreadable_profile_is_422(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    folder.mkdir(parents=True)
    (folder / "bad.xplane.pb").write_text("not a profile")
    response = Tab(str(tmp_path)).get("/export?run=s&format=csv")
    assert response.status_code == 422
    assert json.loads(response.data)["error"]["code"] == "unreadable_profile"


def test_all_formats_come_from_one_reading(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []

    def counting(run: Any, *arguments: Any) -> Any:
        built.append(run.id)
        return build_overview(run, *arguments)

    monkeypatch.setattr(answers, "build_overview", counting)
    tab = Tab(str(samples))
    assert tab.get("/overview?run=cpu_training").status_code == 200
    for name in MEDIA_TYPES:
        assert tab.get(f"/export?run=cpu_training&format={name}").status_code == 200
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
