"""The Python API as its users import it."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tensorboard_plugin_overview


def modules_after(code: str) -> set[str]:
    """The packages that a Python has imported after the code."""
    code += "\nimport sys; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_what_the_package_offers_is_there_and_listed() -> None:
    for name in tensorboard_plugin_overview.__all__:
        assert getattr(tensorboard_plugin_overview, name).__name__ == name
    assert set(tensorboard_plugin_overview.__all__) <= set(dir(tensorboard_plugin_overview))
    with pytest.raises(AttributeError, match="has no attribute 'lode'"):
        tensorboard_plugin_overview.lode  # noqa: B018


def test_importing_the_package_imports_neither_numpy_nor_tensorboard() -> None:
    imported = modules_after("import tensorboard_plugin_overview")
    assert "tensorboard_plugin_overview" in imported
    assert not imported & {"numpy", "tensorboard", "google", "pandas"}


@pytest.mark.slow
def test_an_overview_needs_no_tensorboard_and_no_gui(samples: Path) -> None:
    imported = modules_after(
        "from tensorboard_plugin_overview import load\n"
        f"overview = load({str(samples)!r}, 'cpu_training', cache=False)\n"
        "repr(overview), overview._repr_html_(), overview.to_dict()"
    )
    assert "numpy" in imported
    unwanted = {"IPython", "PyQt5", "PySide6", "matplotlib", "pandas", "tkinter", "werkzeug"}
    assert not imported & (unwanted | {"tensorboard", "tensorflow"})


def test_two_overviews_are_compared(samples: Path) -> None:
    before = tensorboard_plugin_overview.load(samples, "gpu_training_simulated", cache=False)
    comparison = tensorboard_plugin_overview.compare(before, before)
    assert comparison.verdict == "same"
    assert repr(comparison) == f"<Comparison same: {comparison.sentence}>"
    assert (comparison.a.run, comparison.b.run) == ("gpu_training_simulated",) * 2
    assert {metric.verdict for metric in comparison.metrics} <= {"same", "unclear", "unavailable"}


@pytest.mark.parametrize("number", [0, -5.0, 1e300, math.nan, math.inf])
@pytest.mark.parametrize("name", ["peak_tflops", "peak_gbps", "memory_gb"])
def test_a_peak_or_limit_is_above_zero(samples: Path, name: str, number: float) -> None:
    options: dict[str, Any] = {name: number}
    with pytest.raises(ValueError, match=f"{name} must be a number above 0"):
        tensorboard_plugin_overview.load(samples, **options)
