"""The plugin as a page sees it: what its routes answer."""

from __future__ import annotations

import argparse
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tensorboard.plugins import base_plugin
from werkzeug.test import Client, TestResponse

from tensorboard_plugin_overview.server.plugin import OverviewPlugin


class Tab:
    """A client of the plugin on one logdir."""

    def __init__(self, logdir: str, logdir_spec: str = "", wait_s: float = 10) -> None:
        flags = argparse.Namespace(logdir_spec=logdir_spec)
        self.plugin = OverviewPlugin(base_plugin.TBContext(logdir=logdir, flags=flags))
        self.plugin._watch.current(wait_s)
        self.apps: dict[str, Any] = self.plugin.get_plugin_apps()

    def get(self, url: str, headers: dict[str, str] | None = None) -> TestResponse:
        route = url.partition("?")[0]
        app = self.apps["/static/*" if route.startswith("/static/") else route]
        return Client(app).get(url, headers=headers)

    def json(self, url: str) -> Any:
        return json.loads(self.get(url).data)


@contextmanager
def written_slowly(path: Path, data: bytes, piece_bytes: int) -> Iterator[threading.Event]:
    """Writes twelve pieces of a file in a thread, then the whole, and sets the event."""
    done = threading.Event()

    def write() -> None:
        with path.open("wb", buffering=0) as file:
            for start in range(0, 12 * piece_bytes, piece_bytes):
                file.write(data[start : start + piece_bytes])
                time.sleep(0.15)
        path.write_bytes(data)
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield done
    finally:
        writer.join()
