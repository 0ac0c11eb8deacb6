"""How fast a trace of torch.profiler becomes its overview, beside two other tools.

In: traces made on the spot (`torch_inputs.py`), plain and gzip, and a real one if given.  Out: a
table in Markdown.  Every measurement is a process of its own, the tools take turns, the file is in
the page cache; imports are not counted.

    python -m benchmarks.torch_traces [--folder FOLDER] [--sample FILE] [--repeats 3]
        [--megabytes 168 --megabytes 500] [--only-ours-from 900]
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time

from benchmarks.ingest import folder_for_inputs
from benchmarks.machine import is_installed, machine, peak_mb, print_table
from benchmarks.torch_inputs import MEGABYTE, torch_training

_SIZES_MB = (168, 500, 1000)


@dataclass(frozen=True)
class Measured:
    """Seconds by the clock and of CPU, and the peak of the process's resident memory in MB."""

    seconds: float
    cpu_seconds: float
    memory_mb: float


# ---- tools, each measured in a process of its own ------------------------------------------------


def overview(path: Path) -> object:
    """This package, to the JSON that the page is sent."""
    from tensorboard_plugin_overview.api import load
    from tensorboard_plugin_overview.report.json import report_json

    return report_json(load(path, cache=False).to_dict())


def torch_tb_profiler(path: Path) -> object:
    """The plugin that PyTorch had: its overview page's numbers."""
    from torch_tb_profiler.profiler.data import RunProfileData
    from torch_tb_profiler.profiler.run_generator import RunGenerator

    data = RunProfileData.parse("worker", 1, str(path), str(path.parent / "cache"))
    data.process()
    return RunGenerator("worker", 1, data).generate_run_profile().overview


def hta(path: Path) -> object:
    """HolisticTraceAnalysis: temporal breakdown, and overlap of communication."""
    from hta.trace_analysis import TraceAnalysis

    analysis = TraceAnalysis(trace_files={0: str(path)}, trace_dir=str(path.parent))
    analysis.get_comm_comp_overlap(visualize=False)
    return analysis.get_temporal_breakdown(visualize=False)


TOOLS: dict[str, Callable[[Path], object]] = {
    "overview": overview,
    "torch-tb-profiler": torch_tb_profiler,
    "HTA": hta,
}
NEEDS = {
    "overview": ("tensorboard_plugin_overview.api", "tensorboard_plugin_overview.report.json"),
    "torch-tb-profiler": (
        "torch_tb_profiler.profiler.data",
        "torch_tb_profiler.profiler.run_generator",
    ),
    "HTA": ("hta.trace_analysis",),
}


def measure_here(tool: str, path: Path) -> Measured:
    """Measures in this process, which should be a new one."""
    for module in NEEDS[tool]:
        importlib.import_module(module)
    began, began_cpu = perf_counter(), process_time()
    answer = TOOLS[tool](path)
    seconds, cpu_seconds = perf_counter() - began, process_time() - began_cpu
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert answer is not None, "there is an answer"
    return Measured(seconds, cpu_seconds + children.ru_utime + children.ru_stime, peak_mb())


def measure(tool: str, path: Path) -> Measured | None:
    """Measures in a new process; None if the tool fails."""
    command = [sys.executable, "-m", "benchmarks.torch_traces", "--measure", tool, str(path)]
    environment = {**os.environ, "TENSORBOARD_OVERVIEW_CACHE": "off"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        print(f"{tool} cannot read {path.name}: {done.stderr.strip().splitlines()[-1:]}")
        return None
    return Measured(**json.loads(done.stdout.splitlines()[-1]))


# ---- the table -----------------------------------------------------------------------------------


def compare(path: Path, tools: Sequence[str], repeats: int) -> dict[str, Measured]:
    """Returns the medians of each tool that can read the file.

    Args:
        path: of the trace.
        tools: names in `TOOLS`.
        repeats: of each measurement.
    """
    path.read_bytes()
    found: dict[str, list[Measured]] = {}
    for _ in range(repeats):
        for tool in tools:
            one = measure(tool, path)
            if one is not None:
                found.setdefault(tool, []).append(one)
    return {
        tool: Measured(
            statistics.median(one.seconds for one in ones),
            statistics.median(one.cpu_seconds for one in ones),
            statistics.median(one.memory_mb for one in ones),
        )
        for tool, ones in found.items()
    }


def table_row(path: Path, result: dict[str, Measured]) -> list[str]:
    """Returns a row of the table.

    Args:
        path: of the trace.
        result: by tool.
    """
    ours = result["overview"]
    cells = [path.name.removesuffix(".gz").removesuffix(".pt.trace.json")]
    cells += ["gzip" if path.suffix == ".gz" else "plain", f"{_content_bytes(path) / MEGABYTE:.0f}"]
    cells.append(f"{ours.seconds:.2f} s, {ours.cpu_seconds:.2f} CPU s, {ours.memory_mb:.0f} MB")
    for peer in list(TOOLS)[1:]:
        one = result.get(peer)
        if one is None:
            cells += ["–", "–"]
        else:
            times, memory = one.seconds / ours.seconds, one.memory_mb / ours.memory_mb
            cells += [
                f"{one.seconds:.1f} s, {one.memory_mb:.0f} MB",
                f"{times:.1f}×, {memory:.1f}×",
            ]
    return cells


def _content_bytes(path: Path) -> int:
    if path.suffix != ".gz":
        return path.stat().st_size
    with gzip.open(path) as file:
        return file.seek(0, os.SEEK_END)


def inputs(folder: Path, sizes_mb: Sequence[int], sample: Path | None) -> list[Path]:
    """Returns the traces, and writes those that are not there.

    Args:
        folder: for those that are made.
        sizes_mb: of content.
        sample: a real trace.
    """
    found = [] if sample is None else [sample]
    for size_mb in sizes_mb:
        plain = folder / f"training_{size_mb}mb.pt.trace.json"
        packed = plain.with_name(f"{plain.name}.gz")
        if not plain.exists():
            torch_training(plain, size_mb * MEGABYTE)
        if not packed.exists() and size_mb < _SIZES_MB[1]:
            with plain.open("rb") as source, gzip.open(packed, "wb", 6) as target:
                shutil.copyfileobj(source, target, MEGABYTE)
        found += [plain, packed] if packed.exists() else [plain]
    return found


HEAD = ["trace", "as", "MB", "overview", "torch-tb-profiler", "÷ (time, memory)"]
HEAD += ["HTA", "÷ (time, memory)"]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.torch_traces", description=__doc__)
    parser.add_argument("--folder", type=Path, help="keep the inputs here and use them again")
    parser.add_argument("--sample", type=Path, help="a real trace")
    parser.add_argument("--megabytes", type=int, action="append")
    parser.add_argument("--only-ours-from", type=int, default=900, metavar="MEGABYTES")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        print(json.dumps(vars(measure_here(options.measure[0], Path(options.measure[1])))))
        return 0
    tools = [tool for tool in TOOLS if is_installed(NEEDS[tool][0].partition(".")[0])]
    rows = []
    with folder_for_inputs(options.folder) as folder:
        for path in inputs(folder, options.megabytes or _SIZES_MB, options.sample):
            large = _content_bytes(path) >= options.only_ours_from * MEGABYTE
            result = compare(path, tools[:1] if large else tools, options.repeats)
            rows.append(table_row(path, result))
            print(" | ".join(rows[-1]), flush=True)
    print(f"\n{machine()}; medians of {options.repeats}\n")
    print_table(HEAD, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
