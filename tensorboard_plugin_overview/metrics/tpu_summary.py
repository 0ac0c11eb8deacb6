"""A TPU host's profile, reduced to what the overview needs of it.

In: a `timeline.Timeline` of a TPU host and the programs that ran.  Out: a `TpuSummary`, without
events.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.decode.columns import amount
from tensorboard_plugin_overview.events.find_steps import FoundSteps
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.tpu_cores import TpuCore
from tensorboard_plugin_overview.events.tpu_cores import read_core
from tensorboard_plugin_overview.events.tpu_op_kinds import COLLECTIVES
from tensorboard_plugin_overview.events.tpu_op_kinds import COMPUTE
from tensorboard_plugin_overview.events.tpu_steps import find_tpu_steps
from tensorboard_plugin_overview.metrics.device_work import DeviceWork
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.precision import PrecisionSummary
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps
from tensorboard_plugin_overview.metrics.step_breakdown import complete_windows
from tensorboard_plugin_overview.metrics.tpu_breakdown import Communication
from tensorboard_plugin_overview.metrics.tpu_breakdown import busy_kinds
from tensorboard_plugin_overview.metrics.tpu_breakdown import communication
from tensorboard_plugin_overview.metrics.tpu_breakdown import tpu_lanes
from tensorboard_plugin_overview.metrics.tpu_ops import summarize_tpu_ops
from tensorboard_plugin_overview.metrics.tpu_ops import tpu_precision
from tensorboard_plugin_overview.metrics.tpu_ops import tpu_work

MATRIX_UNITS = "matrix_unit_utilization_percent"
HBM = "hbm_utilization_percent"


@dataclass(frozen=True)
class CoreSummary:
    """What one core did in the whole profile.

    Attributes:
        used: it ran more than copies.
        busy_ps: time in which it worked: waits, input, output and host transfers are none.
        span_ps: start of its first and end of its last op, None where nothing ran.
        outside_steps_ps: busy time outside all of its steps; None without steps.
        properties: what the profile says about it.
    """

    name: str
    kind: Literal["tpu", "sparsecore"]
    used: bool
    busy_ps: int
    span_ps: tuple[int, int] | None
    outside_steps_ps: int | None
    properties: Mapping[str, StatValue]


@dataclass(frozen=True)
class TpuSummary:
    """One TPU host.

    Attributes:
        cores: TensorCores and SparseCores, in the order of the timeline.
        lanes: the TensorCores that have steps.
        communication: of each lane.
        steps: how they were found.
        ops: the op table of the TensorCores.
        precision, works: within complete steps, where there are steps.
        counters: hardware counters (`MATRIX_UNITS`, `HBM`) in percent, those that the host has.
    """

    cores: Sequence[CoreSummary]
    lanes: Sequence[LaneSteps]
    communication: Sequence[Communication]
    steps: FoundSteps
    ops: OpSummary
    precision: PrecisionSummary
    works: Sequence[DeviceWork]
    counters: Mapping[str, float]


def summarize_tpu(timeline: Timeline, programs: Programs) -> TpuSummary:
    """Reduces one TPU host's events to its summary."""
    cores = [read_core(device, programs) for device in timeline.devices if device.kind != "gpu"]
    tensor_cores = [core for core in cores if core.kind == "tpu"]
    found = find_tpu_steps(timeline, tensor_cores)
    lanes = tpu_lanes(timeline.host, tensor_cores, found)
    windows = complete_windows(lanes)
    works = [tpu_work(timeline.host, core, windows) for core in tensor_cores]
    return TpuSummary(
        cores=[_core_summary(core, found.found.lanes.get(core.name)) for core in cores],
        lanes=lanes,
        communication=communication(tensor_cores, lanes),
        steps=found.found,
        ops=summarize_tpu_ops(tensor_cores),
        precision=tpu_precision(tensor_cores, windows),
        works=[work for work in works if work is not None],
        counters={
            name: value
            for name in (MATRIX_UNITS, HBM)
            for value in [amount(timeline.host_properties.get(name))]
            if value is not None
        },
    )


def _core_summary(core: TpuCore, steps: Steps | None) -> CoreSummary:
    busy = core.time_of(busy_kinds(core))
    used = any(kind.part in (COMPUTE, COLLECTIVES) and not kind.is_copy for kind in core.kinds)
    # Ops of no length alone are nothing that ran.
    span_ps = (int(core.ops.start_ps[0]), int(core.ops.end_ps.max())) if len(core.ops) else (0, 0)
    ran = span_ps[1] > span_ps[0]
    outside_ps = None
    if steps is not None:
        outside_ps = subtract(busy, union(steps.start_ps, steps.end_ps)).total_ps
    return CoreSummary(
        name=core.name,
        kind=core.kind,
        used=used and ran,
        busy_ps=busy.total_ps,
        span_ps=span_ps if ran else None,
        outside_steps_ps=outside_ps,
        properties=core.properties,
    )
