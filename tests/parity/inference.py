"""Session latency beside XProf's: the mean, the percentiles, and the sessions that it shows.

XProf's percentile p is the session number floor(p · n) in order of total.  `comparisons` looks up
that session among ours, so that its total and its parts can be compared one by one, and compares
our own interpolated percentiles too, which differ by definition.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.session_split import split
from tensorboard_plugin_overview.sessions.sessions import marked_sessions
from tests.parity.comparison import Comparison, Purposes, compare

PARTS = ("host", "device", "communication", "total")

_INTERPOLATED = (
    "K2: XProf's percentile is the session number floor(p · n), for an even number the upper "
    "median; ours are interpolated"
)
_INFERRED = "no event marks sessions, so XProf has none; ours are inferred from what repeats"

# Why numbers are not XProf's: which profiles, which numbers, ours and XProf's, and the reason.
PURPOSES: Purposes = (
    ("*", "latency *%: *", "*", "*", _INTERPOLATED),
    ("*", "sessions", "inferred: *", "none", _INFERRED),
)


def comparisons(shared: Path) -> Iterator[Comparison]:
    """All numbers of XProf's latency table, and who has one."""
    for case, path, answer in _cases(shared):
        document: Any = load(path).to_dict()
        inference = document["inference"]
        rows = [[cell["v"] for cell in row["c"]] for row in answer[4].get("rows", ())]
        yield compare(PURPOSES, case, "sessions", _found(inference), "marked" if rows else "none")
        if not rows:
            continue
        sessions_ms = _sessions_ms(path)
        yield from _parts(case, "latency mean", _latency(inference["mean"]), rows[0][1:])
        for (label, *theirs), ours in zip(rows[1:], inference["percentiles"], strict=True):
            assert label == f"{ours['percentile']:.1f}%"
            yield from _parts(case, f"latency {label}", _latency(ours), theirs)
            chosen = sessions_ms[int(ours["percentile"] / 100 * len(sessions_ms))]
            yield from _parts(case, f"session at {label}", chosen.tolist(), theirs)


def _found(inference: Any) -> str:
    if inference is None:
        return "none"
    return f"inferred: {inference['sessions']}" if inference["inferred"] else "marked"


def _latency(latency: Any) -> list[float]:
    return [latency[f"{part}_ms"] for part in PARTS]


def _sessions_ms(path: Path) -> NDArray[np.float64]:
    """float64[n, 4]: `PARTS` of all sessions of all hosts, by total."""
    files = sorted(path.glob("*.xplane.pb")) if path.is_dir() else [path]
    tables = []
    for file in files:
        sessions = marked_sessions(
            XSpaceTrace(build_timeline(file.name, read_xspace(file, SELECTION))), {}
        )
        assert sessions is not None
        times = split(sessions)
        columns = (times.host_ps, times.device_ps, times.communication_ps, times.total_ps)
        tables.append(np.stack(columns, axis=1) / 1e9)
    table = np.concatenate(tables)
    return table[np.argsort(table[:, 3], kind="stable")]


def _cases(shared: Path) -> Iterator[tuple[str, Path, Any]]:
    """(name, file or folder, XProf's tables)."""
    for answer in sorted((shared / "corpus").glob("*.xprof.json")):
        name = answer.name.removesuffix(".xprof.json")
        folder = answer.parent / name
        path = folder if folder.is_dir() else answer.parent / f"{name}.xplane.pb"
        yield name, path, json.loads(answer.read_text())
    for folder in sorted((shared / "vectors").glob("exp8_*")):
        yield folder.name, folder, json.loads((folder / "overview_page.oracle.json").read_text())


def _parts(
    case: str, number: str, ours: Sequence[float], theirs: Sequence[float]
) -> Iterator[Comparison]:
    for part, one, other in zip(PARTS, ours, theirs, strict=True):
        yield compare(PURPOSES, case, f"{number}: {part}", f"{one:.6f}", f"{other:.6f}")
