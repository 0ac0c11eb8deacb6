"""Turns handlers into WSGI applications and answers into responses.

No other module makes headers.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import quote

from tensorboard.backend import http_util
from werkzeug import Request, Response

from tensorboard_plugin_overview.server.errors import RequestError, request_error

_JSON = "application/json"
_GZIP_LEVEL = 5
# An error may repeat what was asked for; it is cut to this many characters.
_MOST_CHARACTERS = 1000
# Long enough to recognise a run and a host, short enough for every file system.
_MOST_CHARACTERS_OF_A_FILE = 100


def application(handler: Callable[[Request], Response]) -> Callable[..., Any]:
    """Returns a WSGI application that answers GET, and errors as JSON.

    Args:
        handler: answers one route; whatever it raises becomes a response.
    """

    def application(environ: dict[str, Any], start_response: Any) -> Any:
        request = Request(environ)
        try:
            if request.method not in ("GET", "HEAD"):
                raise RequestError(
                    405, "method_not_allowed", "Only GET is answered.", "Nothing can be changed."
                )
            response = handler(request)
        except Exception as error:
            response = _respond_error(request, request_error(error, request.path))
        return response(environ, start_response)

    return application


def respond(
    request: Request,
    content: bytes,
    media_type: str = _JSON,
    *,
    status: int = 200,
    is_gzipped: bool = False,
    headers: Sequence[tuple[str, str]] = (),
) -> Response:
    """Returns a response.

    Args:
        request: to answer.
        content: what is sent.
        media_type: of the content.
        status: the HTTP status.
        is_gzipped: the content is gzipped; it is sent so to a browser that takes it.
        headers: to be added to TensorBoard's.
    """
    encoding = "gzip" if is_gzipped else None
    response: Response = http_util.Respond(
        request, content, media_type, status, content_encoding=encoding, headers=list(headers)
    )
    return response


def _respond_error(request: Request, error: RequestError) -> Response:
    message, hint = (
        text if len(text) <= _MOST_CHARACTERS else f"{text[:_MOST_CHARACTERS]}…"
        for text in (error.message, error.hint)
    )
    headers = [] if error.retry_s is None else [("Retry-After", str(error.retry_s))]
    content = json_bytes({"error": {"code": error.code, "message": message, "hint": hint}})
    return respond(request, content, status=error.status, headers=headers)


def json_bytes(document: Any) -> bytes:
    """Returns compact JSON.

    Raises:
        ValueError: the document has a NaN or an infinity, which JSON has not.
    """
    return json.dumps(document, allow_nan=False, separators=(",", ":")).encode()


def gzipped(content: bytes) -> bytes:
    """Returns the content gzipped, ready to be sent many times."""
    return gzip.compress(content, _GZIP_LEVEL, mtime=0)


def content_disposition(name: str, extension: str) -> str:
    """Returns the header of a download, with its name in ASCII and as it is (RFC 5987).

    Letters, figures, `.`, `-` and `_` of the name stay, so that it holds no path, and nothing that
    has a meaning to a header or a file system.

    Args:
        name: of the file, without its extension.
        extension: such as `.csv`.
    """
    short = name[:_MOST_CHARACTERS_OF_A_FILE]
    plain = re.sub(r"[^\w.-]+", "-", short, flags=re.ASCII).strip("-.") + extension
    whole = re.sub(r"[^\w.-]+", "-", short).strip("-.") + extension
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(whole, safe='')}"
