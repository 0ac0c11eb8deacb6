"""Whether a JSON is a trace of Kineto, by its first bytes.

In: up to `HEAD_BYTES` of the unpacked content.  Out: None, or why it is not.
"""

from __future__ import annotations

import re

from tensorboard_plugin_overview.formats.kineto.categories import CATEGORIES

_KEYS = (b'"schemaVersion"', b'"deviceProperties"')
_KNOWN = re.compile(rb'"cat"\s*:\s*"(?:' + "|".join(CATEGORIES).encode() + rb')"', re.IGNORECASE)
_TEXT_TIME = re.compile(rb'"ts"\s*:\s*"')
_CATEGORY = re.compile(rb'"cat"\s*:')
_AUTOGRAD = re.compile(rb'"pid"\s*:\s*"(?:CPU|CUDA) functions"')
_NUMBERS = re.compile(rb"\s*\[\s*\[[\s\d.,eE+-]")
_NODES = re.compile(rb'"nodes"\s*:')
_SCHEMA = re.compile(rb'"schema"\s*:')
_TRACE = re.compile(rb'"(?:traceEvents|ph)"\s*:')
_JSON = re.compile(rb"(?:\xef\xbb\xbf)?\s*[\[{]")


def refusal(head: bytes) -> str | None:
    """Returns why a file is no trace of Kineto, one sentence; None if it is one."""
    kind = _look_alike(head)
    if kind is None:
        return None
    return (
        f"This is no trace of torch.profiler ({kind}). "
        "Use torch.profiler with tensorboard_trace_handler."
    )


def _look_alike(head: bytes) -> str | None:
    if not _JSON.match(head):
        return "it is not JSON"
    if _TEXT_TIME.search(head):
        return "times as text: it looks like trace_view.json of Ascend"
    if any(key in head for key in _KEYS) or _KNOWN.search(head):
        return None
    if _AUTOGRAD.search(head):
        return "it looks like a trace of torch.autograd.profiler, the legacy profiler"
    if _SCHEMA.search(head) and _NODES.search(head):
        return "it looks like an execution trace of PyTorch: a graph without a time line"
    if _NUMBERS.match(head):
        return "it looks like a memory timeline"
    if _TRACE.search(head):
        return "it looks like a Chrome trace of another program, such as Chrome or XProf"
    return "it has no events of a trace"
