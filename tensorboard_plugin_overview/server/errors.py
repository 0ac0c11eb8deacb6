"""Errors as the routes send them: a status, a code, one sentence and a hint.

In: whatever a handler raises.  Out: a `RequestError`, the one shape of all errors.
"""

from __future__ import annotations

from tensorboard.util import tb_logging

from tensorboard_plugin_overview.catalog import explained_error
from tensorboard_plugin_overview.catalog.printable import printable

logger = tb_logging.get_logger()

NO_THREAD = "The system starts no further thread for TensorBoard, and reading profiles needs one."
_BUSY_HINT = "Try again later; end what is not needed on TensorBoard's machine."
_READING_HINT = "The answer is asked for again by itself."
_REINSTALL_HINT = (
    "Reinstall it in TensorBoard's environment: pip install --upgrade tensorboard-plugin-overview. "
    "TensorBoard's log has the details."
)
_REPORT_HINT = "TensorBoard's log has the details; please report them with the profile."
# Error class -> status and code.  By name, because their modules are imported with the first
# profile and not when TensorBoard starts.
_STATUS_AND_CODE = {
    "ClusterError": (503, "cluster"),
    "MemoryLimitError": (503, "busy"),
    "UnknownKindError": (404, "unknown_kind"),
    "UnknownStepError": (404, "unknown_step"),
    "UnreadableRunError": (422, "unreadable_profile"),
}


class RequestError(explained_error.ExplainedError):
    """An answer that is an error.

    Args:
        status: the HTTP status.
        code: a word for programs, such as `unknown_run`.
        message: the cause, one sentence.  Neither it nor the hint may name a folder of the host.
        hint: what to do.
        retry_s: when to ask again, in seconds; None to leave that to the user.
    """

    def __init__(
        self, status: int, code: str, message: str, hint: str, retry_s: int | None = None
    ) -> None:
        super().__init__(message, hint)
        self.status = status
        self.code = code
        self.retry_s = retry_s


class StillReadingError(RequestError):
    """An answer that takes longer; the message says what is being done."""

    def __init__(self, message: str, retry_s: int | None = 1) -> None:
        super().__init__(503, "reading", message, _READING_HINT, retry_s)


class NoThreadError(RequestError):
    """An answer that needs a thread, and the system starts none."""

    def __init__(self) -> None:
        super().__init__(503, "busy", NO_THREAD, _BUSY_HINT)


class LoadError(RequestError):
    """An error in importing the plugin, or a part of it."""

    def __init__(self, cause: BaseException) -> None:
        message = f"The plugin could not be loaded: {cause}"
        super().__init__(500, "load_failed", message, _REINSTALL_HINT)


def request_error(error: Exception, path: str) -> RequestError:
    """Returns an error as it is sent; logs it if it is a fault of the plugin.

    Args:
        error: what a handler raised.
        path: the request's, for the log.
    """
    if isinstance(error, RequestError):
        return error
    if getattr(error, "growing", False):
        return StillReadingError(str(error))
    if type(error).__name__ in _STATUS_AND_CODE:
        status, code = _STATUS_AND_CODE[type(error).__name__]
        return RequestError(status, code, str(error), getattr(error, "hint", _BUSY_HINT))
    logger.error("Overview: %s failed", printable(path), exc_info=error)
    if isinstance(error, ImportError):
        return LoadError(error)
    if isinstance(error, MemoryError):
        return RequestError(
            500, "out_of_memory", explained_error.OUT_OF_MEMORY, explained_error.OUT_OF_MEMORY_HINT
        )
    message = f"The overview could not be computed ({type(error).__name__})."
    return RequestError(500, "internal_error", message, _REPORT_HINT)
