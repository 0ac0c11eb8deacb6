"""Errors that a user is told as they are, whichever stage finds that it cannot go on."""

from __future__ import annotations


class ExplainedError(Exception):
    """Something that was asked for cannot be done.

    Attributes:
        message: why, one sentence.
        hint: what to do; "" where the message says it all.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


OUT_OF_MEMORY = "There is not enough memory for this."
OUT_OF_MEMORY_HINT = (
    "Raise the limit of the process (ulimit -v) or of the container, or capture for a shorter time."
)
