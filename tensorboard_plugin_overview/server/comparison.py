"""One run against another, of the same overviews that `/overview` sends.

In: two runs.  Out: their comparison as packed JSON, or why there is none (yet).
"""

from __future__ import annotations

from typing import TypeAlias

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.server.answers import Answers
from tensorboard_plugin_overview.server.answers import StillReadingError

_Asked: TypeAlias = tuple[Run, str | None, str | None]


def compared(answers: Answers, a: _Asked, b: _Asked) -> bytes:
    """The packed comparison.

    Args:
        answers: makes the overviews.
        a: the run that b is measured against, one of its hosts or None for all, and the kind of
            steps or None for the leading one.
        b: the other.

    Raises:
        StillReadingError: one of them is not read yet, or they are being compared; to be asked
            again.
        NoThreadError, MemoryLimitError: as `Answers.comparison`.
        ClusterError: the cluster cannot read one of them.
        UnreadableRunError: nothing of one of them can be read.
    """
    packed: list[bytes] = []
    later: StillReadingError | None = None
    # The second is asked for while the first is still read, so that both are read side by side.
    for run, host, kind in (a, b):
        try:
            packed.append(answers.overview(run, host, kind))
        except StillReadingError as error:
            later = later or StillReadingError(f"{run.id}: {error}", error.retry_s)
        except UnreadableRunError as error:
            message = f"{run.id}: {error.message}"
            raise UnreadableRunError(message, error.hint, error.growing) from error
    if later is not None:
        raise later
    return answers.comparison(packed[0], packed[1], a[1], b[1])
