"""One host's XSpace as the model's trace.

In: a `Timeline` and, of TPU cores whose ops are read block by block, their `OpLines`.  Out: an
`XSpaceTrace`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import read_programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OpLines


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
