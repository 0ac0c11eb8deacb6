"""What must hold of every sequence of bytes that is taken for a profile, or read back later.

In: the bytes.  Out: nothing, or the exception that should not have been.  Of a profile: both
decoders agree, what is read in chunks is what is read at once, only documented errors come out, and
the whole way from a file to the JSON gives a document of finite numbers or says why there is none.
Of what is read back: it is whole, or refused with the documented error.
"""

from __future__ import annotations

import io
import json
import os
import re
from pathlib import Path
from typing import Any

import numpy as np

from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError, UnreadableProfileError
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.comparison.document import DocumentError, read_document
from tensorboard_plugin_overview.decode.columns import XSpace
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.xspace import read_xspace, scan_xspace
from tensorboard_plugin_overview.formats.kineto.reader import read_trace
from tensorboard_plugin_overview.loading.cache.result_codec import ResultFormatError, pack, unpack
from tensorboard_plugin_overview.loading.cache.result_file import read_result
from tensorboard_plugin_overview.loading.host_result import HostResult
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tests.oracle import plain_events

# One sentence or more, on one line: what a user is shown.
_SENTENCE = re.compile(r"[^\n]+\.\)?")
_LONG_AGO = (1e9, 1e9)
_MOST_KEPT = 1 << 24


def check_decoder(raw: bytes) -> bool:
    """Reads the bytes in every way there is; whether anything can be read of them."""
    try:
        space = read_xspace(raw)
    except (EmptyProfileError, UnreadableProfileError) as error:
        assert refuses(raw), "a scan reads what cannot be read"
        return _refused(str(error))
    assert (space.message is None) == (space.status == "ok")
    for plane in space.planes:
        for metadata in plane.event_metadata.values():
            assert isinstance(metadata.name, str)
        for line in plane.lines:
            line.start_ps(0)
            for column in line.events.stats.values():
                assert len(column.numbers()) == len(line.events)
                assert column.text_codes().max(initial=-1) < len(column.texts)
    assert _contents(read_xspace(raw, fast=None)) == _contents(space)
    count = 0
    try:
        for _, chunk in scan_xspace(raw):
            count += len(chunk.events)
    except UnreadableProfileError:
        assert space.status == "partial"
    assert count == sum(len(line.events) for plane in space.planes for line in plane.lines)
    return True


def check_trace(raw: bytes) -> bool:
    """Reads the bytes as a trace of torch.profiler; whether anything can be read of them."""
    for chunk_bytes in (1 << 22, 1 << 10 if len(raw) < 1 << 16 else 1 << 16):
        trace = read_trace(io.BytesIO(raw), chunk_bytes)
        assert (trace.status == "ok") == (trace.message is None)
        if trace.message is not None:
            _refused(trace.message)
        for track in (*trace.threads, *trace.streams, *trace.device_ranges):
            assert (np.diff(track.start_ns) >= 0).all()
            assert (track.end_ns >= track.start_ns).all()
            assert track.names.max(initial=-1) < len(trace.names)
        rows = sum(map(len, (*trace.threads, *trace.streams, *trace.device_ranges)))
        assert rows <= trace.counts.kept
    return trace.status in ("ok", "partial")


def _refused(message: str) -> bool:
    """False, where the message is one that can be shown."""
    assert _SENTENCE.fullmatch(message), message
    return False


def refuses(raw: bytes) -> bool:
    """A scan of the bytes ends with a documented error too."""
    try:
        for _ in scan_xspace(raw):
            pass
    except (EmptyProfileError, UnreadableProfileError):
        return True
    return False


def check_load(raw: bytes | None, path: Path) -> bool:
    """Takes the bytes, as a file at `path`, to the JSON; whether there is an overview of them.

    None for the bytes that are there already.
    """
    if raw is not None:
        path.write_bytes(raw)
    # A file that has just been written might still be being written, which takes a moment to tell.
    os.utime(path, _LONG_AGO)
    try:
        document = load(path, cache=False).to_dict()
    except UnreadableRunError as error:
        return _refused(error.message)
    json.dumps(document, allow_nan=False)
    for status, message in ((file["status"], file["message"]) for file in document["run"]["files"]):
        assert (status == "ok") == (message is None)
    for name, metric in document["metrics"].items():
        assert (metric["value"] is None) == (metric["status"] == "unavailable"), name
        assert metric["value"] is not None or metric["reason"], name
    return True


def check_result(raw: bytes) -> bool:
    """Takes the bytes for a packed result; whether they are one.

    A digest keeps such bytes away from the cache's reader; this is what is left without it.
    """
    try:
        result = unpack(raw, HostResult)
    except ResultFormatError:
        return False
    assert isinstance(result, HostResult)
    # Every value is of a type that its field names, so that it can be written again.
    pack(result)
    return True


def check_kept(raw: bytes, path: Path, key: bytes, content: bytes) -> bool:
    """Takes the bytes for the file of a kept result; whether they are the one with that content."""
    path.write_bytes(raw)
    try:
        found = read_result(path, key, _MOST_KEPT)
    except OSError:
        return False
    assert found == content
    return True


def check_document(raw: bytes) -> bool:
    """Takes the bytes for an exported overview, and compares it; whether they are one."""
    try:
        document = read_document(raw)
    except DocumentError as error:
        return _refused(f"{error}.")
    json.dumps(compare(document, document).to_dict(), allow_nan=False)
    return True


def trimmed(raw: bytes, events: int = 12, names: int = 100) -> bytes:
    """A small profile of a large one: a few planes, and the first events of each of their lines."""
    space = XSpaceMessage.FromString(raw)
    del space.planes[5:]
    for plane in space.planes:
        del plane.lines[16:]
        for line in plane.lines:
            del line.events[events:]
        used = {event.metadata_id for line in plane.lines for event in line.events}
        kept = [entry for entry in plane.event_metadata if entry.key in used]
        kept += [entry for entry in plane.event_metadata if entry.key not in used][:4]
        kept = [entry for entry in kept if entry.ByteSize() < 1 << 14]
        copies = [entry.SerializeToString() for entry in kept[:names]]
        del plane.event_metadata[:]
        for copy in copies:
            plane.event_metadata.add().ParseFromString(copy)
    small: bytes = space.SerializeToString()
    return small


def _contents(space: XSpace) -> list[Any]:
    return [
        (plane.name, line.name, line.truncated, plain_events(line.events))
        for plane in space.planes
        for line in plane.lines
    ]
