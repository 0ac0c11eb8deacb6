"""All numbers beside XProf's, as the table that the documentation holds.

With `OVERVIEW_WRITE_DOCS=1` the test writes the table; without, the checked-in one must be it.
"""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest

from tests.parity import hosts, inference, ops, steps, tpu
from tests.parity.comparison import Comparison, unneeded

pytestmark = pytest.mark.slow

DOCUMENT = Path(__file__).parents[2] / "docs" / "differences-from-xprof.md"
BEGIN = "<!-- table: written by tests/parity/test_differences.py -->\n"


@pytest.fixture(scope="module")
def compared(shared: Path) -> list[Comparison]:
    return [
        *steps.comparisons(shared),
        *ops.comparisons(shared),
        *tpu.comparisons(shared),
        *inference.comparisons(shared),
        *hosts.comparisons(shared),
    ]


def test_every_difference_is_meant(compared: list[Comparison]) -> None:
    assert [one for one in compared if one.verdict == "different"] == []


def test_enough_is_equal(compared: list[Comparison]) -> None:
    """The comparison compares: most step times that XProf has right are the same."""
    equal = {(one.case, one.number) for one in compared if one.verdict == "equal"}
    for case in (
        "gpu_tf_v100x8",
        "gpu_tf_t4_a",
        "gpu_tf_t4_b",
        "cpu_tf_mac",
        "tpu1_00",
    ):
        assert (case, "steptime_ms_average") in equal
        assert (case, "step numbers") in equal


def test_every_purpose_is_needed(compared: list[Comparison]) -> None:
    assert unneeded((*steps.PURPOSES, *hosts.PURPOSES), compared) == []


def test_documentation_holds_the_table(compared: list[Comparison]) -> None:
    head, _, table = DOCUMENT.read_text().partition(BEGIN)
    expected = "\n".join(_table(compared)) + "\n"
    if os.environ.get("OVERVIEW_WRITE_DOCS"):
        DOCUMENT.write_text(head + BEGIN + expected)
        return
    assert table == expected, "run OVERVIEW_WRITE_DOCS=1 pytest tests/parity/test_differences.py"


def _table(compared: list[Comparison]) -> list[str]:
    equal = [one for one in compared if one.verdict == "equal"]
    lines = [
        "",
        f"{len(compared)} numbers of {len({one.case for one in compared})} profiles compared: "
        f"{len(equal)} equal to the printed digit, {len(compared) - len(equal)} different on "
        "purpose.",
        "",
        "## Different on purpose",
        "",
        "By reason, as ours against XProf's. (A K with a number is a defect of XProf's that its "
        "answers show; the text says which.)",
    ]
    by_reason: dict[str, dict[str, list[Comparison]]] = defaultdict(lambda: defaultdict(list))
    for one in compared:
        if one.verdict != "equal":
            by_reason[one.row][one.case].append(one)
    for reason in sorted(by_reason):
        lines += ["", f"### {reason}", ""]
        for case, numbers in by_reason[reason].items():
            listed = ", ".join(
                f"{one.number} {one.ours or 'none'} against {one.xprof or 'none'}"
                for one in numbers
            )
            lines.append(f"- {case}: {listed}")
    lines += ["", "## Equal", ""]
    by_case: dict[str, list[str]] = defaultdict(list)
    for one in equal:
        by_case[one.case].append(one.number)
    lines += [f"- {case}: {', '.join(numbers)}" for case, numbers in by_case.items()]
    return lines
