"""The categories of a TPU's step."""

from __future__ import annotations

from dataclasses import replace

from tensorboard_plugin_overview.overview.finding import HLO_OPS, TRACE_VIEWER
from tensorboard_plugin_overview.overview.platforms import category
from tensorboard_plugin_overview.overview.platforms.gpu import INPUT_RULE

_OUTPUT_RULE = category.PartRule(
    "output_bound",
    "The TPU waits for its output to be taken",
    20,
    5,
    "Write metrics and summaries (outfeed, host callbacks) less often than every step.",
    TRACE_VIEWER,
)
_HOST_TRANSFER_RULE = category.PartRule(
    "host_transfer_bound",
    "The TPU waits for copies from or to the host's memory",
    15,
    3,
    "Offload less to the host, start its copies earlier so that they overlap with compute, or "
    "rematerialise activations instead.",
    TRACE_VIEWER,
)
_IDLE_RULE = category.PartRule(
    "tpu_idle",
    "The TPU is idle within steps",
    15,
    3,
    "Run several steps in one program (a loop on the device), dispatch ahead of the device, "
    "and give slow cores no more work than the others.",
    TRACE_VIEWER,
)
_SPARSECORE_RULE = category.PartRule(
    "sparsecore_bound",
    "The TensorCore waits for the SparseCore",
    10,
    0.1,
    "Split embedding tables evenly over the cores, and pipeline lookups with compute.",
    HLO_OPS,
)

_STEP = (
    category.StepCategory(
        "compute",
        "Compute",
        "Computation on the TensorCore.",
        "compute",
        "compute",
        metric="time_compute",
        formula="self time of all ops that are none of the other parts",
        better=None,
        straggler_advice=category.EVEN_WORK,
    ),
    category.StepCategory(
        "collectives",
        "Collective communication",
        "Collective communication between cores, and waits for it.",
        "collectives",
        "communication",
        metric="time_collectives",
        formula="self time of collectives and of waits for them",
    ),
    category.StepCategory(
        "sparsecore",
        "SparseCore wait",
        "The TensorCore waits for the SparseCore.",
        "transfer",
        "sparsecore",
        metric="time_sparsecore",
        formula="self time of waits for the SparseCore's input (v0), without its transformation",
        rule=_SPARSECORE_RULE,
    ),
    category.StepCategory(
        "input",
        "Input",
        "Reading input data: infeed, or the wait for the host's input pipeline.",
        "input",
        "input",
        metric="time_input",
        formula="self time of infeed; without infeed, idle time in which the host waits for input",
        rule=replace(INPUT_RULE, title="The TPU waits for input"),
        straggler_advice=category.EVEN_INPUT,
    ),
    category.StepCategory(
        "output",
        "Output",
        "Writing output data: outfeed.",
        "output",
        "transfer",
        metric="time_output",
        formula="self time of outfeed",
        rule=_OUTPUT_RULE,
    ),
    category.StepCategory(
        "host_transfer",
        "Host transfer",
        "Sending to and receiving from the host, and waits for the host's memory.",
        "host",
        "transfer",
        metric="time_host_transfer",
        formula="self time of host send and receive, and of waits for copies from or to the host's "
        "memory",
        rule=_HOST_TRANSFER_RULE,
    ),
    category.StepCategory(
        "idle",
        "TensorCore idle",
        "The TensorCore does nothing, or waits for an op of its own.",
        "other",
        "idle",
        metric="time_idle",
        formula="the step without all other parts: no op, a wait for another op, or a slower core",
        rule=_IDLE_RULE,
        straggler_advice=category.LATE_HOST,
    ),
    # Only where no op was recorded; else the rest of a step is idle time.
    category.StepCategory(
        "all_others",
        "All other time",
        "The whole step, where no op was recorded that tells what it was.",
        "other",
        None,
        metric="time_all_others",
        formula="the whole step: no op was recorded that tells where its time went",
        straggler_advice=category.LATE_HOST,
    ),
)

_BUSY = "time in which the innermost op is no wait, infeed, outfeed or host transfer"
# The busy time of a TPU leaves out waits, which a GPU's does not have.
_FORMULAS = {
    "duty_cycle": f"{_BUSY} ÷ time from a core's first op to its last; mean over used TensorCores",
    "duty_cycle_steps": f"{_BUSY}, within complete steps ÷ their length, each core over its own; "
    "mean over TensorCores",
    "duty_cycle_capture": f"{_BUSY} ÷ length of the capture; mean over used TensorCores",
}
_ORDER = (
    "step_time",
    "step_time_all",
    "step_period",
    "step_gap",
    "mxu_utilization",
    "flops_utilization",
    "mfu",
    "duty_cycle",
    "duty_cycle_steps",
    "duty_cycle_capture",
    "hbm_utilization",
    "memory_bandwidth_utilization",
    "goodput",
    "op_placement_host",
    "op_placement_device",
    "eager_time_host",
    "eager_time_device",
    "compute_16bit",
    "compute_32bit",
    "compute_precision_unknown",
    "time_compute",
    "time_collectives",
    "time_sparsecore",
    "time_input",
    "time_output",
    "time_host_transfer",
    "time_idle",
    "input_percent",
    "exposed_communication",
    "overlapped_communication",
)
TPU = category.PlatformDescription(
    {part.id: part for part in _STEP},
    category.gap_categories(
        {"kernel_launch": "idle", "host_compute": "idle", "all_others": "idle"}
    ),
    "idle",
    _ORDER,
    _FORMULAS,
)
