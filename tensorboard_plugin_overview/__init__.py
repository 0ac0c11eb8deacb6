"""Overview for TensorBoard: how a model ran on TPU, GPU or CPU, from its profile.

Data path, in the order of this folder's listing: `catalog` (logdir to runs) > `decode` (XSpace
bytes to numpy columns) > `events` (what happened when) > `metrics` (numbers) > `overview` (the
document) > `regression` (one document against another) > `report` (both as text), `server` (both in
TensorBoard) and `terminal` (the commands).
"""

__version__ = "0.1.0.dev0"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.api import load as load
    from tensorboard_plugin_overview.api import load_step as load_step
    from tensorboard_plugin_overview.overview.document import Overview as Overview

__all__ = ["Overview", "load", "load_step"]


def __getattr__(name: str) -> object:
    # On first use: TensorBoard imports this package at its start, and must not wait for numpy.
    if name in ("load", "load_step"):
        from tensorboard_plugin_overview import api

        return getattr(api, name)
    if name == "Overview":
        from tensorboard_plugin_overview.overview.document import Overview

        return Overview
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    # Completion in a notebook knows what is not imported yet.
    return sorted({*globals(), *__all__})
