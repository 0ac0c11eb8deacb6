"""The overview in a notebook: headline, parts of the step, first findings.

In: an `Overview`.  Out: a piece of HTML for the cell below; parts that took no time are left out.
It has no script, no style sheet and no address: notebooks drop them or mix them with each other's.
Colours are the notebook's own, so that it reads in light and dark.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from tensorboard_plugin_overview.overview.formatting import format_value
from tensorboard_plugin_overview.overview.views import summary

if TYPE_CHECKING:
    from tensorboard_plugin_overview.overview.document import Overview

_FINDINGS = 3
_BAR_EM = 12
# Old pages and some notebooks give tables a colour and a size of their own.
_INHERITED = ' style="color:inherit;font-size:inherit"'
_LEFT = ' style="text-align:left"'
_RIGHT = ' style="text-align:right"'


def notebook_html(overview: Overview) -> str:
    """Returns the piece of HTML."""
    return "\n".join(["<div>", *_head(overview), *_breakdown(overview), *_next(overview), "</div>"])


def escaped(value: object) -> str:
    """Escapes text of a profile for HTML; names that are not UTF-8 are written out."""
    return escape(str(value)).encode("utf-8", "backslashreplace").decode()


def _head(overview: Overview) -> Iterator[str]:
    device = overview.environment["device_type"]
    what = f"{overview.platform.upper()}, {device}, {overview.job['kind']}"
    yield f"<p><strong>Overview of {escaped(overview.run_id)}</strong> ({escaped(what)})</p>"
    if overview.environment.get("simulated"):
        yield "<p>Simulated: a generator made this profile, no device ran.</p>"
    remarks = " ".join(summary.headline_remarks(overview))
    sentence = summary.headline_sentence(overview)
    yield f"<p><strong>{escaped(sentence)}.</strong> {escaped(remarks)}</p>"


def _breakdown(overview: Overview) -> Iterator[str]:
    of_sessions = summary.headline_metric(overview) is overview.metrics["session_time"]
    parts = [
        part
        for part in (summary.session_breakdown if of_sessions else summary.breakdown)(overview)
        if part.value_ms
    ]
    if not parts:
        return
    yield f"<table{_INHERITED}>"
    noun = "session" if of_sessions else "step"
    yield f"<caption{_LEFT}>Where the time of a {noun} went</caption>"
    heads = (("Part", _LEFT), ("Time", _RIGHT), ("Share", _RIGHT))
    cells = (f'<th scope="col"{style}>{text}</th>' for text, style in heads)
    yield f"<thead><tr>{''.join(cells)}<td></td></tr></thead>"
    yield "<tbody>"
    for part in parts:
        width = _BAR_EM * part.share
        bar = f"height:0.7em;width:{width:.2f}em;background:currentColor;opacity:0.5"
        yield (
            f'<tr><th scope="row"{_LEFT}>{escaped(part.label)}</th>'
            f"<td{_RIGHT}>{format_value(part.value_ms, 'ms')}</td>"
            f"<td{_RIGHT}>{100 * part.share:.1f} %</td>"
            f'<td{_LEFT}><div style="{bar}"></div></td></tr>'
        )
    yield "</tbody></table>"


def _next(overview: Overview) -> Iterator[str]:
    shown = overview.findings[:_FINDINGS]
    if shown:
        yield "<p><strong>What to look at next</strong></p><ol>"
        for finding in shown:
            title = f"{escaped(finding['severity'])}: {escaped(finding['title'])}."
            text = f"{escaped(finding['evidence'])} {escaped(finding['next_step'])}"
            yield f"<li><strong>{title}</strong> {text}</li>"
        yield "</ol>"
    notes = [note for note in overview.diagnostics if note.severity != "info"]
    if notes:
        yield "<p><strong>Data quality</strong></p><ul>"
        for note in notes:
            text = escaped(f"{note.message} {note.hint or ''}".strip())
            yield f"<li>{escaped(note.severity)}: {text}</li>"
        yield "</ul>"
