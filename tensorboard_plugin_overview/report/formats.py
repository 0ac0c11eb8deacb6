"""The formats in which an overview can be had as a file.

In: a format's name.  Out: a `Format`.  The module that makes one is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tensorboard_plugin_overview.overview import schema


class Format(NamedTuple):
    """A format of the whole document.

    Attributes:
        text: the file's text, of a document as `Overview.to_dict()` gives it.
        media_type: of the file.
        extension: of the file's name, distinct among formats of one media type.
    """

    text: Callable[[schema.Overview], str]
    media_type: str
    extension: str


def file_bytes(file_format: Format, document: schema.Overview) -> bytes:
    """Returns the file; names that are not UTF-8 are written out in it.

    Args:
        file_format: one of `FORMATS`.
        document: of `Overview.to_dict()`.
    """
    return file_format.text(document).encode("utf-8", "backslashreplace")


def _json(document: schema.Overview) -> str:
    from tensorboard_plugin_overview.report.json import report_json

    return report_json(document)


def _csv(document: schema.Overview) -> str:
    from tensorboard_plugin_overview.report.csv import report_csv

    return report_csv(document)


def _html(document: schema.Overview) -> str:
    from tensorboard_plugin_overview.report.html import report_html

    return report_html(document)


def _xprof(document: schema.Overview) -> str:
    from tensorboard_plugin_overview.report.xprof.document import report_xprof

    return report_xprof(document)


FORMATS: Mapping[str, Format] = {
    "json": Format(_json, "application/json", ".json"),
    "csv": Format(_csv, "text/csv", ".csv"),
    "html": Format(_html, "text/html", ".html"),
    "xprof": Format(_xprof, "application/json", ".xprof.json"),
}
"""All of them, by the names that the command line and the server know."""
