"""HLO's protobuf messages: the fields of OpenXLA's `hlo.proto` and `xla_data.proto` in use.

The samples write all dimension numbers; only some are read.
"""

from __future__ import annotations

from typing import Any

from tensorboard_plugin_overview.decode.wire.schema import Schema, message_classes

SCHEMA: Schema = {
    "HloProto": {1: ("hlo_module", "HloModule")},
    "HloModule": {
        1: ("name", "string"),
        3: ("computations", "*HloComputation"),
        5: ("id", "int64"),
        6: ("entry_computation_id", "int64"),
    },
    "HloComputation": {
        1: ("name", "string"),
        2: ("instructions", "*HloInstruction"),
        5: ("id", "int64"),
        6: ("root_id", "int64"),
    },
    "HloInstruction": {
        1: ("name", "string"),
        2: ("opcode", "string"),
        3: ("shape", "Shape"),
        7: ("metadata", "OpMetadata"),
        9: ("parameter_number", "int64"),
        13: ("tuple_index", "int64"),
        15: ("window", "Window"),
        16: ("convolution_dimension_numbers", "ConvolutionDimensionNumbers"),
        28: ("custom_call_target", "string"),
        30: ("dot_dimension_numbers", "DotDimensionNumbers"),
        35: ("id", "int64"),
        36: ("operand_ids", "*int64"),
        38: ("called_computation_ids", "*int64"),
        43: ("backend_config", "bytes"),
        50: ("feature_group_count", "int64"),
        58: ("batch_group_count", "int64"),
    },
    "OpMetadata": {1: ("op_type", "string"), 2: ("op_name", "string")},
    "Shape": {
        2: ("element_type", "int64"),
        3: ("dimensions", "*int64"),
        4: ("tuple_shapes", "*Shape"),
    },
    "Window": {1: ("dimensions", "*WindowDimension")},
    "WindowDimension": {
        1: ("size", "int64"),
        2: ("stride", "int64"),
        3: ("padding_low", "int64"),
        4: ("padding_high", "int64"),
        5: ("window_dilation", "int64"),
        6: ("base_dilation", "int64"),
    },
    "DotDimensionNumbers": {
        1: ("lhs_contracting_dimensions", "*int64"),
        2: ("rhs_contracting_dimensions", "*int64"),
        3: ("lhs_batch_dimensions", "*int64"),
        4: ("rhs_batch_dimensions", "*int64"),
    },
    "ConvolutionDimensionNumbers": {
        3: ("kernel_input_feature_dimension", "int64"),
        4: ("kernel_output_feature_dimension", "int64"),
        6: ("kernel_spatial_dimensions", "*int64"),
        7: ("input_batch_dimension", "int64"),
        8: ("input_feature_dimension", "int64"),
        9: ("output_batch_dimension", "int64"),
        10: ("output_feature_dimension", "int64"),
        11: ("input_spatial_dimensions", "*int64"),
        12: ("output_spatial_dimensions", "*int64"),
    },
}

HloProtoMessage: Any = message_classes("hlo", SCHEMA)["HloProto"]
