"""Whether a run is of training or of inference.

In: the `JobKind` of each host.  Out: that of the run.
"""

from __future__ import annotations

from collections.abc import Iterable

from tensorboard_plugin_overview.trace.facts import JobKind


def merge_job_kinds(kinds: Iterable[JobKind]) -> JobKind:
    """Merges the kinds of several hosts: training if any trains, else inference if any infers."""
    order = ("training", "inference", "unknown")
    ranked = sorted(kinds, key=lambda one: (order.index(one.kind), one.reason))
    return ranked[0] if ranked else JobKind("unknown", "No host could be read.")
