"""What the tests of the server share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.tab import Tab


@pytest.fixture(scope="module")
def tab(samples: Path) -> Tab:
    """A page on the sample runs."""
    return Tab(str(samples))
