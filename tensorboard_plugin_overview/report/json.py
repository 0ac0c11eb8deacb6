"""The overview as JSON, for programs."""

from __future__ import annotations

import json

from tensorboard_plugin_overview.overview import schema


def report_json(document: schema.Overview) -> str:
    """Returns the document, a line for each part of it and each metric, ending in a newline.

    Not indented: what `json` writes so is not made by its C code, and takes ten times as long.

    Args:
        document: of `Overview.to_dict()`.
    """
    lines = _Lines(document)
    lines["metrics"] = _Lines(document["metrics"])
    return _text_of(lines) + "\n"


class _Lines(dict[str, object]):
    """An object of which each member has a line."""


def _text_of(value: object) -> str:
    if not isinstance(value, _Lines):
        return json.dumps(value, allow_nan=False, ensure_ascii=False)
    members = [f"{json.dumps(name)}: {_text_of(member)}" for name, member in value.items()]
    return "{\n" + ",\n".join(members) + "\n}"
