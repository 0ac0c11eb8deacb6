"""The largest number that people and files may give.

Beyond it squares and products overflow; no time, count, share or peak comes near.
"""

LARGEST = 1e100


def is_positive(number: float) -> bool:
    """Returns whether a number can be a peak or a limit."""
    return 0 < number < LARGEST
