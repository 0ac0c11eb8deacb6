"""One host's XSpace as the model's trace.

In: a `Timeline` and, of TPU cores whose ops are read block by block, their `OpLines`.  Out: an
`XSpaceTrace`.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import read_programs
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import XSpaceThread
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import host_threads
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OpLines
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
