"""Which ops are of one kind, by their names.

In: an op's name, or the text of its instruction.  Out: the name that it has in common with others.
"""

from __future__ import annotations

import re

_NUMBERS = re.compile(r"[._]\d+\b|\d+")


def without_numbers(op_name: str) -> str:
    """Removes an op's numbers: `fusion.12` and `fusion.7` are of one kind."""
    return _NUMBERS.sub("", op_name)
