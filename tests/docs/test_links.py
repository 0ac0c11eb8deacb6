"""Every link within the repository leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, pages, without_code

_LINK = re.compile(r"\]\(([^()\s]+(?:\([^()]*\)[^()\s]*)?)\)")
_HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)


def links(text: str) -> Iterator[str]:
    """The links of a page that lead into the repository."""
    for target in _LINK.findall(without_code(text)):
        if not re.match(r"[a-z]+:", target):
            yield target


def anchors(text: str) -> set[str]:
    """What a link can name in a page: its headings, as GitHub writes them."""
    names: dict[str, int] = {}
    found = set()
    # Headings keep their code, so only blocks are left out.
    for heading in _HEADING.findall(re.sub(r"(?ms)^```.*?^```$", "", text)):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        count = names.get(name, 0)
        names[name] = count + 1
        found.add(f"{name}-{count}" if count else name)
    return found


def broken(page: Path) -> Iterator[str]:
    for link in links(page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or not target.is_relative_to(ROOT):
            yield f"{link}: there is no such file"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


def test_every_document_is_linked_from_the_readme() -> None:
    linked = {
        link.partition("#")[0] for link in links((ROOT / "README.md").read_text(encoding="utf-8"))
    }
    documents = {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}
    assert documents <= linked


def test_broken_links_are_seen() -> None:
    page = ROOT / "docs" / "json.md"
    text = page.read_text(encoding="utf-8")
    assert "run" in anchors(text)
    assert "errors" in anchors(text)
    assert list(links("[a](b.md#c) `[x](y)` [d](https://e) ![f](g.png)")) == ["b.md#c", "g.png"]
    assert anchors("# A `b-c`: d, *e*\n## A\n## A\n") == {"a-b-c-d-e", "a", "a-1"}


def test_every_arrow_of_the_data_path_leads_to_its_file() -> None:
    text = (ROOT / "docs" / "data-path.md").read_text(encoding="utf-8")
    arrows = [row.split("|") for row in text.splitlines() if row.startswith("|") and "→" in row]
    assert len(arrows) > 10
    for _, arrow, code, *_ in arrows:
        files = [
            link for link in _LINK.findall(code) if Path(link).suffix in (".py", ".ts", ".tsx")
        ]
        assert files, f"{arrow.strip()}: no file"
