"""Overview documents for a command, of a run or from `show --format json`.

In: a path.  Out: the document, or an `ExplainedError`.
"""

from __future__ import annotations

import argparse

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.cli.document_file import json_content
from tensorboard_plugin_overview.cli.load import load_run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.overview import schema

DOCUMENT_HELP = "as PATH of show, or what show --format json wrote to a file or a pipe"


def load_document(
    options: argparse.Namespace,
    path: str,
    run: str | None,
    host: str | None = None,
    kind: str | None = None,
) -> schema.Overview:
    """Returns an overview as a document.

    Args:
        options: the reading arguments.
        path: where the run is, or a file or a pipe with its overview as JSON.
        run: the run's id; None for the newest.
        host: one of its hosts; None for all.
        kind: the kind of steps; None for the leading one.

    Raises:
        ExplainedError: there is no such run, it cannot be read, or the file or the pipe holds no
            overview.
    """
    from tensorboard_plugin_overview.comparison.document import DocumentError, read_document

    content = json_content(path)
    if content is None:
        return load_run(options, path, run, host, kind).to_dict()
    try:
        document = read_document(content)
    except DocumentError as error:
        hint = "Write one with show --format json."
        raise ExplainedError(f"{path} is no overview: {error}.", hint) from error
    of_run = document["run"]["id"]
    if run is not None and run != of_run:
        raise ExplainedError(f"{path} is of run {of_run!r}, not {run!r}.", "Leave the run out.")
    if host is not None:
        raise ExplainedError(f"{path} does not tell its hosts apart.", "Leave the host out.")
    steps = document.get("steps")
    # Documents of the first versions have no kinds.
    kinds = steps.get("kinds", []) if steps else []
    if kind is not None and not any(entry["leading"] and entry["name"] == kind for entry in kinds):
        hint = f"Write one with show --kind {kind} --format json."
        raise ExplainedError(f"{path} is not of steps of the kind {kind!r}.", hint)
    return document
