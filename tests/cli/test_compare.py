"""`compare` as it is run."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tensorboard_plugin_overview.__main__ import main

COMMAND = [sys.executable, "-m", "tensorboard_plugin_overview"]
GPU = "gpu_training_simulated"
TPU = "tpu_training_simulated"


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_text_of_two_runs_of_a_logdir(samples: Path) -> None:
    done = run("compare", samples, samples, "--run-a", GPU, "--run-b", TPU)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:3] == [
        "B against A",
        f"  A  {GPU} (GPU, 20 steps)",
        f"  B  {TPU} (TPU, 20 steps)",
    ]
    assert lines[4].startswith("B is 25.7 % faster per step (46.01 → 34.19 ms, 95 % interval ")
    assert max(map(len, lines)) <= 100
    assert "\x1b" not in done.stdout


@pytest.mark.slow
def test_json_of_a_file_against_a_run(samples: Path, tmp_path: Path) -> None:
    shown = run("show", samples, "--run", GPU, "--format", "json")
    baseline = tmp_path / "monday"
    baseline.write_text(shown.stdout)
    done = run("compare", baseline, samples, "--run-b", GPU, "--format", "json")
    found = json.loads(done.stdout)
    assert (found["verdict"], found["configurations"]) == ("same", [])
    assert found["a"] == found["b"] == {"run": GPU, "host": None, "platform": "gpu", "steps": 20}


def test_without_a_run_the_newest_is_taken(
    samples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = samples / "plugins/profile" / GPU
    assert main(["compare", str(profile), str(samples), "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["a"]["run"], found["b"]["run"]) == (GPU, TPU)


@pytest.mark.slow
def test_one_host_of_each(samples: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["compare", str(samples), str(samples), "--run-a", GPU, "--run-b", GPU]
    assert main([*arguments, "--host-a", "simulated-host", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["a"]["host"], found["b"]["host"]) == ("simulated-host", None)
    assert main([*arguments, "--host-b", "nope"]) == 2
    assert "has no host 'nope'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["{samples}", "{tmp}/gone"], "No such file or directory"),
        (["{samples}", "{samples}", "--run-b", "nope"], "There is no run 'nope'"),
        (["{tmp}/bad.json", "{samples}"], "bad.json is no overview: it has no schema_version."),
        (["{samples}", "{tmp}/cut.json"], "cut.json is no overview: not JSON ("),
    ],
)
def test_one_line_on_stderr_and_status_2(
    samples: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    says: str,
) -> None:
    (tmp_path / "bad.json").write_text("{}")
    (tmp_path / "cut.json").write_text('{"schema_version": 1, "run"')
    assert main(["compare", *(one.format(samples=samples, tmp=tmp_path) for one in arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert says in captured.err


def test_run_of_a_file_must_be_its_own(
    samples: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(samples), "--run", GPU, "--format", "json"]) == 0
    written = tmp_path / "a.json"
    written.write_text(capsys.readouterr().out)
    assert main(["compare", str(written), str(samples), "--run-a", GPU]) == 0
    assert main(["compare", str(written), str(samples), "--run-a", TPU]) == 2
    assert f"is of run {GPU!r}, not {TPU!r}." in capsys.readouterr().err
    assert main(["compare", str(written), str(samples), "--host-a", "simulated-host"]) == 2
    assert "does not tell its hosts apart" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
)
def test_colours_on_a_terminal_only(
    samples: Path, environment: dict[str, str], coloured: bool
) -> None:
    known = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    ours, theirs = pty.openpty()
    command = [*COMMAND, "compare", str(samples), str(samples), "--run-a", GPU, "--run-b", TPU]
    env = {**known, "TERM": "xterm", **environment}
    with subprocess.Popen(command, stdout=theirs, env=env):
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:
            # So a closed terminal ends on Linux.
            pass
    os.close(ours)
    assert b"25.7 % faster" in shown
    assert (b"\x1b[32m" in shown) is coloured


@pytest.mark.slow
def test_does_not_import_tensorboard(samples: Path) -> None:
    code = (
        "import sys; from tensorboard_plugin_overview.__main__ import main; "
        f"main(['compare', {str(samples)!r}, {str(samples)!r}]); "
        "sys.exit(any(name.partition('.')[0] == 'tensorboard' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
