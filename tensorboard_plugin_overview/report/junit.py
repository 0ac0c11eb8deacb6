"""The outcomes of a check as JUnit XML, which CI servers show as tests.

In: `Outcome`s.  Out: XML, a test case a requirement.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.comparison.check import Outcome

_SUITE = "tensorboard-overview check"


def junit_xml(outcomes: Sequence[Outcome], run: str) -> bytes:
    """Returns the document, UTF-8.

    Args:
        outcomes: of one run.
        run: its id.
    """
    failures = sum(not outcome.passed for outcome in outcomes)
    counts = {"tests": str(len(outcomes)), "failures": str(failures), "errors": "0"}
    suites = ElementTree.Element("testsuites", counts)
    suite = ElementTree.SubElement(suites, "testsuite", {"name": _SUITE, **counts, "skipped": "0"})
    for outcome in outcomes:
        names = {"classname": printable(run), "name": printable(outcome.requirement.text)}
        case = ElementTree.SubElement(suite, "testcase", names)
        details = printable(outcome.details)
        if outcome.passed:
            ElementTree.SubElement(case, "system-out").text = details
        else:
            failure = ElementTree.SubElement(
                case, "failure", {"message": details, "type": "requirement"}
            )
            failure.text = f"{names['name']}: {details}"
    ElementTree.indent(suites)
    xml: bytes = ElementTree.tostring(suites, encoding="utf-8", xml_declaration=True)
    return xml + b"\n"
