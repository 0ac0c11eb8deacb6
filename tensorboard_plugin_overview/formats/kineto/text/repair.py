"""Events that are no JSON, because Kineto prints text and uses no JSON library.

In: bytes of one damaged event.  Out: JSON, if it can be made of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_ESCAPE = re.compile(r'\\(u[0-9a-fA-F]{4}|["\\/bfnrt]|(?=.)|$)', re.DOTALL)
_CONTROL = re.compile(r"[\x00-\x1f]")
_BARE = re.compile(
    r"([:,\[]\s*)(?:[-+]?(?:nan|inf(?:inity)?)|n/a|none)(?=\s*[,}\]])", re.IGNORECASE
)
_EMPTY = re.compile(r":\s*(?=[,}\]])")
_BEFORE_END = re.compile(r"(?<![,\s])[,\s]+(?=[}\]])")
_MISSING = re.compile(r"\}(\s*)\{")
_NAME_BEGINS = re.compile(r'"name"\s*:\s*"')
_NAME_ENDS = re.compile(r'"\s*,\s*"(?:pid|tid|ts|dur|args|cat|ph|id|s)"\s*:|"\s*\}\s*$')
_TEXT_FIELDS = re.compile(r'"(ph|cat|pid|tid)"\s*:\s*"([^"\\]*)"')
_NUMBER_FIELDS = re.compile(r'"(pid|tid|ts|dur)"\s*:\s*(-?\d+(?:\.\d+)?)(?=\s*[,}\s])')
_NEEDED = frozenset(("ph", "ts"))
DAMAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of text that is no JSON, or is nested too deep."""


def repaired(data: bytes, decode: Callable[[bytes], T]) -> T | None:
    """Decodes a damaged event or value with as few changes as it takes.

    Args:
        data: JSON but for its damage.
        decode: raises msgspec.DecodeError where its JSON is damaged.

    Returns:
        What `decode` made of it; None if it cannot be read.
    """
    text = _CONTROL.sub(" ", _ESCAPE.sub(_escape, data.decode("utf-8", "replace")))
    # Each change is made only if those before were not enough: it may alter a text.
    for change in (_same, _numbers, _quotes, _without_args):
        text = change(text)
        try:
            return decode(text.encode("utf-8", "replace"))
        except DAMAGE:
            continue
    return None


def as_text(value: Any) -> str:
    """Returns what a value of JSON is as text; "" where it is too deep or too long for that."""
    try:
        return str(value)
    except (RecursionError, ValueError):
        return ""


def _same(text: str) -> str:
    return text


def _escape(match: re.Match[str]) -> str:
    """Doubles a backslash that begins no escape of JSON's."""
    known = match[1]
    if not known or (known[0] == "u" and 0xD800 <= int(known[1:], 16) < 0xE000):
        return "\\\\" + known
    return match[0]


def _numbers(text: str) -> str:
    text = _EMPTY.sub(": null", _BARE.sub(r"\1null", text))
    return _MISSING.sub(r"},\1{", _BEFORE_END.sub(_without_commas, text))


def _without_commas(filling: re.Match[str]) -> str:
    return "" if "," in filling[0] else filling[0]


def _quotes(text: str) -> str:
    """Escapes the quotes within names."""
    parts, done = [], 0
    for begin, end in _names(text):
        parts += [text[done:begin], _quoted(text[begin:end])]
        done = end
    return "".join([*parts, text[done:]])


def _names(text: str) -> Iterator[tuple[int, int]]:
    """Yields the begin and the end of each name, without its quotes."""
    place = 0
    while (found := _NAME_BEGINS.search(text, place)) is not None:
        end = _NAME_ENDS.search(text, found.end())
        if end is None:
            # Nor is there one behind a later begin.
            return
        yield found.end(), end.start()
        place = end.end()


def _quoted(name: str) -> str:
    plain = name.replace('\\"', '"')
    slashes = len(plain) - len(plain.rstrip("\\"))
    return plain.replace('"', '\\"') + ("\\" if slashes % 2 else "")


def _without_args(text: str) -> str:
    """Returns the event's own fields alone, found by their patterns."""
    head = text.split('"args"', 1)[0]
    fields: dict[str, Any] = {}
    name = next(_names(text), None)
    rest = text[name[1] :] if name else text
    for match in (*_TEXT_FIELDS.finditer(head), *_TEXT_FIELDS.finditer(rest)):
        fields.setdefault(match[1], _json(match[2]))
    for match in (*_NUMBER_FIELDS.finditer(rest), *_NUMBER_FIELDS.finditer(head)):
        fields.setdefault(match[1], match[2])
    if not fields.keys() >= _NEEDED or name is None:
        return ""
    fields["name"] = f'"{_quoted(text[name[0] : name[1]])}"'
    return "{" + ",".join(f'"{key}":{value}' for key, value in fields.items()) + "}"


def _json(text: str) -> str:
    return msgspec.json.encode(text).decode()
