"""The CSV: opened again, it holds what the JSON holds."""

from __future__ import annotations

import copy
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.csv import COLUMNS, report_csv
from tests.reports import RUNS, numbers

Row = dict[str, str]


def rows(document: Any) -> list[Row]:
    text = report_csv(document)
    assert text.endswith("\r\n")
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    assert reader.fieldnames == list(COLUMNS)
    return list(reader)


def cell(found: list[Row], section: str, item: str, field: str) -> Row:
    (one,) = (
        row
        for row in found
        if (row["section"], row["item"], row["field"]) == (section, item, field)
    )
    return one


@pytest.mark.slow
@pytest.mark.parametrize("run", RUNS)
def test_it_holds_every_number_of_the_document(samples: Path, run: str) -> None:
    document: Any = load(samples, run=run).to_dict()
    found = rows(document)
    written = sorted(float(row["value"]) for row in found if row["value"])
    assert written == sorted(map(float, numbers(document)))
    assert len(written) > 100
    # Each can be asked for: no two rows are of the same thing.
    assert len({(row["section"], row["item"], row["field"]) for row in found}) == len(found)


@pytest.mark.slow
def test_real_profiles(corpus: Path) -> None:
    for name in ("gpu_tf_v100x8", "cpu_tf_mac", "cpu_tf_serve_sessions", "tpu_v6e_x4"):
        document: Any = load(corpus / f"{name}.xplane.pb").to_dict()
        written = sorted(float(row["value"]) for row in rows(document) if row["value"])
        assert written == sorted(map(float, numbers(document)))


def test_numbers_stand_where_they_are_looked_for(samples: Path) -> None:
    document: Any = load(samples, run="gpu_training_simulated").to_dict()
    found = rows(document)
    step_time = cell(found, "metrics", "step_time", "value")
    assert float(step_time["value"]) == document["metrics"]["step_time"]["value"]
    assert (step_time["unit"], step_time["status"]) == ("ms", "measured")
    p90 = cell(found, "metrics", "step_time", "p90")
    assert float(p90["value"]) == document["metrics"]["step_time"]["p90"]
    columns = document["steps"]["columns"]
    compute = cell(found, "steps", "2", "device_compute")
    assert float(compute["value"]) == columns["device_compute"][2]
    assert compute["unit"] == "ms"
    op = document["top_ops"][0]
    assert cell(found, "top_ops", "device 1", "name")["text"] == op["name"]
    share = cell(found, "top_ops", "device 1", "share_percent")
    assert (float(share["value"]), share["unit"]) == (op["share_percent"], "%")
    finding = document["findings"][0]
    assert cell(found, "findings", finding["id"], "evidence")["text"] == finding["evidence"]
    host = document["hosts"][0]
    assert cell(found, "hosts", host["name"], "straggler")["text"] == "false"


def test_sessions(samples: Path) -> None:
    document: Any = load(samples, run="tpu_inference_simulated").to_dict()
    inference = document["inference"]
    found = rows(document)
    p99 = next(row for row in inference["percentiles"] if row["percentile"] == 99)
    written = cell(found, "inference", "percentiles 99", "device_ms")
    assert (float(written["value"]), written["unit"]) == (p99["device_ms"], "ms")
    slowest = cell(found, "inference", "slowest 1", "total_ms")
    assert float(slowest["value"]) == inference["slowest"][0]["total_ms"]
    counts = [
        float(row["value"])
        for row in found
        if row["item"] == "distribution" and row["field"].startswith("counts.")
    ]
    assert counts == inference["distribution"]["counts"]


def test_what_is_not_measured_says_why(samples: Path) -> None:
    document: Any = load(samples, run="cpu_training").to_dict()
    metric = document["metrics"]["session_time"]
    assert metric["value"] is None
    found = rows(document)
    written = cell(found, "metrics", "session_time", "value")
    assert (written["value"], written["text"]) == ("", "")
    assert written["status"] == "unavailable"
    assert written["reason"] == metric["reason"]
    missing = cell(found, "inference", "", "inference")
    assert (missing["value"], missing["status"]) == ("", "unavailable")
    assert missing["reason"] == metric["reason"]


def test_incomplete_steps_say_so(samples: Path) -> None:
    document: Any = load(samples, run="tpu_inference_simulated").to_dict()
    columns = document["steps"]["columns"]
    index = columns["complete"].index(False)
    duration = cell(rows(document), "steps", str(index), "duration_ms")
    assert duration["status"] == "incomplete"
    assert duration["reason"] == columns["incomplete_reason"][index]


@pytest.mark.slow
@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_no_text_is_taken_for_a_formula(samples: Path, start: str) -> None:
    evil = f'{start}HYPERLINK("http://a.test","b")'
    found = rows(document_with(samples, evil))
    for row in found:
        for name in set(COLUMNS) - {"value"}:
            assert not row[name].startswith(start), row
    assert cell(found, "top_ops", "device 1", "name")["text"] == f"'{evil}"
    # A number is no formula: it stays a number, negative ones too.
    assert cell(found, "hosts", f"'{evil}", "clock_offset_ms")["value"] == "-1.5"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a\r\nb", r"a\r\nb"),
        ("\n=1+1", r"\n=1+1"),
        ("\t=1+1", r"\t=1+1"),
        ("a\u2028b\x85c\x0bd", r"a\u2028b\x85c\x0bd"),
        ("\x1b[31mred\x07", r"\x1b[31mred\x07"),
        (r"C:\new, ü “x”", r"C:\new, ü “x”"),
    ],
)
def test_a_row_is_a_line_whatever_its_texts_are(samples: Path, text: str, written: str) -> None:
    document = document_with(samples, text)
    assert cell(rows(document), "top_ops", "device 1", "name")["text"] == written
    lines = report_csv(document).split("\r\n")
    assert all(len(line.splitlines()) == 1 for line in lines[:-1])


def document_with(samples: Path, text: str) -> Any:
    """A document in which an op and a host are called so, and which says it as a reason."""
    document = copy.deepcopy(load(samples, run="gpu_training_simulated").to_dict())
    document["top_ops"][0]["name"] = text
    document["hosts"][0]["name"] = text
    document["metrics"]["mfu"]["reason"] = text
    document["hosts"][0]["clock_offset_ms"] = -1.5
    return document
