"""Which sources a cached result depends on."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tensorboard_plugin_overview.loading.cache.code_version import sources

LOADED = """
import sys

import pytest
import tensorboard_plugin_overview.loading.cluster
import tensorboard_plugin_overview.overview.panels.step_ops
for name, module in sys.modules.items():
    if name.startswith("tensorboard_plugin_overview."):
        print(module.__file__)
"""


@pytest.mark.slow
def test_all_that_makes_a_result_is_part_of_the_version() -> None:
    found = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    # Finding runs, and this version itself, change no result.
    used = {line for line in found.stdout.splitlines() if "/catalog/" not in line}
    assert len(used) > 50
    assert used <= {str(path) for _, path in sources()}


def test_names_are_those_of_the_package() -> None:
    names = [name for name, _ in sources()]
    assert "decode/wire/source.py" in names
    assert len(names) == len(set(names))
