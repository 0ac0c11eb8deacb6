"""The types of the document in `overview/schema.py` are those of its schema.

With `OVERVIEW_WRITE_DOCS=1` the test writes the module; without, the checked-in one must be it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview.overview import schema as module
from tests.overview_schema import SCHEMA

TARGET = Path(module.__file__)
HEAD = '''"""The types of the overview document, as `docs/json.md` describes its fields.

Do not edit: `tests/overview/test_schema_types.py` writes it from `overview.schema.json`.
"""

# ruff: noqa: D101, E501
# fmt: off
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired
'''
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


def test_the_module_is_the_schema() -> None:
    expected = "\n".join(_lines())
    if os.environ.get("OVERVIEW_WRITE_DOCS"):
        TARGET.write_text(expected, encoding="utf-8")
        return
    assert TARGET.read_text(encoding="utf-8") == expected, (
        "run OVERVIEW_WRITE_DOCS=1 pytest tests/overview/test_schema_types.py"
    )


def _lines() -> Iterator[str]:
    yield HEAD
    definitions = SCHEMA["$defs"]
    for name, one in definitions.items():
        if one.get("type") != "object":
            yield f"{name}: TypeAlias = {_type(one)}"
    for name, one in (*definitions.items(), ("Overview", SCHEMA)):
        if one.get("type") == "object":
            yield f"\n\nclass {name}(TypedDict):"
            for field, content in one["properties"].items():
                kind = _type(content)
                yield f"    {field}: {kind if field in one['required'] else f'NotRequired[{kind}]'}"
    yield ""


def _type(one: dict[str, Any]) -> str:
    """A type as Python writes it."""
    if "$ref" in one:
        return str(one["$ref"].rpartition("/")[2])
    if "anyOf" in one:
        return " | ".join(map(_type, one["anyOf"]))
    if "const" in one:
        return f"Literal[{one['const']!r}]"
    if "enum" in one:
        words = ", ".join(f'"{word}"' for word in one["enum"] if word is not None)
        return f"Literal[{words}]{' | None' if None in one['enum'] else ''}"
    kinds = one["type"] if isinstance(one["type"], list) else [one["type"]]
    return " | ".join(_container(kind, one) or PLAIN[kind] for kind in kinds)


def _container(kind: str, one: dict[str, Any]) -> str | None:
    if kind == "array":
        return f"list[{_type(one['items'])}]"
    return f"dict[str, {_type(one['additionalProperties'])}]" if kind == "object" else None
