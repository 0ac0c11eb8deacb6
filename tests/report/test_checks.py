"""The outcomes of a check: a line each, GitHub's annotations, JUnit XML."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given, strategies as st

from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.comparison.check import Outcome
from tensorboard_plugin_overview.comparison.requirement import Requirement
from tensorboard_plugin_overview.report.checks import checks_text, github_annotations
from tensorboard_plugin_overview.report.junit import junit_xml

GOOD = Outcome(Requirement("step_time <= 120", ()), True, "step_time is 46.11 ms")
BAD = Outcome(Requirement("duty_cycle >= 95 %", ()), False, "duty_cycle is 93 %")


def test_a_line_a_requirement() -> None:
    assert checks_text([GOOD, BAD]) == (
        "ok    step_time <= 120: step_time is 46.11 ms\n"
        "FAIL  duty_cycle >= 95 %: duty_cycle is 93 %\n"
    )


def test_github_shows_what_does_not_hold() -> None:
    """Percent signs are escaped everywhere, colons and commas in properties."""
    assert github_annotations([GOOD, BAD], "a,b: 50 %\nc") == (
        "::error title=tensorboard-overview check%3A a%2Cb%3A 50 %25\\nc::"
        "duty_cycle >= 95 %25: duty_cycle is 93 %25\n"
    )
    assert github_annotations([GOOD], "run") == ""


@given(st.text(), st.text())
def test_nothing_escapes_from_an_annotation(details: str, run: str) -> None:
    text = github_annotations([Outcome(BAD.requirement, False, details)], run)
    assert text.count("\n") == 1
    assert "\r" not in text
    head, title, message = text.split("::", 2)
    assert head == ""
    assert title.startswith("error title=")
    assert "," not in title
    # What GitHub makes of it.
    back = message.removesuffix("\n").replace("%25", "%")
    assert back == printable(f"duty_cycle >= 95 %: {details}")


def test_junit_counts_and_names() -> None:
    suites = ElementTree.fromstring(junit_xml([GOOD, BAD], "train/run1"))
    assert suites.tag == "testsuites"
    (suite,) = suites
    assert (suite.tag, suite.get("tests"), suite.get("failures")) == ("testsuite", "2", "1")
    first, second = suite
    assert (first.tag, first.get("classname")) == ("testcase", "train/run1")
    assert first.get("name") == "step_time <= 120"
    assert first.find("failure") is None
    assert first.findtext("system-out") == "step_time is 46.11 ms"
    failure = second.find("failure")
    assert failure is not None
    assert failure.get("message") == "duty_cycle is 93 %"


@given(st.text(), st.text())
def test_any_text_makes_xml(details: str, run: str) -> None:
    outcome = Outcome(BAD.requirement, False, details)
    suites = ElementTree.fromstring(junit_xml([outcome], run))
    assert len(suites[0]) == 1
