"""Events as `msgspec` decodes them: only the fields that are read.

In: JSON of events.  Out: structs of events, and of their arguments by `Group`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct, field

from tensorboard_plugin_overview.formats.kineto.categories import Group
from tensorboard_plugin_overview.formats.kineto.text.repair import DAMAGE, as_text

Number: TypeAlias = int | float | str | None
"""Numbers are text in some releases."""

NO_JSON = Raw()
_NO_ARGS = Raw(b"{}")


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


class InstantArgs(Struct, frozen=True, gc=False):
    """Arguments of memory events."""

    device_type: Number = field(default=None, name="Device Type")
    device_id: Number = field(default=None, name="Device Id")
    bytes: Number = field(default=None, name="Bytes")
    allocated: Number = field(default=None, name="Total Allocated")
    reserved: Number = field(default=None, name="Total Reserved")


class NameArgs(Struct, frozen=True, gc=False):
    """Arguments of names."""

    labels: str | None = None
    name: str | None = None


class Event(Struct, frozen=True, gc=False):
    """One event.  Times are microseconds as in the file, NaN if absent."""

    ph: str | None = ""
    cat: str | None = ""
    name: str | None = ""
    pid: int | float | str | None = None
    tid: int | float | str | None = None
    ts: float = float("nan")
    dur: float = float("nan")
    args: Raw = _NO_ARGS


class ExactEvent(Event, frozen=True, gc=False):
    """One event whose times are the decimal numbers of the text."""

    ts: Decimal = Decimal("nan")  # type: ignore[assignment]
    dur: Decimal = Decimal("nan")  # type: ignore[assignment]


class _ArgsOnly(Struct, frozen=True, gc=False):
    args: Raw = _NO_ARGS


Decode: TypeAlias = Callable[[bytes], Sequence[Event]]

DECODERS: dict[bool, Decode] = {
    False: msgspec.json.Decoder(list[Event]).decode,
    True: msgspec.json.Decoder(list[ExactEvent]).decode,
}
"""Decoders of arrays of events; under True those that read times as decimal numbers."""

_ARGS: dict[Group, type[Struct]] = {
    Group.CALL: CallArgs,
    Group.OP: OpArgs,
    Group.DEVICE: DeviceArgs,
    Group.OTHER: InstantArgs,
    Group.NAME: NameArgs,
}


def _args_decoder(args: Any) -> Callable[[bytes], Sequence[Any]]:
    return msgspec.json.Decoder(list[args]).decode


_DECODE_ARGS = {group: _args_decoder(args) for group, args in _ARGS.items()}


def arguments(group: Group, events: Sequence[Event]) -> Sequence[Any]:
    """Returns the arguments of events, decoded.

    Args:
        group: of all of them; says which fields are decoded.
        events: their arguments may have other types than Kineto writes; such are left out.
    """
    texts: Any = [event.args for event in events]
    try:
        found = _DECODE_ARGS[group](b"[" + b",".join(texts) + b"]")
    except DAMAGE:
        found = ()
    if len(found) == len(texts):
        return found
    return [_arguments_of_one(group, bytes(text)) for text in texts]


def _arguments_of_one(group: Group, text: bytes) -> Any:
    text = text.decode("utf-8", "replace").encode()
    try:
        return _DECODE_ARGS[group](b"[" + text + b"]")[0]
    except DAMAGE:
        pass
    args: Any = _ARGS[group]
    try:
        fields = msgspec.json.decode(text)
    except DAMAGE:
        fields = None
    kept: dict[str, Any] = {}
    for one in msgspec.structs.fields(args):
        value = fields.get(one.encode_name) if isinstance(fields, dict) else None
        if one.type is not Raw and value is not None:
            try:
                kept[one.name] = msgspec.convert(value, one.type)
            except msgspec.ValidationError:
                kept[one.name] = as_text(value) if one.type == (str | None) else None
    return args(**kept)


def event_of(data: bytes, *, exact: bool) -> Event:
    """Returns an event of which some fields have other types than Kineto writes.

    Args:
        data: JSON of the event.
        exact: whether times are Decimals.

    Raises:
        msgspec.DecodeError: it is damaged, or its times are no numbers.
        UnicodeDecodeError: a text of it is damaged.
        RecursionError: it is nested too deep.
    """
    fields: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
    args = msgspec.json.decode(data, type=_ArgsOnly).args
    kept: dict[str, Any] = {}
    for name in ("ph", "cat", "name", "pid", "tid"):
        value = fields.get(name)
        if isinstance(value, str) or (name[1:] == "id" and isinstance(value, (int, float))):
            kept[name] = value
        elif name == "name" and value is not None:
            kept[name] = as_text(value)
    time: type = Decimal if exact else float
    for name in ("ts", "dur"):
        if fields.get(name) is not None:
            kept[name] = msgspec.convert(fields[name], time, strict=False)
    return (ExactEvent if exact else Event)(**kept, args=args)
