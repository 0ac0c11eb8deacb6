"""One process's trace of torch.profiler as the model's trace.

In: a trace as read.  Out: a `KinetoTrace`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Category,
    DeviceStream,
    RawTrace,
)
from tensorboard_plugin_overview.formats.kineto.facts import device_facts, host_facts, is_rocm
from tensorboard_plugin_overview.formats.kineto.loop.graphs import (
    graph_launches,
    graph_runs,
    launches_of_graphs,
)
from tensorboard_plugin_overview.formats.kineto.loop.markers import find_markers
from tensorboard_plugin_overview.formats.kineto.loop.ranges import repeated_range
from tensorboard_plugin_overview.formats.kineto.loop.repeats import repeated_spans
from tensorboard_plugin_overview.formats.kineto.loop.requests import (
    named_requests,
    requests_of_range,
)
from tensorboard_plugin_overview.formats.kineto.loop.work import Work, work_of
from tensorboard_plugin_overview.formats.kineto.memory import (
    DeviceKey,
    memory_of_devices,
    why_unknown,
)
from tensorboard_plugin_overview.formats.kineto.ops.collective_events import find_collectives
from tensorboard_plugin_overview.formats.kineto.ops.collectives import lone_collectives
from tensorboard_plugin_overview.formats.kineto.ops.device_roles import (
    device_roles,
    directions_of_calls,
)
from tensorboard_plugin_overview.formats.kineto.ops.hindrances import find_hindrances
from tensorboard_plugin_overview.formats.kineto.ops.host_ops import thread_ops
from tensorboard_plugin_overview.formats.kineto.ops.launches import Launches
from tensorboard_plugin_overview.formats.kineto.ops.stream_ops import StreamContext, streams_of
from tensorboard_plugin_overview.formats.kineto.ops.threads import (
    PS_PER_NS,
    DeviceWork,
    KinetoThread,
    thread_of,
)
from tensorboard_plugin_overview.formats.kineto.ops.torch_ops import TorchOps, job_kind
from tensorboard_plugin_overview.formats.kineto.quality import (
    launch_calls,
    launching_call,
    profile_quality,
    profiler_time,
)
from tensorboard_plugin_overview.trace.cores import Core, LaunchKeys
from tensorboard_plugin_overview.trace.facts import (
    Hindrances,
    HostFacts,
    JobKind,
    OtherDevice,
    ProfileQuality,
)
from tensorboard_plugin_overview.trace.flows import Executions, FlowGraph
from tensorboard_plugin_overview.trace.gpus import Gpu, LaunchCalls, MemoryUse
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.ops import Collectives, DeviceRole, OpEvents
from tensorboard_plugin_overview.trace.repeats import FunctionCalls, ProgramRuns, RepeatedSpans
from tensorboard_plugin_overview.trace.requests import Requests, Transfers

_NOTHING = np.zeros(0, np.int64)


class KinetoTrace:
    """One process's profile; see `trace.model.Trace`.

    Its zero is the start of the recording, else the earliest event.

    Args:
        host: the worker that wrote it.
        raw: the trace as read.
    """

    has_hlo = False
    other_devices: Sequence[OtherDevice] = ()
    cores: Sequence[Core] = ()
    program_launches: Sequence[Sequence[LaunchKeys]] = ()

    def __init__(self, host: str, raw: RawTrace) -> None:
        self.host = host
        self._raw = raw
        tracks = [*raw.threads, *raw.streams]
        starts = [int(track.start_ns[0]) for track in tracks if len(track)]
        self._origin_ns = raw.span.start_ns if raw.span else min(starts, default=0)

    @property
    def facts(self) -> HostFacts:
        """What the file states of the capture and of the software."""
        facts = host_facts(self.host, self._raw, self._origin_ns)
        missing = why_unknown(self._raw, list(self._memory.values()))
        return replace(facts, sources=replace(facts.sources, no_memory=missing))

    @property
    def capture_ps(self) -> tuple[int, int] | None:
        """Start and stop of the recording."""
        span = self._raw.span
        if span is None or span.end_ns is None:
            return None
        return 0, (span.end_ns - self._origin_ns) * PS_PER_NS

    @property
    def excluded_events(self) -> int:
        """Events left out for an impossible time."""
        return self._raw.counts.impossible_times

    @property
    def span_ps(self) -> tuple[int, int] | None:
        """From the first to the last event that took time."""
        spans = [
            (int(track.start_ns[took_time].min()), int(track.end_ns[took_time].max()))
            for track in (*self._raw.threads, *self._raw.streams)
            for took_time in [track.end_ns > track.start_ns]
            if took_time.any()
        ]
        if not spans:
            return None
        first_ns, last_ns = min(one for one, _ in spans), max(one for _, one in spans)
        return (first_ns - self._origin_ns) * PS_PER_NS, (last_ns - self._origin_ns) * PS_PER_NS

    # ---- the host --------------------------------------------------------------------------------

    @cached_property
    def threads(self) -> Sequence[KinetoThread]:
        """The threads of the process, and one of what the profiler says of its own cost."""
        raw = self._raw
        found = [thread_of(one, raw.names, self._origin_ns, self._work) for one in raw.threads]
        if raw.overhead is not None:
            found.append(thread_of(raw.overhead, raw.names, self._origin_ns, self._work))
        markers = find_markers(found)
        loop = markers[0].thread if markers else self._busiest(found)
        if loop is not None:
            start_ps = np.array([marker.start_ps for marker in markers], np.int64)
            end_ps = np.array([marker.end_ps for marker in markers], np.int64)
            found[loop] = replace(found[loop], runs_loop=True, markers_ps=(start_ps, end_ps))
        return found

    @staticmethod
    def _busiest(threads: Sequence[KinetoThread]) -> int | None:
        """The thread with most ranges and ops."""
        wanted = (Category.OP, Category.RANGE)
        counts = [int(np.isin(thread.category, wanted).sum()) for thread in threads]
        return counts.index(max(counts)) if any(counts) else None

    @cached_property
    def flows(self) -> FlowGraph:
        """None are recorded: only launches lead from the host to devices."""
        none = [_NOTHING for _ in self.threads]
        return FlowGraph((), none, _NOTHING, (), Executions(none, none, 0))

    @cached_property
    def markers(self) -> Sequence[Marker]:
        """The step markers."""
        return find_markers(self.threads)

    @cached_property
    def repeated_spans(self) -> Sequence[RepeatedSpans]:
        """What may stand for steps."""
        graphs = launches_of_graphs(self.threads, self._raw.streams, self._origin_ns)
        return tuple(repeated_spans(self.threads, self._host_work, graphs))

    @cached_property
    def requests(self) -> Requests | None:
        """What an inference job without step markers answers."""
        if self.markers or self.job_kind(ran=True).kind != "inference":
            return None
        return named_requests(self.threads) or requests_of_range(
            self.threads, repeated_range(self.threads, self._host_work)
        )

    @cached_property
    def _host_work(self) -> Work:
        streams = [stream for gpu in self.gpus for stream in gpu.streams]
        return work_of(self.threads, streams, self._launches)

    @property
    def function_calls(self) -> Mapping[str, FunctionCalls]:
        """None: no function is called as a whole."""
        return {}

    @property
    def host_runs(self) -> Mapping[Hashable, ProgramRuns]:
        """None: ops are of no program."""
        return {}

    @property
    def gpu_runs(self) -> Mapping[str, Mapping[Hashable, ProgramRuns]]:
        """Graphs, where only devices were recorded; else none, for ops are of no program."""
        if any(map(len, self._raw.threads)):
            return {}
        return {
            gpu.name: graph_runs(graph_launches(self._streams_of(gpu), None, self._origin_ns))
            for gpu in self.gpus
        }

    def _streams_of(self, gpu: Gpu) -> list[DeviceStream]:
        return [one for one in self._raw.streams if _device_name(one.kind, one.device) == gpu.name]

    def program_calls_ps(self, program: str) -> Int64Array:
        """Returns int64[0]: there are no programs.

        Args:
            program: a name.
        """
        return _NOTHING

    @property
    def transfers(self) -> Transfers:
        """None besides those on devices."""
        return Transfers(_NOTHING, _NOTHING, (), _NOTHING, _NOTHING)

    @cached_property
    def hindrances(self) -> Hindrances:
        """What takes time that the program could save."""
        return find_hindrances(self._raw, self.threads, self._origin_ns)

    @cached_property
    def _ops(self) -> TorchOps:
        return TorchOps(self._raw, self.threads)

    @cached_property
    def _launches(self) -> Launches:
        return Launches(self.threads, self._ops.rows)

    def host_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of each thread."""
        for number, thread in enumerate(self.threads):
            yield thread_ops(number, thread, self._ops, self._launches)

    def cpu_ops(self) -> Iterator[OpEvents]:
        """Yields nothing: no op is one of a compiled program."""
        return iter(())

    def job_kind(self, *, ran: bool) -> JobKind:
        """Judges what the job does.

        Args:
            ran: steps or ops are known to have run, beyond what the trace shows.
        """
        return job_kind([name for thread in self.threads for name in thread.names])

    # ---- devices ---------------------------------------------------------------------------------

    @cached_property
    def _directions(self) -> dict[int, DeviceRole]:
        return directions_of_calls(self._raw.threads)

    @cached_property
    def _collectives(self) -> Int64Array:
        """Correlations of launches of collectives that have no name of one."""
        return lone_collectives(self._ops, self._launches, self._raw.streams)

    @cached_property
    def _work(self) -> DeviceWork:
        """What has a correlation with the host's calls."""
        every, to_device, to_host = [], [], []
        for stream in self._raw.streams:
            roles = device_roles(stream, self._raw.names, self._directions)
            known = stream.correlation != NONE
            every.append(stream.correlation[known])
            to_device.append(stream.correlation[known & (roles == DeviceRole.COPY_TO_DEVICE)])
            to_host.append(stream.correlation[known & (roles == DeviceRole.COPY_TO_HOST)])
        return DeviceWork(*map(concatenate_or_empty, (every, to_device, to_host)))

    @cached_property
    def _memory(self) -> Mapping[DeviceKey, MemoryUse]:
        return memory_of_devices(self._raw, self._origin_ns, rocm=is_rocm(self._raw))

    @cached_property
    def gpus(self) -> Sequence[Gpu]:
        """The devices that ran anything or used memory, or one where only launches were recorded.

        Where nothing was put on a device, its memory makes no page of a GPU.
        """
        raw = self._raw
        ids = dict.fromkeys((stream.kind, stream.device) for stream in raw.streams)
        if ids:
            ids |= dict.fromkeys(self._memory)
        elif raw.metadata.devices and launching_call(self.threads) is not None:
            ids = dict.fromkeys(self._memory) or {("gpu", 0): None}
        found = []
        for kind, device in sorted(ids, key=lambda key: key[1]):
            facts = device_facts(raw, kind, device)
            context = StreamContext(
                list(self.threads),
                self._ops,
                self._launches,
                self._directions,
                self._collectives,
                facts.matrix_units,
                self._origin_ns,
            )
            streams = [one for one in raw.streams if (one.kind, one.device) == (kind, device)]
            found.append(
                Gpu(
                    name=_device_name(kind, device),
                    facts=facts,
                    streams=streams_of(streams, context),
                    untimed=(),
                    kind=kind,
                    memory=self._memory.get((kind, device)),
                )
            )
        return found

    @cached_property
    def launch_calls(self) -> LaunchCalls:
        """The calls whose work on devices ought to be in the trace."""
        stop_ps = None if self.capture_ps is None else self.capture_ps[1]
        return launch_calls(self.threads, self._work, stop_ps)

    @cached_property
    def collectives(self) -> Collectives:
        """The collectives of its devices and threads."""
        streams = [
            (gpu.name, raw, stream)
            for gpu in self.gpus
            for raw, stream in zip(self._streams_of(gpu), gpu.streams, strict=True)
        ]
        return find_collectives(streams, self.threads, self._launches, self._raw.names)

    @property
    def profiler_time(self) -> Intervals:
        """When the profiler itself held up the host."""
        return profiler_time(self.threads)

    @property
    def quality(self) -> ProfileQuality:
        """What the profile lacks."""
        return profile_quality(
            self._raw, self.threads, self.gpus, self._launches, self.launch_calls
        )


def _device_name(kind: str, device: int) -> str:
    return f"/device:{kind.upper()}:{device}"
