"""Ids of the parts of a step, as they stand in the columns and metrics of the document.

In: nothing.  Out: constants; each platform has its table of those that it knows, in order of
priority.
"""

from __future__ import annotations

# What devices did.
DEVICE_COMPUTE = "device_compute"
DEVICE_COLLECTIVES = "device_collectives"
DEVICE_TO_DEVICE = "device_to_device"
OUTPUT = "output"
INPUT = "input"
# What the host did.
COMPILATION = "compilation"
KERNEL_LAUNCH = "kernel_launch"
HOST_COMPUTE = "host_compute"

# What a TPU's core did.
COMPUTE = "compute"
COLLECTIVES = "collectives"
SPARSECORE = "sparsecore"
HOST_TRANSFER = "host_transfer"
IDLE = "idle"
