"""What all tests share: no time limits on a noisy machine, and where the shared material lies."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tensorboard_plugin_overview.catalog import runs
from tensorboard_plugin_overview.samples import write_samples

# A timed test fails for the machine's reasons, not the code's.
settings.register_profile("complete", deadline=None)
# What `make test-fast` chooses, by --hypothesis-profile.
settings.register_profile("quick", deadline=None, max_examples=10)
settings.load_profile("complete")

# Tests, and the processes that they start, neither see nor fill the user's cache.
os.environ["TENSORBOARD_OVERVIEW_CACHE"] = "off"

# A young file that cannot be read is looked at again soon: tests write nothing in between.
runs._MOMENT_S = 0.01

ROOT = Path(__file__).parent.parent
SHARED = ROOT.parent / "shared"


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of real profiles and of the peer's answers; skips where it is absent."""
    if not SHARED.is_dir():
        pytest.skip("../shared (real profiles) is not beside this checkout")
    return SHARED


@pytest.fixture(scope="session")
def corpus(shared: Path) -> Path:
    """The folder of real profiles."""
    return shared / "corpus"


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A logdir with the sample runs; a test may write beside them."""
    logdir = tmp_path_factory.mktemp("samples")
    write_samples(logdir)
    return logdir
