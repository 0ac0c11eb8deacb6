"""One host's XSpace as the model's trace.

In: a `Timeline` and, of TPU cores whose ops are read block by block, their `OpLines`.  Out: an
`XSpaceTrace`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tensorboard_plugin_overview.arrays.intervals import NO_TIME
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.evidence.job_kind import job_kind
from tensorboard_plugin_overview.formats.xspace.evidence.profile_quality import profile_quality
from tensorboard_plugin_overview.formats.xspace.flows.flow_graph import flow_graph
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs, read_programs
from tensorboard_plugin_overview.formats.xspace.ops.collective_events import find_collectives
from tensorboard_plugin_overview.formats.xspace.ops.device_roles import copy_calls
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import (
    compiled_thread_ops,
    eager_launches,
    thread_ops,
)
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import (
    XSpaceThread,
    host_threads,
    launch_ids,
)
from tensorboard_plugin_overview.formats.xspace.ops.program_runs import program_runs
from tensorboard_plugin_overview.formats.xspace.ops.stream_ops import (
    StreamContext,
    stream_ops,
    untimed_ops,
)
from tensorboard_plugin_overview.formats.xspace.sessions.program_calls import program_calls_ps
from tensorboard_plugin_overview.formats.xspace.sessions.requests import find_requests
from tensorboard_plugin_overview.formats.xspace.sessions.transfers import find_transfers
from tensorboard_plugin_overview.formats.xspace.timeline import step_groups
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu import tpu_blocks
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_launches import program_launches
from tensorboard_plugin_overview.trace.cores import LaunchKeys
from tensorboard_plugin_overview.trace.facts import (
    Hindrances,
    HostFacts,
    JobKind,
    OtherDevice,
    ProfileQuality,
)
from tensorboard_plugin_overview.trace.flows import FlowGraph
from tensorboard_plugin_overview.trace.gpus import Gpu, Stream
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.ops import Collectives, OpEvents
from tensorboard_plugin_overview.trace.repeats import FunctionCalls, ProgramRuns, RepeatedSpans
from tensorboard_plugin_overview.trace.requests import Requests, Transfers
from tensorboard_plugin_overview.trace.track import NO_GROUP


@dataclass(frozen=True, eq=False)
class XSpaceTrace:
    """One host's profile.

    Attributes:
        timeline: planes and lines on one clock; without TPU cores' op lines, if they are given
            apart.
        op_lines: the op lines, to be read piece by piece; None where they are in the timeline.
    """

    timeline: Timeline
    op_lines: tpu_blocks.OpLines | None = None
    launch_calls = None
    profiler_time = NO_TIME

    @property
    def host(self) -> str:
        """The name of the host."""
        return self.timeline.host

    @property
    def facts(self) -> HostFacts:
        """What the profile states of the capture and of the software."""
        return self.timeline.facts

    @property
    def excluded_events(self) -> int:
        """Events left out for an impossible time, as far as they have been read."""
        return self.completed.excluded_events

    @property
    def other_devices(self) -> Sequence[OtherDevice]:
        """The devices of kinds whose ops are not read."""
        return self.timeline.other_devices

    @property
    def span_ps(self) -> tuple[int, int] | None:
        """From the first to the last event that took time."""
        tracks = [
            *self.timeline.threads,
            *(stream for device in self.timeline.devices for stream in device.streams),
            *(line for device in self.timeline.devices for line in device.lines.values()),
        ]
        took_time = [(track, track.end_ps > track.start_ps) for track in tracks]
        spans = [
            (int(track.start_ps[chosen].min()), int(track.end_ps[chosen].max()))
            for track, chosen in took_time
            if chosen.any()
        ]
        return (min(begin for begin, _ in spans), max(end for _, end in spans)) if spans else None

    @property
    def has_hlo(self) -> bool:
        """The profile has the HLO of a program that ran."""
        return bool(self.programs.by_id)

    @cached_property
    def programs(self) -> Programs:
        """The HLO of the programs that ran, as far as the profile has it."""
        return read_programs(self.timeline.programs)

    @cached_property
    def threads(self) -> Sequence[XSpaceThread]:
        """The threads of the host."""
        return host_threads(self.timeline, self.markers)

    @cached_property
    def function_calls(self) -> Mapping[str, FunctionCalls]:
        """The outermost calls of TensorFlow functions."""
        return function_calls(self.timeline)

    @cached_property
    def cores(self) -> Sequence[tpu_blocks.XSpaceCore]:
        """The cores of TPUs, in the order of their numbers."""
        devices = [device for device in self.timeline.devices if device.kind != "gpu"]
        return [
            tpu_blocks.XSpaceCore(device, self.programs, self._by_group, self.op_lines)
            for device in devices
        ]

    @cached_property
    def program_launches(self) -> Sequence[Sequence[LaunchKeys]]:
        """The keys of the calls that launch programs on cores."""
        return program_launches(self.timeline.threads)

    @property
    def completed(self) -> Timeline:
        """The timeline with what is known of op lines that were read to their ends."""
        return self.op_lines.completed(self.timeline) if self.op_lines else self.timeline

    @cached_property
    def gpus(self) -> Sequence[Gpu]:
        """The GPUs, in the order of their numbers."""
        devices = [device for device in self.timeline.devices if device.kind == "gpu"]
        if not devices:
            return ()
        calls = copy_calls(self.timeline.threads)
        launches = eager_launches(self.timeline.threads)
        found = []
        for device in devices:
            units = device.facts.matrix_units
            context = StreamContext(self.programs, calls, launches, units)
            found.append(
                Gpu(
                    name=device.name,
                    facts=device.facts,
                    streams=[_stream(stream, context) for stream in device.streams],
                    untimed=[untimed_ops(stream, context) for stream in device.aggregates],
                    markers=step_groups.device_markers(device, self._by_group),
                )
            )
        return found

    @cached_property
    def _by_group(self) -> Mapping[int, step_groups.GroupMarker]:
        return step_groups.markers_by_group(self.timeline.threads)

    def host_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of each thread of the host, one by one: a thread may have millions."""
        return (thread_ops(thread.track, thread.ops, self.programs) for thread in self.threads)

    def cpu_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of compiled programs that each thread of a CPU ran."""
        return (compiled_thread_ops(thread, self.programs) for thread in self.timeline.threads)

    @cached_property
    def flows(self) -> FlowGraph:
        """The flows between the host's events."""
        capture_ps = self.timeline.capture_ps
        return flow_graph(self.threads, capture_ps[1] if capture_ps else None)

    @property
    def capture_ps(self) -> tuple[int, int] | None:
        """Start and stop of the capture."""
        return self.timeline.capture_ps

    @cached_property
    def markers(self) -> Sequence[Marker]:
        """The step markers."""
        return find_markers(self.timeline)

    @property
    def repeated_spans(self) -> Sequence[RepeatedSpans]:
        """None: programs and functions are known by name."""
        return ()

    @cached_property
    def host_runs(self) -> Mapping[Hashable, ProgramRuns]:
        """The executions of each program by the host's threads."""
        return program_runs(self.timeline.threads, self.programs)

    @cached_property
    def gpu_runs(self) -> Mapping[str, Mapping[Hashable, ProgramRuns]]:
        """The same on each GPU."""
        return {
            device.name: program_runs(device.streams, self.programs)
            for device in self.timeline.devices
            if device.kind == "gpu"
        }

    def job_kind(self, *, ran: bool) -> JobKind:
        """Judges what the job does; a TPU's ops must have been read.

        Args:
            ran: steps or ops are known to have run, beyond what the trace shows.
        """
        return job_kind(self.completed, self.programs, ran=ran)

    @property
    def quality(self) -> ProfileQuality:
        """What the profile lacks."""
        return profile_quality(self.timeline, self.programs)

    @cached_property
    def collectives(self) -> Collectives:
        """The collectives of GPUs."""
        return find_collectives(self.gpus)

    @property
    def hindrances(self) -> Hindrances | None:
        """None: nothing looks for waits, allocations and the like."""
        return None

    @cached_property
    def requests(self) -> Requests | None:
        """What marks sessions and batches."""
        return find_requests(self.timeline)

    @cached_property
    def transfers(self) -> Transfers:
        """The transfers of a TPU's runtime."""
        return find_transfers(self.timeline.threads)

    def program_calls_ps(self, program: str) -> Int64Array:
        """Returns int64[k], ascending: starts of JAX's calls of the program's function."""
        return program_calls_ps(self.timeline.threads, program)


def _stream(track: EventTrack, context: StreamContext) -> Stream:
    ops = stream_ops(track, context)
    return Stream(
        ops, launch_ids(track)[ops.index], track.integers("group_id", NO_GROUP, ops.index)
    )


def streamed_trace(timeline: Timeline, op_lines: tpu_blocks.OpLines | None) -> XSpaceTrace:
    """Returns the trace of a host whose cores' ops are read in blocks.

    Args:
        timeline: without the cores' op lines.
        op_lines: the op lines, None if there is no core.

    Raises:
        UnorderedError: the ops must be read as a whole.
    """
    trace = XSpaceTrace(timeline, op_lines)
    if op_lines is not None and not any(core.markers for core in trace.cores if core.kind == "tpu"):
        raise tpu_blocks.UnorderedError("without step markers the ops show the steps")
    return trace
