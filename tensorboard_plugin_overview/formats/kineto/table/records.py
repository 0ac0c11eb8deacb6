"""Events as `msgspec` decodes them: only the fields that are read.

In: JSON of events.  Out: structs, one kind a `Group`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Raw, Struct, defstruct, field

from tensorboard_plugin_overview.formats.kineto.categories import Group

Number: TypeAlias = int | float | str | None
"""Numbers are text in some releases."""

NO_JSON = Raw()


class CallArgs(Struct, frozen=True, gc=False):
    """Arguments of calls of a runtime or driver."""

    correlation: Number = None
    external: Number = field(default=None, name="External id")
    external_old: Number = field(default=None, name="external id")
    kind: Number = None


class CollectiveArgs(CallArgs, frozen=True, gc=False):
    """Arguments of calls, and of collectives."""

    collective: str | None = field(default=None, name="Collective name")
    in_elements: Number = field(default=None, name="In msg nelems")
    out_elements: Number = field(default=None, name="Out msg nelems")
    group_size: Number = field(default=None, name="Group size")
    dtype: str | None = None
    in_split: str | None = field(default=None, name="In split size")
    out_split: str | None = field(default=None, name="Out split size")
    group_name: str | None = field(default=None, name="Process Group Name")
    group_description: str | None = field(default=None, name="Process Group Description")
    group_ranks: str | None = field(default=None, name="Process Group Ranks")
    src_rank: Number = field(default=None, name="Src Rank")
    dst_rank: Number = field(default=None, name="Dst Rank")
    sequence: Number = field(default=None, name="Seq")
    communicator: Number = field(default=None, name="Comms Id")


class OpArgs(CollectiveArgs, frozen=True, gc=False):
    """Arguments of ops."""

    dims: Raw = field(default=NO_JSON, name="Input Dims")
    types: Raw = field(default=NO_JSON, name="Input type")
    values: Raw = field(default=NO_JSON, name="Concrete Inputs")
    kernel_backend: str | None = None
    kernel_flop: Number = None
    kernel_num_gb: Number = None
    finished: bool | str | None = None
    record_function: Number = field(default=None, name="Record function id")


class DeviceArgs(CollectiveArgs, frozen=True, gc=False):
    """Arguments of device ops."""

    device: Number = None
    stream: Number = None
    blocks: Number = field(default=None, name="blocks per SM")
    occupancy: Number = field(default=None, name="est. achieved occupancy %")
    graph_id: Number = field(default=None, name="graph id")
    graph_node: Number = field(default=None, name="graph node id")
    bytes: Number = None
    size: Number = None
    direction: str | None = None


class AllArgs(OpArgs, frozen=True, gc=False):
    """Arguments of all events."""

    device: Number = None
    stream: Number = None
    blocks: Number = field(default=None, name="blocks per SM")
    occupancy: Number = field(default=None, name="est. achieved occupancy %")
    graph_id: Number = field(default=None, name="graph id")
    graph_node: Number = field(default=None, name="graph node id")
    bytes: Number = None
    size: Number = None
    direction: str | None = None
    device_type: Number = field(default=None, name="Device Type")
    device_id: Number = field(default=None, name="Device Id")
    memory_bytes: Number = field(default=None, name="Bytes")
    allocated: Number = field(default=None, name="Total Allocated")
    reserved: Number = field(default=None, name="Total Reserved")
    labels: str | None = None
    name: str | None = None


class Event(Struct, frozen=True, gc=False):
    """One event.  Times are as in the file: microseconds, float or Decimal; NaN if absent."""

    ph: str | None = ""
    cat: str | None = ""
    name: str | None = ""
    pid: int | float | str | None = None
    tid: int | float | str | None = None
    ts: Any = float("nan")
    dur: Any = float("nan")
    args: AllArgs = AllArgs()


Decode: TypeAlias = Callable[[bytes], Sequence[Event]]

_ARGS: dict[Group, type[CallArgs]] = {
    Group.CALL: CallArgs,
    Group.OP: OpArgs,
    Group.DEVICE: DeviceArgs,
    Group.OTHER: AllArgs,
    Group.NAME: AllArgs,
}
# The head of such an event was read already.
_HEADLESS = frozenset((Group.CALL, Group.OP, Group.DEVICE))


def _event_type(args: type[CallArgs], time: type, *, head: bool) -> type[Struct]:
    text = str | None
    fields: list[tuple[str, Any, Any]] = [("ph", text, ""), ("cat", text, "")] if head else []
    fields += [
        ("name", text, ""),
        ("pid", int | float | str | None, None),
        ("tid", int | float | str | None, None),
        ("ts", time, time("nan")),
        ("dur", time, time("nan")),
        ("args", args, args()),
    ]
    return defstruct("Event", fields, frozen=True, gc=False)


def _decoder(group: Group, time: type) -> Decode:
    event: Any = _event_type(_ARGS[group], time, head=group not in _HEADLESS)
    return cast(Decode, msgspec.json.Decoder(list[event]).decode)


def _decoders(time: type) -> dict[Group, Decode]:
    return {group: _decoder(group, time) for group in _ARGS}


DECODERS: dict[bool, dict[Group, Decode]] = {False: _decoders(float), True: _decoders(Decimal)}
"""Decoders of arrays of events; under True those that read times as decimal numbers."""

any_event = msgspec.json.Decoder(dict[str, Any]).decode
"""Decodes one event, whatever the types of its fields."""


def event_of(fields: dict[str, Any], exact: bool) -> Event:
    """Returns an event of which some fields have other types than Kineto writes.

    Args:
        fields: of the event, as decoded.
        exact: whether times are Decimals.

    Raises:
        msgspec.ValidationError: times are no numbers.
    """
    args = fields.get("args")
    kept = {
        name: value
        for name, value in (args if isinstance(args, dict) else {}).items()
        if name not in ("Input Dims", "Input type", "Concrete Inputs")
    }
    plain: dict[str, Any] = {
        name: fields[name] for name in ("ph", "cat", "name", "pid", "tid") if name in fields
    }
    times = {name: fields[name] for name in ("ts", "dur") if fields.get(name) is not None}
    for values in (plain, kept):
        for name, value in values.items():
            if not isinstance(value, (int, float, str, bool, type(None))):
                values[name] = None
            elif name in _TEXTS and value is not None and not isinstance(value, str):
                values[name] = str(value)
    whole: dict[str, Any] = {**plain, "args": {}}
    event = msgspec.convert(whole, Event)
    time: type = Decimal if exact else float
    changes: dict[str, Any] = {
        name: msgspec.convert(value, time, strict=False) for name, value in times.items()
    }
    return msgspec.structs.replace(event, args=msgspec.convert(kept, AllArgs), **changes)


_TEXTS = frozenset(
    {"ph", "cat", "name", "labels", "Collective name", "dtype", "In split size"}
    | {"Out split size", "Process Group Name", "Process Group Description"}
    | {"Process Group Ranks", "kernel_backend", "direction"}
)
