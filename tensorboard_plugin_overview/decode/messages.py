"""XSpace's protobuf messages, described at run time in a pool of our own.

TensorBoard's plugins share one interpreter and one default descriptor pool, where a second
`xplane.proto` (xprof brings one) would be an import error; generated code would also tie us to one
protobuf release.  So the schema is this table, and its pool is private.
"""

from __future__ import annotations

from typing import Any

from google.protobuf import descriptor_pb2
from google.protobuf import descriptor_pool
from google.protobuf import message_factory

_FIELD = descriptor_pb2.FieldDescriptorProto
_SCALARS = {
    "int64": _FIELD.TYPE_INT64,
    "uint64": _FIELD.TYPE_UINT64,
    "double": _FIELD.TYPE_DOUBLE,
    # A string that is not UTF-8 makes protobuf refuse the whole message; read it as bytes instead.
    "string": _FIELD.TYPE_BYTES,
    "bytes": _FIELD.TYPE_BYTES,
}

# message -> {field number: (name, type)}; "*" repeated, "?" member of the oneof `value`.
SCHEMA: dict[str, dict[int, tuple[str, str]]] = {
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
    # A protobuf map is on the wire a repeated entry; as such, a duplicate key stays visible.
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


def _file_descriptor() -> descriptor_pb2.FileDescriptorProto:
    package = "tensorboard_plugin_overview"
    file = descriptor_pb2.FileDescriptorProto(
        name=f"{package}/xplane.proto", package=package, syntax="proto3"
    )
    for message_name, fields in SCHEMA.items():
        message = file.message_type.add(name=message_name)
        for number, (name, kind) in fields.items():
            repeated = kind.startswith("*")
            descriptor = message.field.add(
                name=name,
                number=number,
                label=_FIELD.LABEL_REPEATED if repeated else _FIELD.LABEL_OPTIONAL,
            )
            if kind.startswith("?"):
                if not message.oneof_decl:
                    message.oneof_decl.add(name="value")
                descriptor.oneof_index = 0
            type_name = kind.lstrip("*?")
            if type_name in _SCALARS:
                descriptor.type = _SCALARS[type_name]
            else:
                descriptor.type = _FIELD.TYPE_MESSAGE
                descriptor.type_name = f".{package}.{type_name}"
    return file


def _message_classes() -> dict[str, Any]:
    pool = descriptor_pool.DescriptorPool()
    pool.Add(_file_descriptor())
    return {
        name: message_factory.GetMessageClass(
            pool.FindMessageTypeByName(f"tensorboard_plugin_overview.{name}")
        )
        for name in SCHEMA
    }


_CLASSES = _message_classes()

XSpaceMessage: Any = _CLASSES["XSpace"]
XPlaneMessage: Any = _CLASSES["XPlane"]
XLineMessage: Any = _CLASSES["XLine"]
XEventMessage: Any = _CLASSES["XEvent"]
XStatMessage: Any = _CLASSES["XStat"]
XEventMetadataMessage: Any = _CLASSES["XEventMetadata"]
XStatMetadataMessage: Any = _CLASSES["XStatMetadata"]
