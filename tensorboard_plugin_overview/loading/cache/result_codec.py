"""A host's result as bytes, to be kept or sent: plain data, that nothing in it can make run.

In: a `HostResult`, or another dataclass.  Out: bytes, and from them an equal one.  The classes
that may occur are those that its fields name, directly or through one another; a new field needs
nothing here.  An object that occurs twice (a TPU's devices) is written once.  Rows of a table (a
sequence of named tuples) are written column by column, for there may be thousands.

The bytes are a head in JSON, and behind it the numbers of all arrays as they are in memory: a run
of ten thousand steps has a million of them, which neither text nor compression should hold up.

Sequences come back as tuples, mappings as dicts.
"""

from __future__ import annotations

import base64
import dataclasses
import functools
import json
import math
import struct
import types
import typing
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any
from typing import TypeVar

import numpy as np

from tensorboard_plugin_overview.catalog.code_version import code_version
from tensorboard_plugin_overview.loading.cache.result_types import all_fit

_HEAD_LENGTH = struct.Struct("<Q")
# Shorter sequences of numbers are written as they are.
_WORTH_AN_ARRAY = 32
T = TypeVar("T")


class ResultFormatError(ValueError):
    """The bytes are no result, or one that other code has made."""


def pack(value: object) -> bytes:
    """A dataclass as bytes, with the version of the code.

    Raises:
        TypeError: it holds something that is neither plain data nor of a class that it names.
    """
    writer = _Writer(type(value))
    document = {
        "version": code_version(),
        "result": writer.write(value),
        "texts": writer.texts(),
    }
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    head = text.encode("utf-8", "surrogatepass")
    return b"".join([_HEAD_LENGTH.pack(len(head)), head, *writer.arrays])


def unpack(data: bytes | memoryview, kind: type[T]) -> T:
    """Reads what `pack` was given, of that class.

    Every field is of the type that its class names; that they fit together is not checked.

    Raises:
        ResultFormatError: the bytes are damaged in whatever way, or other code has made them.
    """
    try:
        (length,) = _HEAD_LENGTH.unpack_from(data)
        behind = _HEAD_LENGTH.size + length
        head = bytes(data[_HEAD_LENGTH.size : behind])
        if len(head) < length:
            raise ResultFormatError("cut")
        document = json.loads(head.decode("utf-8", "surrogatepass"))
        version = document["version"]
        if version != code_version():
            raise ResultFormatError(f"made by version {version}, this is {code_version()}")
        result = _Reader(kind, document["texts"], memoryview(data)[behind:]).read(
            document["result"]
        )
    except ResultFormatError:
        raise
    except Exception as error:
        # Bytes can be wrong in more ways than can be listed: JSON too deep for Python, texts that
        # numpy cannot parse as a dtype, sizes beyond memory.
        raise ResultFormatError(f"no result: {error}") from error
    if not isinstance(result, kind):
        raise ResultFormatError("no result")
    return result


# JSON's own values stand for themselves; all others are an object with one key.
_ARRAY, _BYTES, _MAPPING, _OBJECT, _AGAIN = "array", "bytes", "map", "object", "again"
_ROWS, _TEXTS, _NUMBERS = "rows", "texts", "numbers"


_PLAIN = frozenset({type(None), bool, int, float, str})
_NO_TEXT = -1


class _Writer:
    def __init__(self, root: type) -> None:
        self._names = _names(root)
        self._written: dict[int, int] = {}
        # Holds what was written, for an id is only unique while its object lives.
        self._kept: list[object] = []
        self._number_of_text: dict[str | None, int] = {None: _NO_TEXT}
        self.arrays: list[bytes] = []
        self._array_bytes = 0

    def texts(self) -> list[str]:
        """The texts that columns refer to."""
        return [text for text in self._number_of_text if text is not None]

    def write(self, value: Any) -> Any:
        # By the exact type first: most values are of one of these few.
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind is list or kind is tuple:
            return self._write_sequence(value)
        if kind in self._names:
            return self._write_object(value)
        if isinstance(value, (bool, int, float, str)):
            return value.item() if isinstance(value, np.generic) else value
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, bytes):
            return {_BYTES: base64.b64encode(value).decode()}
        if isinstance(value, np.ndarray):
            return {_ARRAY: self._write_array(value)}
        if isinstance(value, Mapping):
            return {_MAPPING: [[self.write(key), self.write(one)] for key, one in value.items()]}
        if isinstance(value, Sequence):
            return self._write_sequence(value)
        return self._write_object(value)

    def _write_array(self, array: np.ndarray[Any, Any]) -> Any:
        place = self._array_bytes
        self.arrays.append(array.tobytes())
        self._array_bytes += array.nbytes
        return [array.dtype.str, list(array.shape), place]

    def _write_sequence(self, values: Sequence[Any]) -> Any:
        kinds = set(map(type, values))
        if kinds <= _PLAIN:
            return self._write_column(values, kinds)
        kind, *others = kinds
        if others or not _is_row(kind):
            return [self.write(one) for one in values]
        columns = [self._write_sequence(column) for column in zip(*values, strict=True)]
        return {_ROWS: [self._names[kind], columns]}

    def _write_column(self, values: Sequence[Any], kinds: set[type]) -> Any:
        """Plain values; texts by their numbers in a table of all texts, for they come again."""
        if len(values) < _WORTH_AN_ARRAY:
            return list(values)
        if kinds <= {str, type(None)}:
            number = self._number_of_text
            for text in dict.fromkeys(values):
                # None is in the table, and has no number of its own.
                number.setdefault(text, len(number) - 1)
            codes = np.fromiter(map(number.__getitem__, values), np.int32, len(values))
            return {_TEXTS: self._write_array(codes)}
        if kinds == {float}:
            return {_NUMBERS: self._write_array(np.array(values, np.float64))}
        if kinds == {int} and min(values) >= -(1 << 63) and max(values) < 1 << 63:
            return {_NUMBERS: self._write_array(np.array(values, np.int64))}
        return list(values)

    def _write_object(self, value: Any) -> Any:
        if (again := self._written.get(id(value))) is not None:
            return {_AGAIN: again}
        kind: Any = type(value)
        name = self._names.get(kind)
        if name is None:
            raise TypeError(f"a result cannot hold a {_name(kind)}: {value!r}")
        parts = [self.write(getattr(value, field)) for field in _fields(kind)]
        self._written[id(value)] = len(self._kept)
        self._kept.append(value)
        return {_OBJECT: [name, parts]}


class _Reader:
    def __init__(self, root: type, texts: Any, arrays: memoryview) -> None:
        if type(texts) is not list or not all_fit(str, texts):
            raise ResultFormatError("no result: its texts are of another type")
        # The last one answers for `_NO_TEXT`.
        self._texts = (*texts, None)
        self._arrays = arrays
        self._read: list[Any] = []
        self._classes = _known_classes(root)

    def read(self, value: Any) -> Any:
        # As `json.loads` has made it, so that exact types are enough.
        if type(value) in _PLAIN:
            return value
        if type(value) is list:
            return tuple([one if type(one) in _PLAIN else self.read(one) for one in value])
        ((kind, body),) = value.items()
        if kind == _AGAIN:
            return self._read[body]
        if kind == _BYTES:
            return base64.b64decode(body)
        if kind == _MAPPING:
            return {self.read(key): self.read(one) for key, one in body}
        if kind == _ARRAY:
            return self._array(body).copy()
        if kind == _TEXTS:
            return tuple(map(self._texts.__getitem__, self._array(body).tolist()))
        if kind == _NUMBERS:
            return tuple(self._array(body).tolist())
        if kind == _ROWS:
            return self._rows(*body)
        if kind != _OBJECT:
            raise ResultFormatError(f"no result: {kind}")
        name, parts = body
        kind = self._classes[name]
        values = [one if type(one) in _PLAIN else self.read(one) for one in parts]
        for hint, value in zip(_hints(kind), values, strict=True):
            if not all_fit(hint, (value,)):
                raise ResultFormatError(f"no result: a field of {name} is of another type")
        made = kind(**dict(zip(_fields(kind), values, strict=True)))
        self._read.append(made)
        return made

    def _rows(self, name: str, columns: Sequence[Any]) -> tuple[Any, ...]:
        kind: Any = self._classes[name]
        read = [self.read(column) for column in columns]
        for hint, column in zip(_hints(kind), read, strict=True):
            if not all_fit(hint, column):
                raise ResultFormatError(f"no result: a column of {name} is of another type")
        return tuple(map(kind._make, zip(*read, strict=True)))

    def _array(self, body: Any) -> np.ndarray[Any, Any]:
        kind, shape, place = body
        dtype = np.dtype(kind)
        size = math.prod(shape) * dtype.itemsize
        raw = self._arrays[place : place + size]
        if place < 0 or len(raw) != size:
            raise ResultFormatError("an array is cut")
        found: np.ndarray[Any, Any] = np.frombuffer(raw, dtype).reshape(shape)
        return found


def _name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _is_row(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


@functools.cache
def _fields(kind: Any) -> tuple[str, ...]:
    if _is_row(kind):
        return tuple(kind._fields)
    return tuple(field.name for field in dataclasses.fields(kind))


@functools.cache
def _hints(kind: Any) -> tuple[Any, ...]:
    """Gives the types of the fields, in their order."""
    hints = typing.get_type_hints(kind)
    return tuple(hints[field] for field in _fields(kind))


@functools.cache
def _names(root: type) -> dict[type, str]:
    """Class -> name, of the same."""
    return {kind: name for name, kind in _known_classes(root).items()}


@functools.cache
def _known_classes(root: type) -> dict[str, type]:
    """Name -> class, of all dataclasses and named tuples within one."""
    known: dict[str, type] = {}
    todo: list[Any] = [root]
    while todo:
        kind = todo.pop()
        if _name(kind) in known:
            continue
        known[_name(kind)] = kind
        for hint in typing.get_type_hints(kind).values():
            todo.extend(_classes_in(hint))
    return known


def _classes_in(hint: Any) -> Iterator[type]:
    """The dataclasses and named tuples that a type hint names, within generics and unions too."""
    if isinstance(hint, type) and not isinstance(hint, types.GenericAlias):
        if dataclasses.is_dataclass(hint) or _is_row(hint):
            yield hint
        return
    for argument in typing.get_args(hint):
        yield from _classes_in(argument)
