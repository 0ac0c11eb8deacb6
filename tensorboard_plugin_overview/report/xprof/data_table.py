"""The data tables of Google Charts, in which XProf's answers are, and numbers as XProf prints them.

In: columns, rows of plain values, properties.  Out: plain values, ready for JSON.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any
from typing import NamedTuple

NOT_THERE = ""
"""What stands for a number that is not there: XProf's page leaves its row out."""


class Column(NamedTuple):
    """A column; `role` is what it is beside the data, such as a tooltip."""

    id: str
    type: str
    label: str
    role: str | None = None


def data_table(
    columns: Sequence[Column],
    rows: Iterable[Sequence[Any]] = (),
    properties: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """A table; without `properties` it has none."""
    table: dict[str, Any] = {
        "cols": [
            {"id": column.id, "label": column.label, "type": column.type}
            | ({"p": {"role": column.role}} if column.role else {})
            for column in columns
        ],
        "rows": [{"c": [{"v": value} for value in row]} for row in rows],
    }
    if properties is not None:
        table["p"] = dict(properties)
    return table


def printed(value: float | None, decimals: int, unit: str = "") -> str:
    """A number with so many decimals."""
    return NOT_THERE if value is None else f"{value:.{decimals}f}{unit}"


def percent(document: Mapping[str, Any], metric: str) -> str:
    """A metric in percent, `33.2%`."""
    return printed(value(document, metric), 1, "%")


def value(document: Mapping[str, Any], metric: str, part: str = "value") -> float | None:
    """A metric's value, or a part of its statistics; None where it is not there."""
    found: float | None = document["metrics"].get(metric, {}).get(part)
    return found
