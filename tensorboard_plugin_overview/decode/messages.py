"""XSpace's protobuf messages."""

from __future__ import annotations

from typing import Any

from tensorboard_plugin_overview.decode.wire.schema import Schema, message_classes

SCHEMA: Schema = {
    "XSpace": {
        1: ("planes", "*XPlane"),
        2: ("errors", "*string"),
        3: ("warnings", "*string"),
        4: ("hostnames", "*string"),
    },
    "XPlane": {
        1: ("id", "int64"),
        2: ("name", "string"),
        3: ("lines", "*XLine"),
        4: ("event_metadata", "*EventMetadataEntry"),
        5: ("stat_metadata", "*StatMetadataEntry"),
        6: ("stats", "*XStat"),
    },
    # On the wire a protobuf map is a repeated entry; read as such, duplicate keys stay visible.
    "EventMetadataEntry": {1: ("key", "int64"), 2: ("value", "XEventMetadata")},
    "StatMetadataEntry": {1: ("key", "int64"), 2: ("value", "XStatMetadata")},
    "XLine": {
        1: ("id", "int64"),
        2: ("name", "string"),
        3: ("timestamp_ns", "int64"),
        4: ("events", "*XEvent"),
        9: ("duration_ps", "int64"),
        10: ("display_id", "int64"),
        11: ("display_name", "string"),
    },
    "XEvent": {
        1: ("metadata_id", "int64"),
        2: ("offset_ps", "?int64"),
        3: ("duration_ps", "int64"),
        4: ("stats", "*XStat"),
        5: ("num_occurrences", "?int64"),
    },
    "XStat": {
        1: ("metadata_id", "int64"),
        2: ("double_value", "?double"),
        3: ("uint64_value", "?uint64"),
        4: ("int64_value", "?int64"),
        5: ("str_value", "?string"),
        6: ("bytes_value", "?bytes"),
        7: ("ref_value", "?uint64"),
        8: ("compressed_str_value", "?bytes"),
    },
    "XEventMetadata": {
        1: ("id", "int64"),
        2: ("name", "string"),
        3: ("metadata", "bytes"),
        4: ("display_name", "string"),
        5: ("stats", "*XStat"),
        6: ("child_id", "*int64"),
    },
    "XStatMetadata": {1: ("id", "int64"), 2: ("name", "string"), 3: ("description", "string")},
}

_CLASSES = message_classes("xplane", SCHEMA)

XSpaceMessage: Any = _CLASSES["XSpace"]
XPlaneMessage: Any = _CLASSES["XPlane"]
XLineMessage: Any = _CLASSES["XLine"]
