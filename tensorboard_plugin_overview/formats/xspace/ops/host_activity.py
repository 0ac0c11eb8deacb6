"""Which events of a host are ops, and when its threads ran something.

In: the threads of a `timeline.Timeline`.  Out: flags of events, and sets of time.
"""

from __future__ import annotations

import re

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import compiled_ops
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import computing_ops
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack

PRODUCER_THREAD_NAME = re.compile(r"tf_data_(?!.*iterator_get_next)")

# Tracing, lowering and compiling, of XLA, PjRt, ptxas, NVRTC, MIOpen, JAX and TensorFlow.
COMPILATION_NAME = re.compile(
    r"backend_compile|lower_(?:sharding|mesh)_computation|lower_(?:xla|parallel)_callable"
    r"|lower_jaxpr|trace_to_\w*jaxpr|jaxpr_to_mlir|tf\.function-graph_building"
    r"|\w+::Compile|\w*Compiler::|XlaCompile|PJRT_Client_Compile|Compile[A-Z]\w*|mlir::"
    r"|(?i:ptxas|nvrtc|hiprtc|miopen\w*compil)"
)
# Of a program into the host's own code.
CALLBACK_NAME = re.compile(
    r".*(?:\b|_)(?:host|py|python|pure|io|debug|cpu|gpu)_callback|.*(?:Host|Py|Cpu)Callback"
)

REGION_START = "ThreadpoolListener::StartRegion"
REGION_STOP = "ThreadpoolListener::StopRegion"


def host_op_flags(timeline: Timeline) -> list[BoolArray]:
    """For each thread bool[n]: the event is an op of the model's.

    Ops of compiled programs where there are any, else all; those that work ahead for tf.data are
    none.
    """
    compiled = [compiled_ops(track) for track in timeline.threads]
    if any(flag.any() for flag in compiled):
        return compiled
    return [
        np.zeros(len(track), np.bool_)
        if PRODUCER_THREAD_NAME.match(track.name)
        else computing_ops(track)
        for track in timeline.threads
    ]


def threadpool_regions(track: EventTrack) -> Intervals:
    """When the thread ran closures of its pool, from the marks at their starts and stops.

    A stop without a start belongs to a region that was open when the capture began, and is passed
    over; a start without a stop lasts to the thread's last event.
    """
    marks = track.named({REGION_START, REGION_STOP})
    if not len(marks):
        return union(marks, marks)
    time_ps = track.start_ps[marks]
    depth = np.cumsum(np.where(np.isin(marks, track.named({REGION_START})), 1, -1))
    depth -= np.minimum.accumulate(np.minimum(depth, 0))
    next_ps = np.append(time_ps[1:], track.end_ps.max())
    inside = depth > 0
    return union(time_ps[inside], next_ps[inside])
