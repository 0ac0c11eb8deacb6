"""One host's XSpace as the model's trace.

In: a `Timeline` and, of TPU cores whose ops are read block by block, their `OpLines`.  Out: an
`XSpaceTrace`.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows.flow_graph import flow_graph
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import read_programs
from tensorboard_plugin_overview.formats.xspace.ops.device_roles import copy_calls
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import compiled_thread_ops
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import eager_launches
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import thread_ops
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import XSpaceThread
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import host_threads
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import launch_ids
from tensorboard_plugin_overview.formats.xspace.ops.stream_ops import StreamContext
from tensorboard_plugin_overview.formats.xspace.ops.stream_ops import stream_ops
from tensorboard_plugin_overview.formats.xspace.ops.stream_ops import untimed_ops
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OpLines
from tensorboard_plugin_overview.trace.flows import FlowGraph
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.gpus import Stream
from tensorboard_plugin_overview.trace.ops import OpEvents
from tensorboard_plugin_overview.trace.repeats import FunctionCalls


@dataclass(frozen=True, eq=False)
class XSpaceTrace:
    """One host's profile.

    Attributes:
        timeline: planes and lines on one clock; without TPU cores' op lines, if they are given
            apart.
        op_lines: the op lines, to be read piece by piece; None where they are in the timeline.
    """

    timeline: Timeline
    op_lines: OpLines | None = None

    @property
    def host(self) -> str:
        """The name of the host."""
        return self.timeline.host

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
        return host_threads(self.timeline)

    @cached_property
    def function_calls(self) -> Mapping[str, FunctionCalls]:
        """The outermost calls of TensorFlow functions."""
        return function_calls(self.timeline)

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
                    streams=[Stream(stream_ops(stream, context)) for stream in device.streams],
                    untimed=[untimed_ops(stream, context) for stream in device.aggregates],
                )
            )
        return found

    def host_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of each thread of the host, one by one: a thread may have millions."""
        return (thread_ops(thread, self.programs) for thread in self.timeline.threads)

    def cpu_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of compiled programs that each thread of a CPU ran."""
        return (compiled_thread_ops(thread, self.programs) for thread in self.timeline.threads)

    @cached_property
    def flows(self) -> FlowGraph:
        """The flows between the host's events."""
        capture_ps = self.timeline.capture_ps
        return flow_graph(self.threads, capture_ps[1] if capture_ps else None)

    @cached_property
    def stream_launches(self) -> Sequence[Sequence[Int64Array]]:
        """For each device and stream the launch ids of its events."""
        return [
            [launch_ids(stream) for stream in device.streams] for device in self.timeline.devices
        ]
