"""Shows on a terminal what long work is doing.

In: sentences.  Out: one line, overwritten, on a terminal only; nothing for work that is quick.
"""

from __future__ import annotations

import shutil
import threading
from time import monotonic
from typing import TextIO

from tensorboard_plugin_overview.catalog.printable import printable

# Quick work shows nothing; slow work does not flicker.
_PATIENCE_S = 0.5
_BETWEEN_S = 0.1


class ProgressLine:
    """One line; may be shown from any thread."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._is_terminal = stream.isatty()
        self._next_at = monotonic() + _PATIENCE_S
        self._width = 0
        self._lock = threading.Lock()

    def show(self, text: str) -> None:
        """Shows the text instead of the one before."""
        if not self._is_terminal or monotonic() < self._next_at:
            return
        with self._lock:
            self._next_at = monotonic() + _BETWEEN_S
            # A line that wraps could not be overwritten.
            text = printable(text)[: shutil.get_terminal_size().columns - 1]
            self._stream.write("\r" + text.ljust(self._width))
            self._stream.flush()
            self._width = len(text)

    def clear(self) -> None:
        """Leaves the line empty, if anything was shown."""
        with self._lock:
            if self._width:
                self._stream.write("\r" + " " * self._width + "\r")
                self._stream.flush()
                self._width = 0
