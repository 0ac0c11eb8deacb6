"""A real TensorBoard for minutes, with runs that appear, grow, break and disappear.

    python -m benchmarks.soak [--minutes 10] [--clients 4]

In: nothing; the runs are the samples.  Out: a table of memory, threads and open files over the
time, what the clients were answered and how fast, and what TensorBoard should not have written.
Exit status 1 where memory, threads or open files go on growing, or something failed.  Linux only.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import quote

from benchmarks.machine import held_bytes
from tensorboard_plugin_overview.samples import write_samples

_START_S = 60
_SAMPLE_S = 15
_MOST_RUNS = 25
_PREFIX = "/data/plugin/overview"
# Of what was asked for after it had gone, is damaged, or is still being written.
_EXPECTED = {200, 404, 422, 503}
# What the process may hold in its last third beyond what it held in the middle one.
_GROWTH = 1.15
_ALARMING = re.compile(r"Traceback|ERROR|CRITICAL|Exception|Error:")


class Sample(NamedTuple):
    """TensorBoard's process at a time."""

    minute: float
    memory_mb: float
    threads: int
    files: int
    runs: int


@dataclass
class Answers:
    """What clients got.

    Attributes:
        statuses: (route, status) -> how often.
        seconds: route -> of each answer.
        failures: of connections.
    """

    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


class Writer(threading.Thread):
    """Makes, grows, breaks and removes runs until told to stop."""

    def __init__(self, logdir: Path, profiles: Sequence[bytes], stop: threading.Event) -> None:
        super().__init__(name="writer")
        self._folder = logdir / "plugins" / "profile"
        self._profiles = profiles
        self._ended = stop
        self._random = Random(1)
        self.made = 0

    def run(self) -> None:
        """Something every half second."""
        while not self._ended.wait(0.5):
            runs = sorted(self._folder.glob("soak_*"))
            if len(runs) > _MOST_RUNS or (runs and self._random.random() < 0.25):
                shutil.rmtree(self._random.choice(runs), ignore_errors=True)
            else:
                self._make()

    def _make(self) -> None:
        folder = self._folder / f"soak_{self.made:05d}"
        self.made += 1
        folder.mkdir(parents=True)
        for host in range(self._random.choice((1, 1, 3))):
            data = self._random.choice(self._profiles)
            path = folder / f"host{host}.xplane.pb"
            kind = self._random.random()
            if kind < 0.1:
                path.write_bytes(data[: self._random.randrange(len(data))])
            elif kind < 0.4:
                self._grow(path, data)
            else:
                path.write_bytes(data)

    def _grow(self, path: Path, data: bytes) -> None:
        with path.open("wb") as file:
            for part in range(5):
                at = len(data) * part // 5
                file.write(data[at : len(data) * (part + 1) // 5])
                file.flush()
                if self._ended.wait(0.3):
                    return


class Client(threading.Thread):
    """Looks at runs as a page does, every now and then at a run that has gone."""

    def __init__(self, number: int, base: str, stop: threading.Event, answers: Answers) -> None:
        super().__init__(name=f"client {number}")
        self._base = base
        self._ended = stop
        self._answers = answers
        self._random = Random(number)

    def run(self) -> None:
        """A list, a run of it, and a route of TensorBoard's own, again and again."""
        ever = ["nope"]
        while not self._ended.wait(0.3):
            runs = re.findall(r'"id":"([^"]+)"', self._get("/runs", f"{_PREFIX}/runs"))
            ever += set(runs) - set(ever)
            is_late = not runs or self._random.random() < 0.1
            run = quote(self._random.choice(ever if is_late else runs))
            route, query = self._random.choice(
                (
                    ("/overview", f"?run={run}"),
                    ("/overview", f"?run={run}&partial=1"),
                    ("/overview", f"?run={run}"),
                    ("/step", f"?run={run}&index=1"),
                    ("/export", f"?run={run}&format=csv"),
                )
            )
            self._get(route, f"{_PREFIX}{route}{query}")
            self._get("TensorBoard", "/data/environment")

    def _get(self, route: str, path: str) -> str:
        began = time.monotonic()
        try:
            with urllib.request.urlopen(self._base + path, timeout=60) as response:
                status, body = response.status, response.read()
        except urllib.error.HTTPError as error:
            status, body = error.code, error.read()
        except OSError as error:
            self._answers.failures.append(f"{route}: {error}")
            return ""
        self._answers.statuses[route, status] += 1
        self._answers.seconds.setdefault(route, []).append(time.monotonic() - began)
        text: str = body.decode(errors="replace")
        return text


def main() -> int:
    """Soaks, and reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--clients", type=int, default=4)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        logdir = Path(scratch, "logs")
        profiles = [path.read_bytes() for path in write_samples(logdir)]
        environment = {**os.environ, "TENSORBOARD_OVERVIEW_CACHE": str(Path(scratch, "cache"))}
        log_path = Path(scratch, "log")
        with log_path.open("w") as log:
            server = subprocess.Popen(
                [sys.executable, "-m", "tensorboard.main", "--logdir", str(logdir), "--port", "0"],
                stdout=log,
                stderr=log,
                env=environment,
            )
        try:
            samples, answers = _soak(server.pid, log_path, logdir, profiles, options)
        finally:
            server.terminate()
            server.wait(timeout=30)
        return _report(samples, answers, log_path.read_text())


def _soak(
    pid: int,
    log_path: Path,
    logdir: Path,
    profiles: Sequence[bytes],
    options: argparse.Namespace,
) -> tuple[list[Sample], Answers]:
    base = address(log_path)
    stop, answers = threading.Event(), Answers()
    writer = Writer(logdir, profiles, stop)
    threads = [writer, *(Client(n, base, stop, answers) for n in range(options.clients))]
    for thread in threads:
        thread.start()
    began = time.monotonic()
    samples = []
    while time.monotonic() - began < options.minutes * 60:
        time.sleep(_SAMPLE_S)
        samples.append(_sample(pid, (time.monotonic() - began) / 60, writer.made))
        print(samples[-1], file=sys.stderr, flush=True)
    stop.set()
    for thread in threads:
        thread.join(timeout=90)
    return samples, answers


def address(log_path: Path) -> str:
    """Waits until TensorBoard listens; returns its address."""
    for _ in range(_START_S * 10):
        if match := re.search(r"at (http://\S+:\d+)/", log_path.read_text()):
            return match[1]
        time.sleep(0.1)
    raise TimeoutError("TensorBoard did not start:\n" + log_path.read_text())


def _sample(pid: int, minute: float, runs: int) -> Sample:
    process = Path(f"/proc/{pid}")
    memory_mb = held_bytes((process / "status").read_text(), "VmRSS") / 1e6
    threads, files = (len(list((process / what).iterdir())) for what in ("task", "fd"))
    return Sample(minute, memory_mb, threads, files, runs)


def _report(samples: Sequence[Sample], answers: Answers, log: str) -> int:
    print("| minute | memory MB | threads | open files | runs made |\n|---|---|---|---|---|")
    step = max(len(samples) // 10, 1)
    for one in samples[step - 1 :: step]:
        print(
            f"| {one.minute:.0f} | {one.memory_mb:.0f} | {one.threads} | {one.files} | {one.runs} |"
        )
    print("\n| route | answers | median s | slowest s | statuses |\n|---|---|---|---|---|")
    for route, seconds in sorted(answers.seconds.items()):
        counts = sorted((status, n) for (of, status), n in answers.statuses.items() if of == route)
        told = ", ".join(f"{status}: {n}" for status, n in counts)
        median = sorted(seconds)[len(seconds) // 2]
        print(f"| {route} | {len(seconds)} | {median:.3f} | {max(seconds):.2f} | {told} |")
    problems = _problems(samples, answers, log)
    print("\n" + ("\n".join(problems) or "Nothing grew, and nothing failed."))
    return 1 if problems else 0


def _problems(samples: Sequence[Sample], answers: Answers, log: str) -> list[str]:
    problems = list(answers.failures[:5])
    odd = {key: n for key, n in answers.statuses.items() if key[1] not in _EXPECTED}
    if odd:
        problems.append(f"Unexpected answers: {odd}")
    third = len(samples) // 3
    for what in ("memory_mb", "threads", "files"):
        middle, last = (
            max(getattr(one, what) for one in part)
            for part in (samples[third : 2 * third] or samples, samples[2 * third :] or samples)
        )
        if last > _GROWTH * middle + 5:
            problems.append(f"{what} grew from {middle:.0f} to {last:.0f}.")
    alarming = [line for line in log.splitlines() if _ALARMING.search(line)]
    problems += [f"TensorBoard wrote: {line}" for line in alarming[:10]]
    return problems


if __name__ == "__main__":
    sys.exit(main())
