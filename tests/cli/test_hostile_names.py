"""Names that a profile or a folder has: no command prints a control character of them."""

from __future__ import annotations

import copy
import json
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.report.comparison import comparison_text

EVIL = "\n::error title=x::pwned\x1b[31m\x1b]0;t\x07\u202e\u2066 ##[error]y \u2028\r\x9b1m\x7f"
# Of a folder or a file.
EVIL_NAME = "run" + EVIL
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
RUN = "gpu_training_simulated"


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Path:
    """A logdir whose run, session, host, planes and ops are all called so."""
    (source,) = (samples / "plugins/profile" / RUN).iterdir()
    space = XSpaceMessage.FromString(source.read_bytes())
    for plane in space.planes:
        if plane.name.startswith(b"/device:"):
            plane.name += EVIL.encode()
        for entry in plane.event_metadata:
            if not re.match(rb"^(train|step|\d+$)", entry.value.name):
                entry.value.name += EVIL.encode()
    space.errors.append(EVIL.encode())
    space.warnings.append(EVIL.encode())
    logdir = tmp_path_factory.mktemp("hostile")
    # A run whose id is a command from its first character on.
    for run in (f"{EVIL_NAME}/plugins/profile/s{EVIL}", "::warning::x/plugins/profile/s"):
        folder = logdir / run
        folder.mkdir(parents=True)
        (folder / f"host{EVIL}.xplane.pb").write_bytes(space.SerializeToString())
    return logdir


def assert_harmless(text: str) -> None:
    for line in text.split("\n"):
        assert not CONTROL.search(line), line
        assert not line.lstrip().startswith("::"), line
        assert "##[" not in line


def printed(capsys: pytest.CaptureFixture[str], status: int, *arguments: object) -> str:
    assert main([*map(str, arguments)]) == status
    captured = capsys.readouterr()
    return str(captured.out + captured.err)


def test_runs(hostile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, 0, "runs", hostile).splitlines()
    assert len(lines) == 2
    for line in lines:
        # Tabs tell the columns apart.
        assert len(line.split("\t")) == 3
        assert_harmless(line.replace("\t", " "))
    assert any(r"run\n::error title=x" in line for line in lines)
    assert any(line.startswith(r"\x3a:warning::x/s") for line in lines)


def test_json_of_runs_keeps_the_names(hostile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = [run["id"] for run in json.loads(printed(capsys, 0, "runs", hostile, "--json"))]
    assert set(ids) == {f"{EVIL_NAME}/s{EVIL}", "::warning::x/s"}


@pytest.mark.parametrize("arguments", [(), ("-v",), ("--format", "csv")])
def test_show(
    hostile: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    text = printed(capsys, 0, "show", hostile, *arguments)
    assert_harmless(text.replace("\r\n", "\n"))
    assert r"\x1b[31m" in text


def test_show_html_begins_no_line_with_a_command(
    hostile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, 0, "show", hostile, "--format", "html")
    assert not re.search(r"^\s*::", text, re.MULTILINE)
    assert "\x1b" not in text


def test_check(hostile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junit = tmp_path / "j.xml"
    requirement = ("--require", "step_time <= 0.0001 ms")
    text = printed(capsys, 1, "check", hostile, *requirement, "--github", "--junit", junit)
    lines, annotation = text.splitlines()
    assert_harmless(lines)
    assert annotation.startswith("::error title=tensorboard-overview check%3A ")
    assert annotation.count("::") == 2
    assert not CONTROL.search(annotation)
    (suite,) = ElementTree.parse(junit).getroot()
    assert not CONTROL.search(str(suite[0].get("classname")))


def test_compare(hostile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_harmless(printed(capsys, 0, "compare", hostile, hostile, "--run-a", "::warning::x/s"))


def test_compare_of_documents_with_such_texts(
    samples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(printed(capsys, 0, "show", samples, "--run", RUN, "--format", "json"))
    hostile = _with_evil_texts(copy.deepcopy(document))
    text = comparison_text(compare(document, hostile), colour=True)
    # But for the colours, which are our own.
    assert_harmless(re.sub("\x1b\\[(3[123]|0)m", "", text))


def _with_evil_texts(document: Any) -> Any:
    document["run"]["id"] += EVIL
    document["environment"]["device_type"] = EVIL
    document["environment"]["frameworks"] = {f"jax{EVIL}": EVIL}
    document["run"]["files"][0].update(host=EVIL, status=f"partial{EVIL}")
    for metric in document["metrics"].values():
        metric["label"] += EVIL
        if metric["value"] is None:
            metric["reason"] += EVIL
    document["steps"]["method"] = EVIL
    for category in document["steps"]["categories"]:
        category["label"] += EVIL
    return document


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "{logdir}", "--run", f"x{EVIL}"),
        ("show", "{logdir}", "--host", f"x{EVIL}"),
        ("show", f"gone{EVIL}"),
        ("check", "{logdir}", "--require", f"step_time <= 1 ms{EVIL}"),
        ("compare", "{logdir}", f"gone{EVIL}"),
    ],
)
def test_errors_are_one_line(
    hostile: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    text = printed(capsys, 2, *(one.replace("{logdir}", str(hostile)) for one in arguments))
    assert text.count("\n") == 1
    assert_harmless(text)


def test_wrong_use_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["show", ".", EVIL])
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert_harmless(text)


def test_a_real_profile_with_such_names(
    shared: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    profile = tmp_path / "host0.xplane.pb"
    shutil.copy(shared / "cases/terminal_escapes/host0.xplane.pb", profile)
    for arguments in (["show", profile], ["compare", profile, profile], ["runs", tmp_path]):
        assert_harmless(printed(capsys, 0, *arguments).replace("\t", " "))
