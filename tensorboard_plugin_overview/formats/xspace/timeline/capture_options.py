"""What a profile was asked to record.

In: the stat `profile_options` of the plane `Task Environment`, a serialised `ProfileOptions`.  Out:
`TracerLevels`.

The fields: `tsl/profiler/protobuf/profiler_options.proto` of OpenXLA.  A level of 0 is not written;
profilers write the options that they used, their defaults included.
"""

from __future__ import annotations

from tensorboard_plugin_overview.decode.wire.wire import VARINT, DamageError, read_field
from tensorboard_plugin_overview.trace.facts import TracerLevels

_HOST, _DEVICE, _PYTHON = 2, 3, 4
# No profiler has as many levels: such a number is damage.
_HIGHEST = 99


def tracer_levels(options: object) -> TracerLevels | None:
    """Reads the levels; None where the stat is missing, empty or damaged.

    Args:
        options: the stat's value.
    """
    if not isinstance(options, bytes) or not options:
        return None
    levels = {_HOST: 0, _DEVICE: 0, _PYTHON: 0}
    position = 0
    try:
        while position < len(options):
            field = read_field(options, position, len(options))
            if field.number in levels and field.wire == VARINT:
                levels[field.number] = field.value
            position = field.end
    except DamageError:
        return None
    if max(levels.values()) > _HIGHEST:
        return None
    return TracerLevels(levels[_HOST], levels[_DEVICE], levels[_PYTHON])
