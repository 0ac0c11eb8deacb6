"""The tab, and its stand-in where the plugin cannot be loaded.

Imports little more than TensorBoard has anyway, so that the stand-in can say what is wrong (a
protobuf or numpy that is too old, a broken installation).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tensorboard.plugins import base_plugin
from werkzeug import Request, Response

from tensorboard_plugin_overview.server.errors import LoadError, RequestError
from tensorboard_plugin_overview.server.http import application, respond

_STATIC = Path(__file__).parent.parent / "static"
_MEDIA_TYPES = {"index.js": "text/javascript", "THIRD_PARTY_NOTICES.txt": "text/plain"}
# An empty module keeps TensorBoard's page in order.
_NO_BUNDLE = b"export function render() { document.body.textContent = 'Reinstall the plugin.'; }"


class OverviewTab(base_plugin.TBPlugin):  # type: ignore[misc]
    """The tab's name and files."""

    plugin_name = "overview"

    def frontend_metadata(self) -> base_plugin.FrontendMetadata:
        """Returns what TensorBoard shows of the plugin."""
        return base_plugin.FrontendMetadata(
            es_module_path="/static/index.js", tab_name="Overview", disable_reload=False
        )

    def _static(self, request: Request) -> Response:
        name = request.path.rpartition("/static/")[2]
        if name not in _MEDIA_TYPES:
            raise RequestError(404, "unknown_file", "There is no such file.", "Reload the page.")
        try:
            content = (_STATIC / name).read_bytes()
        except OSError:
            if name != "index.js":
                raise
            content = _NO_BUNDLE
        return respond(request, content, _MEDIA_TYPES[name])


class FailedPlugin(OverviewTab):
    """A tab that shows why the plugin could not be loaded.

    Args:
        context: TensorBoard's.
        cause: the error.
    """

    def __init__(self, context: base_plugin.TBContext, cause: BaseException) -> None:
        super().__init__(context)
        self._cause = cause

    def get_plugin_apps(self) -> dict[str, Any]:
        """Returns the tab's files, and the error for every other route."""
        return {"/static/*": application(self._static), "/*": application(self._fail)}

    def is_active(self) -> bool:
        """Returns True: the tab appears, to show the error."""
        return True

    def _fail(self, request: Request) -> Response:
        raise LoadError(self._cause)
