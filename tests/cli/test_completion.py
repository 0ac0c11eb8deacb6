"""Completion scripts: they know every command and option, and shells understand them."""

from __future__ import annotations

import argparse
import io
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tensorboard_plugin_overview.__main__ import main, parser
from tensorboard_plugin_overview.cli.completion import SHELLS
from tensorboard_plugin_overview.report.formats import FORMATS


def commands() -> dict[str, set[str]]:
    """Every command, and its options."""
    (sub,) = (one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    return {
        name: {text for one in command._actions for text in one.option_strings}
        for name, command in sub.choices.items()
    }


@pytest.fixture
def scripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Path]:
    """The script of each shell, in a file."""
    found = {}
    for shell in SHELLS:
        assert main(["completion", shell]) == 0
        found[shell] = tmp_path / shell
        found[shell].write_text(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("shell", SHELLS)
def test_script_is_of_the_parser_as_it_is(shell: str, scripts: dict[str, Path]) -> None:
    """`make completion` writes it anew."""
    script = scripts[shell].read_text()
    known = commands()
    for name in known:
        assert re.search(rf"\b{name}\b", script), name
    options = {option for found in known.values() for option in found if len(option) > 2}
    said = script if shell != "fish" else re.sub(r"-l '?([a-z-]+)'?", r"--\1", script)
    missing = {option for option in options if option not in said}
    assert not missing


@pytest.mark.parametrize("shell", SHELLS)
def test_lines_end_as_a_shell_reads_them_on_windows_too(
    shell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    # What Windows makes of text.
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, newline="\r\n"))
    assert main(["completion", shell]) == 0
    sys.stdout.flush()
    assert b"\r" not in written.getvalue()
    assert written.getvalue().count(b"\n") > 10


def complete_in_bash(script: Path, *words: str) -> set[str]:
    """What bash offers for the last word."""
    code = (
        f'source "{script}"\n'
        f"COMP_WORDS=({shlex.join(words)})\n"
        f"COMP_CWORD={len(words) - 1}\n"
        "spec=$(complete -p tensorboard-overview)\n"
        '[[ $spec =~ -F\\ ([^ ]+) ]] && "${BASH_REMATCH[1]}"\n'
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_bash_completes(scripts: dict[str, Path]) -> None:
    program = "tensorboard-overview"
    script = scripts["bash"]
    assert complete_in_bash(script, program, "c") == {"check", "compare", "completion"}
    assert complete_in_bash(script, program, "check", "--ju") == {"--junit"}
    assert complete_in_bash(script, program, "completion", "") == set(SHELLS)
    formats = {"text", *FORMATS}
    assert complete_in_bash(script, program, "show", "--format", "") == formats


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
def test_fish_completes(scripts: dict[str, Path]) -> None:
    code = f'source "{scripts["fish"]}"; complete -C "tensorboard-overview c"'
    done = subprocess.run(["fish", "-c", code], capture_output=True, text=True, check=True)
    offered = {line.split("\t")[0] for line in done.stdout.splitlines()}
    assert {"check", "compare", "completion"} <= offered


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
def test_zsh_finds_it_and_understands_it(scripts: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "_tensorboard-overview").write_text(scripts["zsh"].read_text())
    code = (
        f'fpath=("{tmp_path}" $fpath); autoload -Uz compinit; compinit -D -u;'
        "print $_comps[tensorboard-overview]; autoload +X _tensorboard-overview"
    )
    done = subprocess.run(["zsh", "-f", "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("_tensorboard-overview\n", "")


@pytest.mark.slow
def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["completion", "tcsh"])
    assert ended.value.code == 2
    assert "invalid choice" in capsys.readouterr().err
