"""One host's profile, reduced to what the overview needs of it.

In: a `timeline.Timeline`.  Out: a `HostSummary`: its devices' busy time, its steps with their
breakdown, and what it says about itself.  It holds no events: its size follows the steps, so that
the summaries of many hosts can be put together where one host's events would fill the memory.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from dataclasses import field
from typing import Any
from typing import Literal
from typing import TypeVar

from tensorboard_plugin_overview.events.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.events.device_activity import GPU_PRIORITY
from tensorboard_plugin_overview.events.device_activity import DeviceActivity
from tensorboard_plugin_overview.events.device_activity import copy_calls
from tensorboard_plugin_overview.events.device_activity import gpu_activity
from tensorboard_plugin_overview.events.device_activity import ran_more_than_copies
from tensorboard_plugin_overview.events.find_steps import find_steps
from tensorboard_plugin_overview.events.host_activity import COMPILATION
from tensorboard_plugin_overview.events.host_activity import CPU_PRIORITY
from tensorboard_plugin_overview.events.host_activity import host_activity
from tensorboard_plugin_overview.events.idle_explanation import IDLE_PRIORITY
from tensorboard_plugin_overview.events.idle_explanation import explain_idle
from tensorboard_plugin_overview.events.intervals import NO_TIME
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.programs import read_programs
from tensorboard_plugin_overview.events.step_kinds import FoundSteps
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.timeline import Device
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.tpu_blocks import OpLines
from tensorboard_plugin_overview.metrics.device_ops import summarize_device_ops
from tensorboard_plugin_overview.metrics.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.device_work import DeviceWork
from tensorboard_plugin_overview.metrics.device_work import summarize_work
from tensorboard_plugin_overview.metrics.host_ops import summarize_host_ops
from tensorboard_plugin_overview.metrics.job_kind import JobKind
from tensorboard_plugin_overview.metrics.job_kind import job_kind
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.precision import PrecisionSummary
from tensorboard_plugin_overview.metrics.precision import summarize_precision
from tensorboard_plugin_overview.metrics.profile_quality import ProfileQuality
from tensorboard_plugin_overview.metrics.profile_quality import profile_quality
from tensorboard_plugin_overview.metrics.session_split import SessionTimes
from tensorboard_plugin_overview.metrics.session_split import session_times
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps
from tensorboard_plugin_overview.metrics.step_breakdown import break_down
from tensorboard_plugin_overview.metrics.step_breakdown import complete_windows
from tensorboard_plugin_overview.metrics.tpu_summary import TpuSummary
from tensorboard_plugin_overview.metrics.tpu_summary import summarize_tpu

Platform = Literal["tpu", "gpu", "cpu"]
T = TypeVar("T")

# With fewer, the threads would mostly wait for each other.
_WORTH_A_THREAD_EVENTS = 200_000


@dataclass(frozen=True)
class HostSummary:
    """One host.

    Attributes:
        host: the file's host name.
        lanes: one for each device (on a CPU, for the host) that has steps.
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
        sessions: those of inference, None without any.
        tpu: what only a TPU host has.
    """

    host: str
    platform: Platform
    devices: Sequence[DeviceSummary]
    lanes: Sequence[LaneSteps]
    steps: FoundSteps
    job: JobKind
    host_ops: OpSummary
    device_ops: OpSummary
    precision: PrecisionSummary
    work: Sequence[DeviceWork]
    quality: ProfileQuality
    compilation_ps: int
    capture_ps: int | None
    capture_start_ns: int | None
    origin_ns: int
    excluded_events: int
    hostnames: Sequence[str] = ()
    errors: Sequence[str] = ()
    warnings: Sequence[str] = ()
    versions: Mapping[str, str] = field(default_factory=dict)
    sessions: SessionTimes | None = None
    tpu: TpuSummary | None = None


def summarize_host(timeline: Timeline, op_lines: OpLines | None = None) -> HostSummary:
    """Reduces one host's events to its summary.

    Args:
        timeline: of the host; without its TPU cores' op lines, if they are given apart.
        op_lines: the op lines, to be read piece by piece; None where they are in the timeline.

    Raises:
        UnorderedError: an op line can only be read as a whole.
    """
    workers = _workers(timeline)
    if workers is None:
        return _summarize_host(timeline, op_lines, _at_once)
    with workers:
        return _summarize_host(timeline, op_lines, workers.submit)


def _summarize_host(
    timeline: Timeline, op_lines: OpLines | None, aside: Callable[..., Future[Any]]
) -> HostSummary:
    """`aside` calls a function with arguments, now or in another thread."""
    platform = _platform(timeline)
    programs = read_programs(timeline.programs)
    tpu: TpuSummary | None = None
    host_waits: Mapping[str, Intervals] = {}
    if platform == "tpu":
        tpu, host_waits = summarize_tpu(timeline, programs, op_lines)
    if op_lines is not None:
        timeline = op_lines.completed(timeline)
    host_ops = aside(summarize_host_ops, timeline, programs)
    device_ops = aside(summarize_device_ops, timeline, programs)
    devices = list(tpu.cores) if tpu else []
    lanes = list(tpu.lanes) if tpu else []
    calls = copy_calls(timeline.threads)
    activities = {
        device.name: gpu_activity(device, calls)
        for device in timeline.devices
        if device.kind == "gpu"
    }
    used = {name: activity for name, activity in activities.items() if activity.used}
    found = tpu.steps if tpu else FoundSteps()
    if platform != "tpu":
        found = find_steps(timeline, used, programs)
    host_time = host_activity(timeline) if platform == "cpu" else explain_idle(timeline)
    compilation_ps = host_time[COMPILATION].total_ps if COMPILATION in host_time else 0
    for device in timeline.devices:
        if device.kind == "gpu":
            activity, steps = activities[device.name], found.lanes.get(device.name)
            devices.append(_gpu_summary(device, activity, steps))
            if steps is not None:
                lanes.append(_gpu_lane(timeline.host, steps, activity, host_time))
    host_steps = found.lanes.get(timeline.host)
    if host_steps is not None and platform == "cpu":
        lanes.append(_host_lane(timeline.host, host_steps, host_time, CPU_PRIORITY))
    elif host_steps is not None and platform == "gpu":
        # No kernel was recorded: what the host did is all there is to tell.
        lanes.append(_host_lane(timeline.host, host_steps, host_time, IDLE_PRIORITY))
    windows = complete_windows(lanes)
    job = job_kind(timeline, programs, ran=bool(lanes))
    marked = found.marked_by_host
    sessions = aside(session_times, timeline, programs, job, host_waits, steps_marked=marked)
    return HostSummary(
        host=timeline.host,
        platform=platform,
        devices=devices,
        lanes=lanes,
        steps=found,
        job=job,
        host_ops=host_ops.result(),
        device_ops=tpu.ops if tpu else device_ops.result(),
        precision=tpu.precision if tpu else summarize_precision(timeline, programs, windows),
        work=tpu.works if tpu else summarize_work(timeline, programs, windows),
        quality=profile_quality(timeline, programs),
        compilation_ps=compilation_ps,
        capture_ps=timeline.capture_ps[1] if timeline.capture_ps else None,
        capture_start_ns=timeline.capture_start_ns,
        origin_ns=timeline.origin_ns,
        excluded_events=timeline.excluded_events,
        hostnames=timeline.hostnames,
        errors=timeline.errors,
        warnings=timeline.warnings,
        versions=timeline.versions,
        sessions=sessions.result(),
        tpu=tpu,
    )


def _workers(timeline: Timeline) -> ThreadPoolExecutor | None:
    """A second thread, where there is enough to do for two; numpy lets them both run."""
    tracks = [*timeline.threads, *(s for device in timeline.devices for s in device.streams)]
    if sum(map(len, tracks)) < _WORTH_A_THREAD_EVENTS:
        return None
    return ThreadPoolExecutor(1, "overview-compute")


def _at_once(function: Callable[..., T], *arguments: Any, **named: Any) -> Future[T]:
    done: Future[T] = Future()
    done.set_result(function(*arguments, **named))
    return done


def platform_of(hosts: Sequence[HostSummary]) -> Platform:
    """The platform of a run: hosts without a device, in a run that has devices, only coordinate."""
    platforms = {host.platform for host in hosts}
    order: tuple[Platform, ...] = ("tpu", "gpu", "cpu")
    return next(platform for platform in order if platform in platforms)


def _gpu_summary(device: Device, activity: DeviceActivity, steps: Steps | None) -> DeviceSummary:
    outside_ps = None
    if steps is not None:
        in_steps = union(steps.start_ps, steps.end_ps)
        outside_ps = subtract(activity.busy, in_steps).total_ps
    is_known = len(activity.busy) > 0 or not device.aggregates
    return DeviceSummary(
        name=device.name,
        kind=device.kind,
        used=activity.used or any(map(ran_more_than_copies, device.aggregates)),
        busy_ps=activity.busy.total_ps if is_known else None,
        span_ps=activity.span_ps,
        outside_steps_ps=outside_ps,
        properties=device.properties,
        untimed_ops=sum(map(len, device.aggregates)),
    )


def _gpu_lane(
    host: str, steps: Steps, activity: DeviceActivity, idle: Mapping[str, Intervals]
) -> LaneSteps:
    """Device time first; what the device leaves idle is explained by the host."""
    device = activity.time_by_category
    layers = [(category, device[category]) for category in GPU_PRIORITY if category in device]
    layers += [(category, idle[category]) for category in IDLE_PRIORITY if category in idle]
    return break_down(
        host,
        steps,
        layers,
        dict.fromkeys((*GPU_PRIORITY, *IDLE_PRIORITY)),
        activity.busy,
        device.get(DEVICE_COLLECTIVES, NO_TIME),
    )


def _host_lane(
    host: str, steps: Steps, host_time: Mapping[str, Intervals], priority: Sequence[str]
) -> LaneSteps:
    layers = [(category, host_time[category]) for category in priority if category in host_time]
    return break_down(
        host,
        steps,
        layers,
        priority,
        merge(NO_TIME, *host_time.values()),
        host_time.get(DEVICE_COLLECTIVES, NO_TIME),
    )


def _platform(timeline: Timeline) -> Platform:
    kinds = {device.kind for device in timeline.devices}
    if "tpu" in kinds:
        return "tpu"
    return "gpu" if "gpu" in kinds else "cpu"
