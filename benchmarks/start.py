"""How long TensorBoard takes to start and to list its tabs, with this plugin and without it.

In: a folder of the sample runs.  Out: a table in Markdown.  Each start is a process of its own, the
two kinds take turns.  Other plugins that are installed beside it are left out of both.

    python -m benchmarks.start [--repeats 9]
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from benchmarks.machine import free_port, machine, print_table, wait_for
from tensorboard_plugin_overview.samples import write_samples

_PLUGIN = "tensorboard_plugin_overview"
# TensorBoard's own main function, which finds plugins by their entry points.
_MAIN = """
import sys
from tensorboard import default, main
kept = ("tensorboard.", sys.argv.pop(1))
found = default.get_dynamic_plugins
default.get_dynamic_plugins = lambda: [
    plugin for plugin in found() if plugin.__module__.startswith(kept)
]
main.run_main()
"""


def measure_start(logdir: Path, plugins: str) -> tuple[float, float]:
    """Seconds until TensorBoard answers, and until it has listed its tabs after that."""
    port = free_port()
    command = [sys.executable, "-c", _MAIN, plugins, "--logdir", str(logdir), "--port", str(port)]
    address = f"http://127.0.0.1:{port}/data"
    began = perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"{address}/environment")
        started = perf_counter()
        with urllib.request.urlopen(f"{address}/plugins_listing", timeout=60) as answer:
            has_tab = b'"overview"' in answer.read()
        listed = perf_counter()
    finally:
        server.terminate()
        server.wait()
    assert has_tab == (plugins == _PLUGIN), "the plugin is there, or is not, as asked"
    return started - began, listed - started


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    options = parser.parse_args(arguments)
    kinds = {"without": "none", "with": _PLUGIN}
    with tempfile.TemporaryDirectory() as folder:
        write_samples(Path(folder))
        found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
        for _ in range(options.repeats):
            for kind, plugins in kinds.items():
                found[kind].append(measure_start(Path(folder), plugins))
    rows = [
        [kind, *(f"{1000 * statistics.median(part):.0f} ms" for part in zip(*times, strict=True))]
        for kind, times in found.items()
    ]
    print(f"{machine()}; medians of {options.repeats}.\n")
    print_table(["plugin", "first answer", "tabs listed, after that"], rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
