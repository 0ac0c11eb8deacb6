"""Which importer reads a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tensorboard_plugin_overview.catalog.runs import local_file
from tensorboard_plugin_overview.formats import IMPORTERS, ProfileFile
from tensorboard_plugin_overview.formats.importer import Progress, ReadStatus
from tensorboard_plugin_overview.loading import host_result
from tensorboard_plugin_overview.trace.model import Trace

T = TypeVar("T")


class Braces:
    """Claims files that begin with a brace, and can read none."""

    name = "braces"

    def claims(self, file_name: str, head: Callable[[], bytes]) -> bool:
        return file_name.endswith(".json") and head().startswith(b"{")

    def read(
        self, file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
    ) -> tuple[ReadStatus, T]:
        raise OSError(f"{file.bytes} bytes in braces")


@pytest.mark.slow
def test_the_first_that_claims_a_file_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_result, "IMPORTERS", (Braces(), *IMPORTERS))
    said = {}
    for name, data in (("a.json", b"{}"), ("b.json", b""), ("c.pb", b"{}")):
        path = tmp_path / name
        path.write_bytes(data)
        said[name] = host_result.read_host(local_file("h", path)).report
    assert said["a.json"].message == "The file could not be read: 2 bytes in braces."
    assert said["b.json"].status == "empty"
    assert said["c.pb"].status == "unreadable"
