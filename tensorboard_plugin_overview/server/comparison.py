"""One run against another, of the same overviews that `/overview` sends.

In: two runs.  Out: their comparison as packed JSON, or why there is none (yet).
"""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from typing import TypeAlias

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.regression.compare import compare
from tensorboard_plugin_overview.server.answers import Answers
from tensorboard_plugin_overview.server.answers import StillReadingError
from tensorboard_plugin_overview.server.http import pack_json

_Asked: TypeAlias = tuple[Run, str | None]

# Two overviews are held by each, most of them those that `Answers` holds anyway.
_MOST_KEPT = 4


def compared(answers: Answers, a: _Asked, b: _Asked) -> bytes:
    """The packed comparison.

    Args:
        answers: makes the overviews.
        a: the run that b is measured against, and one of its hosts or None for all.
        b: the other.

    Raises:
        StillReadingError: one of them is not read yet; to be asked again.
        ClusterError: the cluster cannot read one of them.
        UnreadableRunError: nothing of one of them can be read.
    """
    packed: list[bytes] = []
    later: StillReadingError | None = None
    # The second is asked for while the first is still read, so that both are read side by side.
    for run, host in (a, b):
        try:
            packed.append(answers.overview(run, host))
        except StillReadingError as error:
            later = later or StillReadingError(f"{run.id}: {error}")
        except UnreadableRunError as error:
            message = f"{run.id}: {error.message}"
            raise UnreadableRunError(message, error.hint, error.growing) from error
    if later is not None:
        raise later
    return _compared(packed[0], packed[1], a[1], b[1])


@lru_cache(maxsize=_MOST_KEPT)
def _compared(packed_a: bytes, packed_b: bytes, host_a: str | None, host_b: str | None) -> bytes:
    a, b = (json.loads(gzip.decompress(packed)) for packed in (packed_a, packed_b))
    return pack_json(compare(a, b, host_a, host_b).to_dict())
