"""The overview as pandas data frames, for users of pandas.

In: the document.  Out: a frame for a key of the document, with the document's own field names.
pandas is not among the package's requirements, and is imported when a frame is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

if TYPE_CHECKING:
    import pandas

    from tensorboard_plugin_overview.overview import schema

Table = Literal[
    "steps",
    "metrics",
    "inference",
    "devices",
    "hosts",
    "top_ops",
    "top_kernels",
    "communication",
    "findings",
    "diagnostics",
]
"""The keys of the document that have a frame."""

_INDEX = {"metrics": "id", "inference": "percentile", "devices": "id", "hosts": "name"}
# Nested, and said in words by `source`.
_LEFT_OUT = ("provenance",)
_NONE = {
    "top_kernels": "The profile has no kernel.",
    "communication": "The profile has no collective.",
}
# Columns of numbers, also where none of them is there.
_NUMBER = re.compile(
    r"value|n|stdev|min|max|p\d+|steps|slowest_in_steps|gflops_per_s|calls|bytes|group_size|.*gb_per_s|mean_us|blocks_per_sm|.*(_ms|percent)(_m..)?"
    r"|step_parts_ms\..*|gap\..*"
)


def data_frame(document: schema.Overview, table: Table) -> pandas.DataFrame:
    """Returns the frame.

    Args:
        document: of `Overview.to_dict()`.
        table: which one.

    Raises:
        ImportError: pandas is not installed.
        ValueError: there is no such table, or the run has none, with the reason.
    """
    if table not in get_args(Table):
        raise ValueError(f"There is no table {table!r}. There are: {', '.join(get_args(Table))}.")
    try:
        import pandas as pd
    except ImportError as error:
        message = "Data frames need pandas: pip install pandas"
        raise ImportError(message, name="pandas") from error

    if table == "steps":
        frame = _steps(pd, document)
    else:
        # Nested fields become columns such as `step_parts_ms.idle`.
        frame = pd.json_normalize(_rows(document, table))
        if table in _INDEX and len(frame):
            frame = frame.set_index(_INDEX[table])
    for name in frame.columns:
        if _NUMBER.fullmatch(name) and frame[name].dtype == object:
            frame[name] = frame[name].astype(float)
    return frame


def _steps(pd: Any, document: schema.Overview) -> pandas.DataFrame:
    if document["steps"] is None:
        raise ValueError(f"The run has no steps. {document['metrics']['step_time']['reason']}")
    steps = document["steps"]
    gap = {f"gap.{name}": column for name, column in steps["gap"]["columns"].items()}
    frame = pd.DataFrame({**steps["columns"], **gap})
    return frame.set_index("number").rename_axis("step")


def _rows(document: schema.Overview, table: Table) -> Sequence[Mapping[str, object]]:
    """Returns one mapping a row, flat or nested."""
    if table == "metrics":
        return [
            {"id": key} | {name: field for name, field in metric.items() if name not in _LEFT_OUT}
            for key, metric in document["metrics"].items()
        ]
    if table == "inference":
        if document["inference"] is None:
            reason = document["metrics"]["session_time"]["reason"]
            raise ValueError(f"The run has no sessions. {reason}")
        return document["inference"]["percentiles"]
    if document[table] is None:
        raise ValueError(_NONE[table])
    if table == "communication" and document["communication"] is not None:
        return document["communication"]["collectives"]
    return cast("Sequence[Mapping[str, object]]", document[table])
