"""Sessions that are one: hosts that stop seconds apart leave their files in different folders.

In: runs.  Out: the same runs, and a merged run for each group of them.  The sessions of a group are
in one `plugins/profile` folder, their names are times that are seconds apart, and no host is in two
of them.  The parts stay as they are, and the merge is visible: the merged run has an id of its own,
and names its parts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from tensorboard_plugin_overview.catalog.runs import Run

# Profilers name a session after its time.
_NAME = re.compile(r"\d{4}_\d{1,2}_\d{1,2}_\d{1,2}_\d{1,2}_\d{1,2}", re.ASCII)
_APART_S = 10.0
_JOINED = "~joined"


def with_merged_sessions(runs: Sequence[Run]) -> list[Run]:
    """Returns the runs, marked where they are part of a merged run, and the merged runs."""
    families: dict[str, list[tuple[datetime, Run]]] = defaultdict(list)
    for run in runs:
        folder, _, session = run.id.rpartition("/")
        time = _time(session)
        if time is not None and run.files and run.format == "xplane":
            families[folder].append((time, run))
    found = {run.id: run for run in runs}
    for family in families.values():
        for group in _groups(sorted(family, key=lambda member: (member[0], member[1].id))):
            whole = _join(group)
            found[whole.id] = whole
            for part in group:
                found[part.id] = replace(part, joined=whole.id)
    return list(found.values())


def _time(session: str) -> datetime | None:
    if not _NAME.fullmatch(session):
        return None
    try:
        # Not `strptime`: the first call takes longer than reading a small profile's names.
        year, month, day, hour, minute, second = map(int, session.split("_"))
        return datetime(year, month, day, hour, minute, second)
    except ValueError:
        return None


def _groups(family: Sequence[tuple[datetime, Run]]) -> Iterator[list[Run]]:
    """Yields groups of sessions that follow each other closely, as long as no host repeats."""
    group: list[Run] = []
    hosts: set[str] = set()
    began: datetime | None = None
    for time, run in family:
        apart = began is None or (time - began).total_seconds() > _APART_S
        if apart or not hosts.isdisjoint(run.hosts):
            if len(group) > 1:
                yield group
            group, hosts, began = [], set(), time
        group.append(run)
        hosts.update(run.hosts)
    if len(group) > 1:
        yield group


def _join(parts: Sequence[Run]) -> Run:
    files = sorted((file for part in parts for file in part.files), key=lambda file: file.host)
    return Run(
        id=parts[0].id + _JOINED,
        path=parts[0].path,
        files=tuple(files),
        parts=tuple(part.id for part in parts),
    )
