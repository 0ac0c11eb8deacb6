"""Names the host's own code that covers time which nothing else explains.

In: an `Unexplained`.  Out: a title, evidence and a next step.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.metrics.steps.host_code import Cover
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained, merge_unexplained
from tensorboard_plugin_overview.metrics.units import PS_PER_MS

TRACING = "tracing_in_loop"
"""The finding on unexplained time in which functions are traced."""

_WHO_WAITS = {
    "cpu": "Steps spend their time in",
    "gpu": "The GPU waits for",
    "tpu": "The TPU waits for",
}

# Beginnings of words that name the loading of data, and the keeping of results.
_LOADS = re.compile(
    "augment|batch|collat|data|decod|examp|feed|fetch|gen|input|iter|load|next|prefetch|preproc|read"
    "|sampl|shuffl|token"
)
# Of these, such as name nothing else.
_LOADS_DATA = re.compile("augment|collat|data|feed|fetch|input|load|prefetch|preproc|read|shuffl")
_KEEPS = re.compile("checkpoint|ckpt|dump|export|log|metric|orbax|print|save|summar|upload|writ")
# Calls that wait for another thread or process.
_WAITS = re.compile(
    r"(?:.*\()?(?:queue\.|threading\.|multiprocessing\.|connection\.|selectors\.|concurrent\."
    r"|acquire\b|SimpleQueue)"
)
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

_LOAD_AHEAD = (
    "It looks like loading data: load ahead of the step, in worker processes or a background "
    "thread (Grain, tf.data: prefetch, num_parallel_calls; PyTorch: num_workers), and cache what "
    "does not change."
)
_KEEP_LESS = (
    "It looks like saving or logging: do it less often, or in the background (asynchronous "
    "checkpoints), and do not wait for results only to log them."
)
_FEED_FASTER = (
    "It waits for another thread or process. If that loads data, it cannot keep up: give it more "
    "workers, let it prepare more ahead, and cache what does not change."
)
_CALL_BACK_LESS = (
    "The program calls back into the host: call less often, or compute it in the program itself."
)
COMPILE_ONCE = (
    "Keep shapes, dtypes and static arguments the same from step to step (pad the last batch), and "
    "run each program once before the capture."
)
_SEE_TO_IT = (
    "See what it does in every step: take it out of the loop, do it less often, or do it in the "
    "background while the step runs."
)
_NEXT_STEPS = {
    "load_ahead": _LOAD_AHEAD,
    "may_load": _LOAD_AHEAD,
    "keep_less": _KEEP_LESS,
    "feed_faster": _FEED_FASTER,
    "call_back_less": _CALL_BACK_LESS,
    "see_to_it": _SEE_TO_IT,
}


class OwnCode(NamedTuple):
    """The host code that covers unexplained time of a run.

    Attributes:
        in_steps: within the complete steps, without outliers that have most of it.
        between: in the gaps behind them, without outliers that have most of it.
        longest: in the longest of these gaps.
        slowest: in the complete step that has most of such time, by host.
        steps_between: between the marked steps run others that nothing marks.
    """

    in_steps: Unexplained
    between: Unexplained
    longest: Unexplained
    slowest: Mapping[str, Unexplained]
    steps_between: bool = False

    @staticmethod
    def of(hosts: Sequence[HostSummary]) -> OwnCode:
        """Adds up what the hosts know; the longest gap is that of the host that has it."""
        gaps = [host.unexplained_longest for host in hosts]
        return OwnCode(
            merge_unexplained(host.unexplained for host in hosts),
            merge_unexplained(host.unexplained_between for host in hosts),
            max(gaps, key=lambda gap: gap.time_ps, default=Unexplained()),
            {host.host: host.unexplained_slowest for host in hosts},
            any(host.steps_between for host in hosts),
        )

    def of_slowest(self, platform: Platform, whole_ms: float, host: str | None = None) -> str:
        """Names what covers the unexplained time of the slowest step; "" where that is unknown.

        Args:
            platform: of the run.
            whole_ms: length of that step.
            host: whose step; None for the host that has most of such time.
        """
        of_host = self.slowest.get(host or "", Unexplained())
        if host is None:
            of_host = max(self.slowest.values(), key=lambda one: one.time_ps, default=of_host)
        words = words_of(platform, of_host, whole_ms)
        return "" if words is None else f" {words.evidence}"


class Words(NamedTuple):
    """The words of a finding on that code.

    Attributes:
        title: None where it names a range, in which something else takes the time.
        finding: id of the finding, None for that of unexplained time.
        advice: key of the next step in the tables of frameworks.
    """

    title: str | None
    evidence: str
    next_step: str
    finding: str | None = None
    advice: str = ""


def words_of(platform: Platform, unexplained: Unexplained, whole_ms: float) -> Words | None:
    """Names whose code it was; None where that is not known.

    Args:
        platform: of the run.
        unexplained: in its complete steps, or between them.
        whole_ms: mean length of a step, or of what the time is a part of.
    """
    if unexplained.cover is None or not unexplained.steps:
        return None
    covered_ms = unexplained.cover.covered_ps / unexplained.steps / PS_PER_MS
    evidence = f"{unexplained.cover.name}: {covered_ms:.3g} of {whole_ms:.3g} ms."
    if unexplained.cover.kind == "tracing":
        return Words("Functions are traced within the steps", evidence, COMPILE_ONCE, TRACING)
    title: str | None = f"{_WHO_WAITS[platform]} {unexplained.cover.name}"
    if unexplained.cover.kind == "range":
        title, evidence = None, f"Within {evidence}"
    advice = _advice(unexplained.cover)
    return Words(title, evidence, _NEXT_STEPS[advice], advice=advice)


def _advice(cover: Cover) -> str:
    """Returns what kind of code it is, a key of `_NEXT_STEPS`."""
    if cover.kind == "callback":
        return "call_back_less"
    name = cover.name
    if cover.kind == "frame":
        # Neither the file nor what it calls says what it does.
        name = name.partition(" ")[2].partition(" (")[0]
    words = [word.lower() for word in _WORD.findall(name)]
    if not words and _WAITS.match(cover.name):
        return "feed_faster"
    if any(map(_KEEPS.match, words)):
        return "keep_less"
    if any(map(_LOADS_DATA.match, words)):
        return "load_ahead"
    return "may_load" if any(map(_LOADS.match, words)) else "see_to_it"
