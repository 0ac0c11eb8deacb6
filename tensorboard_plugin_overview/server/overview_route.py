"""The answers to `/overview`, `/compare`, `/export` and `/step`.

Imported when it is first asked for: it needs all stages, and TensorBoard's start should not wait
for them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from werkzeug import Request
from werkzeug import Response

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.loading.cache.result_cache import user_cache
from tensorboard_plugin_overview.loading.cluster import ClusterError
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryLimitError
from tensorboard_plugin_overview.loading.memory.memory_limit import budget_of
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview.build import UnknownKindError
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.overview.panels.step_ops import UnknownStepError
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.server.answers import Answers
from tensorboard_plugin_overview.server.answers import StillReadingError
from tensorboard_plugin_overview.server.comparison import compared
from tensorboard_plugin_overview.server.export import respond_export
from tensorboard_plugin_overview.server.http import respond_busy
from tensorboard_plugin_overview.server.http import respond_error
from tensorboard_plugin_overview.server.http import respond_json
from tensorboard_plugin_overview.server.http import respond_later
from tensorboard_plugin_overview.server.http import respond_packed
from tensorboard_plugin_overview.server.workers import NoThreadError


class OverviewRoute:
    """Overviews of known runs.

    Args:
        flags: TensorBoard's.
    """

    def __init__(self, flags: argparse.Namespace) -> None:
        peaks = PeakOverrides(
            getattr(flags, "overview_peak_tflops", None), getattr(flags, "overview_peak_gbps", None)
        )
        memory = budget_of(getattr(flags, "overview_memory_gb", None))
        self._answers = Answers(peaks, user_cache(), getattr(flags, "overview_dask", None), memory)

    def respond(self, request: Request, run: Run, host: str | None) -> Response:
        """The overview of a run or of one of its hosts, or why there is none (yet)."""
        kind = request.args.get("kind")

        def answer() -> Response:
            try:
                return respond_packed(request, self._answers.overview(run, host, kind))
            except StillReadingError:
                so_far = None
                if request.args.get("partial") == "1":
                    so_far = self._answers.so_far(run, host, kind)
                if so_far is None:
                    raise
                return respond_packed(request, so_far, more_to_come=True)

        return _answer(request, answer)

    def compare(
        self, request: Request, a: Run, host_a: str | None, b: Run, host_b: str | None
    ) -> Response:
        """Run b against run a, or why they cannot be compared (yet)."""

        def answer() -> Response:
            kinds = request.args.get("kind_a"), request.args.get("kind_b")
            packed = compared(self._answers, (a, host_a, kinds[0]), (b, host_b, kinds[1]))
            return respond_packed(request, packed)

        return _answer(request, answer)

    def export(self, request: Request, run: Run, host: str | None) -> Response:
        """The same as a file, in the format that the request names."""
        name = request.args.get("format", "")
        if name not in FORMATS:
            known = ", ".join(FORMATS)
            message = "The parameter format must be one that is known."
            return respond_error(request, 400, "bad_parameter", message, f"These are: {known}.")

        def answer() -> Response:
            packed = self._answers.export(run, host, name, request.args.get("kind"))
            subject = run.id if host is None else f"{run.id}-{host}"
            return respond_export(request, packed, FORMATS[name], subject)

        return _answer(request, answer)

    def step(self, request: Request, run: Run, host: str | None, index: int) -> Response:
        """The slowest ops of one step, or why there are none (yet)."""

        def answer() -> Response:
            try:
                kind = request.args.get("kind")
                return respond_json(request, self._answers.step(run, host, index, kind))
            except UnknownStepError as error:
                return respond_error(request, 404, "unknown_step", error.message, error.hint)

        return _answer(request, answer)


def _answer(request: Request, answer: Callable[[], Response]) -> Response:
    """The answer, or an error for what it raises."""
    try:
        return answer()
    except StillReadingError as error:
        return respond_later(request, str(error), error.retry_s)
    except (NoThreadError, MemoryLimitError) as error:
        return respond_busy(request, str(error))
    except ClusterError as error:
        return respond_error(request, 503, "cluster", error.message, error.hint)
    except UnknownKindError as error:
        return respond_error(request, 404, "unknown_kind", error.message, error.hint)
    except UnreadableRunError as error:
        if error.growing:
            return respond_later(request, error.message)
        return respond_error(request, 422, "unreadable_profile", error.message, error.hint)
