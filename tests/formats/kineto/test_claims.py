"""What is a trace of Kineto, and how what is none is refused."""

from __future__ import annotations

import pytest

from tests.formats.kineto.traces import read


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("<!doctype html>", "not JSON"),
        ('[{"name": "aten::mm", "ph": "X", "ts": 1, "pid": "CPU functions"}]', "legacy"),
        ('{"metadata": {}, "displayTimeUnit": "ns", "traceEvents": [{"ph": "X"}]}', "Chrome"),
        ('[{"ph": "X", "cat": "cpu_op", "ts": "1699.5", "name": "a"}]', "Ascend"),
        ("[[1, 2, 3], [[0, 1]]]", "memory timeline"),
        ('{"schema": "1.1.1-chakra", "nodes": [{"id": 1}]}', "execution trace"),
        ('{"a": 1}', "no events"),
    ],
)
def test_each_look_alike_is_refused_with_its_own_sentence(content: str, word: str) -> None:
    trace = read(content)
    assert trace.status == "unreadable"
    assert trace.not_kineto
    assert trace.message is not None
    assert word in trace.message
    assert "tensorboard_trace_handler" in trace.message


@pytest.mark.parametrize(
    "content",
    [
        '{"schemaVersion": 1, "traceEvents": []}',
        '{"traceEvents": [], "deviceProperties": []}',
        '[{"ph": "X", "cat": "CPU_OP", "ts": 1, "dur": 1, "name": "a"}]',
    ],
)
def test_what_is_claimed(content: str) -> None:
    assert read(content).status == "ok"


def test_an_empty_file() -> None:
    assert read("").status == "empty"
    assert not read(b"").not_kineto
