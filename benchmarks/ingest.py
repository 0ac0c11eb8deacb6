"""How fast profiles are read: this package, protobuf, JAX's reader and the floor, side by side.

In: inputs made on the spot (`inputs.py`).  Out: a table in Markdown.  Every measurement is a
process of its own, with imports and the file's way into the page cache left out; the readers take
turns, and the medians are shown.  A reader that is not installed is left out, with a word.

    python -m benchmarks.ingest [--folder FOLDER] [--gpu-sample FILE] [--repeats 3] [--smoke]
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from benchmarks.inputs import Samples, reader_inputs, smoke_inputs, write_input
from benchmarks.machine import is_installed, machine, peak_mb, print_table
from tensorboard_plugin_overview.decode.columns import Selection, XSpace
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.xspace import read_xspace, scan_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION


@dataclass(frozen=True)
class Measured:
    """One reading: seconds, peak of resident memory above the interpreter's, events given out."""

    seconds: float
    memory_mb: float
    events: int


# The readers. Each gives the number of events that it has decoded, or 0 where it does not know.


def floor(path: Path) -> int:
    """Reads all bytes and adds them up: what no reader can be faster than."""
    data = np.fromfile(path, np.uint8)
    data[: len(data) // 8 * 8].view(np.uint64).sum()
    return 0


def protobuf(path: Path) -> int:
    """Protobuf's parse into messages, none of which is looked at."""
    space = XSpaceMessage.FromString(path.read_bytes())
    return 0 * len(space.planes)


def jax_profile_data(path: Path) -> int:
    """JAX's reader, in C++; no event is looked at."""
    data = sys.modules["jax.profiler"].ProfileData.from_file(str(path))
    return 0 * len(list(data.planes))


def overview(path: Path) -> int:
    """This package: the columns that the page is made of."""
    return _event_count(read_xspace(path, SELECTION))


def overview_all(path: Path) -> int:
    """This package: every event with every stat, as columns."""
    return _event_count(read_xspace(path, Selection(least_frame_ps=0)))


def overview_scan(path: Path) -> int:
    """This package: what the page is made of, in chunks, in one thread."""
    return sum(len(line.events) for _, line in scan_xspace(path, SELECTION))


def _event_count(space: XSpace) -> int:
    return sum(len(line.events) for plane in space.planes for line in plane.lines)


READERS: dict[str, Callable[[Path], int]] = {
    "floor": floor,
    "protobuf": protobuf,
    "jax": jax_profile_data,
    "overview": overview,
    "overview_scan": overview_scan,
    "overview_all": overview_all,
}
# Imported before the measurement.
NEEDS = {"jax": "jax.profiler"}


def measure_here(reader: str, path: Path, warm_up: Path) -> Measured:
    """Measures in this process, which should be a new one."""
    read = READERS[reader]
    if reader in NEEDS:
        importlib.import_module(NEEDS[reader])
    before_mb = peak_mb()
    read(warm_up)
    began = perf_counter()
    events = read(path)
    seconds = perf_counter() - began
    return Measured(seconds, peak_mb() - before_mb, events)


def measure(reader: str, path: Path, warm_up: Path) -> Measured:
    """Measures in a new process."""
    command = [sys.executable, "-m", "benchmarks.ingest", "--measure", reader]
    done = subprocess.run(
        [*command, str(path), str(warm_up)], check=True, stdout=subprocess.PIPE, text=True
    )
    return Measured(**json.loads(done.stdout.splitlines()[-1]))


def median(measured: list[Measured]) -> Measured:
    return Measured(
        statistics.median(one.seconds for one in measured),
        statistics.median(one.memory_mb for one in measured),
        measured[0].events,
    )


def compare(path: Path, readers: list[str], warm_up: Path, repeats: int) -> dict[str, Measured]:
    """The readers' medians on one file; they take turns, so that all see the machine alike."""
    floor(path)
    results: dict[str, list[Measured]] = {reader: [] for reader in readers}
    for _ in range(repeats):
        for reader in readers:
            results[reader].append(measure(reader, path, warm_up))
    return {reader: median(measured) for reader, measured in results.items()}


def table_row(name: str, size: int, result: dict[str, Measured]) -> list[str]:
    """Time, times protobuf's, and memory of each reader."""
    cells = [name, f"{size / 1e6:.0f}", f"{result['overview_all'].events / 1e6:.2f}"]
    base = result["protobuf"].seconds
    for reader in READERS:
        if reader in result:
            one = result[reader]
            cells.append(f"{one.seconds:.3f} s, {one.seconds / base:.2f}×, {one.memory_mb:.0f} MB")
        else:
            cells.append("–")
    return cells


@contextmanager
def folder_for_inputs(chosen: Path | None) -> Iterator[Path]:
    """The chosen folder, kept; else a temporary one."""
    if chosen:
        chosen.mkdir(parents=True, exist_ok=True)
        yield chosen
    else:
        with tempfile.TemporaryDirectory() as temporary:
            yield Path(temporary)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ingest", description=__doc__)
    parser.add_argument("--folder", type=Path, help="keep the inputs here and use them again")
    parser.add_argument(
        "--gpu-sample", type=Path, help="repeat this profile, not the simulated one"
    )
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", action="append", help="only the inputs of this name")
    parser.add_argument("--smoke", action="store_true", help="small inputs, to see that it runs")
    parser.add_argument("--measure", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        reader, path, warm_up = options.measure
        print(json.dumps(vars(measure_here(reader, Path(path), Path(warm_up)))))
        return 0
    missing = [name for name, needed in NEEDS.items() if not is_installed(needed)]
    for name in missing:
        print(f"{name} is left out: it needs `pip install tensorboard-plugin-overview[bench]`")
    readers = [name for name in READERS if name not in missing]
    samples = Samples(gpu=options.gpu_sample)
    chosen = smoke_inputs() if options.smoke else reader_inputs(samples)
    rows: list[list[str]] = []
    with folder_for_inputs(options.folder) as folder:
        warm_up = write_input(smoke_inputs()[0], folder, samples)
        assert warm_up is not None
        for one in chosen:
            if options.only and one.name not in options.only:
                continue
            path = write_input(one, folder, samples)
            if path is None:
                continue
            result = compare(path, readers, warm_up, options.repeats)
            rows.append(table_row(one.name, path.stat().st_size, result))
            print(" | ".join(rows[-1]), flush=True)
            if not options.folder and path != warm_up:
                path.unlink()
    print(f"\n{machine()}; medians of {options.repeats}\n")
    print_table(["input", "MB", "10⁶ events", *READERS], rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
