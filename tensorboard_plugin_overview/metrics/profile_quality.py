"""What a host's profile lacks, that a reader of its numbers must know.

In: a `timeline.Timeline` and its programs.  Out: a `ProfileQuality`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.decode.metadata import event_names
from tensorboard_plugin_overview.events.device_activity import DEVICE_COMPUTE
from tensorboard_plugin_overview.events.device_activity import GPU_PRIORITY
from tensorboard_plugin_overview.events.device_activity import categories
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.timeline import Timeline

# Calls that put work on a GPU: of CUDA, of HIP, of XLA's and TensorFlow's GPU runtime.
_GPU_CALL = re.compile(
    r"(?:cu|cuda|hip)(?:Launch|GraphLaunch|ModuleLaunch|ExtModuleLaunch)"
    r"|PjRtStreamExecutor|StreamExecutorGpu|GpuExecutable::|BlasLtMatmulThunk"
)


@dataclass(frozen=True)
class ProfileQuality:
    """Gaps of one host's profile.

    Attributes:
        device_events: events on all streams; profilers stop recording at a limit.
        gpu_call: a call that put work on a GPU, in a profile without a GPU plane; else None.
        compute_ps: sum of the lengths of compute kernels.
        graph_unnamed_ps: of those in CUDA graphs that name no HLO op.
        unreadable_programs: names of programs whose HLO is damaged.
    """

    device_events: int
    gpu_call: str | None
    compute_ps: int
    graph_unnamed_ps: int
    unreadable_programs: Sequence[str]


def profile_quality(timeline: Timeline, programs: Programs) -> ProfileQuality:
    """Looks for gaps."""
    events = compute_ps = unnamed_ps = 0
    for device in timeline.devices:
        for stream in device.streams:
            events += len(stream)
            length_ps = stream.end_ps - stream.start_ps
            is_compute = categories(stream) == GPU_PRIORITY.index(DEVICE_COMPUTE)
            in_graph = stream.has("cuda_graph_id") | stream.has("cuda_graph_exec_id")
            compute_ps += int(length_ps[is_compute].sum())
            unnamed_ps += int(length_ps[is_compute & in_graph & ~stream.has("hlo_op")].sum())
    return ProfileQuality(
        device_events=events,
        gpu_call=None if timeline.devices else _gpu_call(timeline),
        compute_ps=compute_ps,
        graph_unnamed_ps=unnamed_ps,
        unreadable_programs=programs.unreadable,
    )


def _gpu_call(timeline: Timeline) -> str | None:
    # The threads of a plane share one table.
    tables = {id(track.event_metadata): track.event_metadata for track in timeline.threads}
    names = {
        name
        for table in tables.values()
        for name in event_names(table, table)
        if _GPU_CALL.match(name)
    }
    return min(names, default=None)
