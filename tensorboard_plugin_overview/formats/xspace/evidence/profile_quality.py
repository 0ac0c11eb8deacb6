"""What a host's profile lacks, that a reader of its numbers must know.

In: a `timeline.Timeline` and its programs.  Out: a `ProfileQuality`.
"""

from __future__ import annotations

import re

import numpy as np

from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.device_roles import device_roles
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.trace.facts import DeviceCall, ProfileQuality
from tensorboard_plugin_overview.trace.ops import DeviceRole

# Calls that put work on a GPU: of CUDA, of HIP, of XLA's and TensorFlow's GPU runtime.
_GPU_CALL = re.compile(
    r"(?:cu|cuda|hip)(?:Launch|GraphLaunch|ModuleLaunch|ExtModuleLaunch)"
    r"|PjRtStreamExecutor|StreamExecutorGpu|GpuExecutable::|BlasLtMatmulThunk"
)


# Calls that put work on a TPU: of its runtime, of PjRt's and TensorFlow's clients.
_TPU_CALL = re.compile(
    r"tpu::System::Execute|DoEnqueue(?:Continuation)?Program$|EnqueueContinuationProgram$"
    r"|RunProgramRequest$|TpuExecuteOp$|\w*TpuLoadedExecutable::Execute|TPUPartitionedCallOp"
)


def profile_quality(timeline: Timeline, programs: Programs) -> ProfileQuality:
    """Looks for gaps.

    Args:
        timeline: of the host.
        programs: the HLO of what ran.
    """
    events = compute_ps = unnamed_ps = 0
    for device in timeline.devices:
        for stream in device.streams:
            events += len(stream)
            length_ps = stream.end_ps - stream.start_ps
            is_compute = np.isin(device_roles(stream), (DeviceRole.COMPUTE, DeviceRole.MEMSET))
            in_graph = stream.has("cuda_graph_id") | stream.has("cuda_graph_exec_id")
            compute_ps += int(length_ps[is_compute].sum())
            unnamed_ps += int(length_ps[is_compute & in_graph & ~stream.has("hlo_op")].sum())
    return ProfileQuality(
        device_events=events,
        missing_device=_missing_device(timeline),
        compute_ps=compute_ps,
        graph_unnamed_ps=unnamed_ps,
        unreadable_programs=programs.unreadable,
    )


def _missing_device(timeline: Timeline) -> DeviceCall | None:
    kinds = {device.kind for device in timeline.devices}
    if kinds & {"gpu", "tpu"}:
        return None
    names = {name for track in timeline.threads for name in track.names}
    call = min(filter(_TPU_CALL.match, names), default=None)
    if call is not None:
        return DeviceCall("TPU", call)
    # Of a TPU, its SparseCores alone may be there.
    call = None if kinds else min(filter(_GPU_CALL.match, names), default=None)
    return None if call is None else DeviceCall("GPU", call)
