"""The overview as CSV: every number and every text of the document, one a row.

In: the document.  Out: RFC 4180 text, one table with the columns of `COLUMNS`.

It is one long table, not a block for each panel: `pandas.read_csv`, a spreadsheet's filter and SQL
read a file with a single header as it is.  Numbers and texts have columns of their own, so that
`value` is a column of numbers to all of them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.overview import schema

COLUMNS = ("section", "item", "field", "value", "unit", "text", "status", "reason")

# A spreadsheet would run a text that begins so.
_FORMULA = ("=", "+", "-", "@")
_UNITS = {
    "_ms": "ms",
    "_ns": "ns",
    "_us": "µs",
    "percent": "%",
    "_percent_min": "%",
    "_percent_max": "%",
    "bytes": "B",
    "gflops_per_s": "GFLOP/s",
    "gflops": "GFLOP",
    "gb_per_s": "GB/s",
    "sessions_per_second": "1/s",
}
# Keys that distinguish the entries of a list; the first that an entry has counts.
_NAMES = ("id", "code", "host", "name", "model", "percentile")
# Lists in which nothing does: their entries are ranks, those of `top_ops` on their side.
_RANKED = ("top_ops", "top_kernels", "slowest")
_UNAVAILABLE = "unavailable"
# Status of `null` outside the metrics, which is no lack: a complete step needs no reason.
_NONE = "none"
# Without them, these metrics say why.
_REASON_OF = {"headline": "step_time", "steps": "step_time", "inference": "session_time"}
_NO_ROWS = {
    "top_kernels": "The profile has no kernel.",
    "communication": "The profile has no collective.",
}


class _Row(NamedTuple):
    section: str
    item: str
    field: str
    content: object
    unit: str = ""
    status: str = ""
    reason: str | None = ""


def report_csv(document: schema.Overview) -> str:
    """Returns the table, lines ending in CR LF.

    Args:
        document: of `Overview.to_dict()`.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(_cells, _rows(document)))
    return text.getvalue()


def _cells(row: _Row) -> tuple[object, ...]:
    section, item, field, content, unit, status, reason = row
    value: float | str = ""
    text = ""
    if content is None:
        status = status or _NONE
    elif isinstance(content, bool):
        text = "true" if content else "false"
    elif isinstance(content, (int, float)):
        value = content
    else:
        text = _guarded(str(content))
    why = _guarded(reason) if reason else ""
    return section, _guarded(item), _guarded(field), value, unit, text, status, why


def _guarded(text: str) -> str:
    """Returns a cell's text: one line, control characters written out, and no formula."""
    text = printable(text)
    return f"'{text}" if text.startswith(_FORMULA) else text


def _rows(document: schema.Overview) -> Iterator[_Row]:
    for section, content in document.items():
        if section == "metrics":
            for metric_id, metric in document["metrics"].items():
                yield from _metric(metric_id, metric)
        elif content is None:
            stated = _REASON_OF.get(section)
            reason = document["metrics"][stated]["reason"] if stated else _NO_ROWS.get(section)
            yield _Row(section, "", section, None, "", _UNAVAILABLE, reason)
        elif isinstance(content, Mapping):
            steps = document["steps"] if section == "steps" else None
            yield from _section(section, content, steps)
        elif isinstance(content, list):
            yield from _entries(section, section, content)
        else:
            yield _Row("document", "", section, content)


def _metric(metric_id: str, metric: schema.Metric) -> Iterator[_Row]:
    status, reason = metric["status"], metric["reason"]
    unit = metric["unit"]
    for field, content in metric.items():
        if field in ("unit", "status", "reason"):
            continue
        if field in ("value", "stdev", "min", "max", "p50", "p90", "p99"):
            # One measurement has a mean, and no deviation.
            here = status if content is not None or field == "value" else _NONE
            yield _Row("metrics", metric_id, field, content, unit, here, reason)
        else:
            yield from _leaves("metrics", metric_id, field, content)


def _section(
    section: str, content: Mapping[str, object], steps: schema.Steps | None = None
) -> Iterator[_Row]:
    """Yields the fields of a mapping, and those of inner mappings as items."""
    for field, inside in content.items():
        if steps and field == "columns":
            yield from _steps(steps)
        elif steps and field == "gap":
            yield from _entries(section, field, steps["gap"]["categories"], f"{field} ")
        elif isinstance(inside, Mapping):
            for name, inner in inside.items():
                yield from _leaves(section, field, name, inner)
        elif isinstance(inside, list):
            yield from _entries(section, field, inside, f"{field} ")
        else:
            yield _Row(section, "", field, inside, _unit(field))


def _steps(steps: schema.Steps) -> Iterator[_Row]:
    """Yields the steps in order; an item is a step's place, because numbers may repeat."""
    gap = {f"gap.{name}": column for name, column in steps["gap"]["columns"].items()}
    columns = cast("Mapping[str, list[object]]", {**steps["columns"], **gap})
    parts = {*gap, *(category["id"] for category in steps["categories"])}
    units = {name: "ms" if name in parts else _unit(name) for name in columns}
    for index, reason in enumerate(steps["columns"]["incomplete_reason"]):
        status = "" if reason is None else "incomplete"
        for name, column in columns.items():
            content = column[index]
            here = _NONE if content is None else status
            yield _Row("steps", str(index), name, content, units[name], here, reason)


def _entries(
    section: str, field: str, entries: Sequence[object], prefix: str = ""
) -> Iterator[_Row]:
    """Yields a list: its entries as items, each by its own name."""
    taken: dict[str, int] = {}
    for rank, entry in enumerate(entries, start=1):
        if not isinstance(entry, Mapping):
            yield _Row(section, f"{prefix}{rank}", field, entry)
            continue
        name = entry.get("side", "") if field in _RANKED else _name(entry, rank)
        taken[name] = taken.get(name, 0) + 1
        if field in _RANKED:
            item = f"{name} {taken[name]}".strip()
        else:
            item = name if taken[name] == 1 else f"{name} ({taken[name]})"
        for key, content in entry.items():
            yield from _leaves(section, f"{prefix}{item}", key, content)


def _leaves(section: str, item: str, field: str, content: object) -> Iterator[_Row]:
    """Yields all values inside, however deep; a field's name is the path to the value."""
    if isinstance(content, Mapping):
        for key, inner in content.items():
            unit = str(content.get("unit") or "") if key == "value" else ""
            if isinstance(inner, (Mapping, list)):
                yield from _leaves(section, item, f"{field}.{key}", inner)
            else:
                path = f"{field}.{key}"
                yield _Row(section, item, path, inner, unit or _unit(key) or _unit(field))
    elif isinstance(content, list):
        for rank, inner in enumerate(content, start=1):
            name = _name(inner, rank) if isinstance(inner, Mapping) else str(rank)
            yield from _leaves(section, item, f"{field}.{name}", inner)
    else:
        yield _Row(section, item, field, content, _unit(field) or _unit(field.partition(".")[0]))


def _name(entry: Mapping[str, object], rank: int) -> str:
    named = next((key for key in _NAMES if key in entry), None)
    name = rank if named is None or entry[named] is None else entry[named]
    return f"{name:g}" if isinstance(name, float) else str(name)


def _unit(field: str) -> str:
    return next((unit for ending, unit in _UNITS.items() if field.endswith(ending)), "")
