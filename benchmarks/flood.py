"""A real TensorBoard of which 1,500 runs are asked for at once.

    python -m benchmarks.flood [--runs 1500] [--connections 100] [--seconds 120] [--profile FILE]

In: nothing; the runs are the samples, or one profile again and again.  Out: how many runs were
answered and how many given up, the most threads that TensorBoard had, and how long its own answers
took meanwhile.  Half of those who ask come again until they have an answer, as a page does; the
other half ask once and leave.  Exit status 1 where a run is neither answered nor given up, there
are more threads than connections, TensorBoard's own answers are slow, or an answer is none that is
documented.  Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from benchmarks.soak import address
from tensorboard_plugin_overview.samples import write_samples

_PREFIX = "/data/plugin/overview"
_EVERY_S = 0.1
# Of one connection; TensorBoard accepts 128 at a time, and the system tries again for the others.
_CONNECT_S = 60
# What TensorBoard has by itself, and what builds, keeps and looks after the queue. Its server has
# one more for each open connection.
_MOST_THREADS = 30
_WANTED_MS = 50


class Moment(NamedTuple):
    """TensorBoard's process at a time, and how long an answer of its own took."""

    seconds: float
    threads: int
    memory_mb: float
    answer_ms: float


async def _get(place: SplitResult, path: str) -> tuple[int, float | None]:
    """The status, and when to ask again."""
    host, port = place.hostname or "", place.port or 0
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(f"GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n".encode())
        head, _, _ = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    retry = re.search(rb"\r\nRetry-After: (\d+)", head)
    return int(head.split(b" ", 2)[1]), float(retry[1]) if retry else None


async def _ask(
    base: str, run: str, patient: bool, until: float, connections: asyncio.Semaphore
) -> str:
    """Asks for a run, if patient until it is answered; what came of it."""
    path = f"{_PREFIX}/overview?run={quote(run)}"
    status: int | str = "never asked"
    while time.monotonic() < until:
        retry_s: float | None = 1.0
        try:
            async with connections:
                got = _get(urlsplit(base), path)
                status, retry_s = await asyncio.wait_for(got, _CONNECT_S)
        except (OSError, asyncio.TimeoutError, IndexError) as error:
            status = type(error).__name__
        if not patient or retry_s is None:
            break
        await asyncio.sleep(retry_s)
    return f"{'asks again' if patient else 'asks once'}: {status}"


async def _ask_all(
    base: str, runs: Sequence[str], seconds: float, connections: int
) -> Counter[str]:
    until = time.monotonic() + seconds
    places = asyncio.Semaphore(connections)
    asked = [_ask(base, run, n % 2 == 0, until, places) for n, run in enumerate(runs)]
    return Counter(await asyncio.gather(*asked))


def _write_runs(logdir: Path, count: int, profile: Path | None, scratch: Path) -> list[str]:
    profiles = [profile] if profile else write_samples(scratch / "samples")
    contents = [path.read_bytes() for path in profiles]
    for number in range(count):
        folder = logdir / f"exp{number:05d}" / "plugins" / "profile" / "run"
        folder.mkdir(parents=True)
        (folder / "host.xplane.pb").write_bytes(contents[number % len(contents)])
    return [f"exp{number:05d}/run" for number in range(count)]


def _watch(pid: int, base: str, ended: threading.Event) -> list[Moment]:
    process = Path(f"/proc/{pid}")
    began = time.monotonic()
    moments = []
    while not ended.wait(_EVERY_S):
        asked = time.monotonic()
        with urllib.request.urlopen(f"{base}/data/environment", timeout=_CONNECT_S) as response:
            response.read()
        answer_ms = (time.monotonic() - asked) * 1000
        status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        memory_mb = int(status["VmRSS"].split()[0]) * 1024 / 1e6
        moments.append(Moment(asked - began, int(status["Threads"]), memory_mb, answer_ms))
    return moments


def main() -> int:
    """Floods, and reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=120.0, help="for how long pages ask again")
    parser.add_argument("--connections", type=int, default=100, help="open at a time")
    parser.add_argument("--profile", type=Path, help="of every run, instead of the samples")
    parser.add_argument("--ask", nargs=2, metavar=("BASE", "RUNS"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.ask:
        base, listed = options.ask
        runs = json.loads(Path(listed).read_text())
        asked = _ask_all(base, runs, options.seconds, options.connections)
        print(json.dumps(asyncio.run(asked)))
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        return _flood(Path(scratch), options)


def _flood(scratch: Path, options: argparse.Namespace) -> int:
    logdir, listed, log_path = scratch / "logs", scratch / "runs.json", scratch / "log"
    runs = _write_runs(logdir, options.runs, options.profile, scratch)
    listed.write_text(json.dumps(runs))
    environment = {**os.environ, "TENSORBOARD_OVERVIEW_CACHE": "off"}
    with log_path.open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tensorboard.main", "--logdir", str(logdir), "--port", "0"],
            stdout=log,
            stderr=log,
            env=environment,
        )
    try:
        base = address(log_path)
        _wait_for_runs(base, options.runs)
        idle, _ = _measured(server.pid, base, [sys.executable, "-c", "import time; time.sleep(5)"])
        command = [sys.executable, "-m", "benchmarks.flood", "--ask", base, str(listed)]
        command += ["--seconds", str(options.seconds), "--connections", str(options.connections)]
        flooded, came = _measured(server.pid, base, command)
        time.sleep(5)
        after, _ = _measured(server.pid, base, [sys.executable, "-c", "import time; time.sleep(3)"])
    finally:
        server.terminate()
        server.wait(timeout=30)
    return _report(options, [idle, flooded, after], json.loads(came), log_path.read_text())


def _wait_for_runs(base: str, count: int) -> None:
    for _ in range(600):
        with urllib.request.urlopen(f"{base}{_PREFIX}/runs?limit=1", timeout=60) as response:
            if json.load(response)["total"] == count:
                return
        time.sleep(0.1)
    raise TimeoutError("the runs were not found")


def _measured(pid: int, base: str, command: Sequence[str]) -> tuple[list[Moment], str]:
    """TensorBoard while a command runs, and what that printed."""
    ended = threading.Event()
    moments: list[Moment] = []
    watch = threading.Thread(target=lambda: moments.extend(_watch(pid, base, ended)))
    watch.start()
    try:
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    finally:
        ended.set()
        watch.join()
    return moments, done.stdout


def _report(
    options: argparse.Namespace, parts: Sequence[Sequence[Moment]], came: dict[str, int], log: str
) -> int:
    print("| | s | most threads | memory MB | own answers | median ms | 99 % ms | worst ms |")
    print("|---|---|---|---|---|---|---|---|")
    for name, moments in zip(("before", "during", "after"), parts, strict=True):
        took = sorted(one.answer_ms for one in moments)
        print(
            f"| {name} | {moments[-1].seconds:.0f} | {max(one.threads for one in moments)} "
            f"| {max(one.memory_mb for one in moments):.0f} | {len(took)} "
            f"| {took[len(took) // 2]:.0f} | {took[len(took) * 99 // 100]:.0f} | {took[-1]:.0f} |"
        )
    print("\n" + ", ".join(f"{what}: {count}" for what, count in sorted(came.items())))
    problems = []
    if sum(came.values()) != options.runs:
        problems.append(
            f"{options.runs - sum(came.values())} runs were neither answered nor given up."
        )
    known = {"asks again: 200", "asks once: 200", "asks again: 422", "asks once: 422"}
    if strange := set(came) - known - {"asks once: 503"}:
        problems.append(f"These were not answered: {sorted(strange)}")
    during = parts[1]
    if max(one.threads for one in during) > options.connections + _MOST_THREADS:
        problems.append("There were more threads than connections.")
    took = sorted(one.answer_ms for one in during)
    if took[len(took) * 99 // 100] > _WANTED_MS:
        problems.append(f"TensorBoard's own answers took over {_WANTED_MS} ms, one in a hundred.")
    problems += [f"TensorBoard wrote: {line}" for line in log.splitlines() if "Traceback" in line]
    print("\n" + ("\n".join(problems) or "All was bounded, and all was answered or given up."))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
