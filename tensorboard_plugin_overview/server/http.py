"""Responses: JSON, errors, and the bundle.  The one place that makes headers."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from typing import Any

from tensorboard.backend import http_util
from werkzeug import Request
from werkzeug import Response

_JSON = "application/json"
_GZIP_LEVEL = 5
_RETRY = ("Retry-After", "1")
# Of an error, which may say again what was asked for.
_MOST_CHARACTERS = 1000


def pack_json(document: Any) -> bytes:
    """Compact gzipped JSON, ready to be sent many times.

    Raises:
        ValueError: the document has a NaN or an infinity, which JSON has not.
    """
    text = json.dumps(document, allow_nan=False, separators=(",", ":"))
    return pack_bytes(text.encode())


def pack_bytes(content: bytes) -> bytes:
    """The content gzipped, ready to be sent many times."""
    return gzip.compress(content, _GZIP_LEVEL, mtime=0)


def respond_packed(request: Request, packed: bytes, more_to_come: bool = False) -> Response:
    """Sends what `pack_json` made; `more_to_come` asks to come again for more of it."""
    headers = [_RETRY] if more_to_come else []
    response: Response = http_util.Respond(
        request, packed, _JSON, content_encoding="gzip", headers=headers
    )
    return response


def respond_json(
    request: Request,
    document: Any,
    code: int = 200,
    headers: Sequence[tuple[str, str]] = (),
) -> Response:
    """Sends a small document."""
    text = json.dumps(document, allow_nan=False, separators=(",", ":"))
    response: Response = http_util.Respond(request, text, _JSON, code=code, headers=list(headers))
    return response


def respond_error(
    request: Request,
    status: int,
    code: str,
    message: str,
    hint: str,
    headers: Sequence[tuple[str, str]] = (),
) -> Response:
    """Sends an error: what is wrong, and what to do. Neither may name a folder of the host."""
    error = {"code": code, "message": _short(message), "hint": _short(hint)}
    return respond_json(request, {"error": error}, status, headers)


def _short(text: str) -> str:
    """The text without the rest of an overlong parameter or name in it."""
    return text if len(text) <= _MOST_CHARACTERS else f"{text[:_MOST_CHARACTERS]}…"


def respond_busy(request: Request, message: str) -> Response:
    """Says what the machine lacks for the answer now; whoever asks later may get it."""
    hint = "Try again later; end what is not needed on TensorBoard's machine."
    return respond_error(request, 503, "busy", message, hint)


def respond_later(request: Request, message: str, retry_s: int = 1) -> Response:
    """Asks for patience: what is being done, and when to come again."""
    hint = "The answer is asked for again by itself."
    headers = [("Retry-After", str(retry_s))]
    return respond_error(request, 503, "reading", message, hint, headers)


def respond_file(request: Request, content: bytes, content_type: str) -> Response:
    """Sends a static file."""
    response: Response = http_util.Respond(request, content, content_type)
    return response


def respond_download(
    request: Request, packed: bytes, content_type: str, disposition: str
) -> Response:
    """Sends what `pack_bytes` made as a file to keep.

    Who opens it all the same gets it without scripts, of no origin.
    """
    headers = [("Content-Disposition", disposition), ("Content-Security-Policy", "sandbox")]
    response: Response = http_util.Respond(
        request, packed, content_type, content_encoding="gzip", headers=headers
    )
    return response
