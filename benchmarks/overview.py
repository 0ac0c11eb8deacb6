"""How fast a profile becomes its overview: this package, XProf and xprof-rs, side by side.

In: inputs made on the spot (`inputs.py`), and one more: a TPU profile repeated, whose ops tell all
that those of real profiles do.  Out: tables in Markdown.  Every measurement is a process of its
own, and the tools take turns.  Cold: no tool has seen the file, which is in the page cache.  Not
counted: imports, and the start of a server.  Again: what a tool kept of the first time is there.

    python -m benchmarks.overview [--folder FOLDER] [--gpu-sample FILE] [--tpu-sample FILE]
        [--repeats 3] [--smoke] [--only NAME] [--xprof-rs PROGRAM]
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from benchmarks.ingest import folder_for_inputs
from benchmarks.inputs import MEGABYTE, Samples, overview_inputs, smoke_inputs, write_input
from benchmarks.machine import free_port, is_installed, machine, peak_mb, print_table, wait_for

_CACHE = "TENSORBOARD_OVERVIEW_CACHE"
_NOT_COMPILED = ("PYTHONDONTWRITEBYTECODE",)
_PATIENCE_S = 600.0
# XProf needs more memory than most machines have.
_TOO_LARGE_FOR_PEERS = 1000 * MEGABYTE


@dataclass(frozen=True)
class Measured:
    """Seconds from the call to the answer, peak of the process's resident memory in MB."""

    seconds: float
    memory_mb: float


# ---- tools, each measured in a process of its own ------------------------------------------------


def overview(run: Path) -> int:
    """This package, to the JSON that the page is sent."""
    from tensorboard_plugin_overview.api import load
    from tensorboard_plugin_overview.report.json import report_json

    return len(report_json(load(run).to_dict()))


def xprof(run: Path) -> int:
    """XProf's converter, to the JSON of its overview page."""
    convert = sys.modules["xprof.convert.raw_to_tool_data"]
    files = [str(path) for path in run.glob("*.xplane.pb")]
    data, _ = convert.xspace_to_tool_data(files, "overview_page", {})
    return len(data)


TOOLS: dict[str, Callable[[Path], int]] = {"overview": overview, "xprof": xprof}
NEEDS = {
    "overview": ("tensorboard_plugin_overview.api", "tensorboard_plugin_overview.report.json"),
    "xprof": ("xprof.convert.raw_to_tool_data",),
}


def measure_here(tool: str, run: Path) -> Measured:
    """Measures in this process, which should be a new one."""
    for module in NEEDS[tool]:
        importlib.import_module(module)
    began = perf_counter()
    size = TOOLS[tool](run)
    seconds = perf_counter() - began
    assert size, "there is an answer"
    return Measured(seconds, peak_mb())


def measure(tool: str, run: Path, cache: Path) -> Measured:
    """Measures in a new process."""
    command = [sys.executable, "-m", "benchmarks.overview", "--measure", tool, str(run)]
    done = subprocess.run(
        command,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=_environment(cache),
    )
    return Measured(**json.loads(done.stdout.splitlines()[-1]))


def measure_xprof_rs(program: str, run: Path) -> Measured:
    """The first answer of a new server, which loads the file for it."""
    port = free_port()
    command = [program, "--logdir", str(run.parents[2]), "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/data/plugin/profile"
    try:
        wait_for(f"{address}/runs")
        began = perf_counter()
        question = f"{address}/data?run={run.name}&tag=overview_page&host=host"
        with urllib.request.urlopen(question, timeout=_PATIENCE_S) as answer:
            assert answer.read()
        return Measured(perf_counter() - began, peak_mb(server.pid))
    finally:
        server.terminate()
        server.wait()


def _environment(cache: Path) -> dict[str, str]:
    """With our modules compiled by the first run, as those of an installed package are."""
    kept = {name: value for name, value in os.environ.items() if name not in _NOT_COMPILED}
    return {**kept, _CACHE: str(cache)}


def measure_program(command: Sequence[str], cache: Path) -> float:
    """Seconds of a whole process."""
    began = perf_counter()
    subprocess.run(
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_environment(cache),
    )
    return perf_counter() - began


# ---- the tables ----------------------------------------------------------------------------------


@dataclass
class Bench:
    """What is measured, and where.

    Attributes:
        tools: names of Python tools that are installed.
        xprof_rs: its program, None where it is not installed.
        repeats: of each measurement.
        folder: for runs and caches.
    """

    tools: Sequence[str]
    xprof_rs: str | None
    repeats: int
    folder: Path

    def compare(self, path: Path) -> dict[str, Measured]:
        """The medians of one file, "… again" for second opens."""
        results: dict[str, list[Measured]] = {}
        path.read_bytes()
        for _ in range(self.repeats):
            for tool in self._able(path):
                run = self._new_run(path)
                cache = run / "cache"
                try:
                    if tool == "xprof-rs":
                        assert self.xprof_rs
                        measured = [(tool, measure_xprof_rs(self.xprof_rs, run))]
                    else:
                        cold = measure(tool, run, cache)
                        measured = [(tool, cold), (f"{tool} again", measure(tool, run, cache))]
                except (OSError, subprocess.CalledProcessError) as error:
                    if tool == "overview":
                        raise
                    print(f"{tool} cannot read {path.name}: {error}")
                    continue
                for name, one in measured:
                    results.setdefault(name, []).append(one)
                shutil.rmtree(run)
        return {
            name: Measured(
                statistics.median(one.seconds for one in found),
                statistics.median(one.memory_mb for one in found),
            )
            for name, found in results.items()
        }

    def compare_programs(self, path: Path) -> dict[str, float]:
        """Whole processes on one file, cold: our `show`, XProf's `get_overview`."""
        results: dict[str, list[float]] = {}
        for _ in range(self.repeats):
            run = self._new_run(path)
            ours = [sys.executable, "-m", "tensorboard_plugin_overview", "show", str(run)]
            commands = {"overview": ours}
            if "xprof" in self.tools:
                program = "from xprof.cli.xprof_cli import main; main()"
                commands["xprof"] = [sys.executable, "-c", program, "get_overview", run.name]
                commands["xprof"] += [f"--logdir={run.parents[2]}", "--bypass_cache"]
            for name, command in commands.items():
                results.setdefault(name, []).append(measure_program(command, run / "cache"))
            shutil.rmtree(run)
        return {name: statistics.median(found) for name, found in results.items()}

    def _able(self, path: Path) -> list[str]:
        peers = [tool for tool in self.tools if tool != "overview"]
        peers += ["xprof-rs"] if self.xprof_rs else []
        return ["overview", *(peers if path.stat().st_size < _TOO_LARGE_FOR_PEERS else [])]

    def _new_run(self, path: Path) -> Path:
        """A run folder that no tool has seen, with a link to the file."""
        run = self.folder / "logdir/plugins/profile/run"
        shutil.rmtree(run, ignore_errors=True)
        run.mkdir(parents=True)
        (run / "host.xplane.pb").symlink_to(path.resolve())
        return run


def table_row(name: str, path: Path, result: dict[str, Measured]) -> list[str]:
    ours = result["overview"]
    cells = [name, f"{path.stat().st_size / MEGABYTE:.0f}", _cell(ours)]
    for peer in ("xprof", "xprof-rs"):
        if peer not in result:
            cells += ["–", "–"]
            continue
        one = result[peer]
        time_ratio, memory_ratio = one.seconds / ours.seconds, one.memory_mb / ours.memory_mb
        cells += [_cell(one), f"{time_ratio:.2f}×, {memory_ratio:.1f}×"]
    again = [result.get(f"{tool} again") for tool in TOOLS]
    return cells + ["–" if one is None else f"{one.seconds:.3f} s" for one in again]


def _cell(one: Measured) -> str:
    return f"{one.seconds:.3f} s, {one.memory_mb:.0f} MB"


HEAD = [
    "input",
    "MB",
    "overview",
    "xprof",
    "÷ overview (time, memory)",
    "xprof-rs",
    "÷ overview (time, memory)",
    "overview again",
    "xprof again",
]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.overview", description=__doc__)
    parser.add_argument("--folder", type=Path, help="keep the inputs here and use them again")
    parser.add_argument("--gpu-sample", type=Path, help="use this profile, not the simulated one")
    parser.add_argument("--tpu-sample", type=Path, help="likewise")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", action="append", help="only the inputs of this name")
    parser.add_argument("--smoke", action="store_true", help="small inputs, to see that it runs")
    parser.add_argument("--xprof-rs", default=shutil.which("xprof-rs"), metavar="PROGRAM")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        print(json.dumps(vars(measure_here(options.measure[0], Path(options.measure[1])))))
        return 0
    samples = Samples(options.gpu_sample, options.tpu_sample)
    tools = [tool for tool in TOOLS if is_installed(NEEDS[tool][0].partition(".")[0])]
    rows: list[list[str]] = []
    programs: dict[str, float] = {}
    with folder_for_inputs(options.folder) as folder, tempfile.TemporaryDirectory() as runs:
        bench = Bench(tools, options.xprof_rs, options.repeats, Path(runs))
        for one in smoke_inputs() if options.smoke else overview_inputs(samples):
            if options.only and one.name not in options.only:
                continue
            path = write_input(one, folder, samples)
            if path is None:
                continue
            if not rows:
                programs = bench.compare_programs(path)
            rows.append(table_row(one.name, path, bench.compare(path)))
            print(" | ".join(rows[-1]), flush=True)
    print(f"\n{machine()}; medians of {options.repeats}\n")
    print_table(HEAD, rows)
    if rows:
        named = ", ".join(f"{name} {seconds:.3f} s" for name, seconds in programs.items())
        print(f"\nWhole process, {rows[0][0]} (`show`, `xprof get_overview`): {named}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
