"""The TensorBoard plugin: its tab, and its routes, each answered by one method.

Routes, below `data/plugin/overview`: `/runs[?search=WORDS][&offset=N][&limit=N]`,
`/overview?run=ID[&host=NAME][&kind=NAME][&partial=1]`,
`/step?run=ID[&host=NAME][&kind=NAME]&index=N`,
`/compare?a=ID&b=ID[&host_a=NAME][&host_b=NAME][&kind_a=NAME][&kind_b=NAME]`,
`/export?run=ID[&host=NAME][&kind=NAME]&format=NAME`, `/static/*`.  A run id is looked up in the
table of runs and never joined to a path; nothing is written.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tensorboard.plugins import base_plugin
from werkzeug import Request, Response

from tensorboard_plugin_overview.catalog.runs import NoRunError, Run
from tensorboard_plugin_overview.server import errors, http
from tensorboard_plugin_overview.server.failed_plugin import OverviewTab
from tensorboard_plugin_overview.server.logdir import roots_of
from tensorboard_plugin_overview.server.watch import RunWatch, Subject

if TYPE_CHECKING:
    from tensorboard_plugin_overview.server.answers import Answers

# TensorBoard polls its plugins one after the other while the user waits.
_ACTIVE_WAIT_S = 0.02
_RUNS_WAIT_S = 0.5
# Each word is looked for in the names of every run and host.
_MOST_WORDS = 32
# Python parses a few thousand digits.
_COUNT = re.compile("[0-9]{1,1000}")


class OverviewPlugin(OverviewTab):
    """The Overview tab.

    Args:
        context: TensorBoard's; the scan of its logdir starts in the background.
    """

    def __init__(self, context: base_plugin.TBContext) -> None:
        super().__init__(context)
        self._flags = context.flags
        logdir_spec = getattr(self._flags, "logdir_spec", None)
        self._watch = RunWatch(*roots_of(context.logdir or "", logdir_spec or ""))
        self._watch.start()
        self._lock = threading.Lock()
        self._made_answers: Answers | None = None

    def get_plugin_apps(self) -> dict[str, Any]:
        """Returns the routes."""
        return {
            "/runs": http.application(self._runs),
            "/overview": http.application(self._overview),
            "/compare": http.application(self._compare),
            "/export": http.application(self._export),
            "/step": http.application(self._step),
            "/static/*": http.application(self._static),
        }

    def is_active(self) -> bool:
        """Returns whether there is a profile, as far as is known without waiting."""
        return self._watch.has_runs(_ACTIVE_WAIT_S)

    def _runs(self, request: Request) -> Response:
        message = "The parameters offset and limit must be whole numbers, not below 0."
        offset, limit = (
            _count(request, name, message, "Leave them out for all.")
            for name in ("offset", "limit")
        )
        words = list(dict.fromkeys(request.args.get("search", "").lower().split()))
        if len(words) > _MOST_WORDS:
            message = f"The parameter search may have {_MOST_WORDS} different words at most."
            raise errors.RequestError(400, "bad_parameter", message, "Leave some of them out.")
        scan = self._watch.current(_RUNS_WAIT_S)
        if self._watch.is_stuck:
            scan = replace(scan, message=errors.NO_THREAD, hint="Try again later.")
        runs = [run for run in scan.runs if _matches(run, words)]
        first = offset or 0
        page = runs[first:] if limit is None else runs[first : first + limit]
        document = {
            "runs": [self._entry(run) for run in page],
            "total": len(runs),
            "offset": first,
            "scanning": self._watch.scanning,
            "message": scan.message,
            "hint": scan.hint,
        }
        return http.respond(request, http.json_bytes(document))

    def _overview(self, request: Request) -> Response:
        subject = self._subject(request)
        try:
            overview = self._answers().overview(subject)
        except errors.StillReadingError:
            if request.args.get("partial") != "1":
                raise
            page = self._answers().partial(subject)
            if page is None:
                raise
            return http.respond(request, page, is_gzipped=True, headers=[("Retry-After", "1")])
        return http.respond(request, overview.packed, is_gzipped=True)

    def _compare(self, request: Request) -> Response:
        a, b = (self._subject(request, side, f"_{side}") for side in "ab")
        return http.respond(request, self._answers().comparison(a, b), is_gzipped=True)

    def _export(self, request: Request) -> Response:
        from tensorboard_plugin_overview.report.formats import FORMATS

        run, host, _ = subject = self._subject(request)
        name = request.args.get("format", "")
        if name not in FORMATS:
            message = "The parameter format must be one that is known."
            raise errors.RequestError(
                400, "bad_parameter", message, f"These are: {', '.join(FORMATS)}."
            )
        packed = self._answers().export(subject, name)
        file_name = f"overview-{run.id}" if host is None else f"overview-{run.id}-{host}"
        # A download: a page in TensorBoard's origin could do whatever TensorBoard can.  Opened all
        # the same, it has no scripts and no origin.
        headers = [
            ("Content-Disposition", http.content_disposition(file_name, FORMATS[name].extension)),
            ("Content-Security-Policy", "sandbox"),
        ]
        return http.respond(
            request, packed, FORMATS[name].media_type, is_gzipped=True, headers=headers
        )

    def _step(self, request: Request) -> Response:
        message = "The parameter index must be a whole number, not below 0."
        hint = "It counts the steps of the overview from 0."
        index = _count(request, "index", message, hint)
        if index is None:
            raise errors.RequestError(400, "bad_parameter", message, hint)
        subject = self._subject(request)
        return http.respond(request, http.json_bytes(self._answers().step(subject, index)))

    def _subject(self, request: Request, run: str = "run", suffix: str = "") -> Subject:
        """Returns the subject that the parameters `run`, `host<suffix>` and `kind<suffix>` name.

        Raises:
            RequestError: there is no such run or host, or the logdir is still being searched.
        """
        run_id = request.args.get(run, "")
        if not run_id or ".." in run_id.split("/") or "\0" in run_id:
            message = f"The parameter {run} must be a run id."
            raise errors.RequestError(400, "bad_parameter", message, "See ./runs.")
        try:
            chosen = self._watch.current(_RUNS_WAIT_S).select(run_id)
        except NoRunError as error:
            if self._watch.is_stuck:
                raise errors.NoThreadError from error
            if not self._watch.has_searched:
                raise errors.StillReadingError("The logdir is being searched for runs.") from error
            raise errors.RequestError(404, "unknown_run", error.message, error.hint) from error
        host = request.args.get(f"host{suffix}") or None
        if host is not None and host not in chosen.hosts:
            message = f"Run {chosen.id!r} has no host {host!r}."
            known = ", ".join(chosen.hosts[:5]) or "none"
            raise errors.RequestError(404, "unknown_host", message, f"Hosts of the run: {known}.")
        return Subject(chosen, host, request.args.get(f"kind{suffix}"))

    def _entry(self, run: Run) -> dict[str, Any]:
        """Returns a run as the list has it."""
        status = "writing" if self._watch.is_growing(run) else "ok" if run.files else "empty"
        entry: dict[str, Any] = {
            "id": run.id,
            "hosts": list(run.hosts),
            "status": status,
            "format": run.format,
        }
        if run.parts:
            entry["parts"] = list(run.parts)
        if run.joined:
            entry["joined"] = run.joined
        return entry

    def _answers(self) -> Answers:
        with self._lock:
            if self._made_answers is None:
                from tensorboard_plugin_overview.server.answers import answers_of

                self._made_answers = answers_of(self._flags)
            return self._made_answers


def _count(request: Request, name: str, message: str, hint: str) -> int | None:
    """Returns a parameter that counts something; None where it is left out.

    Raises:
        RequestError: it is no count; with this message and hint.
    """
    text = request.args.get(name)
    if text is not None and not _COUNT.fullmatch(text):
        raise errors.RequestError(400, "bad_parameter", message, hint)
    return None if text is None else int(text)


def _matches(run: Run, words: Sequence[str]) -> bool:
    """Returns whether every word is in the run's id or in the name of a host."""
    if not words:
        return True
    # No word has a line break in it, so that none is found across two names.
    names = "\n".join((run.id, *run.hosts)).lower()
    return all(word in names for word in words)
