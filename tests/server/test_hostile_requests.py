"""Requests and names that mean harm: nothing outside the logdir, no script, no header of others.

Every route that the plugin has is asked; one that is added must be added here.
"""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from werkzeug.test import Client, TestResponse

from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.samples import write_samples
from tests.conftest import ROOT
from tests.evil import EVIL, write_evil
from tests.server.tab import Tab

# Route -> a query that it answers, with RUN for the run's id.
ROUTES = {
    "/runs": "",
    "/overview": "run=RUN",
    "/step": "run=RUN&index=0",
    "/compare": "a=RUN&b=RUN",
    "/export": "run=RUN&format=json",
    "/static/index.js": "",
}
OF_A_RUN = [route for route, query in ROUTES.items() if "RUN" in query]

OUTSIDE = [
    "..",
    "../secret",
    "../../../../../../etc/passwd",
    "cpu_training/../../secret",
    "..%2f..%2fsecret",
    "%2e%2e/%2e%2e/secret",
    "%252e%252e%252fsecret",
    "..%5c..%5csecret",
    "%5c%5chost%5cshare",
    "C:%5cWindows",
    "C:/Windows",
    "/etc/passwd",
    "//etc/passwd",
    "file:///etc/passwd",
    "%00",
    "cpu_training%00",
    "cpu_training%00.html",
    "%2e",
    ".",
    "./cpu_training",
    "cpu_training/",
    "cpu_training/vm.xplane.pb",
    "plugins/profile/cpu_training",
    "~",
    "~root",
    "$HOME",
    "*",
    "cpu_*",
    "CPU_TRAINING",
    "%ff%fe",
    "%c0%ae%c0%ae/secret",
    "%ed%a0%80",
    "%e2%80%ae",
    "cpu_training%0d%0aX-Injected:%20yes",
    "cpu_training%20",
    "+cpu_training",
    "x" * 5000,
    "x" * 1_000_000,
    "%f0%9f%92%a9" * 3000,
]


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Tab:
    root = tmp_path_factory.mktemp("server")
    write_samples(root / "logs")
    secret = root / "secret/plugins/profile/secret"
    secret.mkdir(parents=True)
    (secret / "secret.xplane.pb").write_bytes(b"secret")
    return Tab(str(root / "logs"))


def url_of(route: str, run: str) -> str:
    return f"{route}?{ROUTES[route].replace('RUN', run)}"


def request(tab: Tab, method: str, url: str) -> TestResponse:
    route = url.partition("?")[0]
    app = tab.apps["/static/*" if route.startswith("/static/") else route]
    return Client(app).open(url, method=method, headers={"Origin": "https://elsewhere.example"})


def test_every_route_is_asked(tab: Tab) -> None:
    asked = {"/static/*" if route.startswith("/static/") else route for route in ROUTES}
    assert set(tab.apps) == asked


# Paths.


@pytest.mark.parametrize("route", OF_A_RUN)
@pytest.mark.parametrize("run", OUTSIDE, ids=lambda run: run[:40])
def test_no_run_id_leads_out_of_the_logdir(tab: Tab, route: str, run: str) -> None:
    response = request(tab, "GET", url_of(route, run))
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) in {
        (400, "bad_parameter"),
        (404, "unknown_run"),
        (404, "unknown_host"),
    }
    assert "X-Injected" not in response.headers
    # It is said again in the message, but not at any length: a thousand characters, which take up
    # to twelve bytes each.
    assert len(response.data) < 14_000


@pytest.mark.parametrize("host", ["../vm", "vm/../vm", "vm%00", "/etc/passwd", "x" * 100_000])
def test_no_host_leads_out_of_the_logdir(tab: Tab, host: str) -> None:
    for route in ("/overview", "/export"):
        response = request(tab, "GET", f"{url_of(route, 'cpu_training')}&host={host}")
        assert response.status_code in (400, 404)
        assert len(response.data) < 14_000


@pytest.mark.parametrize(
    "name",
    [
        "../loader.py",
        "%2e%2e/loader.py",
        "..%2floader.py",
        "..%5cloader.py",
        "/etc/passwd",
        "index.js%00",
        "index.js/",
        "INDEX.JS",
        "",
        "x" * 100_000,
    ],
    ids=lambda name: name[:20],
)
def test_no_file_but_the_bundle_is_sent(tab: Tab, name: str) -> None:
    response = request(tab, "GET", f"/static/{name}")
    assert (response.status_code, json.loads(response.data)["error"]["code"]) == (
        404,
        "unknown_file",
    )


@pytest.mark.parametrize(
    "query",
    [
        "limit=-1",
        "limit=1e9",
        "limit=" + "9" * 5000,
        "offset=" + "9" * 30,
        "limit=%00",
        "limit=%e2%91%a1",
        "search=" + "x" * 100_000,
        "search=" + "x%20" * 20_000,
        "search=%ff%00",
        "&&&=&==&limit",
        "&".join(f"p{n}=1" for n in range(5000)),
    ],
    ids=lambda query: query[:20],
)
def test_odd_parameters_of_the_list(tab: Tab, query: str) -> None:
    assert request(tab, "GET", f"/runs?{query}").status_code in (200, 400)


def test_of_two_parameters_of_one_name_the_first_counts(tab: Tab) -> None:
    response = request(tab, "GET", "/overview?run=cpu_training&run=../secret")
    assert json.loads(response.data)["run"]["id"] == "cpu_training"


@pytest.mark.slow
def test_links_are_followed_where_the_owner_of_the_logdir_put_them(tmp_path: Path) -> None:
    """A tree of links is how several logdirs are put together; what is behind them must be a
    profile all the same, and of any other file only its kind is named."""
    write_samples(tmp_path / "outside")
    session = tmp_path / "logs/plugins/profile/s"
    session.mkdir(parents=True)
    (tmp_path / "password").write_text("root:x:0:0:very secret\n" * 9)
    good = tmp_path / "outside/plugins/profile/cpu_training/vm.xplane.pb"
    (session / "good.xplane.pb").symlink_to(good)
    (session / "text.xplane.pb").symlink_to(tmp_path / "password")
    (session / "folder.xplane.pb").symlink_to(tmp_path)
    (session / "dangling.xplane.pb").symlink_to(tmp_path / "nothing")
    (session / "circle.xplane.pb").symlink_to(session / "circle.xplane.pb")
    if hasattr(os, "mkfifo"):
        os.mkfifo(session / "pipe.xplane.pb")
        (session / "endless.xplane.pb").symlink_to("/dev/zero")
    response = Tab(str(tmp_path / "logs")).get("/overview?run=s")
    document = json.loads(response.data)
    files = {file["host"]: file["status"] for file in document["run"]["files"]}
    assert files["good"] == "ok"
    assert files["text"] == "unreadable"
    assert set(files) <= {"good", "text", "folder", "pipe", "endless"}
    assert b"secret" not in response.data
    assert str(tmp_path).encode() not in response.data


# Headers and methods.


def statuses(tab: Tab, route: str) -> list[TestResponse]:
    urls = [url_of(route, run) for run in ("cpu_training", "nope", "..")]
    found = [request(tab, method, urls[0]) for method in ("GET", "HEAD", "POST")]
    return found + [request(tab, "GET", url) for url in urls[1:]]


@pytest.mark.parametrize("route", ROUTES)
def test_headers_of_every_answer(tab: Tab, route: str) -> None:
    for response in statuses(tab, route):
        headers = response.headers
        types = headers.getlist("Content-Type")
        is_bundle = route.startswith("/static/") and response.status_code == 200
        media_type = "text/javascript; charset=utf-8" if is_bundle else "application/json"
        assert types == [media_type]
        assert headers.getlist("X-Content-Type-Options") == ["nosniff"]
        (caching,) = headers.getlist("Cache-Control")
        assert "no-cache" in caching
        assert not [name for name in headers.keys() if name.lower().startswith("access-control")]  # noqa: SIM118
        assert "Set-Cookie" not in headers
        assert len(headers.getlist("Content-Length")) == 1


@pytest.mark.parametrize("name", FORMATS)
def test_what_is_html_runs_nothing_in_this_origin(tab: Tab, name: str) -> None:
    response = tab.get(f"/export?run=cpu_training&format={name}")
    assert response.headers["Content-Disposition"].startswith("attachment; ")
    assert "sandbox" in response.headers.getlist("Content-Security-Policy")


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X"])
def test_other_methods_do_nothing(tab: Tab, route: str, method: str) -> None:
    response = request(tab, method, url_of(route, "cpu_training"))
    assert response.status_code == 405
    assert json.loads(response.data)["error"]["code"] == "method_not_allowed"


@pytest.mark.parametrize("route", ROUTES)
def test_head_has_no_body(tab: Tab, route: str) -> None:
    response = request(tab, "HEAD", url_of(route, "cpu_training"))
    assert (response.status_code, response.data) == (200, b"")


# Names in the profile.


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Tab:
    logdir = tmp_path_factory.mktemp("evil")
    write_evil(logdir)
    return Tab(str(logdir))


def evil_run(evil: Tab) -> str:
    (run,) = evil.json("/runs")["runs"]
    assert "onerror" in run["id"]
    return quote(run["id"], safe="")


@pytest.mark.parametrize("route", ["/runs", *OF_A_RUN])
def test_evil_names_are_json(evil: Tab, route: str) -> None:
    response = request(evil, "GET", url_of(route, evil_run(evil)))
    assert response.status_code == 200
    assert response.mimetype == "application/json"
    json.loads(response.data)


def test_evil_names_are_shown_as_they_are(evil: Tab) -> None:
    document = json.loads(request(evil, "GET", url_of("/overview", evil_run(evil))).data)
    assert any("<script>globalThis.owned=1</script>" in op["name"] for op in document["top_ops"])


@pytest.mark.parametrize("run", [EVIL, "<b>", "</script>"])
def test_evil_parameters_are_json(tab: Tab, run: str) -> None:
    response = request(tab, "GET", url_of("/overview", quote(run)))
    assert response.mimetype == "application/json"
    assert response.status_code in (400, 404)


def test_an_exported_page_of_evil_names_has_the_scripts_of_a_good_one(evil: Tab, tab: Tab) -> None:
    def tags(subject: Tab, run: str) -> dict[str, int]:
        page = subject.get(f"/export?run={run}&format=html").data.decode()
        return {tag: page.lower().count(tag) for tag in ("<script", "</script", "<img", "onerror")}

    bad, good = tags(evil, evil_run(evil)), tags(tab, "cpu_training")
    assert (bad["<script"], bad["</script"]) == (good["<script"], good["</script"])
    assert bad["<img"] == good["<img"]


def test_what_is_packed_is_what_was_written(tab: Tab) -> None:
    """Compressed on the way or not, the bytes are the same."""
    app = Client(tab.apps["/overview"])
    plain = app.get("/overview?run=cpu_training").data
    packed = app.get("/overview?run=cpu_training", headers={"Accept-Encoding": "gzip"}).data
    assert gzip.decompress(packed) == plain


def test_failures_name_no_folder(tmp_path: Path) -> None:
    session: Any = tmp_path / "plugins/profile/s"
    session.mkdir(parents=True)
    (session / "a.xplane.pb").write_bytes(b"\xff" * 99)
    for route in ("/overview", "/export"):
        response = Tab(str(tmp_path)).get(url_of(route, "s"))
        assert response.status_code == 422
        assert str(tmp_path).encode() not in response.data


# The bundle.


def test_the_bundle_reaches_for_nothing_outside_and_makes_no_code_of_text(tab: Tab) -> None:
    """Names of XML vocabularies look like addresses; nothing else may. Preact alone knows how to
    set HTML, and no component asks it to."""
    text = tab.get("/static/index.js").data.decode()
    addresses = set(re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z][\w./-]*", text))
    assert {address.partition("//")[2].partition("/")[0] for address in addresses} == {"www.w3.org"}
    for word in ("eval(", "new Function", "document.write", "insertAdjacentHTML", "importScripts"):
        assert word not in text
    sources = (ROOT / "frontend" / "src").rglob("*.ts*")
    users = [path.name for path in sources if "dangerouslySetInnerHTML" in path.read_text()]
    assert users == []
