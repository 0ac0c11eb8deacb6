"""The TensorBoard plugin: its name, its tab, its routes.  It checks parameters, and counts nothing.

Routes, below `data/plugin/overview`: `/runs[?search=WORDS][&offset=N][&limit=N]`,
`/overview?run=ID[&host=NAME][&partial=1]`, `/step?run=ID[&host=NAME]&index=N`,
`/compare?a=ID&b=ID[&host_a=NAME][&host_b=NAME]`, `/export?run=ID[&host=NAME]&format=NAME`,
`/static/*`.  A run id is looked up in the table of runs and never joined to a path; nothing is
written.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from typing import TYPE_CHECKING
from typing import Any
from typing import TypeAlias

from tensorboard.plugins import base_plugin
from tensorboard.util import tb_logging
from werkzeug import Request
from werkzeug import Response

from tensorboard_plugin_overview.catalog.explained_error import OUT_OF_MEMORY
from tensorboard_plugin_overview.catalog.explained_error import OUT_OF_MEMORY_HINT
from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.catalog.runs import NoRunError
from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.loader import REINSTALL
from tensorboard_plugin_overview.server.http import respond_busy
from tensorboard_plugin_overview.server.http import respond_error
from tensorboard_plugin_overview.server.http import respond_file
from tensorboard_plugin_overview.server.http import respond_json
from tensorboard_plugin_overview.server.http import respond_later
from tensorboard_plugin_overview.server.logdir import roots_of
from tensorboard_plugin_overview.server.watch import RunWatch
from tensorboard_plugin_overview.server.workers import NO_THREAD

if TYPE_CHECKING:
    from tensorboard_plugin_overview.server.overview_route import OverviewRoute

logger = tb_logging.get_logger()

_STATIC = {
    "index.js": "text/javascript",
    "THIRD_PARTY_NOTICES.txt": "text/plain",
}
# TensorBoard polls its plugins one after the other while the user waits.
_ACTIVE_WAIT_S = 0.02
_RUNS_WAIT_S = 0.5
# More than anybody types; each is looked for in the names of every run and host.
_MOST_WORDS = 32

_Route: TypeAlias = Callable[[Request], Response]


class OverviewPlugin(base_plugin.TBPlugin):  # type: ignore[misc]
    """The Overview tab."""

    plugin_name = "overview"

    def __init__(self, context: base_plugin.TBContext) -> None:
        """Starts the scan of the logdir in the background."""
        super().__init__(context)
        flags = context.flags
        roots, problem = roots_of(context.logdir or "", getattr(flags, "logdir_spec", None) or "")
        self._watch = RunWatch(roots, problem)
        self._watch.start()
        self._flags = flags
        self._lock = threading.Lock()
        self._route: OverviewRoute | None = None

    def get_plugin_apps(self) -> dict[str, Any]:
        """The routes."""
        return {
            "/runs": _application(self._runs),
            "/overview": _application(self._overview),
            "/compare": _application(self._compare),
            "/export": _application(self._export),
            "/step": _application(self._step),
            "/static/*": _application(self._static),
        }

    def is_active(self) -> bool:
        """Whether there is a profile, as far as is known without waiting."""
        return self._watch.has_runs(_ACTIVE_WAIT_S)

    def frontend_metadata(self) -> base_plugin.FrontendMetadata:
        """The tab."""
        return base_plugin.FrontendMetadata(
            es_module_path="/static/index.js", tab_name="Overview", disable_reload=False
        )

    def _runs(self, request: Request) -> Response:
        try:
            offset, limit = (_count(request, name) for name in ("offset", "limit"))
        except ValueError:
            message = "The parameters offset and limit must be whole numbers, not below 0."
            return respond_error(request, 400, "bad_parameter", message, "Leave them out for all.")
        words = list(dict.fromkeys(request.args.get("search", "").lower().split()))
        if len(words) > _MOST_WORDS:
            message = f"The parameter search may have {_MOST_WORDS} different words at most."
            return respond_error(request, 400, "bad_parameter", message, "Leave some of them out.")
        scan = self._watch.current(_RUNS_WAIT_S)
        if self._watch.is_stuck:
            scan = replace(scan, message=NO_THREAD, hint="Try again later.")
        found = [run for run in scan.runs if _matches(run, words)]
        first = offset or 0
        page = found[first:] if limit is None else found[first : first + limit]
        document = {
            "runs": [self._entry(run) for run in page],
            "total": len(found),
            "offset": first,
            "scanning": self._watch.scanning,
            "message": scan.message,
            "hint": scan.hint,
        }
        return respond_json(request, document)

    def _entry(self, run: Run) -> dict[str, Any]:
        status = "ok" if run.files else "empty"
        if self._watch.is_growing(run):
            status = "writing"
        entry: dict[str, Any] = {"id": run.id, "hosts": list(run.hosts), "status": status}
        if run.parts:
            entry["parts"] = list(run.parts)
        if run.joined:
            entry["joined"] = run.joined
        return entry

    def _overview(self, request: Request) -> Response:
        return self._of_run(
            request, lambda run, host: self._overviews().respond(request, run, host)
        )

    def _export(self, request: Request) -> Response:
        return self._of_run(request, lambda run, host: self._overviews().export(request, run, host))

    def _step(self, request: Request) -> Response:
        try:
            index = _count(request, "index")
        except ValueError:
            index = None
        if index is None:
            message = "The parameter index must be a whole number, not below 0."
            hint = "It counts the steps of the overview from 0."
            return respond_error(request, 400, "bad_parameter", message, hint)
        return self._of_run(
            request, lambda run, host: self._overviews().step(request, run, host, index)
        )

    def _compare(self, request: Request) -> Response:
        def against(a: Run, host_a: str | None) -> Response:
            def respond(b: Run, host_b: str | None) -> Response:
                return self._overviews().compare(request, a, host_a, b, host_b)

            return self._of_run(request, respond, "b", "host_b")

        return self._of_run(request, against, "a", "host_a")

    def _of_run(
        self,
        request: Request,
        respond: Callable[[Run, str | None], Response],
        run_name: str = "run",
        host_name: str = "host",
    ) -> Response:
        """The answer for the run, and the host, that the request names, if there are such."""
        run_id = request.args.get(run_name, "")
        host = request.args.get(host_name) or None
        if not run_id or ".." in run_id.split("/") or "\0" in run_id:
            message = f"The parameter {run_name} must be a run id."
            return respond_error(request, 400, "bad_parameter", message, "See ./runs.")
        try:
            run = self._watch.current(_RUNS_WAIT_S).select(run_id)
        except NoRunError as error:
            if self._watch.is_stuck:
                return respond_busy(request, NO_THREAD)
            if not self._watch.has_searched:
                return respond_later(request, "The logdir is being searched for runs.")
            return respond_error(request, 404, "unknown_run", error.message, error.hint)
        if host is not None and host not in run.hosts:
            known = ", ".join(run.hosts[:5]) or "none"
            return respond_error(
                request,
                404,
                "unknown_host",
                f"Run {run.id!r} has no host {host!r}.",
                f"Hosts of the run: {known}.",
            )
        return respond(run, host)

    def _overviews(self) -> OverviewRoute:
        with self._lock:
            if self._route is None:
                from tensorboard_plugin_overview.server.overview_route import OverviewRoute

                self._route = OverviewRoute(self._flags)
            return self._route

    def _static(self, request: Request) -> Response:
        name = request.path.rpartition("/static/")[2]
        if name not in _STATIC:
            return respond_error(
                request, 404, "unknown_file", "There is no such file.", "Reload the page."
            )
        content = resources.files("tensorboard_plugin_overview").joinpath("static").joinpath(name)
        return respond_file(request, content.read_bytes(), _STATIC[name])


def _count(request: Request, name: str) -> int | None:
    """A parameter that counts something; None where it is left out.

    Raises:
        ValueError: it is no count.
    """
    text = request.args.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit()):
        raise ValueError(name)
    return int(text)


def _matches(run: Run, words: Sequence[str]) -> bool:
    """Every word is in the run's id, or in the name of one of its hosts."""
    if not words:
        return True
    # A word has no line break in it, so that it is found within one name or not at all.
    names = "\n".join((run.id, *run.hosts)).lower()
    return all(word in names for word in words)


def _application(route: _Route) -> Callable[..., Any]:
    """A WSGI application that answers GET, and any failure of ours with JSON."""

    def application(environ: dict[str, Any], start_response: Any) -> Any:
        request = Request(environ)
        return _answer(route, request)(environ, start_response)

    return application


def _answer(route: _Route, request: Request) -> Response:
    if request.method not in ("GET", "HEAD"):
        return respond_error(
            request, 405, "method_not_allowed", "Only GET is answered.", "Nothing can be changed."
        )
    try:
        return route(request)
    except ImportError as error:
        logger.exception("Overview: a module could not be imported")
        return respond_error(
            request, 500, "load_failed", f"The plugin could not be loaded: {error}", REINSTALL
        )
    except MemoryError:
        logger.exception("Overview: %s ran out of memory", printable(request.path))
        return respond_error(request, 500, "out_of_memory", OUT_OF_MEMORY, OUT_OF_MEMORY_HINT)
    except Exception as error:
        logger.exception("Overview: %s failed", printable(request.path))
        return respond_error(
            request,
            500,
            "internal_error",
            f"The overview could not be computed ({type(error).__name__}).",
            "TensorBoard's log has the details; please report them with the profile.",
        )
