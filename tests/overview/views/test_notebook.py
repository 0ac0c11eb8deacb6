"""The short forms of an overview: its `repr`, and what a notebook shows."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from tests.overview.hand_made import hand_made

EVIL = "</td><script>alert(1)</script><img src=x onerror=alert(1)>\"'&\udcff"


class Elements(HTMLParser):
    """Tags, their attributes and the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.open: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.open.append(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_repr_is_one_line() -> None:
    assert repr(hand_made()) == (
        "<Overview 'tuesday' (gpu, training). "
        "Average step time: 100 ms ± 2 ms over 2 steps. 1 finding>"
    )


def test_repr_says_why_there_are_no_steps() -> None:
    metrics = dict(hand_made().metrics)
    metrics["step_time"] = metrics["session_time"]
    text = repr(hand_made(steps=None, headline=None, metrics=metrics, findings=[]))
    assert "not measured. It trains." in text
    assert text.endswith("0 findings>")


def test_notebook_shows_headline_breakdown_and_findings() -> None:
    html = hand_made()._repr_html_()
    text = " ".join(re.sub("<[^>]*>", " ", html).split())
    assert "Overview of tuesday (GPU, V100, training)" in text
    assert "Average step time: 100 ms ± 2 ms over 2 steps. Compute-bound. Getting slower." in text
    assert "Device compute 75 ms 75.0 % Input 25 ms 25.0 %" in text
    assert "high: The device waits for input. 25 ms of 100 ms. Prefetch." in text
    assert "warning: The file is cut. Capture again." in text
    # The bars are as long as their shares: 12 em is a whole step.
    assert re.findall(r"width:([\d.]+)em", html) == ["9.00", "3.00"]


def test_notebook_shows_the_gravest_three_findings() -> None:
    finding = hand_made().findings[0]
    html = hand_made(findings=[finding] * 5)._repr_html_()
    assert html.count("<li><strong>high") == 3


@pytest.mark.parametrize("name", [EVIL])
def test_names_of_a_profile_are_text(name: str) -> None:
    findings = [{**hand_made().findings[0], "title": name, "evidence": name, "next_step": name}]
    overview = hand_made(run_id=name, environment={"device_type": name}, findings=findings)
    html = overview._repr_html_()
    elements = Elements(html)
    assert elements.open == []
    assert not elements.tags & {"script", "img", "style", "link", "iframe", "a"}
    assert elements.attributes <= {"style", "scope"}
    assert "<script>alert(1)</script>" in elements.text
    # A notebook's messages are UTF-8.
    html.encode()


def test_colours_are_the_notebooks_own() -> None:
    """Light or dark is not asked for: text and bars have the colour of the text around them."""
    html = hand_made()._repr_html_()
    assert set(re.findall(r"background:(\w+)", html)) == {"currentColor"}
    assert set(re.findall(r"(?<!-)color:(\w+)", html)) == {"inherit"}
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb", html)


def test_sessions_are_split_where_they_lead() -> None:
    metrics = dict(hand_made().metrics)
    metrics["session_time"] = replace(metrics["step_time"], label="Average session time")
    mean = {"total_ms": 10.0, "host_ms": 7.5, "device_ms": 2.5, "communication_ms": 0.0}
    headline = {
        "what": "session_time",
        "median_first": False,
        "bottleneck": None,
        "trend": None,
    }
    overview = hand_made(metrics=metrics, inference={"mean": mean}, headline=headline)
    text = " ".join(re.sub("<[^>]*>", " ", overview._repr_html_()).split())
    assert "Average session time: 100 ms ± 2 ms over 2 sessions." in text
    assert "Where the time of a session went" in text
    assert "Host 7.5 ms 75.0 % Device 2.5 ms 25.0 %" in text
    # It took no time.
    assert "Communication" not in text
