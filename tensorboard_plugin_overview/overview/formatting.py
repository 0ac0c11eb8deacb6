"""Formats numbers with units, and names of devices, for people."""

from __future__ import annotations

from tensorboard_plugin_overview.trace.facts import DeviceFacts

# From here on, zeros are hard to count.
_HUGE = 10_000_000
_BINARY = ("B", "KiB", "MiB", "GiB", "TiB")


def format_value(value: float, unit: str) -> str:
    """Formats a number with four significant digits: `21.31 ms`, `1.204 s`, `7.814 %`.

    Args:
        value: in the unit.
        unit: as in the document; milliseconds become seconds from 1000 on, bytes KiB, MiB, GiB.
    """
    value, unit = _scaled(value, unit)
    digits = f"{value:.0f}" if 10_000 <= abs(value) < _HUGE else f"{value:.4g}"
    return f"{digits} {unit}"


def format_change(change: float, unit: str) -> str:
    """Formats a signed difference with three significant digits: `+4.93 ms`, `−0.7 %`.

    Args:
        change: in the unit.
        unit: as in the document; milliseconds become seconds from 1000 on, bytes KiB, MiB, GiB.
    """
    change, unit = _scaled(change, unit)
    sign = "−" if change < 0 else "+" if change > 0 else "±"
    digits = f"{abs(change):.0f}" if 1000 <= abs(change) < _HUGE else f"{abs(change):.3g}"
    return f"{sign}{digits} {unit}"


def _scaled(value: float, unit: str) -> tuple[float, str]:
    if unit == "ms" and abs(value) >= 1000:
        return value / 1000, "s"
    if unit != "bytes":
        return value, unit
    power = 0
    # From 1000 on, so that there are never five digits.
    while abs(value) >= 1000 and power < len(_BINARY) - 1:
        value, power = value / 1024, power + 1
    return value, _BINARY[power]


def with_model(device: str, facts: DeviceFacts) -> str:
    """Returns a device with the model by which its peaks are looked up, where only that is known.

    Args:
        device: its name.
        facts: what the profile states of it.
    """
    if not facts.flops_hint:
        return device
    return f"{device} ({facts.model or 'whose model the profile does not state'})"
