"""Finds time that a change of the program saves: needless waits, copies, allocations, compilations.

In: the `LostTime` of the hosts that have it, the metrics and the step table.  Out: findings without
a next step, which the table of the framework has (`advice.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.metrics.host.lost_time import LostTime
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER, slow_steps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.finding import Finding, Severity, worst_steps
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.trace.categories import COMPILATION

# Percent of the steps, as for the parts of a step.
_HIGH, _MEDIUM, _LEAST = 15.0, 3.0, 1.0
# One wait a step is how a loop reads its loss.
_SEVERAL = 2.0
_COMPILES_AGAIN = 2
_MOSTLY = 0.5
_EAGER_IDLE_PERCENT = 15.0
_EAGER_PERCENT = 10.0
_COMPILED_PERCENT = 50.0
# What a step loses, and the findings on its parts that contain it.
_CAUSES = ("sync_points", "allocator_stalls", "python_gc")
_PARTS = ("unexplained_idle", "host_bound", "launch_bound")


class Losses:
    """What hosts lost, and findings about it.

    Args:
        hosts: of all hosts of the run that state it.
        table: the steps; None without any, or where they are not of interest.
    """

    def __init__(self, hosts: Sequence[LostTime], table: StepTable | None) -> None:
        self._hosts = [host for host in hosts if host.window_ps]
        self._all = hosts
        self._table = table
        self._steps = sum(host.steps for host in self._hosts)
        self._window_ps = sum(host.window_ps for host in self._hosts)

    def findings(self) -> Iterator[Finding]:
        """Yields the findings that need nothing but lost time."""
        if self._window_ps:
            yield from self._waits()
            yield from self._copies()
            yield from self._collectives()
        if self._steps:
            # A program allocates as it starts.
            yield from self._allocations()
            yield from self._collections()
        yield from self._replicas()
        yield from self._compilations()

    def concerning(self, found: Sequence[Finding], eager_percent: float | None) -> list[Finding]:
        """Returns findings, with the causes and the cures that the trace shows.

        Args:
            found: of the run, of whatever kind.
            eager_percent: share of the host's op time that no compiled code has; None unknown.
        """
        by_id = {finding.id: finding for finding in found}
        compiled = eager_percent is not None and eager_percent < _COMPILED_PERCENT
        return [self._with_cause(self._with_cure(finding, compiled), by_id) for finding in found]

    def _with_cure(self, finding: Finding, compiled: bool) -> Finding:
        if finding.id == "unexplained_idle":
            return self._of_stretches(finding, compiled)
        if finding.id != "input_bound" or not self._window_ps or finding.cost_ms is None:
            return finding
        input_ps = finding.cost_ms * PS_PER_MS * self._steps
        if self._sum("loading_ps") < _MOSTLY * input_ps:
            return finding._replace(advice="input_bound.copies")
        places = {host.loads_in_process for host in self._hosts} - {None}
        if places == {True}:
            return finding._replace(advice="input_bound.in_process")
        return finding._replace(advice="input_bound.workers") if places == {False} else finding

    def _of_stretches(self, finding: Finding, compiled: bool) -> Finding:
        """Separates gaps between ops from one stretch a step in which something else happens."""
        whole_ps, longest_ps = self._sum("unexplained_ps"), self._sum("longest_unexplained_ps")
        if self._steps and longest_ps > _MOSTLY * whole_ps:
            percent = 100 * longest_ps / whole_ps
            evidence = f"{finding.evidence} One stretch of each step makes {percent:.0f} % of it."
            named = finding.advice in ("load_ahead", "keep_less")
            advice = finding.advice if named else "stretch"
            return finding._replace(evidence=evidence, advice=advice)
        if compiled and not finding.advice:
            return finding._replace(advice="unexplained_idle.compiled")
        return finding

    def _with_cause(self, finding: Finding, by_id: Mapping[str, Finding]) -> Finding:
        if finding.id in _PARTS and finding.cost_ms:
            for cause in filter(None, map(by_id.get, _CAUSES)):
                if (cause.cost_ms or 0.0) > _MOSTLY * finding.cost_ms:
                    return finding._replace(cause=cause.id)
        if finding.id == "compile_in_loop" and "recompiles" in by_id:
            return finding._replace(cause="recompiles")
        if finding.id == "slow_steps" and "first_step_slow" in by_id and len(finding.steps) == 1:
            return finding._replace(cause="first_step_slow")
        if finding.id == "collective_bound" and "gloo_on_gpu" in by_id:
            return finding._replace(cause="gloo_on_gpu")
        return finding

    # ---- what each is ----------------------------------------------------------------------------

    def _waits(self) -> Iterator[Finding]:
        waits = sum(host.waits for host in self._hosts)
        if (
            not self._steps
            or waits < _SEVERAL * self._steps
            or self._percent("after_waits_ps") < _MEDIUM
        ):
            return
        yield self._finding(
            "sync_points",
            "after_waits_ps",
            "The host waits for the device in the middle of the step",
            f"{waits / self._steps:.3g} waits a step, after each of which the device has nothing "
            "to do until the host launches again: {}.",
        )

    def _copies(self) -> Iterator[Finding]:
        if self._percent("unpinned_ps") >= _LEAST:
            yield self._finding(
                "pageable_copies",
                "unpinned_ps",
                "Input is copied to the device from pageable memory",
                "Copies to the device from pageable memory: {}.",
            )

    def _collectives(self) -> Iterator[Finding]:
        if self._percent("host_collectives_ps") >= _LEAST:
            yield self._finding(
                "gloo_on_gpu",
                "host_collectives_ps",
                "Collectives run on the CPU while GPUs wait",
                "gloo runs collectives on the CPU while the GPU is idle: {}.",
            )

    def _allocations(self) -> Iterator[Finding]:
        if self._percent("allocations_ps") >= _LEAST:
            yield self._finding(
                "allocator_stalls",
                "allocations_ps",
                "Device memory is allocated and freed within the steps",
                "Calls that allocate or free a device's memory, and wait for it: {}.",
                "idle_allocations_ps",
            )

    def _collections(self) -> Iterator[Finding]:
        if self._percent("collections_ps") >= _LEAST:
            yield self._finding(
                "python_gc",
                "collections_ps",
                "Python collects garbage within the steps",
                "Garbage collection: {}.",
                "idle_collections_ps",
            )

    def _replicas(self) -> Iterator[Finding]:
        replicas = max((host.replicas for host in self._all), default=0)
        if replicas:
            yield Finding(
                "data_parallel",
                "medium",
                "DataParallel runs the model from one process",
                f"One Python process launches the work of {replicas} devices, and copies the model "
                "to them in every step.",
                "",
            )

    def _compilations(self) -> Iterator[Finding]:
        count = max((host.compiling_steps for host in self._all), default=0)
        if count < _COMPILES_AGAIN:
            return
        cost_ms, steps = None, []
        evidence = f"Functions are compiled in {count} steps after the first"
        if self._table is not None and len(self._table) > 1:
            time_ms = _compiled_ms(self._table)
            time_ms[0] = 0.0
            cost_ms = float(time_ms.sum()) / len(self._table)
            steps = worst_steps(time_ms, np.flatnonzero(time_ms > 0))
            evidence += f": {time_ms.sum():.4g} ms in all, {cost_ms:.4g} ms a step"
        yield Finding(
            "recompiles",
            "high",
            "Functions are compiled again and again",
            f"{evidence}.",
            "",
            cost_ms=cost_ms or None,
            steps=steps,
        )

    # ---- sums ------------------------------------------------------------------------------------

    def _sum(self, key: str) -> int:
        return sum(int(getattr(host, key)) for host in self._hosts)

    def _percent(self, key: str) -> float:
        return 100 * self._sum(key) / self._window_ps

    def _finding(
        self,
        name: str,
        key: str,
        title: str,
        evidence: str,
        cost_key: str | None = None,
    ) -> Finding:
        """Makes a finding; its cost is the time of `cost_key`, of which a step is a part."""
        percent = self._percent(key)
        severity: Severity = "low"
        if percent >= _MEDIUM:
            severity = "high" if percent >= _HIGH else "medium"
        parts, of_what = max(self._steps, 1), "a step" if self._steps else "of what was captured"
        whole_ms = self._window_ps / parts / PS_PER_MS
        time_ms = self._sum(key) / parts / PS_PER_MS
        words = f"{time_ms:.4g} ms of {whole_ms:.4g} ms {of_what} ({percent:.1f} %)"
        cost_ms = self._sum(cost_key or key) / parts / PS_PER_MS
        if cost_key is not None and self._steps and cost_ms < time_ms:
            words += f", {cost_ms:.4g} ms of it with the device idle"
        return Finding(
            name,
            severity,
            title,
            evidence.format(words),
            "",
            cost_ms=(cost_ms or None) if self._steps else None,
        )


def _compiled_ms(table: StepTable) -> FloatArray:
    in_step_ms = table.time_ms.get(COMPILATION, np.zeros(len(table)))
    total: FloatArray = in_step_ms + np.nan_to_num(table.gap_ms[COMPILATION])
    return total


def slow_first_step(table: StepTable) -> Iterator[Finding]:
    """Finds a first step that takes much longer than the others, which warming up leaves out."""
    slow, _ = slow_steps(table)
    rows = np.flatnonzero(table.counted)
    if not len(slow) or slow[0] != 0 or rows[0] != 0:
        return
    others_ms = median(table.duration_ms[rows[1:]])
    first_ms = float(table.duration_ms[0])
    if first_ms <= OUTLIER * others_ms:
        return
    mean_ms = float(table.duration_ms[rows].mean())
    yield Finding(
        "first_step_slow",
        "low",
        "The first step of the capture is slow, and counts in the averages",
        f"Step {table.number[0]}: {first_ms:.4g} ms against a median of {others_ms:.4g} ms of the "
        f"others, so that the mean is {mean_ms:.4g} ms.",
        "",
        steps=[0],
    )


def eager_on_host(metrics: Mapping[str, Metric], parts: Mapping[str, str]) -> Iterator[Finding]:
    """Finds ops that run one by one, if the steps wait for that.

    Args:
        metrics: of the run.
        parts: metrics of the parts of a step that are the host's, id to name.
    """
    share, step_ms = metrics.get("eager_time_host"), metrics["step_time"].value
    values = [metrics[part].value for part in parts if part in metrics]
    idle_ms = sum(value for value in values if value is not None)
    if share is None or not share.value or not step_ms:
        return
    percent = 100 * idle_ms / step_ms
    *firsts, last = [name.lower() for name in parts.values()]
    names = [", ".join(firsts), last] if firsts else [last]
    if percent <= _EAGER_IDLE_PERCENT or share.value <= _EAGER_PERCENT:
        return
    yield Finding(
        "eager_host",
        "medium",
        "Ops run one by one on the host",
        f"{share.label}: {share.value:.1f} % of its op time. {' and '.join(names).capitalize()}: "
        f"{idle_ms:.4g} ms of {step_ms:.4g} ms a step ({percent:.1f} %).",
        "",
        advice="" if share.value >= _COMPILED_PERCENT else "partly_eager",
    )
