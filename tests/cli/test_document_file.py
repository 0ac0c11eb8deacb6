"""Documents out of files and pipes: what is none is one sentence, and nothing hangs."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.cli import document_file

COMMAND = f"{sys.executable} -m tensorboard_plugin_overview"
RUN = "gpu_training_simulated"


@pytest.fixture(scope="module")
def document(samples: Path) -> bytes:
    command = [*COMMAND.split(), "show", str(samples), "--run", RUN, "--format", "json"]
    return subprocess.run(command, capture_output=True, check=True).stdout


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


def in_bash(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=120
    )


def refusal(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([*map(str, arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.mark.slow
def test_compare_reads_what_show_writes(samples: Path) -> None:
    shown = f"<({COMMAND} show --format json --run {RUN} {samples})"
    done = in_bash(f"{COMMAND} compare {shown} {samples} --run-b {RUN}")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"A  {RUN}" in done.stdout
    done = in_bash(f"{COMMAND} compare {shown} {shown}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_check_reads_standard_input_and_a_baseline_out_of_a_pipe(
    samples: Path, document: bytes, tmp_path: Path
) -> None:
    baseline = tmp_path / "baseline.json"
    baseline.write_bytes(document)
    done = in_bash(
        f"cat {baseline} | {COMMAND} check /dev/stdin --baseline <(cat {baseline}) "
        "--require 'step_time not worse'"
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_a_writer_that_comes_late_and_writes_slowly(pipe: Path, document: bytes) -> None:
    def write() -> None:
        time.sleep(0.3)
        with pipe.open("wb", buffering=0) as file:
            for start in range(0, len(document), 1 + len(document) // 5):
                file.write(document[start : start + 1 + len(document) // 5])
                time.sleep(0.1)

    writer = threading.Thread(target=write)
    writer.start()
    assert document_file.json_content(str(pipe)) == document
    writer.join()


@pytest.mark.slow
def test_a_pipe_without_a_writer(pipe: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "check", pipe, "--require", "step_time < 1")
    assert f"{pipe} is a pipe that nobody writes to." in said
    assert "is a pipe that nobody writes to" in refusal(capsys, "compare", pipe, pipe)


@pytest.mark.slow
@pytest.mark.parametrize("content", [b"", b"\x0a\x03abc" * 100, b"text", b"text" * 100_000])
def test_what_comes_out_of_a_pipe_is_no_overview(
    pipe: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    def write() -> None:
        try:
            with pipe.open("wb") as file:
                time.sleep(0.1)
                file.write(content)
        except BrokenPipeError:
            pass

    writer = threading.Thread(target=write)
    writer.start()
    said = refusal(capsys, "compare", pipe, pipe)
    assert ("no overview" if content else "nothing came") in said
    writer.join()


def test_what_never_ends_is_given_up(
    pipe: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_file, "_MOST_BYTES", 1_000_000)
    with subprocess.Popen(["bash", "-c", f"yes '{{' > {pipe}"]) as writer:
        said = refusal(capsys, "check", pipe, "--require", "step_time < 1")
        writer.kill()
    assert "larger than 1 MB" in said


def test_a_file_that_is_too_large(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_file, "_MOST_BYTES", 1_000_000)
    (tmp_path / "large.json").write_bytes(b"{" * 1_000_001)
    said = refusal(capsys, "check", tmp_path / "large.json", "--require", "step_time < 1")
    assert "larger than 1 MB" in said


def test_devices_and_sockets_are_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], samples: Path
) -> None:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(tmp_path / "socket"))
        for path in ("/dev/zero", "/dev/null", tmp_path / "socket"):
            assert "Not a directory" in refusal(capsys, "compare", path, samples)
            assert "Not a directory" in refusal(capsys, "show", path)
