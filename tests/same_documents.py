"""Holds the documents of all profiles at hand before a change against those after it.

    python -m tests.same_documents save build/before      # on the code before
    python -m tests.same_documents compare build/before   # after; status 1 if any differs

The profiles: the samples of the package, and those of `../shared` (corpus, vectors, cases), where
it is there.  Documents must be equal to the byte, but for what `same_documents.json` lists: globs
of a profile and of a path in the document, each with its reason.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.samples import write_samples
from tests.conftest import SHARED

DELIBERATE = Path(__file__).with_suffix(".json")
_SHOWN = 5


def main(arguments: list[str] | None = None) -> int:
    """Saves or compares; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("action", choices=("save", "compare"))
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    if options.action == "save":
        return _save(options.folder)
    return _compare(options.folder)


def documents(samples: Path) -> Iterator[tuple[str, Any]]:
    """Yields the name and the document of each profile; of an unreadable one the error's text.

    Args:
        samples: a folder for the package's own samples.
    """
    write_samples(samples)
    found: list[tuple[str, Path, str | None]] = [
        (f"samples/{run.name}", samples, run.name) for run in sorted(_sessions(samples))
    ]
    for kind in ("corpus", "vectors", "cases"):
        for path in sorted((SHARED / kind).glob("*")):
            if path.is_dir() or path.name.endswith(".xplane.pb"):
                found.append((f"{kind}/{path.name}", path, None))
    for name, path, run in found:
        try:
            yield name, load(path, run, cache=False).to_dict()
        except ExplainedError as error:
            yield name, {"error": str(error)}


def differences(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yields the path and both values of each difference; a list of another length is one."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(before.keys() | after.keys()):
            yield from differences(before.get(key), after.get(key), f"{path}/{key}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, f"{path}/{index}")
    elif before != after or type(before) is not type(after):
        yield path, before, after


def _sessions(samples: Path) -> list[Path]:
    return [path for path in (samples / "plugins" / "profile").iterdir() if path.is_dir()]


def _save(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    found = list(documents(folder / "samples"))
    for name, document in found:
        target = folder / f"{name.replace('/', '--')}.json"
        target.write_text(json.dumps(document, sort_keys=True), encoding="utf-8")
    print(f"{len(found)} documents in {folder}")
    return 0


def _compare(folder: Path) -> int:
    deliberate = json.loads(DELIBERATE.read_text(encoding="utf-8"))
    wrong = 0
    all_documents = list(documents(folder / "samples"))
    for name, document in all_documents:
        saved = folder / f"{name.replace('/', '--')}.json"
        before = json.loads(saved.read_text(encoding="utf-8")) if saved.exists() else None
        found = [
            one
            for one in differences(before, json.loads(json.dumps(document)))
            if not any(
                fnmatch.fnmatch(name, rule["profile"]) and fnmatch.fnmatch(one[0], rule["path"])
                for rule in deliberate
            )
        ]
        wrong += bool(found)
        for path, old, new in found[:_SHOWN]:
            print(f"{name} {path}: {str(old)[:80]!r} -> {str(new)[:80]!r}")
        if len(found) > _SHOWN:
            print(f"{name}: and {len(found) - _SHOWN} more")
    print(f"{len(all_documents)} documents, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
