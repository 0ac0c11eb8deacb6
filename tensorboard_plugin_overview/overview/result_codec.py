"""A host's result as bytes, to be kept or sent: plain data, that nothing in it can make run.

In: a `HostResult`.  Out: compressed JSON, and from it an equal result.  The classes that may occur
are those that `HostResult`'s fields name, directly or through one another; a new field needs
nothing here.  An object that occurs twice (a TPU's lanes) is written once.  Rows of a table (a
sequence of named tuples) are written column by column, for there may be thousands.

Sequences come back as tuples, mappings as dicts.
"""

from __future__ import annotations

import base64
import dataclasses
import functools
import json
import types
import typing
import zlib
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

import numpy as np

from tensorboard_plugin_overview.catalog.code_version import code_version
from tensorboard_plugin_overview.overview.host_result import HostResult

_LEVEL = 1


class ResultFormatError(ValueError):
    """The bytes are no result, or one that other code has made."""


def pack_result(result: HostResult) -> bytes:
    """The result as bytes, with the version of the code.

    Raises:
        TypeError: it holds something that is neither plain data nor a known dataclass.
    """
    writer = _Writer()
    document = {
        "version": code_version(),
        "result": writer.write(result),
        "texts": writer.texts(),
    }
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode("utf-8", "surrogatepass"), _LEVEL)


def unpack_result(data: bytes) -> HostResult:
    """What `pack_result` was given.

    Raises:
        ResultFormatError: the bytes are damaged, or other code has made them.
    """
    try:
        document = json.loads(zlib.decompress(data).decode("utf-8", "surrogatepass"))
        version = document["version"]
        if version != code_version():
            raise ResultFormatError(f"made by version {version}, this is {code_version()}")
        result = _Reader(document["texts"]).read(document["result"])
    except ResultFormatError:
        raise
    except (zlib.error, ValueError, KeyError, TypeError, IndexError) as error:
        raise ResultFormatError(f"no result: {error}") from error
    if not isinstance(result, HostResult):
        raise ResultFormatError("no result")
    return result


# JSON's own values stand for themselves; all others are an object with one key.
_ARRAY, _BYTES, _MAPPING, _OBJECT, _AGAIN = "array", "bytes", "map", "object", "again"
_ROWS, _TEXTS = "rows", "texts"


_PLAIN = frozenset({type(None), bool, int, float, str})


class _Writer:
    def __init__(self) -> None:
        self._written: dict[int, int] = {}
        # Holds what was written, for an id is only unique while its object lives.
        self._kept: list[object] = []
        self._number_of_text: dict[str, int] = {}

    def texts(self) -> list[str]:
        """The texts that columns refer to."""
        return list(self._number_of_text)

    def write(self, value: Any) -> Any:
        # By the exact type first: most values are of one of these few.
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind is list or kind is tuple:
            return self._write_sequence(value)
        if kind in _names():
            return self._write_object(value)
        if isinstance(value, (bool, int, float, str)):
            return value.item() if isinstance(value, np.generic) else value
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, bytes):
            return {_BYTES: base64.b64encode(value).decode()}
        if isinstance(value, np.ndarray):
            raw = base64.b64encode(np.ascontiguousarray(value).tobytes()).decode()
            return {_ARRAY: [value.dtype.str, list(value.shape), raw]}
        if isinstance(value, Mapping):
            return {_MAPPING: [[self.write(key), self.write(one)] for key, one in value.items()]}
        if isinstance(value, Sequence):
            return self._write_sequence(value)
        return self._write_object(value)

    def _write_sequence(self, values: Sequence[Any]) -> Any:
        kinds = set(map(type, values))
        if kinds <= _PLAIN:
            return list(values)
        kind, *others = kinds
        if others or not _is_row(kind):
            return [self.write(one) for one in values]
        columns = [self._write_column(column) for column in zip(*values, strict=True)]
        return {_ROWS: [_names()[kind], columns]}

    def _write_column(self, values: Sequence[Any]) -> Any:
        """Texts by their numbers in a table of all texts, for they come again in other columns."""
        if set(map(type, values)) != {str}:
            return self._write_sequence(values)
        number = self._number_of_text
        codes = [number.setdefault(text, len(number)) for text in values]
        return {_TEXTS: self.write(np.array(codes, np.int32))}

    def _write_object(self, value: Any) -> Any:
        if (again := self._written.get(id(value))) is not None:
            return {_AGAIN: again}
        kind: Any = type(value)
        name = _names().get(kind)
        if name is None:
            raise TypeError(f"a result cannot hold a {_name(kind)}: {value!r}")
        parts = [self.write(getattr(value, field)) for field in _fields(kind)]
        self._written[id(value)] = len(self._kept)
        self._kept.append(value)
        return {_OBJECT: [name, parts]}


class _Reader:
    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._read: list[Any] = []
        self._classes = _known_classes()

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
            dtype, shape, raw = body
            return np.frombuffer(base64.b64decode(raw), np.dtype(dtype)).reshape(shape).copy()
        if kind == _TEXTS:
            return tuple(map(self._texts.__getitem__, self.read(body).tolist()))
        if kind == _ROWS:
            name, columns = body
            return tuple(map(self._classes[name], *map(self.read, columns)))
        if kind != _OBJECT:
            raise ResultFormatError(f"no result: {kind}")
        name, parts = body
        made = self._classes[name](
            *[one if type(one) in _PLAIN else self.read(one) for one in parts]
        )
        self._read.append(made)
        return made


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
def _names() -> dict[type, str]:
    """Class -> name, of the same."""
    return {kind: name for name, kind in _known_classes().items()}


@functools.cache
def _known_classes() -> dict[str, type]:
    """Name -> class, of all dataclasses and named tuples within a result."""
    known: dict[str, type] = {}
    todo: list[Any] = [HostResult]
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
