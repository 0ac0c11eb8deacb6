"""The categories of a CPU's step."""

from __future__ import annotations

from dataclasses import replace

from tensorboard_plugin_overview.overview.finding import TRACE_VIEWER
from tensorboard_plugin_overview.overview.platforms import category
from tensorboard_plugin_overview.overview.platforms.gpu import COLLECTIVE_RULE, INPUT_RULE

_UNEXPLAINED_RULE = category.PartRule(
    "unexplained_idle",
    "No op runs in a part of each step",
    15,
    3,
    "It is mostly Python between ops: loading, logging, conversions. Annotate the loop's parts "
    "(TraceAnnotation, tf.profiler.experimental.Trace) to see which, and take them out of the "
    "loop.",
    TRACE_VIEWER,
    "It is mostly Python between ops: compile the whole step (jax.jit, tf.function), and keep "
    "the loop free of logging, checkpoints and conversions.",
)

_STEP = (
    category.StepCategory(
        "host_compute",
        "Host compute",
        "Computation on any of the host's threads.",
        "host",
        "compute",
        metric="time_host_compute",
        formula="time in which any thread ran framework ops, HLO ops or pool work",
        better=None,
        straggler_advice=category.EVEN_HOST_WORK,
    ),
    category.StepCategory(
        "device_collectives",
        "Collective communication",
        "Collective communication between hosts.",
        "collectives",
        "communication",
        metric="time_device_collectives",
        formula="time in which any thread ran a collective, without compilation or input",
        rule=COLLECTIVE_RULE,
    ),
    category.StepCategory(
        "input",
        "Input",
        "Waiting for the next batch of input data.",
        "input",
        "input",
        metric="time_input",
        formula="time in which the step waited for IteratorGetNext or infeed, without compilation",
        rule=replace(INPUT_RULE, title="Steps wait for input"),
        straggler_advice=category.EVEN_INPUT,
    ),
    category.StepCategory(
        "compilation",
        "Compilation",
        "Compiling programs.",
        "compilation",
        "compilation",
        metric="time_compilation",
        formula="time in which any thread compiled",
        straggler_advice=category.EVEN_SHAPES,
    ),
    category.StepCategory(
        "all_others",
        "All other time",
        "All other time, including Python overhead.",
        "other",
        "host",
        metric="time_all_others",
        formula="the step without all other categories, Python overhead included",
        rule=_UNEXPLAINED_RULE,
        straggler_advice=category.LATE_HOST,
    ),
)

# Ops that run between steps are no step's.
CPU = category.PlatformDescription(
    {part.id: part for part in _STEP},
    category.gap_categories({"host_compute": "other_work"}),
    "all_others",
)
