"""The stats of events, and of kinds of events, that any stage reads; all others are skipped.

Their meanings: `tsl/profiler/utils/xplane_schema.cc` of OpenXLA.
"""

from __future__ import annotations

EVENT_STATS = frozenset(
    {
        "_c",
        "_ct",
        "_ipl_stage_cat",
        "_ipl_stage_id",
        "_ipl_stage_name",
        "_p",
        "_pt",
        "_r",
        "annotation",
        "batch_size_after_padding",
        "batching_input_task_size",
        "bytes_accessed",
        "core_type",
        "correlation_id",
        "cuda_graph_exec_id",
        "cuda_graph_id",
        "device_duration_ps",
        "device_offset_ps",
        "device_ordinal",
        "eager_op",
        "equation",
        "flops",
        "group_id",
        "hlo_module",
        "hlo_op",
        "id",
        "is_eager",
        "is_func",
        "iter_num",
        "memcpy_details",
        "model_flops",
        "model_id",
        "name",
        "padding_amount",
        "program_id",
        "queue_addr",
        "queue_id",
        "request_id",
        "run_id",
        "step_name",
        "step_num",
        "tf_function_call",
        "tf_op",
    }
)

METADATA_STATS = frozenset(
    {
        "Hlo Proto",
        "bytes_accessed",
        "flops",
        "hlo_category",
        "memory_access_breakdown",
        "model_flops",
        "program_id",
        "shape_with_layout",
        "symbol_id",
        "tf_op",
    }
)
