"""Overviews as they are sent, built once and kept while their files stay as they are.

In: a run and a host.  Out: packed JSON.  Requests for the same answer wait for one build; builds of
different runs go on side by side, but no more than two, for each holds a file's columns in memory.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TypeAlias

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.server.http import pack_json

_MAX_BYTES = 64 << 20
_MAX_BUILDS = 2

# Run, host, and (path, size, modification time) of every file.
_Key: TypeAlias = tuple[str, str | None, tuple[tuple[str, int, int], ...]]


class Answers:
    """A cache of packed overviews, bounded in bytes; the least recently asked for goes first.

    Args:
        peaks: what the user says of the devices' peaks.
    """

    def __init__(self, peaks: PeakOverrides) -> None:
        self._peaks = peaks
        self._lock = threading.Lock()
        self._packed: OrderedDict[_Key, bytes] = OrderedDict()
        self._building: dict[_Key, threading.Lock] = {}
        self._slots = threading.BoundedSemaphore(_MAX_BUILDS)

    def overview(self, run: Run, host: str | None) -> bytes:
        """The packed overview.

        Raises:
            UnreadableRunError: nothing of the run can be read. It is not remembered, for the file
                may still be being written.
            KeyError: the run has no such host.
        """
        key = _key(run, host)
        with self._lock:
            if (packed := self._get(key)) is not None:
                return packed
            building = self._building.setdefault(key, threading.Lock())
        with building:
            with self._lock:
                if (packed := self._get(key)) is not None:
                    return packed
            try:
                with self._slots:
                    packed = pack_json(build_overview(run, host, self._peaks).to_dict())
                with self._lock:
                    self._put(key, packed)
            finally:
                with self._lock:
                    self._building.pop(key, None)
        return packed

    def _get(self, key: _Key) -> bytes | None:
        if key in self._packed:
            self._packed.move_to_end(key)
        return self._packed.get(key)

    def _put(self, key: _Key, packed: bytes) -> None:
        self._packed[key] = packed
        while sum(map(len, self._packed.values())) > _MAX_BYTES and len(self._packed) > 1:
            self._packed.popitem(last=False)


def _key(run: Run, host: str | None) -> _Key:
    files = tuple((str(file.path), file.bytes, file.modified_ns) for file in run.files)
    return run.id, host, files
