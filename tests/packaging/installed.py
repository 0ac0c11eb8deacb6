"""The package as its users have it: in an environment of its own, shown by TensorBoard."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = "tensorboard_plugin_overview"
START_SECONDS = 60
LISTING_SECONDS = 20

Fetch = Callable[[str], bytes]


def run(*command: str | Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        env=environment,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def clean_environment(
    folder: Path, *requirements: str | Path, interpreter: str = sys.executable
) -> Path:
    """Makes a virtual environment with the requirements; returns its Python."""
    run(interpreter, "-m", "venv", folder)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", *requirements)
    return python


@contextmanager
def tensorboard(python: Path, logdir: Path) -> Iterator[Fetch]:
    """Runs TensorBoard on a free port; yields a function from a path to what it answers."""
    process = subprocess.Popen(
        [str(python), "-m", "tensorboard.main", "--logdir", str(logdir), "--port", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd="/",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    assert process.stderr is not None
    log: list[str] = []
    address: Queue[str | None] = Queue()

    def read(stream: Iterator[str]) -> None:
        for line in stream:
            log.append(line)
            if match := re.search(r"at (http://\S+:\d+)/", line):
                address.put(match[1])
        address.put(None)

    reader = threading.Thread(target=read, args=(process.stderr,), daemon=True)
    reader.start()
    try:
        base = address.get(timeout=START_SECONDS)
        assert base is not None, "TensorBoard did not start:\n" + "".join(log)

        def fetch(path: str) -> bytes:
            with urllib.request.urlopen(base + path, timeout=30) as response:
                content: bytes = response.read()
                # XProf compresses whether one asked for it or not.
                gzipped = response.headers["Content-Encoding"] == "gzip"
                return gzip.decompress(content) if gzipped else content

        yield fetch
    finally:
        process.terminate()
        process.wait(timeout=30)
        reader.join(timeout=30)
        process.stderr.close()


def active_plugins(fetch: Fetch, expected: set[str]) -> dict[str, Any]:
    """The plugins that TensorBoard lists as active, once the expected ones are among them.

    A plugin may look for its data in the background, and is listed when it has found some.
    """
    deadline = time.monotonic() + LISTING_SECONDS
    while True:
        listing = json.loads(fetch("/data/plugins_listing"))
        active = {name: plugin for name, plugin in listing.items() if plugin["enabled"]}
        if expected <= set(active) or time.monotonic() > deadline:
            return active
        time.sleep(0.2)


def assert_overview_works(fetch: Fetch) -> None:
    active = active_plugins(fetch, {"overview"})
    assert "overview" in active
    assert active["overview"]["tab_name"] == "Overview"
    bundle = (ROOT / PACKAGE / "static" / "index.js").read_bytes()
    assert fetch("/data/plugin/overview/static/index.js") == bundle
    runs = fetch("/data/plugin/overview/runs").decode()
    assert "cpu_training" in runs
    assert "gpu_training_simulated" in runs
    for run_id, platform in (("cpu_training", "cpu"), ("gpu_training_simulated", "gpu")):
        overview = json.loads(fetch(f"/data/plugin/overview/overview?run={run_id}"))
        assert overview["run"]["id"] == run_id
        assert overview["platform"] == platform
