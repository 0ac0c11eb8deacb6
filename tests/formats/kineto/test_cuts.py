"""Where a file is cut into blocks changes nothing."""

from __future__ import annotations

import gzip
import json
from typing import Any

from hypothesis import given, strategies as st

from tests.formats.kineto.traces import document, event, read, written

NASTY = st.text(alphabet='"\\{}[],: \nna√ph', max_size=12)
HOST = ["cpu_op", "user_annotation", "cuda_runtime", "overhead", "python_function"]
DEVICE = ["kernel", "gpu_memcpy", "cuda_sync"]
CATS = st.sampled_from([*HOST, *DEVICE, "ac2g", "Trace", "unknown", "cpu_instant_event"])
TIMES = st.integers(1, 10**9).map(lambda ns: ns / 1000)


@st.composite
def events(draw: st.DrawFn) -> list[dict[str, Any]]:
    return [
        event(
            draw(CATS),
            draw(NASTY | st.sampled_from(["aten::mm", "nn.Module: A_0", "[memory]"])),
            draw(TIMES),
            draw(TIMES),
            tid=draw(st.integers(1, 2)),
            ph=draw(st.sampled_from("XXXXXisfMCB")),
            correlation=draw(st.integers(0, 9)),
            text=draw(NASTY),
            Input__type=draw(st.lists(NASTY, max_size=2)),
            nested=[{"ph": draw(NASTY)}, {"name": [draw(NASTY)]}],
        )
        for _ in range(draw(st.integers(0, 12)))
    ]


LAYOUTS = st.sampled_from([None, {"separators": (",", ":")}, {"indent": 1}, {"sort_keys": True}])


@given(events(), LAYOUTS, st.integers(1, 400), st.booleans(), NASTY)
def test_any_cut_gives_the_same_columns(
    some: list[dict[str, Any]],
    layout: dict[str, Any] | None,
    chunk_bytes: int,
    packed: bool,
    note: str,
) -> None:
    text = written(some, note=note, deviceProperties=[{"id": 0, "name": note}])
    if layout is not None:
        text = json.dumps(json.loads(text), **layout)
    data = text.encode()
    whole = read(data)
    assert whole.status == "ok"
    assert whole.metadata.others["note"] == note
    cut = read(gzip.compress(data) if packed else data, chunk_bytes)
    assert document(cut) == document(whole)


@given(events(), st.data())
def test_a_truncated_file_never_raises(some: list[dict[str, Any]], data: st.DataObject) -> None:
    text = written(some).encode()
    size = data.draw(st.integers(0, len(text)))
    trace = read(text[:size], data.draw(st.integers(1, 500)))
    assert trace.counts.kept <= read(text).counts.kept


@given(events(), st.data())
def test_damage_never_raises(some: list[dict[str, Any]], data: st.DataObject) -> None:
    text = bytearray(written(some).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(st.sampled_from(b'"\\{}[],: 0\xff\n'))
    read(bytes(text), data.draw(st.integers(1, 500)))
