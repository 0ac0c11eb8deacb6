"""The overview as one HTML file that opens without a server and without a network.

In: the document.  Out: HTML, ending in a newline: the tab's own bundle with the document in it, and
a summary for readers without scripts.

The document is data, whatever names a profile gave to its ops: it stands in a block that is not
run, in ASCII and without `<`, so that nothing in it can end the block.  The page may run its own
bundle and nothing else, and reach nothing: its policy enforces that.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from importlib import resources

from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.views import notebook

DOCUMENT_ID = "overview-document"
"""The id of the element with the document; the bundle looks for it."""

_STYLE = """
body{margin:0;font-family:system-ui,sans-serif}
noscript{display:block;padding:1rem}
table{border-collapse:collapse}
td,th{padding:.15rem .75rem .15rem 0;text-align:left;vertical-align:top}
"""


def report_html(document: schema.Overview) -> str:
    """Returns the page.

    Args:
        document: of `Overview.to_dict()`.
    """
    bundle = _in_script(_static("index.js"))
    notices = _in_script(_static("THIRD_PARTY_NOTICES.txt"))
    data = json.dumps(document, allow_nan=False, separators=(",", ":")).replace("<", "\\u003c")
    policy = (
        f"default-src 'none'; script-src {_digest(bundle)}; style-src {_digest(_STYLE)}; "
        "img-src data: blob:; base-uri 'none'; form-action 'none'"
    )
    lines = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>Overview of {_shown(document['run']['id'])}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<noscript>",
        *_summary(document),
        "</noscript>",
        f'<script type="application/json" id="{DOCUMENT_ID}">{data}</script>',
        f'<script type="text/plain">{notices}</script>',
        f'<script type="module">{bundle}</script>',
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _shown(text: str) -> str:
    """Returns text for the page, which may be printed too."""
    return notebook.escaped(printable(text))


def _static(name: str) -> str:
    folder = resources.files("tensorboard_plugin_overview").joinpath("static")
    return folder.joinpath(name).read_text(encoding="utf-8")


def _in_script(text: str) -> str:
    r"""Returns the script without what would end its element; `\/` is `/` where `</` can be."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _digest(text: str) -> str:
    """Returns the policy's name of an element of this page."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def _summary(document: schema.Overview) -> Iterator[str]:
    """Yields the metrics, findings and diagnostics for readers without scripts."""
    yield f"<h1>Overview of {_shown(document['run']['id'])}</h1>"
    job, device = document["job"]["kind"], document["environment"]["device_type"]
    yield f"<p>{_shown(document['platform'].upper())}, {_shown(device)}, {_shown(job)}</p>"
    yield "<table>"
    for metric in document["metrics"].values():
        known = metric["value"] is not None
        value = f"{metric['value']:.6g} {metric['unit']}" if known else "not measured"
        cells = (metric["label"], value, metric["reason"] or "")
        yield "<tr>" + "".join(f"<td>{_shown(cell)}</td>" for cell in cells) + "</tr>"
    yield "</table>"
    for finding in document["findings"]:
        yield f"<h2>{_shown(finding['title'])}</h2>"
        yield f"<p>{_shown(finding['evidence'])} {_shown(finding['next_step'])}</p>"
    for diagnostic in document["diagnostics"]:
        note = f"{diagnostic['severity']}: {diagnostic['message']} {diagnostic['hint'] or ''}"
        yield f"<p>{_shown(note)}</p>"
