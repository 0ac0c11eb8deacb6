"""Runs of several hosts beside XProf's: who took part, and the steps of GPU hosts put together.

`comparisons` reads the runs of several hosts for which XProf's answer is at hand, and says of each
number whether ours is the same to the digit that XProf prints, and if not, whether that is meant.
What TPU hosts and single hosts have besides is in the other modules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview import load
from tests.parity.comparison import Comparison, Purposes, compare
from tests.parity.steps import SUMMARY

ENVIRONMENT = {
    "host_count": "host_count",
    "device_core_count": "device_count",
}

_WAIT = (
    "K8: ours is from its marker's start to the next step's, the last one to its marker's end, for "
    "the host waited; XProf's from the first op to the last"
)
_ONE_HOST = "K19: XProf's rows are the first host's; ours are means over the hosts"
_NAMES = "XProf counts names of hosts, which are the same in both files; ours counts files"
_NUMBERS = "K31: ours are the user's step numbers, XProf's count from 0"

# Why numbers are not XProf's: which profiles, which numbers, ours and XProf's, and the reason.
PURPOSES: Purposes = (
    ("exp7_04", "host_count", "2", "1", _NAMES),
    ("exp7_04", "step numbers", "5 6 7", "0 1 2", _NUMBERS),
    ("exp7_04", "compute by step", "3.0 4.5 6.0", "3.0 4.0 5.0", _ONE_HOST),
    # By hand: 20, 20 and 10 on both hosts, with kernels of 3 and 3, 4 and 5, 5 and 7.
    ("exp7_04", "steptime_ms_*", "*", "*", _WAIT),
    ("exp7_04", "device_compute_*", "4.5", "4.0", _ONE_HOST),
    ("exp7_04", "kernel_launch_*", "*", "0.0", _WAIT),
    ("exp7_04", "other_*", "12.1", "0.0", _WAIT),
)


def comparisons(shared: Path) -> Iterator[Comparison]:
    """Every number of every run of several hosts."""
    for case, folder, answer in _cases(shared):
        document: Any = load(folder).to_dict()
        for number, field in ENVIRONMENT.items():
            theirs = answer[2]["p"][number]
            yield compare(PURPOSES, case, number, str(document["environment"][field]), theirs)
        if document["platform"] != "gpu":
            continue
        rows = [[cell["v"] for cell in row["c"]] for row in answer[1]["rows"]]
        columns = document["steps"]["columns"]
        ours = " ".join(map(str, columns["number"]))
        yield compare(PURPOSES, case, "step numbers", ours, " ".join(str(row[0]) for row in rows))
        ours = " ".join(f"{time:.1f}" for time in columns["device_compute"])
        theirs = " ".join(f"{row[1]:.1f}" for row in rows)
        yield compare(PURPOSES, case, "compute by step", ours, theirs)
        for number, (metric, part) in SUMMARY.items():
            if (theirs := answer[1]["p"].get(number)) is not None:
                value = document["metrics"][metric][part]
                yield compare(PURPOSES, case, number, f"{value:.1f}", theirs)


def _cases(shared: Path) -> Iterator[tuple[str, Path, Any]]:
    """(name, folder, XProf's tables)."""
    name = "cpu_jax_2hosts_straggler"
    answer = shared / "corpus" / f"{name}.xprof.json"
    yield name, shared / "corpus" / name, json.loads(answer.read_text())
    for folder in sorted((shared / "vectors").glob("exp7_*")):
        yield folder.name, folder, json.loads((folder / "overview_page.oracle.json").read_text())
