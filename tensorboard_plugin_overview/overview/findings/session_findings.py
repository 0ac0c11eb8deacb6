"""Finds what to fix first in a run of sessions: a slow tail, time on the host, copies.

In: the latencies.  Out: findings of an inference run, where steps are not the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tensorboard_plugin_overview.metrics.latency import Latencies, Latency
from tensorboard_plugin_overview.overview.finding import INFERENCE, TRACE_VIEWER, Finding

# A tail: sessions at p99 take this many times as long as at p50.
_TAIL, _LONG_TAIL = 3.0, 10.0
_ENOUGH_SESSIONS = 20
_MOSTLY_HOST = 0.5
_MANY_COPIES = 0.2
# Inferred sessions are executions, as the steps are.
_COPIES_OF_STEPS = ("host_transfer_bound", "output_bound")
_PARTS = {"host_ms": "on the host", "device_ms": "on the device", "communication_ms": "in copies"}


def session_findings(latencies: Latencies, others: Sequence[Finding]) -> list[Finding]:
    """Makes all findings about sessions.

    Args:
        latencies: of the run.
        others: findings on its steps; copies that these name are not named again.
    """
    everything = latencies.everything
    at = {one.percentile: one.latency for one in everything.percentiles}
    # XProf's tool knows only sessions that events mark.
    tool = TRACE_VIEWER if latencies.inferred else INFERENCE
    found = [*_tail(everything.n, at[50], at[99], everything.mean), *_mean(everything.mean)]
    if any(finding.id in _COPIES_OF_STEPS for finding in others):
        found = [finding for finding in found if finding.id != "sessions_copy_bound"]
    return [finding._replace(tool=tool) for finding in found]


def _tail(n: int, usual: Latency, slow: Latency, mean: Latency) -> Iterator[Finding]:
    if n < _ENOUGH_SESSIONS or slow.total_ms < _TAIL * usual.total_ms or not usual.total_ms:
        return
    times = slow.total_ms / usual.total_ms
    more = {part: getattr(slow, part) - getattr(usual, part) for part in _PARTS}
    most = max(more, key=lambda part: more[part])
    yield Finding(
        "slow_tail",
        "high" if times >= _LONG_TAIL else "medium",
        f"The slowest sessions take {times:.2g} times as long as usual",
        f"{slow.total_ms:.4g} ms at p99 against {usual.total_ms:.4g} ms at p50; most of the "
        f"difference, {more[most]:.4g} ms, is spent {_PARTS[most]}.",
        "See in the slowest sessions what they have in common: a model, a batch size, a time.",
        cost_ms=max(mean.total_ms - usual.total_ms, 0.0),
    )


def _mean(mean: Latency) -> Iterator[Finding]:
    if mean.host_ms > _MOSTLY_HOST * mean.total_ms and mean.device_ms > 0:
        yield Finding(
            "sessions_host_bound",
            "medium",
            "Sessions spend most of their time on the host",
            f"{mean.host_ms:.4g} ms of {mean.total_ms:.4g} ms ({_share(mean.host_ms, mean)}).",
            "Look at batching delay, pre- and postprocessing, and how requests wait for threads; "
            "the host's top ops name the work.",
            cost_ms=mean.host_ms,
        )
    if mean.communication_ms > _MANY_COPIES * mean.total_ms:
        yield Finding(
            "sessions_copy_bound",
            "medium",
            "Copies between host and device take much of a session",
            f"{mean.communication_ms:.4g} ms of {mean.total_ms:.4g} ms "
            f"({_share(mean.communication_ms, mean)}).",
            "Keep parameters and caches on the device, copy less per request, and copy ahead.",
            cost_ms=mean.communication_ms,
        )


def _share(part_ms: float, mean: Latency) -> str:
    return f"{100 * part_ms / mean.total_ms:.0f} %"
