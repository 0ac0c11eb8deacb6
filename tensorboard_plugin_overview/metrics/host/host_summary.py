"""One host's profile, reduced to what the overview needs of it.

In: a `trace.model.Trace`.  Out: a `HostSummary`: its devices' busy time, its steps with their
breakdown, and what it says about itself.  It holds no events: its size follows the steps, so that
the summaries of many hosts can be put together where one host's events would fill the memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import unique
from tensorboard_plugin_overview.arrays.intervals import NO_TIME, Intervals, merge
from tensorboard_plugin_overview.arrays.threads import Threads
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.host.collective_times import (
    CollectiveTimes,
    collective_times,
)
from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.gpu_summary import gpu_summaries
from tensorboard_plugin_overview.metrics.host.lost_time import LostTime, lost_time
from tensorboard_plugin_overview.metrics.host.session_split import SessionTimes, session_times
from tensorboard_plugin_overview.metrics.host.tpu_summary import TpuSummary, summarize_tpu
from tensorboard_plugin_overview.metrics.ops.compute_summary import summarize_compute
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.ops.op_table import gpu_op_table, host_op_table
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, merge_ops
from tensorboard_plugin_overview.metrics.ops.precision import PrecisionSummary
from tensorboard_plugin_overview.metrics.steps import step_breakdown
from tensorboard_plugin_overview.metrics.steps.host_code import HostCode
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained, unexplained_time
from tensorboard_plugin_overview.metrics.steps.unmarked_steps import unmarked_steps_between
from tensorboard_plugin_overview.metrics.steps.usual_windows import unexplained_of_usual
from tensorboard_plugin_overview.steps import device_activity
from tensorboard_plugin_overview.steps.host_activity import (
    CPU_PRIORITY,
    IDLE_PRIORITY,
    host_activity,
)
from tensorboard_plugin_overview.steps.select_steps import select_steps
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.trace import categories
from tensorboard_plugin_overview.trace.facts import (
    NO_PROCESS,
    FactSources,
    JobKind,
    ProcessFacts,
    ProfileQuality,
    TracerLevels,
)
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.model import Trace

Platform = Literal["tpu", "gpu", "cpu"]
T = TypeVar("T")

# With fewer, the threads would mostly wait for each other.
_WORTH_A_THREAD_EVENTS = 200_000


@dataclass(frozen=True)
class HostSummary:
    """One host.

    Attributes:
        host: the file's host name.
        device_steps: one for each device (on a CPU, for the host) that has steps.
        steps: how they were found.
        job: training or inference, as far as this host tells.
        host_ops, device_ops: op totals of each side, over the whole profile.
        precision: compute time by precision, within complete steps where there are steps.
        quality: what its profile lacks.
        work: FLOPs and bytes of each used device, within the same.
        compilation_ps: time in which any thread compiled, within steps or not.
        capture_ps: length of the capture, None where the file does not say.
        capture_start_ns: its start since the Unix epoch, or None.
        origin_ns: the zero of its times, on the file's clock.
        recorded_ps: length of the capture, else from the first to the last event.
        unexplained: time of the complete steps that nothing explains, and what covers it.
        unexplained_between: the same of the gaps behind them.
        unexplained_longest: the same of the longest of these gaps alone.
        unexplained_slowest: the same of the complete step that has most of it.
        sessions: those of inference, None without any.
        tpu: what only a TPU host has.
        tracers: what was asked to be recorded, None where the file does not say.
        sources: where the format has such facts, for people.
        profiler_percent: share of the complete steps in which the profiler held up the host.
        steps_between: between the marked steps of a CPU run others that nothing marks.
        lost: time that a change of the program saves; None where the format does not say.
        process: its number among the job's, where hosts are processes.
        collectives: how long they took; None without any.
    """

    host: str
    platform: Platform
    devices: Sequence[DeviceSummary]
    device_steps: Sequence[step_breakdown.DeviceSteps]
    steps: FoundSteps
    job: JobKind
    host_ops: OpSummary
    device_ops: OpSummary
    precision: PrecisionSummary
    work: Sequence[ComputeTotals]
    quality: ProfileQuality
    compilation_ps: int
    capture_ps: int | None
    capture_start_ns: int | None
    origin_ns: int
    recorded_ps: int
    excluded_events: int
    sources: FactSources
    hostnames: Sequence[str] = ()
    errors: Sequence[str] = ()
    warnings: Sequence[str] = ()
    versions: Mapping[str, str] = field(default_factory=dict)
    unexplained: Unexplained = field(default_factory=Unexplained)
    unexplained_between: Unexplained = field(default_factory=Unexplained)
    unexplained_longest: Unexplained = field(default_factory=Unexplained)
    unexplained_slowest: Unexplained = field(default_factory=Unexplained)
    sessions: SessionTimes | None = None
    tpu: TpuSummary | None = None
    tracers: TracerLevels | None = None
    profiler_percent: float = 0.0
    steps_between: bool = False
    lost: LostTime | None = None
    process: ProcessFacts = NO_PROCESS
    collectives: CollectiveTimes | None = None


def summarize_host(trace: Trace, kind: str | None = None) -> HostSummary:
    """Reduces one host's events to its summary.

    Args:
        trace: of the host.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    workers = _workers(trace)
    if workers is None:
        return _summarize_host(trace, kind, _at_once)
    with workers:
        return _summarize_host(trace, kind, workers.submit)


def _summarize_host(
    trace: Trace, kind: str | None, submit: Callable[..., Future[Any]]
) -> HostSummary:
    """Reduces the events; `submit` calls a function with arguments, now or in another thread."""
    facts, platform = trace.facts, _platform(trace)
    host_time = host_activity(trace.threads, is_cpu=platform == "cpu")
    by_host = merge(NO_TIME, *host_time.values())
    tpu: TpuSummary | None = None
    host_waits: Mapping[str, Intervals] = {}
    explained: dict[str, Intervals] = {}
    if platform == "tpu":
        tpu, times = summarize_tpu(trace, host_time, kind)
        host_waits = times.host_waits
        host_input = host_time.get(categories.INPUT, NO_TIME)
        explained = {core: merge(time, host_input) for core, time in times.claimed.items()}
    host_ops = submit(host_op_table, trace.host_ops())
    device_ops = submit(_device_op_table, trace.gpus)
    devices = list(tpu.cores) if tpu else []
    device_steps = list(tpu.device_steps) if tpu else []
    activities = {gpu.name: device_activity.gpu_activity(gpu) for gpu in trace.gpus}
    used = {name: activity for name, activity in activities.items() if activity.used}
    found = tpu.steps if tpu else FoundSteps()
    if platform != "tpu":
        found = select_steps(trace, used, kind)
    compilation_ps = (
        host_time[categories.COMPILATION].total_ps if categories.COMPILATION in host_time else 0
    )
    for gpu in trace.gpus:
        activity, steps = activities[gpu.name], found.device_steps.get(gpu.name)
        if steps is not None:
            device_steps.append(_gpu_steps(trace.host, steps, activity, host_time))
            explained[gpu.name] = merge(activity.busy, by_host)
    host_steps = found.device_steps.get(trace.host)
    if host_steps is not None and platform == "cpu":
        device_steps.append(_host_steps(trace.host, host_steps, host_time, CPU_PRIORITY))
    elif host_steps is not None and platform == "gpu":
        # No kernel was recorded: what the host did is all there is to tell.
        # Without kernels, collectives are the device's, and unknown, unless the host ran them.
        absent = {categories.DEVICE_COLLECTIVES} - host_time.keys()
        causes = [cause for cause in IDLE_PRIORITY if cause not in absent]
        device_steps.append(_host_steps(trace.host, host_steps, host_time, causes))
    if host_steps is not None and platform != "tpu":
        explained[trace.host] = by_host
    windows = step_breakdown.complete_windows(device_steps)
    devices += gpu_summaries(trace, activities, found, windows)
    job = trace.job_kind(ran=bool(device_steps))
    marked = found.marked_by_host
    sessions = submit(session_times, trace, job, host_waits, steps_marked=marked)
    unexplained = _unexplained(trace, device_steps, windows, explained)
    if tpu:
        works, precision = tpu.works, tpu.precision
    else:
        works, precision = summarize_compute(trace, windows)
    return HostSummary(
        host=trace.host,
        platform=platform,
        devices=devices,
        device_steps=device_steps,
        steps=found,
        job=job,
        host_ops=host_ops.result(),
        device_ops=tpu.ops if tpu else device_ops.result(),
        precision=precision,
        work=works,
        quality=trace.quality,
        compilation_ps=compilation_ps,
        capture_ps=trace.capture_ps[1] if trace.capture_ps else None,
        capture_start_ns=facts.capture_start_ns,
        origin_ns=facts.origin_ns,
        recorded_ps=_recorded_ps(trace, devices),
        excluded_events=trace.excluded_events,
        sources=facts.sources,
        hostnames=facts.hostnames,
        errors=facts.errors,
        warnings=facts.warnings,
        versions=facts.versions,
        unexplained=unexplained[0],
        unexplained_between=unexplained[1],
        unexplained_longest=unexplained[2],
        unexplained_slowest=unexplained[3],
        sessions=sessions.result(),
        tpu=tpu,
        tracers=facts.tracers,
        profiler_percent=step_breakdown.share_of_windows(trace.profiler_time, windows),
        steps_between=platform == "cpu"
        and marked
        and host_steps is not None
        and unmarked_steps_between(trace.threads, host_steps),
        lost=lost_time(trace, device_steps, windows, activities, host_time, explained),
        process=facts.process,
        collectives=tpu.collectives if tpu else collective_times(trace, found, activities),
    )


def _unexplained(
    trace: Trace,
    device_steps: Sequence[step_breakdown.DeviceSteps],
    windows: Mapping[str, tuple[Int64Array, Int64Array]] | None,
    explained: Mapping[str, Intervals],
) -> Sequence[Unexplained]:
    """Time that nothing explains: of the steps, the gaps, the longest gap, the slowest step."""
    if windows is None:
        return [Unexplained()] * 4
    begun_ps = np.concatenate([starts_ps for starts_ps, _ in windows.values()])
    code = HostCode(trace.threads, unique(begun_ps))
    between = step_breakdown.complete_gaps(device_steps)
    return [
        *(unexplained_of_usual(one, explained, code) for one in (windows, between)),
        *(
            unexplained_time(one, explained, code)
            for one in (
                step_breakdown.longest_gap(between),
                step_breakdown.least_explained_step(device_steps),
            )
        ),
    ]


def _workers(trace: Trace) -> Threads | None:
    """A second thread, where there is enough to do for two; numpy lets them both run."""
    streams = [stream.ops for gpu in trace.gpus for stream in gpu.streams]
    if sum(map(len, trace.threads)) + sum(map(len, streams)) < _WORTH_A_THREAD_EVENTS:
        return None
    return Threads(1, "overview-compute")


def _at_once(function: Callable[..., T], *arguments: Any, **named: Any) -> Future[T]:
    done: Future[T] = Future()
    done.set_result(function(*arguments, **named))
    return done


def platform_of(hosts: Sequence[HostSummary]) -> Platform:
    """Finds a run's platform: hosts without a device, in a run that has some, only coordinate."""
    platforms = {host.platform for host in hosts}
    order: tuple[Platform, ...] = ("tpu", "gpu", "cpu")
    return next(platform for platform in order if platform in platforms)


def _device_op_table(gpus: Sequence[Gpu]) -> OpSummary:
    return merge_ops(table for gpu in gpus for table in gpu_op_table(gpu))


def _recorded_ps(trace: Trace, devices: Sequence[DeviceSummary]) -> int:
    """The length of the capture, else the time from the first to the last event."""
    if trace.capture_ps is not None:
        return trace.capture_ps[1]
    spans = [device.span_ps for device in devices if device.span_ps is not None]
    spans += [] if trace.span_ps is None else [trace.span_ps]
    if not spans:
        return 0
    return max(end_ps for _, end_ps in spans) - min(start_ps for start_ps, _ in spans)


def _gpu_steps(
    host: str, steps: Steps, activity: device_activity.DeviceActivity, idle: Mapping[str, Intervals]
) -> step_breakdown.DeviceSteps:
    """Device time first; what the device leaves idle is explained by the host."""
    device = activity.time_by_category
    layers = [
        (category, device[category])
        for category in device_activity.GPU_PRIORITY
        if category in device
    ]
    layers += [(category, idle[category]) for category in IDLE_PRIORITY if category in idle]
    return step_breakdown.break_down(
        host,
        steps,
        layers,
        dict.fromkeys((*device_activity.GPU_PRIORITY, *IDLE_PRIORITY)),
        activity.busy,
        device.get(categories.DEVICE_COLLECTIVES, NO_TIME),
        idle,
        activity.busy,
    )


def _host_steps(
    host: str, steps: Steps, host_time: Mapping[str, Intervals], priority: Sequence[str]
) -> step_breakdown.DeviceSteps:
    layers = [(category, host_time[category]) for category in priority if category in host_time]
    # Collectives of a CPU host are ops of it, and the gap has no part of their own.
    works = [
        host_time[part]
        for part in (categories.HOST_COMPUTE, categories.DEVICE_COLLECTIVES)
        if part in host_time
    ]
    return step_breakdown.break_down(
        host,
        steps,
        layers,
        priority,
        merge(NO_TIME, *host_time.values()),
        host_time.get(categories.DEVICE_COLLECTIVES, NO_TIME),
        {**host_time, categories.HOST_COMPUTE: merge(NO_TIME, *works)},
    )


def _platform(trace: Trace) -> Platform:
    # A SparseCore is a part of a TPU, also where nothing else of the TPU was recorded.
    if trace.cores:
        return "tpu"
    return "gpu" if trace.gpus else "cpu"
