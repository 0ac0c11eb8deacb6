"""The HTML file: one document, safe whatever a profile calls its ops. Chromium opens it in e2e."""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.html import DOCUMENT_ID, report_html
from tests.reports import RUNS

EVIL = "</script><script>alert(1)</script><!--<script>\u2028\u2029\"'&<b>]]>\x00\udcff"


class Page(HTMLParser):
    """The elements of a page: tags with their attributes, and the text in each kind."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self.texts: list[str] = []
        self._inside = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._inside = tag
        if tag == "script":
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "script":
            self.scripts[-1] += data
        elif self._inside == "style":
            self.styles.append(data)
        else:
            self.texts.append(data)

    def tags(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.mark.parametrize("run", RUNS)
def test_the_document_is_in_it(samples: Path, run: str) -> None:
    document: Any = load(samples, run=run).to_dict()
    page = Page(report_html(document))
    assert page.tags("script")[0] == {"type": "application/json", "id": DOCUMENT_ID}
    assert json.loads(page.scripts[0]) == document


def test_the_bundle_looks_for_that_document() -> None:
    source = Path(__file__).parents[2] / "frontend" / "src" / "api" / "embedded.ts"
    assert f'"{DOCUMENT_ID}"' in source.read_text()


def test_names_in_a_profile_are_never_more_than_names(samples: Path) -> None:
    document = copy.deepcopy(load(samples, run="gpu_training_simulated").to_dict())
    plain = Page(report_html(document))
    document["run"]["id"] = document["environment"]["device_type"] = EVIL
    document["top_ops"][0]["name"] = document["findings"][0]["title"] = EVIL
    document["diagnostics"][0]["message"] = EVIL
    document["metrics"]["mfu"]["reason"] = document["metrics"]["mfu"]["label"] = EVIL
    text = report_html(document)
    page = Page(text.encode("utf-8", "backslashreplace").decode())
    # The same elements as without such names, and the document unharmed.
    assert page.elements == plain.elements
    assert json.loads(page.scripts[0]) == document
    assert "\u2028" not in page.scripts[0]
    assert "alert(1)" in "".join(page.texts)


def test_it_asks_for_nothing_and_runs_its_bundle_alone(samples: Path) -> None:
    page = Page(report_html(load(samples, run="cpu_training").to_dict()))
    for tag, attributes in page.elements:
        assert not {"src", "href", "action", "style"} & set(attributes), tag
        assert not any(name.startswith("on") for name in attributes), tag
    (policy,) = (
        attributes["content"]
        for attributes in page.tags("meta")
        if attributes.get("http-equiv") == "Content-Security-Policy"
    )
    assert policy is not None
    kinds = [attributes["type"] for attributes in page.tags("script")]
    assert kinds == ["application/json", "text/plain", "module"]
    assert "default-src 'none'" in policy
    assert f"script-src {digest(page.scripts[2])};" in policy
    assert f"style-src {digest(page.styles[0])};" in policy
    assert "unsafe" not in policy
    # A browser makes one line end of CR LF before it takes the digest.
    assert "\r" not in page.scripts[2]


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_licences_of_the_code_in_it_go_with_it(samples: Path) -> None:
    page = Page(report_html(load(samples, run="cpu_training").to_dict()))
    assert "Permission is hereby granted, free of charge" in page.scripts[1]


def test_without_scripts_there_is_a_summary(samples: Path) -> None:
    document: Any = load(samples, run="cpu_training").to_dict()
    text = report_html(document)
    (summary,) = re.findall(r"<noscript>(.*?)</noscript>", text, re.DOTALL)
    words = "\n".join(Page(summary).texts)
    for metric in document["metrics"].values():
        assert metric["label"] in words
        if metric["value"] is None:
            assert metric["reason"] in words
        else:
            assert f"{metric['value']:.6g} {metric['unit']}" in words
    assert "not measured" in words
    for finding in document["findings"]:
        assert finding["title"] in words
