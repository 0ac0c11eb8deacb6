"""Damaged files: what is whole is read."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

from tests.formats.kineto.traces import BASE, document, event, read, rows, written

MARK = '"DAMAGE"'


def damaged(by: str, **more: object) -> str:
    """A file in whose second event of three a value is replaced."""
    second = event("cpu_op", "b", 1001, 1) | {"args": {"x": "DAMAGE"}} | more
    text = written([event("cpu_op", "a", 1000, 1), second, event("cpu_op", "c", 1002, 1)])
    return text.replace(MARK, by)


@pytest.mark.parametrize("value", ["nan", "-nan", "inf", "-inf", "N/A", "", "1, ", "[nan, 2]"])
def test_values_that_are_no_json_are_null(value: str) -> None:
    trace = read(damaged(value))
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["a", "b", "c"]
    assert (trace.status, trace.counts.repaired, trace.counts.damaged) == ("ok", 1, 0)


@pytest.mark.parametrize(
    ("name", "read_as"),
    [
        (r'"C:\code\my.py"', r"C:\code\my.py"),
        (r'"C:\"', "C:\\"),
        ('"<module "x">"', '<module "x">'),
        ('"one " quote"', 'one " quote'),
        ('"two\nlines"', "two lines"),
        ('"a \x01 control"', "a   control"),
    ],
)
def test_names_with_characters_that_were_not_escaped(name: str, read_as: str) -> None:
    trace = read(damaged(name, name="DAMAGE", args={}))
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["a", read_as, "c"]
    assert (trace.status, trace.counts.repaired) == ("ok", 1)


def test_bytes_that_are_no_utf8() -> None:
    content = damaged('"x\xff"', name="DAMAGE", args={}).encode("latin1")
    trace = read(content)
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["a", "x�", "c"]


def test_an_event_that_cannot_be_repaired_is_lost_and_counted() -> None:
    trace = read(damaged(': : "'))
    assert [name for name, _, _ in rows(trace, trace.threads[0])][::2] == ["a", "c"]
    lost = read(damaged("{{{", ts="DAMAGE"))
    assert [name for name, _, _ in rows(lost, lost.threads[0])] == ["a", "c"]
    assert (lost.status, lost.counts.damaged) == ("partial", 1)
    assert lost.message == "1 event could not be read."


@pytest.mark.parametrize("between", ["}{", "},,{", "}\n{", '},\n"LOG: x",\n{'])
def test_what_stands_between_events(between: str) -> None:
    text = written([event("cpu_op", "a", 1000, 1), event("cpu_op", "b", 1001, 1)])
    broken = text.replace("},\n  {", between)
    assert broken != text
    trace = read(broken)
    assert [name for name, _, _ in rows(trace, trace.threads[0])] == ["a", "b"]


def test_a_trailing_comma() -> None:
    text = written([event("cpu_op", "a", 1000, 1)]).replace("}\n  ]", "},\n  ]")
    assert read(text).status == "ok"


def test_numbers_as_text_are_read() -> None:
    call = event("cuda_runtime", "launch", 1000, 1, correlation="7")
    trace = read(written([call | {"ts": 1000, "pid": [1]}, event("cpu_op", "a", 1001, 1)]))
    assert {thread.pid for thread in trace.threads} == {"", 100}
    assert [thread.correlation.tolist() for thread in trace.threads if thread.pid == ""] == [[7]]


def test_damaged_metadata_does_not_cost_the_events() -> None:
    text = written([event("cpu_op", "a", 1000, 1)], user="DAMAGE", other=1)
    trace = read(text.replace(MARK, '"say "hi" now"'))
    assert (trace.status, trace.counts.kept) == ("partial", 1)
    assert trace.counts.lost_metadata >= 1


def test_a_number_at_the_very_end_is_cut() -> None:
    text = json.dumps({"traceEvents": [event("cpu_op", "a", 1000, 1)], "baseTimeNanoseconds": BASE})
    trace = read(text[:-10])
    assert (trace.status, trace.base_ns, trace.counts.kept) == ("partial", 0, 1)
    assert trace.truncated


@pytest.mark.slow
def test_truncation_at_any_byte_loses_at_most_the_last_event() -> None:
    events = [
        event("cpu_op", f'a "quoted" \\ {{{i}', 1000 + i, 1, Input__type=["float"], Ev__Idx=i)
        for i in range(3)
    ]
    text = written(events).encode()
    ends = [text.find(f'Ev Idx": {i}'.encode()) for i in range(3)]
    for size in range(len(text)):
        trace = read(text[:size], 64)
        whole = sum(text.find(b"\n  }", end) + 4 <= size for end in ends)
        assert trace.counts.kept in (whole, whole + 1)
        assert trace.status != "ok" or size >= len(text) - 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 12, 40, 200, -9, -4])
def test_gzip_that_ends_in_the_middle(size: int) -> None:
    events = [event("cpu_op", f"op {i * 7919 % 1009}", 1000 + i, 1) for i in range(2000)]
    packed = gzip.compress(written(events).encode())
    trace = read(packed[:size])
    assert trace.truncated == (size > 0)
    assert trace.counts.kept <= 2000
    assert size > 0 or trace.counts.kept == 2000


def test_several_members_are_one_stream() -> None:
    text = written([event("cpu_op", str(i), 1000 + i, 1) for i in range(50)]).encode()
    packed = (
        gzip.compress(text[:1000]) + gzip.compress(text[1000:1001]) + gzip.compress(text[1001:])
    )
    assert document(read(packed + b"\0" * 100)) == document(read(text))


def test_many_damaged_events_do_not_swallow_the_whole_ones() -> None:
    events = []
    for i in range(4000):
        events.append(event("cpu_op", "good", 1000 + i, 1))
        if i % 400 == 0:
            events.append(event("cpu_op", "DAMAGE", 1000 + i, 1))
    trace = read(written(events).replace(MARK, r'"C:\"'))
    found = Counter(name for name, _, _ in rows(trace, trace.threads[0]))
    assert found == {"good": 4000, "C:\\": 10}


BROKEN = {
    "windows_backslash": ("cpu_stack_flops", "ok"),
    "quotes_in_name": ("cpu_stack_flops", "ok"),
    "trailing_comma": ("cpu_stack_flops", "ok"),
    "occupancy_na": ("gpu_h100_vit_eager_step6", "ok"),
    "cut_in_event": ("gpu_h100_vit_eager_step6", "partial"),
    "cut_gzip": ("gpu_h100_vit_eager_step6", "partial"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BROKEN)
def test_the_broken_corpus(shared: Path, name: str) -> None:
    whole_name, status = BROKEN[name]
    folder = shared / "corpus_pytorch"
    if not folder.is_dir():
        pytest.skip("../shared/corpus_pytorch is not beside this checkout")
    whole = read((folder / f"{whole_name}.pt.trace.json.gz").read_bytes())
    found = read((folder / "broken" / f"{name}.pt.trace.json.gz").read_bytes())
    assert found.status == status
    assert found.counts.damaged == 0
    if status == "ok":
        assert found.counts.kept == whole.counts.kept
        assert found.threads[0].start_ns.tolist() == whole.threads[0].start_ns.tolist()
    else:
        assert found.truncated
        assert whole.counts.kept > found.counts.kept > 0.7 * whole.counts.kept
