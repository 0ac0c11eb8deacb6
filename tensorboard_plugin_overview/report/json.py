"""The overview as JSON, for programs."""

from __future__ import annotations

import json

from tensorboard_plugin_overview.overview.document import Overview


def report_json(overview: Overview) -> str:
    """The document, indented, ending in a newline."""
    return json.dumps(overview.to_dict(), allow_nan=False, ensure_ascii=False, indent=1) + "\n"
