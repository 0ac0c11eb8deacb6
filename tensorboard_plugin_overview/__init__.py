"""Overview for TensorBoard: how a model ran on TPU, GPU or CPU, from its profile.

Data path: `catalog` (logdir to runs) > `decode` (XSpace bytes to numpy columns) > `trace`, `ops`,
`steps`, `sessions` (what happened when) > `metrics` (numbers) > `loading` (files to results) >
`overview` (the document) > `comparison` (one document against another) > `report` (both as text),
`server` (both in TensorBoard) and `cli` (the commands).  `tests/test_layers.py` has every stage.
"""

__version__ = "0.1.0.dev0"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.api import (
        compare as compare,
        load as load,
        load_step as load_step,
    )
    from tensorboard_plugin_overview.catalog.runs import NoRunError as NoRunError
    from tensorboard_plugin_overview.comparison.compare import Comparison as Comparison
    from tensorboard_plugin_overview.overview.build import UnreadableRunError as UnreadableRunError
    from tensorboard_plugin_overview.overview.document import Overview as Overview

__all__ = [
    "Comparison",
    "NoRunError",
    "Overview",
    "UnreadableRunError",
    "compare",
    "load",
    "load_step",
]

# Imported on first use: TensorBoard imports this package at its start, and must not wait for numpy.
_MODULES = {
    "Comparison": "comparison.compare",
    "NoRunError": "catalog.runs",
    "Overview": "overview.document",
    "UnreadableRunError": "overview.build",
    "compare": "api",
    "load": "api",
    "load_step": "api",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    # Completion in a notebook knows what is not imported yet.
    return sorted({*globals(), *__all__})
