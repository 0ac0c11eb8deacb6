"""Errors whose message is shown to the user, whichever stage raises them."""

from __future__ import annotations


class ExplainedError(Exception):
    """A request that cannot be fulfilled.

    Attributes:
        message: the reason, one sentence.
        hint: the remedy; "" where the message says it all.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


OUT_OF_MEMORY = "There is not enough memory for this."
OUT_OF_MEMORY_HINT = (
    "Raise the limit of the process (ulimit -v) or of the container, or capture for a shorter time."
)
