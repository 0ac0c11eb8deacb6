"""Inference: session latency, in the shape of the JSON, and its metrics.

In: the run's `Latencies` (None without sessions) and its job kind.  Out: `Metric`s by id, and the
JSON's `inference`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.latency import (
    BatchSummary,
    Group,
    Latencies,
    Latency,
    SlowSession,
)
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.metric import Input, Metric
from tensorboard_plugin_overview.overview.platforms.sessions import (
    LATENCY_DEFINITIONS,
    SESSION_PARTS,
)
from tensorboard_plugin_overview.overview.registry import METRICS
from tensorboard_plugin_overview.trace.facts import FactSources, JobKind

_INFERRED_FORMULA = (
    "mean length of the executions, each from its launch, or from the end of the one before if it "
    "had to wait for that, to its last op, on the slowest device"
)
_PERCENTILE_FORMULA = (
    "percentile p: sessions in order of total time; it lies at rank p ÷ 100 × (sessions − 1), "
    "counted from 0, interpolated linearly between the two sessions next to it, and each part "
    "between the same two, so that the parts add up to the total"
)
_SUPPLY = (
    "Sessions are the events SessionRun, BatchingSessionRun, TfrtModelRun, ServingModelRun, "
    "RunGraph, ProcessBatch and ModelServerRequest_… of TensorFlow and of model servers"
)


def inference_metrics(
    sessions: Latencies | None, job: JobKind, sources: FactSources, *, steps_marked: bool
) -> dict[str, Metric]:
    """Gives session time and throughput, or why there are none.

    Args:
        sessions: the sessions, None without any.
        job: training has no sessions.
        sources: where the files have their facts.
        steps_marked: host events mark steps, so that no sessions are inferred.
    """
    if sessions is None:
        reason = _missing(job, steps_marked)
        if sources.sessions and job.kind != "training":
            reason = _missing_ranges(job, sources.sessions, steps_marked)
        both = ("session_time", "sessions_per_second")
        return {key: METRICS[key].unavailable(reason) for key in both}
    note = f"No event marks sessions; they are {_origin(sessions)}." if sessions.inferred else None
    kind = METRICS["session_time"]
    if sessions.inferred and not sessions.are_ranges:
        kind = replace(kind, formula=_INFERRED_FORMULA)
    count = Input("sessions", sessions.everything.n)
    span = Input("start of the first to end of the last", sessions.span_ms / 1e3, "s")
    per_second = sessions.everything.per_second
    rate = METRICS["sessions_per_second"].measured(per_second, "", [count, span])
    total = Input("sum over them", sessions.total_ms, "ms")
    return {
        "session_time": kind.of(
            sessions.everything.statistics,
            "",
            percentiles=True,
            note=note,
            inferred=sessions.inferred,
            inputs=[count, total],
        ),
        "sessions_per_second": replace(rate, status="inferred", reason=note)
        if sessions.inferred
        else rate,
    }


def inference_diagnostics(sessions: Latencies | None, platform: Platform) -> list[Diagnostic]:
    """Returns the known gaps of the sessions.

    Args:
        sessions: the sessions, None without any.
        platform: of the run.
    """
    if sessions is None or platform == "cpu" or sessions.everything.mean.device_ms > 0:
        return []
    return [
        Diagnostic(
            "sessions_unlinked",
            "warning",
            "Nothing that ran on the device could be linked to a session, so the sessions' device "
            "time is shown as the host's.",
            "Capture host and device together: links are correlation ids on a GPU, and the run ids "
            "of DoEnqueueProgram on a TPU.",
        )
    ]


def inference_document(sessions: Latencies | None, session_time: Metric) -> schema.Inference | None:
    """Returns the JSON's `inference`.

    Args:
        sessions: the sessions, None without any.
        session_time: the metric of their mean, whose sessions, window and hosts are the table's.
    """
    if sessions is None:
        return None
    return {
        **_group(sessions.everything),
        "source": f"{_capitalized(_origin(sessions))}.",
        "inferred": sessions.inferred,
        "parts": [
            {
                "id": part.id,
                "label": part.label,
                "short_label": part.short_label,
                "definition": part.definition,
                "role": part.role,
            }
            for part in SESSION_PARTS
        ],
        "definitions": LATENCY_DEFINITIONS,
        "provenance": replace(
            session_time, formula=f"{session_time.formula}; {_PERCENTILE_FORMULA}"
        ).provenance,
        "distribution": {
            "edges_ms": sessions.edges_ms.tolist(),
            "counts": sessions.counts.tolist(),
        },
        "models": [
            {"model": model, **_group(group)}
            for model, group in sorted(sessions.models.items(), key=lambda one: -one[1].n)
        ],
        "slowest": [_slow(session) for session in sessions.slowest],
        "batches": None if sessions.batches is None else _batches(sessions.batches),
    }


def _missing(job: JobKind, steps_marked: bool) -> str:
    if job.kind == "training":
        return f"The job is training, which has no sessions. {job.reason}"
    if job.kind == "inference" and steps_marked:
        return (
            "No event of a session or request is in the profile. Executions of programs are not "
            "taken for sessions, because the program marks steps of its own: step time is of "
            f"those. {_SUPPLY}."
        )
    if job.kind == "inference":
        return (
            "No event of a session or request is in the profile, and no program ran three times. "
            f"{_SUPPLY}; capture for longer, while requests are served."
        )
    return (
        "No event of a session or request is in the profile, and it does not tell whether the job "
        "is inference, so that executions of programs are not taken for sessions. "
        f"{_SUPPLY}; HLO in the profile tells training from inference."
    )


def _missing_ranges(job: JobKind, supply: str, steps_marked: bool) -> str:
    """Returns why there are no sessions where these are ranges of the program's own."""
    if job.kind != "inference":
        return (
            "Whether the job is inference is not known, so that no range is taken for a session. "
            f"{job.reason}"
        )
    if steps_marked:
        return (
            "The program marks steps of its own, and step time is of those: no range is taken for "
            f"a session. {supply}, where no step is marked."
        )
    return f"No range stands for requests. {supply}, three times at least."


def _origin(sessions: Latencies) -> str:
    return "; ".join(sessions.origins)


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Group(TypedDict):
    """The fields that a model's sessions share with all sessions."""

    sessions: int
    mean: schema.Latency
    percentiles: list[schema.LatencyPercentile]
    sessions_per_second: float


def _latency(latency: Latency) -> schema.Latency:
    return {
        "total_ms": latency.total_ms,
        "host_ms": latency.host_ms,
        "device_ms": latency.device_ms,
        "communication_ms": latency.communication_ms,
    }


def _group(group: Group) -> _Group:
    return {
        "sessions": group.n,
        "mean": _latency(group.mean),
        "percentiles": [
            {"percentile": entry.percentile, **_latency(entry.latency), "few_samples": entry.few}
            for entry in group.percentiles
        ],
        "sessions_per_second": group.per_second,
    }


def _slow(session: SlowSession) -> schema.SlowSession:
    return {
        "host": session.host,
        "start_ms": session.start_ms,
        "model": session.model,
        **_latency(session.latency),
        "batching_delay_ms": session.batching_delay_ms,
    }


def _batches(batches: BatchSummary) -> schema.Batches:
    return {
        "batches": batches.n,
        "sessions_per_batch": batches.sessions,
        "size": batches.size,
        "padding_percent": batches.padding_percent,
        "delay_ms": {
            "mean": batches.delay.mean,
            "p50": batches.delay.p50,
            "p99": batches.delay.p99,
            "max": batches.delay.max,
        },
    }
