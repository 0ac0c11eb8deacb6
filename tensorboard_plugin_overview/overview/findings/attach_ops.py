"""Attaches to each finding the top ops that belong to it.

In: findings, the rows of the JSON's `top_ops`.  Out: the findings, each with the ops to look at.

An op is classified by its names, which is good enough to point at it; times are classified where
they are computed, by events.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from tensorboard_plugin_overview.names import kernel_names
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.trace.ops import DATASET

MATRIX_NAME = r"conv(?:olution|\dd|_)|gemm|matmul|\bdot"
"""In whatever case: names and categories of ops that matrix units could compute."""

_MOST_OPS = 5
# As texts: what no finding needs is never compiled, and the start-up need not wait for it.
_INPUT = r"IteratorGetNext|\binfeed"
_OUTPUT = r"\boutfeed"
_HOST_TRANSFER = r"host (?:send|recv)|(?:copy|async)-done"
_SPARSECORE = "sparsecorev0"
_WAIT_OR_LOOP = r"-done$|^(?:while|call|conditional)$"

Row: TypeAlias = schema.TopOp


def attach_ops(
    findings: Iterable[Finding], rows: Sequence[Row], eager: Collection[str]
) -> list[Finding]:
    """Returns the findings with the names of their longest ops.

    Args:
        findings: findings without ops.
        rows: the top ops, each side's longest first.
        eager: names of the ops that ran eagerly.
    """
    return [finding._replace(ops=_ops(finding.id, rows, eager)) for finding in findings]


def _ops(finding: str, rows: Sequence[Row], eager: Collection[str]) -> list[str]:
    if finding == "launch_bound":
        # Many launches make it, not long kernels.
        kernels = [row for row in rows if _on_device(row) and row["category"] != "copy"]
        rows = sorted(kernels, key=lambda row: -int(row["occurrences"]))
    elif finding.startswith("eager_"):
        side = finding.removeprefix("eager_")
        rows = [row for row in rows if row["side"] == side and row["name"] in eager]
    else:
        belongs = _BELONGS.get(finding)
        rows = [row for row in rows if belongs(row)] if belongs else []
    names = dict.fromkeys(str(row["name"]) for row in rows)
    return list(names)[:_MOST_OPS]


def _on_device(row: Row) -> bool:
    return bool(row["side"] == "device")


def _named(pattern: str) -> Callable[[Row], bool]:
    def is_named(row: Row) -> bool:
        return re.search(pattern, f"{row['category']} {row['name']}", re.IGNORECASE) is not None

    return is_named


def _on_matrix_units(row: Row) -> bool:
    eligible = row["tensorcore_eligible"]
    return _on_device(row) and bool(_named(MATRIX_NAME)(row) if eligible is None else eligible)


def _is_collective(row: Row) -> bool:
    name, category = row["name"], row["category"]
    if kernel_names.is_collective_op(category) or kernel_names.is_collective_op(name):
        return True
    return _on_device(row) and category == "kernel" and kernel_names.is_collective_kernel(name)


def _copies(row: Row, *directions: kernel_names.Direction) -> bool:
    name = row["name"]
    return (
        kernel_names.is_copy(name) or kernel_names.is_copy_call(name)
    ) and kernel_names.direction_of_copy(name) in directions


def _is_input(row: Row) -> bool:
    return row["category"] == DATASET or _named(_INPUT)(row) or _copies(row, "to_device")


def _is_output(row: Row) -> bool:
    return _named(_OUTPUT)(row) or _copies(row, "to_host")


def _is_host_work(row: Row) -> bool:
    return not _on_device(row) and not _is_input(row)


def _is_work(row: Row) -> bool:
    waits = re.search(_WAIT_OR_LOOP, row["category"]) is not None or _is_collective(row)
    return _on_device(row) and not waits


_BELONGS: Mapping[str, Callable[[Row], bool]] = {
    "input_bound": _is_input,
    "output_bound": _is_output,
    "collective_bound": _is_collective,
    "host_bound": _is_host_work,
    "host_transfer_bound": _named(_HOST_TRANSFER),
    "sparsecore_bound": _named(_SPARSECORE),
    "low_16bit": _on_matrix_units,
    "low_utilization": _is_work,
    "sync_points": lambda row: row["category"] == "wait",
    "pageable_copies": lambda row: _copies(row, "to_device"),
    "gloo_on_gpu": _is_collective,
    "sessions_host_bound": _is_host_work,
    "sessions_copy_bound": lambda row: _copies(row, "to_device", "to_host"),
}
