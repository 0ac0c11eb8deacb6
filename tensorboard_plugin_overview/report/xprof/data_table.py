"""The data tables of Google Charts, as XProf's answers have them, and XProf's number formats.

In: columns, rows of plain values, properties.  Out: plain values, ready for JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, TypedDict

from tensorboard_plugin_overview.overview import schema

NOT_THERE = ""
"""Stands for a missing number: XProf's page leaves its row out."""


Cell: TypeAlias = str | float | bool | None


class DataTable(TypedDict, total=False):
    """A data table as JSON; an empty one has no keys."""

    cols: list[dict[str, object]]
    rows: list[dict[str, list[dict[str, Cell]]]]
    p: dict[str, str]


class Column(NamedTuple):
    """A column; `role` is its use other than data, such as a tooltip."""

    id: str
    type: str
    label: str
    role: str | None = None


def data_table(
    columns: Sequence[Column],
    rows: Iterable[Sequence[Cell]] = (),
    properties: Mapping[str, str] | None = None,
) -> DataTable:
    """Returns a table.

    Args:
        columns: of the table.
        rows: a cell for each column.
        properties: of the table; None for none.
    """
    table: DataTable = {
        "cols": [_column(column) for column in columns],
        "rows": [{"c": [{"v": value} for value in row]} for row in rows],
    }
    if properties is not None:
        table["p"] = dict(properties)
    return table


def _column(column: Column) -> dict[str, object]:
    described: dict[str, object] = {
        "id": column.id,
        "label": column.label,
        "type": column.type,
    }
    if column.role:
        described["p"] = {"role": column.role}
    return described


def printed(value: float | None, decimals: int, unit: str = "") -> str:
    """Formats a number; missing ones are `NOT_THERE`.

    Args:
        value: None where it is missing.
        decimals: how many.
        unit: stands right behind the number.
    """
    return NOT_THERE if value is None else f"{value:.{decimals}f}{unit}"


def percent(document: schema.Overview, metric: str) -> str:
    """Formats a metric in percent, `33.2%`.

    Args:
        document: of the run.
        metric: id of the metric.
    """
    return printed(value(document, metric), 1, "%")


def value(
    document: schema.Overview,
    metric: str,
    part: Literal["value", "stdev", "min", "max"] = "value",
) -> float | None:
    """Returns a metric's value, or a part of its statistics; None where it is not there.

    Args:
        document: of the run.
        metric: id of the metric.
        part: key of the number in the metric.
    """
    described = document["metrics"].get(metric)
    return None if described is None else described.get(part)
