"""The categories of a GPU's step."""

from __future__ import annotations

from tensorboard_plugin_overview.overview import finding
from tensorboard_plugin_overview.overview.platforms import category

# Percentages are XProf's (its input-pipeline analysis): of the period, input 20 % and 5 %, kernel
# launch, collectives and unexplained time 15 % and 3 %.
INPUT_RULE = category.PartRule(
    "input_bound",
    "The GPU waits for input",
    20,
    5,
    "Prefetch to the device, parallelise the input pipeline (tf.data: prefetch, "
    "num_parallel_calls; PyTorch: num_workers), cache what does not change.",
    finding.INPUT_PIPELINE,
    # A host that waits for a batch between two steps waits for input all the same.
    counts_gap=True,
)
COLLECTIVE_RULE = category.PartRule(
    "collective_bound",
    "Collective communication is exposed",
    15,
    3,
    "Overlap it with compute (XLA's latency-hiding scheduler), reduce in 16 bits, or "
    "accumulate gradients over several batches.",
    finding.TRACE_VIEWER,
)
_LAUNCH_RULE = category.PartRule(
    "launch_bound",
    "The GPU waits for kernels to be launched",
    15,
    3,
    "Launch fewer and larger kernels: enable CUDA graphs (command buffers), run several steps "
    "in one program, or raise the batch size.",
    finding.KERNELS,
    "Launch fewer and larger kernels: compile the step (jax.jit, tf.function with "
    "jit_compile=True), or raise the batch size.",
)
_HOST_RULE = category.PartRule(
    "host_bound",
    "The GPU waits for ops that run on the host",
    15,
    3,
    "See in the host's top ops which they are; move them to the device or out of the step.",
    finding.FRAMEWORK_OPS,
)
_OUTPUT_RULE = category.PartRule(
    "output_bound",
    "The GPU waits for copies to the host",
    15,
    3,
    "Fetch metrics and results less often, or asynchronously.",
    finding.TRACE_VIEWER,
)
_UNEXPLAINED_RULE = category.PartRule(
    "unexplained_idle",
    "The GPU is idle, and no host event explains it",
    15,
    3,
    "It is mostly Python between steps: keep the loop free of logging, checkpoints and "
    "conversions, and do not wait for each step's result.",
    finding.TRACE_VIEWER,
)

_STEP = (
    category.StepCategory(
        "device_compute",
        "Device compute",
        "Computation on the device.",
        "compute",
        "compute",
        metric="time_device_compute",
        formula="time in which any stream of the GPU ran a kernel or set memory",
        better=None,
        straggler_advice=category.EVEN_WORK,
    ),
    category.StepCategory(
        "device_to_device",
        "Device to device",
        "Device-to-device communication: copies on and between GPUs.",
        "transfer",
        "communication",
        metric="time_device_to_device",
        formula="time of copies within and between GPUs, without compute or collectives",
    ),
    category.StepCategory(
        "device_collectives",
        "Device collective communication",
        "Collective communication between GPUs that computation does not hide.",
        "collectives",
        "communication",
        metric="time_device_collectives",
        formula="time of collectives, by HLO op or kernel name, without compute",
        rule=COLLECTIVE_RULE,
    ),
    category.StepCategory(
        "host_compute",
        "Host compute",
        "Computation on the host that the GPU waits for.",
        "host",
        "host",
        metric="time_host_compute",
        formula="GPU idle time in which a host thread ran framework ops",
        better=None,
        rule=_HOST_RULE,
        straggler_advice=category.EVEN_HOST_WORK,
    ),
    category.StepCategory(
        "kernel_launch",
        "Kernel launch",
        "Host time to launch kernels that the GPU waits for.",
        "launch",
        "host",
        metric="time_kernel_launch",
        formula="GPU idle time in which a host thread launched kernels",
        rule=_LAUNCH_RULE,
        straggler_advice=category.LATE_HOST,
    ),
    category.StepCategory(
        "input",
        "Input",
        "Reading input data: copies to the device, and the wait for the next batch.",
        "input",
        "input",
        metric="time_input",
        formula="time of host-to-device copies, with nothing else on the GPU",
        rule=INPUT_RULE,
        straggler_advice=category.EVEN_INPUT,
    ),
    category.StepCategory(
        "output",
        "Output",
        "Writing output data: copies to the host.",
        "output",
        "transfer",
        metric="time_output",
        formula="time of device-to-host copies, without compute, collectives, device copies",
        rule=_OUTPUT_RULE,
    ),
    category.StepCategory(
        "compilation",
        "Compilation",
        "Compiling kernels while the GPU waits.",
        "compilation",
        "compilation",
        metric="time_compilation",
        formula="GPU idle time in which a host thread compiled",
        straggler_advice=category.EVEN_SHAPES,
    ),
    category.StepCategory(
        "all_others",
        "All other time",
        "All other time, including Python overhead.",
        "other",
        "host",
        metric="time_all_others",
        formula="the step without all other categories: what the GPU waited for, unexplained",
        rule=_UNEXPLAINED_RULE,
        straggler_advice=category.LATE_HOST,
    ),
)

GPU = category.PlatformDescription(
    {part.id: part for part in _STEP}, category.gap_categories({}), "all_others"
)
