"""The repository's pages, and the code blocks in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_ELSEWHERE = {".git", ".venv", "build", "dist", "node_modules"}
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A code block: where it begins, and the code."""

    line: int
    language: str
    code: str


def pages() -> Iterator[Path]:
    """Every Markdown file of the repository."""
    for path in sorted(ROOT.rglob("*.md")):
        parts = path.relative_to(ROOT).parts
        if not any(part in _ELSEWHERE or part.startswith(".") for part in parts):
            yield path


def blocks(page: Path) -> Iterator[Block]:
    """The fenced code blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        yield Block(text.count("\n", 0, found.start()) + 1, found[1], found[2])


def without_code(text: str) -> str:
    """The page's prose: what looks like a link in code is none."""
    indented = re.sub(r"(?m)^(?: {4}|\t).*$", "", _BLOCK.sub("", text))
    return re.sub(r"`[^`\n]*`", "code", indented)
