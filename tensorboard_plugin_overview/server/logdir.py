"""TensorBoard's `--logdir` or `--logdir_spec` to the folders to scan."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tensorboard_plugin_overview.catalog.runs import AnyPath
from tensorboard_plugin_overview.catalog.scan import path_of

# `name:path`, where the colon is neither a URL's nor a drive letter's.
_NAMED = re.compile(r"(?P<name>[^:/\\]{2,}|[^:/\\A-Za-z]):(?P<path>(?!//).+)")


def roots_of(logdir: str, logdir_spec: str) -> tuple[Sequence[tuple[str, AnyPath]], str | None]:
    """Named folders, and a sentence where there is none that can be read.

    Args:
        logdir: as typed; TensorBoard does not expand `~`.
        logdir_spec: comma-separated `path` or `name:path`, read if `logdir` is empty.
    """
    texts = [logdir] if logdir else [part for part in logdir_spec.split(",") if part.strip()]
    roots = []
    for text in texts:
        named = None if logdir else _NAMED.fullmatch(text.strip())
        name, path = (named["name"], named["path"]) if named else ("", text.strip())
        roots.append((name, path_of(path)))
    if not roots:
        return (), "TensorBoard was started without a logdir."
    return roots, None
