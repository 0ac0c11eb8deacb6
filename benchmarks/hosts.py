"""How runs of many hosts are read: time and memory, in one process and on a Dask cluster.

In: a run made on the spot, 64 hosts × 8 TPU cores × 50 steps, over 2 GB, one of its hosts slow.
Out: tables in Markdown: the run and parts of it read by one process and by two Dask workers; the
merge of as many hosts as a large job has.  Every measurement is a process of its own, without the
user's cache of results.

    python -m benchmarks.hosts [--hosts 64] [--steps 50] [--ops 4200] [--folder FOLDER] [--smoke]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from benchmarks.inputs import MEGABYTE, events
from benchmarks.machine import peak_mb, print_table
from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.decode.messages import XLineMessage, XPlaneMessage, XSpaceMessage
from tensorboard_plugin_overview.decode.wire.wire import encode_field
from tensorboard_plugin_overview.loading.cache.result_codec import pack, unpack
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.run_result import gather
from tensorboard_plugin_overview.overview.assemble import assemble
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.overview.document import Overview

CORES = 8
SLOW_HOST = 5
EPOCH_NS = 1_790_000_000 * 10**9
STEP_PS = 120_000_000_000
# Of a step, on a slow host and on the others; the rest is a wait in the all-reduce at its end.
SLOW_SHARE, USUAL_SHARE = 0.98, 0.83
LARGE_JOB = 1024

_LINES = 3
_CATEGORIES = ("convolution fusion", "loop fusion", "copy", "data formatting", "all-reduce")
_STATS = ("hlo_category", "flops", "bytes_accessed", "program_id", "symbol_id")
_TASK_STATS = ("profile_start_time", "profile_stop_time")


# ---- the run -------------------------------------------------------------------------------------


def write_run(folder: Path, hosts: int, steps: int, ops: int) -> None:
    """Writes the run; the lines of a core number are the same on every host but the slow one."""
    folder.mkdir(parents=True, exist_ok=True)
    bodies = {
        slow: [
            _lines(core, steps, ops, SLOW_SHARE if slow else USUAL_SHARE) for core in range(CORES)
        ]
        for slow in (False, True)
    }
    for host in range(hosts):
        with (folder / f"host{host:04}.xplane.pb").open("wb") as file:
            for core, body in enumerate(bodies[host == SLOW_HOST]):
                file.write(encode_field(1, body + _names(core, ops)))
            file.write(encode_field(1, _task(steps)))
            space = XSpaceMessage(hostnames=[f"host{host:04}".encode()])
            file.write(space.SerializeToString())


def _names(core: int, ops: int) -> bytes:
    plane = XPlaneMessage(id=core, name=b"/device:TPU:%d" % core)
    texts = (*_STATS, *_CATEGORIES)
    for id_, text in enumerate(texts, 1):
        plane.stat_metadata.add(key=id_, value={"id": id_, "name": text.encode()})
    for op in range(1, ops + 1):
        category = _CATEGORIES[-1] if op == ops else _CATEGORIES[op % 4]
        value = plane.event_metadata.add(key=op, value={"id": op}).value
        value.name = b"%%fusion.%d = f32[1024,256]{1,0} fusion(%%p.%d), kind=kLoop" % (op, op)
        value.display_name = b"fusion.%d" % op
        value.stats.add(metadata_id=1, ref_value=texts.index(category) + 1)
        for stat, number in enumerate((op << 20, op << 10, 7, op), 2):
            value.stats.add(metadata_id=stat, uint64_value=number)
    for step in range(1000):
        key = ops + 1 + step
        plane.event_metadata.add(key=key, value={"id": key, "name": b"%d" % step})
    raw: bytes = plane.SerializeToString()
    return raw


def _lines(core: int, steps: int, ops: int, share: float) -> bytes:
    """The lines of one core: steps, and in each its ops, the last of which is the all-reduce."""
    rng = np.random.default_rng(core)
    weight = rng.integers(1, 100, (steps, ops - 1)).astype(np.float64)
    length = weight / weight.sum(axis=1, keepdims=True) * STEP_PS * share
    work_ps = np.maximum(length.astype(np.int64), 1)
    wait_ps = STEP_PS - work_ps.sum(axis=1, keepdims=True)
    duration = np.concatenate([work_ps, wait_ps], axis=1)
    step_start = np.arange(steps) * STEP_PS
    start = step_start[:, None] + np.cumsum(duration, axis=1) - duration
    op = np.tile(np.arange(1, ops + 1), steps)
    step_ids = ops + 1 + np.arange(steps)
    bodies = {
        b"Steps": events(step_ids, step_start, step_start + STEP_PS, {}),
        b"XLA Ops": events(op, start.ravel(), (start + duration).ravel(), {}),
    }
    return b"".join(
        encode_field(_LINES, XLineMessage(id=id_, name=name).SerializeToString() + body)
        for id_, (name, body) in enumerate(bodies.items(), 1)
    )


def _task(steps: int) -> bytes:
    plane = XPlaneMessage(id=99, name=b"Task Environment")
    for id_, text in enumerate(_TASK_STATS, 1):
        plane.stat_metadata.add(key=id_, value={"id": id_, "name": text.encode()})
    length_ns = (steps + 1) * STEP_PS // 1000
    for id_, number in enumerate((EPOCH_NS, EPOCH_NS + length_ns), 1):
        plane.stats.add(metadata_id=id_, uint64_value=number)
    raw: bytes = plane.SerializeToString()
    return raw


# ---- measurements, each in a process of its own --------------------------------------------------


def part_of_run(folder: Path, hosts: int) -> Run:
    run = scan(folder).select(None)
    return replace(run, files=run.files[:hosts])


def measure_local(folder: Path, hosts: int) -> dict[str, Any]:
    run = part_of_run(folder, hosts)
    before_mb, before_cpu = peak_mb(), process_time()
    began = perf_counter()
    overview = build_overview(run)
    seconds = perf_counter() - began
    return {
        "seconds": seconds,
        "cpu": process_time() - before_cpu,
        "mb": peak_mb() - before_mb,
        **_answer(overview),
    }


def measure_dask(folder: Path, hosts: int) -> dict[str, Any]:
    """By two worker processes that are there already; the memory is the sum of their peaks."""
    import distributed

    make: Any = distributed.LocalCluster
    connect: Any = distributed.Client
    run = part_of_run(folder, hosts)
    with (
        make(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as made,
        connect(made.scheduler_address, set_as_default=False) as client,
    ):
        before_mb = sum(client.run(peak_mb).values())
        before_cpu = process_time() + sum(client.run(process_time).values())
        began = perf_counter()
        overview = build_overview(run, dask=made.scheduler_address)
        seconds = perf_counter() - began
        cpu = process_time() + sum(client.run(process_time).values()) - before_cpu
        workers_mb = sum(client.run(peak_mb).values()) - before_mb
    return {"seconds": seconds, "cpu": cpu, "mb": workers_mb, **_answer(overview)}


def measure_merge(folder: Path, hosts: int) -> dict[str, Any]:
    """Hosts by the thousand: results of one file under other names, unpacked and put together."""
    packed = [pack(read_host(file)) for file in part_of_run(folder, 8).files]

    def results() -> Iterator[Any]:
        for number in range(hosts):
            result = unpack(packed[number % len(packed)], HostResult)
            assert result.summary is not None
            name = f"host{number:04}"
            devices = [replace(device, host=name) for device in result.summary.device_steps]
            works = [replace(work, host=name) for work in result.summary.work]
            summary = replace(result.summary, host=name, device_steps=devices, work=works)
            if summary.tpu is not None:
                summary = replace(summary, tpu=replace(summary.tpu, device_steps=devices))
            yield replace(result, report=replace(result.report, host=name), summary=summary)

    before_mb = peak_mb()
    began = perf_counter()
    merged = gather(results())
    merge_seconds = perf_counter() - began
    overview = assemble("run", merged)
    seconds = perf_counter() - began
    return {
        "seconds": seconds,
        "merge_seconds": merge_seconds,
        # Above what reading the eight files took.
        "mb": peak_mb() - before_mb,
        "bytes": max(map(len, packed)),
        **_answer(overview),
    }


MEASURES = {"local": measure_local, "dask": measure_dask, "merge": measure_merge}


def _answer(overview: Overview) -> dict[str, Any]:
    """What the overview says, so that a fast wrong answer is noticed."""
    return {
        "step_ms": overview.metrics["step_time"].value,
        "stragglers": [host["name"] for host in overview.hosts if host["straggler"]],
    }


def measure(kind: str, folder: Path, hosts: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.hosts", "--measure", kind, str(folder), str(hosts)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


# ---- the tables ----------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hosts", type=int, default=64)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--ops", type=int, default=4200, help="a step")
    parser.add_argument("--large", type=int, default=LARGE_JOB, help="hosts that are merged")
    parser.add_argument("--folder", type=Path, help="where the run is, or is written; it is kept")
    parser.add_argument("--smoke", action="store_true", help="a small run, in seconds")
    parser.add_argument("--measure", nargs=3, metavar=("KIND", "FOLDER", "HOSTS"))
    options = parser.parse_args(arguments)
    if options.measure:
        kind, folder, hosts = options.measure
        print(json.dumps(MEASURES[kind](Path(folder), int(hosts))))
        return 0
    if options.smoke:
        options.hosts, options.steps, options.ops, options.large = 8, 5, 50, 16
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.folder or Path(temporary)) / "plugins/profile/run"
        if not any(folder.glob("*.xplane.pb")):
            write_run(folder, options.hosts, options.steps, options.ops)
        compare(folder, options.hosts, options.large)
    return 0


def compare(folder: Path, hosts: int, large: int) -> None:
    sizes = [file.bytes for file in scan(folder).select(None).files]
    print(f"{hosts} hosts × {CORES} cores, {sum(sizes) / MEGABYTE:.0f} MB\n", flush=True)
    rows = []
    counts = sorted({max(hosts // 8, 1), hosts // 2, hosts})
    for kind, count in [("local", count) for count in counts] + [("dask", hosts)]:
        measured = measure(kind, folder, count)
        rows.append(
            [
                kind,
                str(count),
                f"{sum(sizes[:count]) / MEGABYTE:.0f}",
                f"{measured['seconds']:.1f}",
                f"{measured['cpu']:.1f}",
                f"{measured['mb']:.0f}",
                f"{large * measured['seconds'] / count / 60:.1f}",
                f"{measured['step_ms']:.1f}",
                ", ".join(measured["stragglers"]) or "none",
            ]
        )
        print(" | ".join(rows[-1]), flush=True)
    head = ["by", "hosts", "MB", "s", "CPU s", "peak MB", f"min for {large}"]
    print()
    print_table([*head, "step ms", "straggler"], rows)
    merged = measure("merge", folder, large)
    print(
        f"\n{large} hosts merged: {merged['merge_seconds']:.1f} s, with the page "
        f"{merged['seconds']:.1f} s; {merged['mb']:.0f} MB more than reading took; a result takes "
        f"{merged['bytes'] / 1000:.0f} kB.\n\n{platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, numpy {np.__version__}"
    )


if __name__ == "__main__":
    sys.exit(main())
