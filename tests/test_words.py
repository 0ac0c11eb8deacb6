"""The rules of CONTRIBUTING's "Style" that a machine can check, in the folders that follow them."""

from __future__ import annotations

import ast
import functools
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "tensorboard_plugin_overview"
# A folder is added once all of it follows the rules.
FOLLOWING = (
    "catalog",
    "arrays",
    "names",
    "decode",
    "trace",
    "formats",
    "steps",
    "sessions",
    "metrics",
    "loading",
    "overview",
    "comparison",
    "report",
    "samples",
    "server",
    "cli",
)
# First words of functions' docstrings; add a verb here that is missing.
VERBS = """
Adds Answers Applies Asks Assigns Attributes Averages Begins Builds Calls Changes Checks Chooses
Clips Closes Collects Combines Compares Completes Computes Concatenates Converts Copies Counts Cuts
Decides Decodes Decorates Deletes Derives Describes Divides Does Draws Drops Encodes Ends Ensures
Escapes Estimates Expands Explains Extends Fills Finds Formats Gives Groups Inflates Installs Joins
Judges Keeps Labels Leaves Lends Lets Lists Loads Locates Looks Lowers Makes Maps Marks Matches
Measures Merges Moves Names Normalizes Notes Numbers Opens Orders Outlines Packs Pairs Parses Passes
Pauses Picks Prepares Prints Propagates Puts Raises Reads Redirects Reduces Refers Releases Removes
Renames Renumbers Replaces Reports Resolves Returns Rounds Runs Says Scales Selects Separates Serves
Sets Shares Shortens Shows Skips Sorts Splits Spreads Starts Stops Subtracts Summarizes Sums Takes
Turns Unites Unpacks Updates Waits Withdraws Wraps Writes Yields
"""
FORBIDDEN = re.compile(
    r"\b([Uu]ntold|[Tt]old|[Nn]obody|[Gg]ravest|[Ll]ikewise|be it|so many|(?<!there )is none)\b"
)


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@functools.cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def public_functions(path: Path) -> Iterator[tuple[ast.FunctionDef, str]]:
    """Functions and methods with their docstrings; properties are values and named by nouns."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
            doc = ast.get_docstring(node)
            if doc and not decorators & {"property", "cached_property"}:
                yield node, doc


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Comments and docstrings, with their lines."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


@pytest.mark.parametrize("folder", FOLLOWING)
def test_functions_say_what_they_do_in_one_line(folder: str) -> None:
    lines = [
        (path.name, node.lineno, doc.splitlines()[0])
        for path in files(folder)
        for node, doc in public_functions(path)
    ]
    assert [line for line in lines if line[2].split()[0] not in VERBS.split()] == []
    assert [line for line in lines if len(line[2]) > 100] == []


@pytest.mark.parametrize("folder", FOLLOWING)
def test_functions_describe_their_arguments(folder: str) -> None:
    def count(arguments: ast.arguments) -> int:
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        return len([one for one in every if one.arg not in ("self", "cls")])

    assert [
        (path.name, node.name)
        for path in files(folder)
        for node, doc in public_functions(path)
        if count(node.args) > 1 and "\nArgs:\n" not in doc
    ] == []


@pytest.mark.parametrize("folder", FOLLOWING)
def test_no_words_of_a_dialect(folder: str) -> None:
    assert [
        (path.name, line, word[0])
        for path in files(folder)
        for line, text in prose(path)
        if (word := FORBIDDEN.search(text))
    ] == []
