"""What answers requests: ranges with names that say so, else the one range that repeats.

In: the threads of a host, and what they launched.  Out: `Requests`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import numpy as np

from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.loop.ranges import RepeatedRange
from tensorboard_plugin_overview.formats.kineto.loop.spans import FEWEST, codes_of, outermost
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace import requests
from tensorboard_plugin_overview.trace.track import NO_GROUP

_KINDS = ("request", "infer", "predict", "generate", "model_inference", "execute_model")
_NUMBER = re.compile(r"\d+")
_NOTHING = np.zeros(0, np.int64)
_NO_TASKS = requests.Tasks((), _NOTHING, _NOTHING, _NOTHING)
_NO_SIZES = requests.BatchSizes((), _NOTHING, _NOTHING)
_NO_MODELS = requests.ModelIds((), _NOTHING, _NOTHING, ())


def named_requests(threads: Sequence[KinetoThread]) -> requests.Requests | None:
    """Finds the ranges that are named as what answers requests; None without any.

    Of each kind of name there are three at least, and of those within one another the outermost
    counts.
    """
    found = []
    for kind in _KINDS:
        of_kind = list(_named(threads, kind))
        if len(of_kind) >= FEWEST:
            found += of_kind
    return _requests(requests.outermost(found))


def requests_of_range(
    threads: Sequence[KinetoThread], found: RepeatedRange | None
) -> requests.Requests | None:
    """Takes each occurrence of the range that repeats for a request; None without any.

    Args:
        threads: of the host.
        found: the range.
    """
    if found is None:
        return None
    spans = found.spans
    columns = zip(
        found.threads,
        spans.event.tolist(),
        spans.start_ps.tolist(),
        spans.end_ps.tolist(),
        strict=True,
    )
    return _requests([_root(found.name, *one) for one in columns])


def _named(threads: Sequence[KinetoThread], kind: str) -> Iterator[requests.Root]:
    for number, thread in enumerate(threads):
        codes = codes_of(thread, lambda name: name.lower().startswith(kind))
        ranges = np.flatnonzero(thread.category == Category.RANGE)
        spans = outermost(number, thread, ranges[np.isin(thread.code[ranges], codes)])
        if spans is None:
            continue
        for event, start_ps, end_ps in zip(
            spans.event.tolist(), spans.start_ps.tolist(), spans.end_ps.tolist(), strict=True
        ):
            yield _root(thread.event_name(event), number, event, start_ps, end_ps)


def _root(name: str, thread: int, event: int, start_ps: int, end_ps: int) -> requests.Root:
    shown = _NUMBER.sub("#", name)
    return requests.Root(
        requests.RootKind.SESSION, thread, event, start_ps, end_ps, shown, NO_GROUP
    )


def _requests(roots: Sequence[requests.Root]) -> requests.Requests | None:
    if not roots:
        return None
    return requests.Requests(
        roots,
        _NO_TASKS,
        _NO_SIZES,
        _NO_MODELS,
        is_grouped=False,
        are_ranges=True,
    )
