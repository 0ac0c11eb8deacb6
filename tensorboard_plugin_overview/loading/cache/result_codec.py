"""A host's result as bytes, to be kept or sent: plain data, that nothing in it can make run.

In: a `HostResult`, or another dataclass.  Out: bytes, and from them an equal one.  The classes that
may occur are those that its fields name, directly or through one another; a new field needs nothing
here.

The bytes are MessagePack, with the arrays as they are in memory.  Equal arrays, such as the steps
of devices that one host marks, are written and read once.  Sequences come back as lists, mappings
as dicts.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
import numpy as np

from tensorboard_plugin_overview.loading.cache.code_version import code_version

T = TypeVar("T")
_Array: TypeAlias = tuple[str, tuple[Annotated[int, msgspec.Meta(ge=0)], ...], bytes]
"""An array's dtype, shape and numbers."""


class ResultFormatError(ValueError):
    """The bytes are no result, or one that other code has made."""


class _Packed(msgspec.Struct, array_like=True):
    version: str
    arrays: list[_Array]
    result: msgspec.Raw


def pack(value: object) -> bytes:
    """Writes a dataclass as bytes, with the version of the code.

    Raises:
        ResultFormatError: it holds an integer beyond 64 bits.
        TypeError: it holds something that is neither plain data nor an array.
    """
    places: dict[_Array, int] = {}

    def plain(value: Any) -> Any:
        if isinstance(value, np.ndarray):
            array = (value.dtype.str, value.shape, value.tobytes())
            return places.setdefault(array, len(places))
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, Mapping):
            return dict(value)
        if isinstance(value, Sequence):
            return list(value)
        raise TypeError(f"a result cannot hold a {type(value).__name__}: {value!r}")

    try:
        result = msgspec.Raw(msgspec.msgpack.encode(value, enc_hook=plain))
    except OverflowError as error:
        raise ResultFormatError(str(error)) from error
    return msgspec.msgpack.encode(_Packed(code_version(), list(places), result))


def unpack(data: bytes | memoryview, kind: type[T]) -> T:
    """Reads what `pack` was given, of that class.

    Every field is of the type that its class names; that they fit together is not checked.

    Args:
        data: what `pack` returned.
        kind: the class of what it was given.

    Raises:
        ResultFormatError: the bytes are damaged in whatever way, or other code has made them.
    """

    def array_at(hint: Any, place: int) -> np.ndarray[Any, Any]:
        array = arrays[place]
        if array.dtype != np.dtype(typing.get_args(typing.get_args(hint)[1])[0]):
            raise ResultFormatError("an array is of another type")
        return array

    try:
        packed = msgspec.msgpack.decode(data, type=_Packed)
        if packed.version != code_version():
            message = f"made by version {packed.version}, this is {code_version()}"
            raise ResultFormatError(message)
        # Read-only, for several objects may share one.
        arrays: list[np.ndarray[Any, Any]] = [
            np.frombuffer(numbers, dtype).reshape(shape) for dtype, shape, numbers in packed.arrays
        ]
        return msgspec.msgpack.decode(packed.result, type=kind, dec_hook=array_at)
    except ResultFormatError:
        raise
    except Exception as error:
        # Bytes can be wrong in more ways than can be listed: texts that numpy cannot parse as a
        # dtype, sizes beyond memory, objects too deep for Python.
        raise ResultFormatError(f"no result: {error}") from error
