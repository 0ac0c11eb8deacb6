"""TensorBoard's way in.  Until `load`, little more is imported than what TensorBoard has anyway.

Whatever fails in here must not take TensorBoard down, nor vanish: where our own modules cannot be
imported (a protobuf or numpy that is too old, a broken installation), the tab still appears and
shows the error.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
from collections.abc import Callable
from collections.abc import Iterable
from typing import Any

from tensorboard.plugins import base_plugin

_logger = logging.getLogger("tensorboard")

REINSTALL = (
    "Reinstall it in TensorBoard's environment: pip install --upgrade tensorboard-plugin-overview. "
    "TensorBoard's log has the details."
)
_ROUTES = ("/runs", "/overview", "/compare", "/export", "/step")
_BUNDLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "static", "index.js")


class OverviewLoader(base_plugin.TBLoader):  # type: ignore[misc]
    """Loads the Overview tab."""

    def define_flags(self, parser: argparse.ArgumentParser) -> None:
        """Adds our flags; every name begins with that of the plugin."""
        from tensorboard_plugin_overview.cli.arguments import positive_number

        group = parser.add_argument_group("Overview")
        group.add_argument(
            "--overview_peak_tflops",
            type=positive_number,
            default=None,
            help="dense peak TFLOP/s of each device, where the profile's is missing or wrong",
        )
        group.add_argument(
            "--overview_peak_gbps",
            type=positive_number,
            default=None,
            help="peak memory bandwidth of each device in GB/s, likewise",
        )
        group.add_argument(
            "--overview_dask",
            metavar="ADDRESS",
            default=None,
            help="the Dask cluster that reads the profiles, such as tcp://host:8786",
        )
        group.add_argument(
            "--overview_memory_gb",
            type=positive_number,
            metavar="N",
            default=None,
            help="what reading profiles may take, in 10^9 bytes (default: four fifths of what is "
            "free); a file that takes more is named and not read",
        )

    def load(self, context: base_plugin.TBContext) -> base_plugin.TBPlugin:
        """The plugin, or a stand-in whose tab says why the plugin cannot be imported."""
        try:
            from tensorboard_plugin_overview.server.plugin import OverviewPlugin

            return OverviewPlugin(context)
        except Exception as error:
            _logger.exception("Overview: the plugin could not be loaded")
            return FailedPlugin(context, error)


class FailedPlugin(base_plugin.TBPlugin):  # type: ignore[misc]
    """The tab of a plugin that could not be loaded."""

    plugin_name = "overview"

    def __init__(self, context: base_plugin.TBContext, error: BaseException) -> None:
        super().__init__(context)
        self._error = error

    def get_plugin_apps(self) -> dict[str, Any]:
        """The bundle, and the error on every other route."""
        failed = _responder("500 Internal Server Error", "application/json", self._failure())
        bundle = _responder("200 OK", "text/javascript; charset=utf-8", _bundle())
        return {**dict.fromkeys(_ROUTES, failed), "/static/index.js": bundle}

    def is_active(self) -> bool:
        """The tab appears, to show the error."""
        return True

    def frontend_metadata(self) -> base_plugin.FrontendMetadata:
        """The tab."""
        return base_plugin.FrontendMetadata(
            es_module_path="/static/index.js", tab_name="Overview", disable_reload=False
        )

    def _failure(self) -> bytes:
        error = {
            "code": "load_failed",
            "message": f"The plugin could not be loaded: {self._error}",
            "hint": REINSTALL,
        }
        return json.dumps({"error": error}).encode()


def _bundle() -> bytes:
    try:
        with open(_BUNDLE, "rb") as file:
            return file.read()
    except OSError:
        # Not even the bundle is there; an empty module keeps TensorBoard's page in order.
        return b"export function render() { document.body.textContent = 'Reinstall the plugin.'; }"


def _responder(
    status: str, content_type: str, body: bytes
) -> Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]:
    def respond(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        headers = [
            ("Content-Type", content_type),
            ("Content-Length", str(len(body))),
            ("X-Content-Type-Options", "nosniff"),
            ("Cache-Control", "no-cache, must-revalidate"),
        ]
        start_response(status, headers)
        return [body]

    return respond
