"""What several tests of the reader need: the shared corpus, and small windows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tensorboard_plugin_overview.decode import xspace
from tensorboard_plugin_overview.decode.lines.segment import DecodeSegment
from tensorboard_plugin_overview.decode.lines.vectorized import decode_vectorized

SHARED = Path(__file__).resolve().parents[3] / "shared"

# Each decoder forced: the fast one as far as it can, and not at all.
DECODERS: list[DecodeSegment | None] = [decode_vectorized, None]
DECODER_NAMES = ["fast", "sequential"]


def shared_profiles() -> list[Path]:
    """Every readable profile beside the repository, sorted; empty where there are none."""
    found = [*SHARED.glob("corpus/**/*.xplane.pb"), *SHARED.glob("vectors/*/*.xplane.pb")]
    return sorted(path for path in found if not path.name.startswith("broken"))


def corpus_profile(name: str) -> bytes:
    path = SHARED / "corpus" / name
    if not path.exists():
        pytest.skip("the corpus of real profiles is not beside the repository")
    return path.read_bytes()


@contextmanager
def window_of(byte_count: int) -> Iterator[None]:
    """Within it, lines are read through a window of that size, so that short ones fill several."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(xspace, "_WINDOW_BYTES", byte_count)
        patch.setattr(xspace, "_SCAN_WINDOW_BYTES", byte_count)
        yield
