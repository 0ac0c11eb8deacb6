"""Errors of files that cannot be read; messages are for the user and name no path."""

from __future__ import annotations


class UnreadableProfileError(Exception):
    """Nothing could be read."""


class EmptyProfileError(UnreadableProfileError):
    """The file has no bytes, like a file whose writer has only just begun."""
