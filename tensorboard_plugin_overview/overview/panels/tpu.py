"""The page of a TPU run: counters, input by core, cores and chips.

In: host summaries, the steps of the TensorCores, the step table.  Out: metrics, columns of the
steps, fields of devices and environment, diagnostics.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.statistics import statistics
from tensorboard_plugin_overview.metrics.steps.communication import CollectiveTime
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS, DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.metric import Input, Metric, MetricKind, inputs_per_device
from tensorboard_plugin_overview.overview.recording.capture_options import device_off_advice
from tensorboard_plugin_overview.overview.registry import METRICS
from tensorboard_plugin_overview.trace.categories import IDLE, INPUT
from tensorboard_plugin_overview.trace.facts import HBM, MATRIX_UNITS
from tensorboard_plugin_overview.trace.ops import UNATTRIBUTED

NO_COUNTERS = (
    "The host's plane has no hardware counters. Capture with performance counters on, where the "
    "profiler of your TPU generation has them."
)

# Share of the time of all ops.
_NOTABLE_UNATTRIBUTED = 0.01
_LISTED = 3


def with_idle(table: StepTable) -> StepTable:
    """Returns the table with unclaimed time as idle, the wait for the slowest core included.

    Without any op it is not known whether the cores were.
    """
    if not table.has_breakdown:
        return table
    names = {ALL_OTHERS: IDLE}
    parts = {names.get(part, part): time_ms for part, time_ms in table.time_ms.items()}
    return replace(table, time_ms=parts)


def tensor_cores(hosts: Sequence[HostSummary]) -> list[HostSummary]:
    """Returns the hosts without their SparseCores, which the TPU's duty cycle leaves out."""
    return [
        replace(
            host,
            devices=[core for core in host.devices if core.is_read and core.kind != "sparsecore"],
        )
        for host in hosts
    ]


# ---- metrics -------------------------------------------------------------------------------------


def counter_metrics(hosts: Sequence[HostSummary]) -> dict[str, Metric]:
    """Returns the hardware counters, mean over the hosts that have them."""
    return {
        "mxu_utilization": _counter(METRICS["mxu_utilization"], MATRIX_UNITS, hosts),
        "hbm_utilization": _counter(METRICS["hbm_utilization"], HBM, hosts),
    }


def _counter(kind: MetricKind, counter: str, hosts: Sequence[HostSummary]) -> Metric:
    by_host = {
        host.host: host.tpu.counters[counter]
        for host in hosts
        if host.tpu and counter in host.tpu.counters
    }
    if not by_host:
        return kind.unavailable(NO_COUNTERS)
    formula = f"{kind.formula} ({len(by_host)} of {len(hosts)} host{'s' if len(hosts) > 1 else ''})"
    mean = float(np.mean(list(by_host.values())))
    metric = replace(kind, formula=formula).measured(
        mean, NO_COUNTERS, inputs_per_device("counter", by_host, "%")
    )
    return replace(metric, files=tuple(by_host))


def input_metric(
    devices: Sequence[DeviceSteps], table: StepTable | None, missing_steps: str
) -> Metric:
    """Returns the share of the step spent waiting for input, with its range over cores.

    Args:
        devices: the steps of each core.
        table: the same put together, None without steps.
        missing_steps: why there are none.
    """
    kind = METRICS["input_percent"]
    if table is None or not table.has_breakdown:
        return kind.unavailable(missing_steps)
    mean, least, most = _input_percent(devices, table)
    counted = table.counted
    spread = statistics(mean[counted])
    inputs = [
        Input("complete steps", int(counted.sum())),
        Input("sum of their shares, each a mean over cores", float(mean[counted].sum()), "%"),
    ]
    if spread is not None:
        low, high = float(least[counted].min()), float(most[counted].max())
        spread = replace(spread, min=low, max=high)
    return kind.of(spread, missing_steps, inputs=inputs)


def add_input_columns(
    columns: schema.StepColumns, devices: Sequence[DeviceSteps], table: StepTable
) -> None:
    """Adds mean, least and most share of input over the cores, where the breakdown is known.

    Args:
        columns: of the steps.
        devices: the steps of each core.
        table: the same put together.
    """
    if table.has_breakdown:
        mean, least, most = _input_percent(devices, table)
        columns["input_percent"] = mean.tolist()
        columns["input_percent_min"] = least.tolist()
        columns["input_percent_max"] = most.tolist()


def _input_percent(
    devices: Sequence[DeviceSteps], table: StepTable
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Returns mean, least and most over the cores that have the step, float64[n] each."""
    shares = np.full((len(devices), len(table)), np.nan)
    for index, (device, row) in enumerate(zip(devices, table.device_rows, strict=True)):
        shares[index, row] = 100.0 * device.time_ps[INPUT] / device.steps.duration_ps
    return np.nanmean(shares, axis=0), np.nanmin(shares, axis=0), np.nanmax(shares, axis=0)


def collective_times(hosts: Sequence[HostSummary], table: StepTable | None) -> list[CollectiveTime]:
    """Returns exposed and overlapped collective time of each core per counted step.

    Args:
        hosts: of the run.
        table: its steps, None without any.
    """
    return [
        CollectiveTime(
            device.host,
            device.steps.device,
            float(np.mean(costs.exposed_ps[chosen] / PS_PER_MS)),
            float(np.mean((device.collectives_ps - costs.exposed_ps)[chosen] / PS_PER_MS)),
        )
        for device, costs, chosen in _counted(hosts, table)
    ]


def collective_cost_ms(
    hosts: Sequence[HostSummary], table: StepTable | None
) -> tuple[float, float] | None:
    """Returns communication, and wait for later cores, per counted step, of the core with most.

    Args:
        hosts: of the run.
        table: its steps, None without any.
    """
    per_core = [
        (float(np.mean(costs.working_ps[chosen])), float(np.mean(costs.waiting_ps[chosen])))
        for _, costs, chosen in _counted(hosts, table)
    ]
    if not per_core:
        return None
    working_ps, waiting_ps = max(per_core, key=sum)
    return working_ps / PS_PER_MS, waiting_ps / PS_PER_MS


def _counted(hosts: Sequence[HostSummary], table: StepTable | None) -> Iterator[Any]:
    """Yields each device that communicates, its costs, and which of its steps count."""
    if table is None or not table.has_breakdown:
        return
    summaries = [host.tpu for host in hosts if host.tpu]
    devices = [device for tpu in summaries for device in tpu.device_steps]
    costs = [cost for tpu in summaries for cost in tpu.communication]
    for device, cost, row in zip(devices, costs, table.device_rows, strict=True):
        if table.counted[row].any():
            yield device, cost, table.counted[row]


# ---- cores, chips --------------------------------------------------------------------------------


def with_core_times(
    documents: Sequence[schema.Device], devices: Sequence[DeviceSteps], table: StepTable | None
) -> list[schema.Device]:
    """Returns the devices, each with its own mean step and the parts of it.

    Args:
        documents: entries of the JSON's `devices`.
        devices: the steps of each core.
        table: the same put together, None without steps.
    """
    times = {}
    for device, row in zip(devices, table.device_rows if table else (), strict=True):
        assert table is not None
        chosen = table.counted[row]
        if chosen.any() and device.has_breakdown:
            times[device.host, device.steps.device] = {
                IDLE if part == ALL_OTHERS else part: float(np.mean(time_ps[chosen])) / PS_PER_MS
                for part, time_ps in device.time_ps.items()
            }
    return [
        document | {"step_parts_ms": times.get((document["host"], document["name"]))}
        for document in documents
    ]


def chip_count(hosts: Sequence[HostSummary]) -> int | None:
    """Returns how many chips the cores are on; None where a core does not state its chip."""
    chips = set()
    for host in hosts:
        for device in (core for core in host.devices if core.is_read):
            if device.facts.chip is None:
                return None
            chips.add((host.host, device.facts.chip))
    return len(chips)


# ---- diagnostics ---------------------------------------------------------------------------------


def tpu_diagnostics(hosts: Sequence[HostSummary], ops: OpSummary) -> Iterator[Diagnostic]:
    """Yields the known gaps of the TPU's part of the profile.

    Args:
        hosts: of the run.
        ops: of all their TensorCores.
    """
    for host in hosts:
        yield from _not_recorded(host)
        for counter, value in (host.tpu.counters if host.tpu else {}).items():
            if value > 100:
                yield Diagnostic(
                    "counter_looks_wrong",
                    "warning",
                    f"{host.host}: the hardware counter {counter} says {value:.1f} %.",
                    "The profiler's counters cannot be trusted in this profile.",
                )
    total_ps = sum(row.self_ps for row in ops.ops)
    unknown_ps = sum(row.self_ps for row in ops.ops if row.op.category == UNATTRIBUTED)
    if total_ps and unknown_ps > _NOTABLE_UNATTRIBUTED * total_ps:
        yield Diagnostic(
            "unattributed_ops",
            "info",
            f"{100 * unknown_ps / total_ps:.0f} % of the op time is of ops that the profile does "
            "not assign to a program: it counts as compute, and as unattributed in the top ops.",
        )


def _not_recorded(host: HostSummary) -> Iterator[Diagnostic]:
    """Yields a note where no op of the host's cores was recorded, or none of some with steps."""
    cores = [core for core in host.tpu.cores if core.kind == "tpu"] if host.tpu else []
    if cores and all(core.span_ps is None and not core.untimed_ops for core in cores):
        yield Diagnostic(
            "no_device_events",
            "error",
            f"{host.host}: the profile has TPU planes, but no op that ran on a TPU.",
            device_off_advice(host.tracers)
            or "Nothing ran during the capture, or another process held the TPU's profiler.",
        )
        return
    silent = [core.name for core in cores if core.busy_ps is None and not core.untimed_ops]
    if silent:
        more = f" and {len(silent) - _LISTED} more" if len(silent) > _LISTED else ""
        yield Diagnostic(
            "ops_not_recorded",
            "warning",
            f"{host.host}: no op was recorded on {', '.join(silent[:_LISTED])}{more}: steps "
            "there count in no average.",
            "Capture with the devices' ops, while no other process holds the TPU's profiler.",
        )
