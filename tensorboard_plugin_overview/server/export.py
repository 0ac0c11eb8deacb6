"""The answer to `/export`: an overview as a file to keep.

In: the gzipped file and its format.  Out: a download, never a page: an exported page in
TensorBoard's origin could do whatever TensorBoard can.

Imported when it is first asked for, as `overview_route` is.
"""

from __future__ import annotations

import re
from urllib.parse import quote

from werkzeug import Request
from werkzeug import Response

from tensorboard_plugin_overview.report.formats import Format
from tensorboard_plugin_overview.server.http import respond_download

# So long that a run and a host are recognised, and short enough for every file system.
_MOST_CHARACTERS = 100


def respond_export(request: Request, packed: bytes, file_format: Format, name: str) -> Response:
    """The file.

    Args:
        request: to answer.
        packed: the file, gzipped.
        file_format: of the file.
        name: of the run, and of the host if it is of one.
    """
    disposition = content_disposition(f"overview-{name}", file_format.extension)
    return respond_download(request, packed, file_format.media_type, disposition)


def content_disposition(name: str, extension: str) -> str:
    """The header that makes it a download, with the file's name in ASCII and as it is (RFC 5987).

    Letters, figures, `.`, `-` and `_` stay; so neither name has a path in it, nor anything that a
    header or a file system takes for more than a letter.
    """
    short = name[:_MOST_CHARACTERS]
    plain = re.sub(r"[^\w.-]+", "-", short, flags=re.ASCII).strip("-.") + extension
    whole = re.sub(r"[^\w.-]+", "-", short).strip("-.") + extension
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(whole, safe='')}"
