"""Protobuf messages described by a table and built at run time, in a pool of their own.

In: message -> {field number: (field name, type)}.  Out: the message classes.

TensorBoard's plugins share one interpreter and one default descriptor pool, where a second
description of the same message would be an import error; generated code would also tie us to one
protobuf release.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_FIELD = descriptor_pb2.FieldDescriptorProto
_SCALARS = {
    "int64": _FIELD.TYPE_INT64,
    "uint64": _FIELD.TYPE_UINT64,
    "double": _FIELD.TYPE_DOUBLE,
    # A string that is not UTF-8 makes protobuf refuse the whole message; read it as bytes instead.
    "string": _FIELD.TYPE_BYTES,
    "bytes": _FIELD.TYPE_BYTES,
}

Schema: TypeAlias = Mapping[str, Mapping[int, tuple[str, str]]]
"""The type of a field may begin with "*" (repeated) or "?" (member of the oneof `value`)."""


def message_classes(name: str, schema: Schema) -> dict[str, Any]:
    """Returns the class of each message of a schema.

    Args:
        name: of the schema, different from other schemas'.
        schema: the messages and their fields.
    """
    pool = descriptor_pool.DescriptorPool()
    package = f"tensorboard_plugin_overview.{name}"
    pool.Add(_file_descriptor(name, package, schema))
    return {
        message: message_factory.GetMessageClass(pool.FindMessageTypeByName(f"{package}.{message}"))
        for message in schema
    }


def _file_descriptor(name: str, package: str, schema: Schema) -> descriptor_pb2.FileDescriptorProto:
    file = descriptor_pb2.FileDescriptorProto(
        name=f"tensorboard_plugin_overview/{name}.proto", package=package, syntax="proto3"
    )
    for message_name, fields in schema.items():
        message = file.message_type.add(name=message_name)
        for number, (field_name, kind) in fields.items():
            repeated = kind.startswith("*")
            descriptor = message.field.add(
                name=field_name,
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
