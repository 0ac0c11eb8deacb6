"""Numbers as a reader likes them."""

from __future__ import annotations


def format_value(value: float, unit: str) -> str:
    """A number with its unit and four significant digits: `21.31 ms`, `1.204 s`, `7.814 %`."""
    if unit == "ms" and abs(value) >= 1000:
        value, unit = value / 1000, "s"
    digits = f"{value:.4g}" if abs(value) < 10_000 else f"{value:.0f}"
    return f"{digits} {unit}"


def format_change(change: float, unit: str) -> str:
    """A difference with its sign and unit, three significant digits: `+4.93 ms`, `−0.7 %`."""
    if unit == "ms" and abs(change) >= 1000:
        change, unit = change / 1000, "s"
    sign = "−" if change < 0 else "+" if change > 0 else "±"
    digits = f"{abs(change):.3g}" if abs(change) < 1000 else f"{abs(change):.0f}"
    return f"{sign}{digits} {unit}"
