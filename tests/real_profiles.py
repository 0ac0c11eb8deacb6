"""The documents of the real profiles, made once for all tests that look at all of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from tensorboard_plugin_overview import load
from tests.conftest import SHARED

CORPUS = SHARED / "corpus"


@functools.cache
def real_documents() -> Mapping[str, Any]:
    """File or folder -> document, of all that can be read; empty where there are no profiles."""
    paths = [path for path in CORPUS.glob("*.xplane.pb") if not path.name.startswith("broken")]
    if CORPUS.is_dir():
        paths.append(CORPUS / "cpu_jax_2hosts_straggler")
    return {path.name: load(path).to_dict() for path in sorted(paths)}
