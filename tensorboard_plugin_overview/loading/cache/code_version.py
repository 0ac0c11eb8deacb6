"""The version of the code that computes results.

In: the package's own sources.  Out: a short text that changes with any of them.  Results that are
kept carry it, so that neither a cache nor a worker of a cluster mixes in numbers of other code.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from tensorboard_plugin_overview import __version__

_PACKAGE = Path(__file__).parent.parent.parent
# The stages from a file to a host's result.
_STAGES = (
    "arrays",
    "names",
    "decode",
    "trace",
    "formats",
    "steps",
    "sessions",
    "metrics",
    "loading",
    "overview",
)


def sources() -> list[tuple[str, Path]]:
    """Lists the sources that compute a host's result, by their names in the package."""
    return [
        (path.relative_to(_PACKAGE).as_posix(), path)
        for stage in _STAGES
        for path in sorted((_PACKAGE / stage).rglob("*.py"))
    ]


@functools.cache
def code_version() -> str:
    """Returns the package's version and a digest of the sources that compute a host's result."""
    digest = hashlib.sha256()
    for name, path in sources():
        digest.update(f"{name}\0".encode())
        digest.update(path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:12]}"
