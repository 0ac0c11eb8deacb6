"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.samples import write_samples


def test_show_text_fits_a_terminal(samples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for run in ("cpu_training", "gpu_training_simulated"):
        assert main(["show", str(samples), "--run", run]) == 0
        text = capsys.readouterr().out
        assert max(map(len, text.splitlines())) <= 100
        assert "Average step time: " in text
        assert "Where the time went" in text
    assert "SIMULATED" in text


def test_inference_leads_with_its_sessions(
    samples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(samples), "--run", "tpu_inference_simulated"]) == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 100
    assert re.search(r"^Average session time: .* over 200 sessions$", text, re.MULTILINE)
    for label in ("mean", "p50", "p75", "p90", "p99", r"p99\.9\*", "mean of [0-9]+ × encoder"):
        assert re.search(rf"^  {label}( +[0-9.]+ ms){{4}}$", text, re.MULTILINE), label
    assert "Where the time went" in text


def test_show_json_is_the_document(samples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(samples), "--run", "cpu_training", "--format", "json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema_version"] == 1
    assert document["run"]["id"] == "cpu_training"


@pytest.mark.slow
def test_show_writes_every_format(
    samples: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    arguments = ["show", str(samples), "--run", "cpu_training", "--format"]

    def shown(name: str) -> bytes:
        assert main([*arguments, name]) == 0
        return capsysbinary.readouterr().out

    document = json.loads(shown("json"))
    step_ms = document["metrics"]["step_time"]["value"]
    table = shown("csv")
    assert f"metrics,step_time,value,{step_ms},ms,,measured,\r\n".encode() in table
    assert b"\r\r" not in table
    assert shown("html").startswith(b"<!DOCTYPE html>")
    assert json.loads(shown("xprof"))[1]["p"]["steptime_ms_average"] == f"{step_ms:.1f}"


def test_show_takes_the_newest_run_and_one_host(
    samples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["show", str(samples), "--host", "simulated-tpu-host", "--format", "json"]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["run"]["id"] == "tpu_training_simulated"


def test_runs(samples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["runs", str(samples), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {run["id"] for run in listed} == {
        "cpu_training",
        "gpu_training_simulated",
        "pytorch_cpu/2026_12_01_15_10_25",
        "pytorch_gpu_simulated/2026_01_01_00_00_01",
        "tpu_inference_simulated",
        "tpu_training_simulated",
    }
    assert set(listed[0]) == {"id", "hosts", "path", "format"}
    assert main(["runs", str(samples)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6


def test_runs_says_what_was_not_searched(
    samples: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tensorboard_plugin_overview.catalog.local._MAX_FOLDERS", 4)
    assert main(["runs", str(samples)]) == 0
    captured = capsys.readouterr()
    # The logdir, `plugins`, `profile` and the first session.
    assert captured.out.startswith("cpu_training\t")
    assert "Only 4 folders of the logdir were searched" in captured.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["show", "{logdir}/gone"], "No such file or directory"),
        (["show", "{logdir}/plugins", "--run", "nope"], "There is no run 'nope'"),
        (["show", "{logdir}/plugins", "--host", "nope"], "has no host 'nope'"),
        (["show", "{logdir}/empty.xplane.pb"], "empty"),
        (["show", "{logdir}/text.xplane.pb"], "text"),
        (["runs", "{logdir}/nothing"], "No profile was found"),
    ],
)
def test_one_line_on_stderr_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    write_samples(tmp_path)
    (tmp_path / "empty.xplane.pb").touch()
    (tmp_path / "text.xplane.pb").write_text("a text file\n" * 10)
    (tmp_path / "nothing").mkdir()
    assert main([argument.format(logdir=tmp_path) for argument in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert says in captured.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            [],
            "tensorboard-overview: the following arguments are required: COMMAND. "
            "See tensorboard-overview --help.\n",
        ),
        (
            ["show"],
            "tensorboard-overview show: the following arguments are required: PATH. "
            "See tensorboard-overview show --help.\n",
        ),
    ],
)
def test_wrong_use_is_one_line_too(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert (ended.value.code, capsys.readouterr().err) == (2, told)


@pytest.mark.parametrize("number", ["0", "-5", "nan", "inf", "1e300", "much"])
@pytest.mark.parametrize("option", ["--peak-tflops", "--peak-gbps"])
def test_a_peak_is_a_number_above_zero(
    samples: Path, capsys: pytest.CaptureFixture[str], option: str, number: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["show", str(samples), f"{option}={number}"])
    assert ended.value.code == 2
    told = f"argument {option}: must be a number above 0, not {number!r}"
    assert told in capsys.readouterr().err


def test_module_runs_and_knows_its_version() -> None:
    command = [sys.executable, "-m", "tensorboard_plugin_overview", "--version"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.startswith("0.")


@pytest.mark.slow
def test_reader_that_leaves_early_is_no_error(samples: Path) -> None:
    command = f"{sys.executable} -m tensorboard_plugin_overview show {samples} | head -1"
    finished = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )
    assert finished.stderr == ""


@pytest.mark.slow
def test_show_does_not_import_tensorboard(samples: Path) -> None:
    code = (
        "import sys; from tensorboard_plugin_overview.__main__ import main; "
        f"main(['show', {str(samples)!r}]); "
        "sys.exit(any(name.partition('.')[0] == 'tensorboard' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
def test_demo_serves_the_samples_and_stops_as_one(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tensorboard_plugin_overview", "demo", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--logdir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as demo:
        try:
            assert demo.stdout is not None
            assert demo.stdout.readline() == f"http://localhost:{port}/#overview\n"
            runs = _answer(f"http://localhost:{port}/data/plugin/overview/runs")
            assert {run["id"] for run in runs["runs"]} >= {"cpu_training", "gpu_training_simulated"}
        finally:
            demo.terminate()
            demo.wait(timeout=20)
    with pytest.raises(OSError):
        socket.create_connection(("localhost", port), timeout=1)


def _answer(url: str) -> Any:
    """The JSON at the address, once the server has come up and its first scan has ended."""
    for _ in range(120):
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                answer = json.load(response)
            if not answer["scanning"]:
                return answer
        except OSError:
            pass
        time.sleep(0.25)
    raise AssertionError(f"{url} does not answer")


@pytest.mark.slow
def test_a_terminal_that_lacks_a_character_gets_the_report(samples: Path) -> None:
    command = [sys.executable, "-m", "tensorboard_plugin_overview", "show", str(samples)]
    command += ["--run", "cpu_training"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert shown.returncode == 0
    assert "Average step time: " in shown.stdout
    assert "Traceback" not in shown.stderr
