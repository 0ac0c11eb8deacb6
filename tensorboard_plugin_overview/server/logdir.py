"""Turns TensorBoard's `--logdir` or `--logdir_spec` into the folders to scan."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from tensorboard_plugin_overview.catalog.runs import AnyPath
from tensorboard_plugin_overview.catalog.scan import path_of

# TensorBoard's own pattern, so that both take the same text for a URL.
_URL = re.compile(r"[a-zA-Z][0-9a-zA-Z.]*://")


def roots_of(logdir: str, logdir_spec: str) -> tuple[Sequence[tuple[str, AnyPath]], str | None]:
    """Returns named folders, and a sentence if there is none.

    Args:
        logdir: as typed; TensorBoard does not expand `~`.
        logdir_spec: comma-separated `path` or `name:path`, read if `logdir` is empty.
    """
    if logdir:
        return [("", path_of(logdir))], None
    roots = []
    for part in logdir_spec.split(","):
        if part.strip():
            name, path = _name_and_path(part)
            roots.append((name, path_of(path)))
    if not roots:
        return (), "TensorBoard was started without a logdir."
    return roots, None


def _name_and_path(part: str) -> tuple[str, str]:
    """Returns the name, "" for none, and the path of one part of a `--logdir_spec`.

    The rules are those of TensorBoard's `data_ingester`: the first colon ends the name, unless the
    text begins with a slash, is a URL, or begins with what this platform takes for a drive.
    """
    has_name = (
        ":" in part
        and not part.startswith("/")
        and not _URL.match(part)
        and not os.path.splitdrive(part)[0]
    )
    name, _, path = part.partition(":")
    return (name, path) if has_name else ("", part)
