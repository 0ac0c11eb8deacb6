"""The parts of the time of an inference session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tensorboard_plugin_overview.overview import schema


@dataclass(frozen=True)
class SessionPart:
    """A part of a session's time.

    Attributes:
        id: its key in the latencies of the document.
        label: name on the page.
        short_label: name where there is little room.
        definition: meaning, one line.
        role: colour on the page.
        kind: bottleneck of the headline that it counts as.
        phrase: name within the sentence of a comparison.
    """

    id: Literal["host_ms", "device_ms", "communication_ms"]
    label: str
    short_label: str
    definition: str
    role: schema.Role
    kind: schema.TimeKind
    phrase: str


SESSION_PARTS = (
    SessionPart(
        "host_ms",
        "Host compute",
        "Host",
        "Host compute: the session's time without the two other parts.",
        "host",
        "host",
        "the host",
    ),
    SessionPart(
        "device_ms",
        "On the device",
        "Device",
        "On the device: time in which a device was occupied by the session, its waits for "
        "anything but the host's memory (other devices, its own copies) included.",
        "compute",
        "device",
        "the device",
    ),
    SessionPart(
        "communication_ms",
        "Host-device communication",
        "Communication",
        "Host-device communication: copies, and a device's waits for the host's memory, that time "
        "on the device does not hide.",
        "input",
        "transfer",
        "communication",
    ),
)

_HOST, _DEVICE, _COMMUNICATION = SESSION_PARTS
LATENCY_DEFINITIONS: schema.LatencyDefinitions = {
    "total_ms": "From the start of a session to its end on the host.",
    "host_ms": _HOST.definition,
    "device_ms": _DEVICE.definition,
    "communication_ms": _COMMUNICATION.definition,
    "batching_delay_ms": "From the scheduling of the session's first task to its first batch.",
}
"""Key of a session's times in the document to definition."""
