"""The export in XProf's shape, key by key beside XProf's own answer for the same files.

Which of XProf's numbers ours are to equal, the comparisons of this folder say; here it is seen that
the export holds those numbers, in the place where XProf's clients look for them.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.report.xprof.document import report_xprof
from tests.parity import inference, ops, steps, tpu
from tests.parity.comparison import Comparison

pytestmark = pytest.mark.slow

Tables = list[dict[str, Any]]

ACTIVE = {"active_steptime_ms_average", "tc_active_ms_average"}
# What our document does not know, and what cannot be the same: XProf's idle is time without any op.
NOT_OURS = {"device_idle_time_percent"}


@pytest.fixture(scope="module")
def answers(shared: Path) -> dict[str, tuple[Tables, Tables]]:
    """Case -> our tables, XProf's."""
    found = {}
    for answer in sorted((shared / "corpus").glob("*.xprof.json")):
        name = answer.name.removesuffix(".xprof.json")
        folder = answer.parent / name
        path = folder if folder.is_dir() else answer.parent / f"{name}.xplane.pb"
        found[name] = _tables(path), json.loads(answer.read_text())
    for answer in sorted((shared / "vectors").glob("*/overview_page.oracle.json")):
        # XProf answers with empty tables where we refuse.
        with suppress(UnreadableRunError):
            found[answer.parent.name] = _tables(answer.parent), json.loads(answer.read_text())
    assert len(found) > 100
    return found


def _tables(path: Path) -> Tables:
    tables: Tables = json.loads(report_xprof(load(path).to_dict()))
    return tables


@pytest.fixture(scope="module")
def compared(shared: Path) -> list[Comparison]:
    return [*steps.comparisons(shared), *ops.comparisons(shared), *tpu.comparisons(shared)]


def test_the_same_tables(answers: dict[str, tuple[Tables, Tables]]) -> None:
    for case, (ours, theirs) in answers.items():
        assert len(ours) == len(theirs) == 7
        # XProf leaves two numbers out where it has no steps, and so do we.
        is_tpu = ours[1]["p"]["hardware_type"] == "TPU"
        has_more_steps = is_tpu and len(ours[1]["rows"]) > 0 == len(theirs[1]["rows"])
        for index, (mine, xprof) in enumerate(zip(ours, theirs, strict=True)):
            where = f"{case}, table {index}"
            assert set(mine) == set(xprof), where
            # Ids, labels, types and roles, in order.
            assert mine.get("cols") == xprof.get("cols"), where
            more = set(mine.get("p", ())) ^ set(xprof.get("p", ()))
            assert more == (ACTIVE if index == 0 and has_more_steps else set()), where
            assert all(isinstance(value, str) for value in mine.get("p", {}).values()), where
            _assert_cells(mine, where)


def _assert_cells(table: dict[str, Any], where: str) -> None:
    types: dict[str, tuple[type, ...]] = {
        "string": (str,),
        "number": (int, float),
        "boolean": (bool,),
    }
    for row in table.get("rows", ()):
        assert len(row["c"]) == len(table["cols"]), where
        for cell, column in zip(row["c"], table["cols"], strict=True):
            assert cell["v"] is None or isinstance(cell["v"], types[column["type"]]), where


def test_the_same_numbers(
    answers: dict[str, tuple[Tables, Tables]], compared: list[Comparison]
) -> None:
    """Each of XProf's properties that ours is to equal is the same text."""
    seen: set[str] = set()
    for one in compared:
        if one.verdict != "equal" or one.case not in answers or one.number in NOT_OURS:
            continue
        ours, theirs = answers[one.case]
        for mine, xprof in zip(ours[:3], theirs[:3], strict=True):
            if one.number in xprof["p"]:
                assert mine["p"][one.number] == xprof["p"][one.number], (one.case, one.number)
                seen.add(one.number)
    assert {*steps.SUMMARY, *tpu.STEPS, *ops.METRICS} - seen == set()


def test_what_is_different_is_our_metric(
    answers: dict[str, tuple[Tables, Tables]], compared: list[Comparison]
) -> None:
    """Where ours differs on purpose, the export has ours, or nothing at all."""
    nothing = {"unavailable": "", "left out": "", "none": ""}
    # XProf's columns have no place for collectives on a TPU, nor for the parts a CPU has not.
    other = {"tc_compute_ms_average", *(name for name in steps.SUMMARY if name.endswith("_avg"))}
    checked = 0
    for one in compared:
        if one.verdict == "equal" or one.number in other or one.case not in answers:
            continue
        properties = {
            key: value for table in answers[one.case][0][:2] for key, value in table["p"].items()
        }
        if one.number in properties and one.number != "device_idle_time_percent":
            assert properties[one.number] == nothing.get(one.ours, one.ours), (one.case, one.number)
            checked += 1
    assert checked > 100


def test_steps_add_up(answers: dict[str, tuple[Tables, Tables]]) -> None:
    """A row's parts are its length, and its labels those of XProf where steps are the same."""
    rows = 0
    for case, (ours, theirs) in answers.items():
        ids = [column["id"] for column in ours[1]["cols"]]
        for row in ours[1]["rows"]:
            cells = dict(zip(ids, (cell["v"] for cell in row["c"]), strict=True))
            parts = sum(cells[id_] for id_ in ids if id_.endswith("TimeMs") and id_ != "stepTimeMs")
            if "stepTimeMs" in cells:
                assert parts == pytest.approx(cells["stepTimeMs"], abs=1e-6), case
            assert f", duration: {parts:.2f} ms" in cells["tooltip"], case
            rows += 1
        graph = ours[1]["p"]["step_time_graph_column_ids"].split(",")
        assert graph == theirs[1]["p"]["step_time_graph_column_ids"].replace(" ", "").split(",")
        assert set(graph) <= set(ids)
    assert rows > 200


def test_rows_are_xprofs_where_steps_are(answers: dict[str, tuple[Tables, Tables]]) -> None:
    """Cell by cell, for two files of which every step number is equal."""
    ours, theirs = answers["tpu1_00"]
    assert len(ours[1]["rows"]) == len(theirs[1]["rows"]) > 0
    for case in ("exp11_00", "exp11_04"):
        ours, theirs = answers[case]
        tooltip = [column["id"] for column in ours[1]["cols"]].index("tooltip")
        for mine, xprof in zip(ours[1]["rows"], theirs[1]["rows"], strict=True):
            for place, (a, b) in enumerate(zip(mine["c"], xprof["c"], strict=True)):
                if place != tooltip:
                    assert a["v"] == (b["v"] if place == 0 else pytest.approx(b["v"], abs=1e-9)), (
                        case
                    )


def test_latencies(shared: Path, answers: dict[str, tuple[Tables, Tables]]) -> None:
    """The mean is XProf's; percentiles are interpolated, and under the same labels."""
    equal = {
        one.case for one in inference.comparisons(shared) if one.number == "latency mean: total"
    }
    assert len(equal) >= 2
    for case in equal:
        ours, theirs = (tables[4]["rows"] for tables in answers[case])
        assert [row["c"][0]["v"] for row in ours] == [row["c"][0]["v"] for row in theirs]
        for a, b in zip(ours[0]["c"][1:], theirs[0]["c"][1:], strict=True):
            assert a["v"] == pytest.approx(b["v"], abs=1e-6), case
