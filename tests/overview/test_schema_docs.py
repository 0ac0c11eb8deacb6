"""The field tables of docs/json.md are those of the schema.

With `OVERVIEW_WRITE_DOCS=1` the test writes the tables; without, the checked-in ones must be them.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from tests.overview_schema import SCHEMA

DOCUMENT = Path(__file__).parents[2] / "docs" / "json.md"
# <!-- fields of NAME --> … <!-- end -->, each comment on a line of its own.
TABLE = re.compile(r"(?<=<!-- fields of )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def test_documentation_holds_the_fields() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    expected = TABLE.sub(lambda found: found[1] + found[2] + _table(found[1]), text)
    if os.environ.get("OVERVIEW_WRITE_DOCS"):
        DOCUMENT.write_text(expected, encoding="utf-8")
        return
    assert text == expected, "run OVERVIEW_WRITE_DOCS=1 pytest tests/overview/test_schema_docs.py"


def test_every_object_has_its_table() -> None:
    documented = {found[1] for found in TABLE.finditer(DOCUMENT.read_text(encoding="utf-8"))}
    objects = {name for name, one in SCHEMA["$defs"].items() if one.get("type") == "object"}
    assert documented == objects | {"Overview"}


def _table(name: str) -> str:
    schema = SCHEMA if name == "Overview" else SCHEMA["$defs"][name]
    rows = ["", "| field | is | what |", "|---|---|---|"]
    for field, one in schema["properties"].items():
        optional = "" if field in schema["required"] else "; may be absent"
        rows.append(f"| `{field}` | {_type(one)}{optional} | {one['description']} |")
    return "\n".join(rows) + "\n\n"


def _type(schema: dict[str, Any]) -> str:
    """What a value is, in words; an object by a link to its table."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        target = SCHEMA["$defs"][name]
        return f"[{name}](#{name.lower()})" if target.get("type") == "object" else _type(target)
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{'null' if one is None else one}`" for one in schema["enum"])
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " or ".join(_plain(one, schema) for one in types)


def _plain(kind: str, schema: dict[str, Any]) -> str:
    if kind == "array":
        return f"array of {_type(schema['items'])}"
    if kind == "object":
        return f"object of {_type(schema['additionalProperties'])}"
    if schema.get("maximum") == 100:
        return "number from 0 to 100"
    return "`null`" if kind == "null" else kind
