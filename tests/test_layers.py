"""The architecture, as a test: a stage imports only the stages before it, and files stay small."""

from __future__ import annotations

import ast
import functools
import sys
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import tensorboard_plugin_overview
from tensorboard_plugin_overview.formats.xspace.timeline.stat_names import (
    EVENT_STATS,
    METADATA_STATS,
)

PACKAGE = "tensorboard_plugin_overview"
ROOT = Path(__file__).parent.parent / PACKAGE
# In the order of the data, as `docs/data-path.md` has them.
STAGES = (
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
# They read the model alone.
BELOW = STAGES[STAGES.index("steps") : STAGES.index("comparison")]
# The folders of a folder, each of which imports only those before it.
FOLDERS = {
    "decode": ("wire", "lines"),
    "formats": ("xspace", "kineto"),
    "formats/xspace": ("timeline", "hlo", "ops", "tpu", "flows", "sessions", "evidence"),
    "formats/kineto": ("text", "table", "ops", "loop"),
    "metrics": ("ops", "steps", "host", "run"),
    "loading": ("cache", "memory"),
    "overview": ("platforms", "recording", "panels", "findings", "views"),
    "report": ("xprof",),
}
DOOR = "loading/host_result.py"
"""The one file that asks the formats for an importer, and sees nothing else of them."""
BEHIND = tuple(f"{PACKAGE}.{name}." for name in ("decode", "formats.xspace", "formats.kineto"))
MAX_LINES = 400
# Nobody reads it from top to bottom.
GENERATED = {"overview/schema.py"}
MAX_FILES = 12

# They would make every installation heavy, or tie us to one framework's release.
FRAMEWORKS = {"flax", "jax", "jaxlib", "keras", "tensorflow", "torch", "torch_xla", "xprof"}

SOURCES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


@functools.cache
def tree(source: str) -> ast.Module:
    return ast.parse((ROOT / source).read_text(encoding="utf-8"), filename=source)


def imported(nodes: Iterator[ast.AST]) -> set[str]:
    """Full names of the modules that the nodes import. `from a import b` counts as a and a.b."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where a name comes from"
            assert node.module is not None
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def statements_run_on_import(module: ast.Module) -> Iterator[ast.AST]:
    """All nodes but function bodies and what only type checkers read."""
    todo: list[ast.AST] = [module]
    while todo:
        node = todo.pop()
        yield node
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            todo.extend(node.orelse)
            continue
        todo.extend(ast.iter_child_nodes(node))


def allowed_stages(source: str) -> set[str]:
    """The stages that a source file may import."""
    if "/" not in source:
        return set(STAGES)
    stage = source.split("/")[0]
    if stage == "samples":
        # Samples are written, not read: they need the messages, not what comes after.
        return {"decode", "samples"}
    return set(STAGES[: STAGES.index(stage) + 1])


@functools.cache
def names_imported(source: str) -> set[str]:
    return imported(ast.walk(tree(source)))


def stages_imported(source: str) -> set[str]:
    names = names_imported(source)
    parts = [name.split(".") for name in names if name.startswith(f"{PACKAGE}.")]
    return {part[1] for part in parts} & set(STAGES)


def folders_imported(source: str, parent: str) -> set[str]:
    """The folders of a folder that a file imports."""
    prefix = f"{PACKAGE}.{parent.replace('/', '.')}."
    names = names_imported(source)
    parts = [name.removeprefix(prefix).split(".") for name in names if name.startswith(prefix)]
    return {part[0] for part in parts} & set(FOLDERS[parent])


def test_every_folder_is_a_stage_or_one_of_its_parts() -> None:
    parents = {Path(source).parent.as_posix() for source in SOURCES if "/" in source}
    parts = {f"{parent}/{folder}" for parent, folders in FOLDERS.items() for folder in folders}
    assert parents == {*STAGES, *parts}


def test_no_stage_hides_a_function_of_the_package() -> None:
    """Importing a sub-package sets its name on the package."""
    assert set(STAGES).isdisjoint(tensorboard_plugin_overview.__all__)


def test_folders_stay_small() -> None:
    files = Counter(str(Path(one).parent) for one in SOURCES if not one.endswith("__init__.py"))
    assert {folder: count for folder, count in files.items() if count > MAX_FILES} == {}


def test_a_folder_imports_only_folders_before_it() -> None:
    wrong = []
    for source in SOURCES:
        for folder in Path(source).parents:
            order = FOLDERS.get(folder.parent.as_posix())
            if order is not None:
                after = order[order.index(folder.name) + 1 :]
                names = folders_imported(source, folder.parent.as_posix())
                wrong += [(source, name) for name in names.intersection(after)]
    assert wrong == []


def test_the_words_of_a_format_end_at_the_model() -> None:
    """What comes after the importers reads the model alone."""
    assert not [name for name in names_imported(DOOR) if name.startswith(BEHIND)]
    after = set(STAGES[STAGES.index("steps") :]) - {"samples"}
    wrong = {
        source: stages_imported(source) & {"decode", "formats"}
        for source in SOURCES
        if source.split("/")[0] in after and source != DOOR
    }
    assert {source: names for source, names in wrong.items() if names} == {}


def strings(module: ast.Module) -> set[str]:
    """The strings of a module that are no docstrings."""
    statements = (node.value for node in ast.walk(module) if isinstance(node, ast.Expr))
    docstrings = {id(value) for value in statements}
    return {
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
    }


def test_no_stat_of_a_format_is_named_below_the_model() -> None:
    # These are keys of the document, too.
    stats = (EVENT_STATS | METADATA_STATS) - {"annotation", "id", "name"}
    below = [source for source in SOURCES if source.split("/")[0] in BELOW]
    named = {source: strings(tree(source)) & stats for source in below}
    assert {source: names for source, names in named.items() if names} == {}


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports of `__init__` and those that only functions and type checkers make left out."""
    modules = {source.removesuffix(".py").replace("/", "."): source for source in SOURCES}
    graph = {
        module: {
            name.removeprefix(f"{PACKAGE}.")
            for name in imported(statements_run_on_import(tree(source)))
        }
        & set(modules)
        for module, source in modules.items()
        if not module.endswith("__init__")
    }
    TopologicalSorter(graph).prepare()


def test_a_stage_imports_only_stages_before_it() -> None:
    wrong = {source: stages_imported(source) - allowed_stages(source) for source in SOURCES}
    assert {source: names for source, names in wrong.items() if names} == {}


def test_no_framework_is_imported() -> None:
    roots = {one: {name.split(".")[0] for name in names_imported(one)} for one in SOURCES}
    assert {one: names & FRAMEWORKS for one, names in roots.items() if names & FRAMEWORKS} == {}


def test_files_stay_small() -> None:
    lines = {one: (ROOT / one).read_text(encoding="utf-8").count("\n") for one in SOURCES}
    long = {one: count for one, count in lines.items() if count > MAX_LINES}
    assert set(long) <= GENERATED


def test_importing_the_loader_cannot_fail_for_want_of_a_package() -> None:
    """TensorBoard does not start at all if a plugin's entry point cannot be imported."""
    names = imported(statements_run_on_import(tree("loader.py")))
    foreign = {name for name in names if name.split(".")[0] not in sys.stdlib_module_names}
    assert foreign <= {"tensorboard.plugins", "tensorboard.plugins.base_plugin"}


def test_the_stand_in_of_a_plugin_that_fails_needs_little_of_the_package() -> None:
    """It says what is wrong with numpy or protobuf, so that it must do without them."""
    todo, seen, foreign = ["server.failed_plugin"], set[str](), set[str]()
    while todo:
        module = todo.pop()
        seen.add(module)
        for name in imported(statements_run_on_import(tree(f"{module.replace('.', '/')}.py"))):
            own = name.removeprefix(f"{PACKAGE}.")
            if own != name and (ROOT / f"{own.replace('.', '/')}.py").exists():
                todo += {own} - seen
            elif name.split(".")[0] not in {PACKAGE, *sys.stdlib_module_names}:
                foreign.add(name.split(".")[0])
    assert foreign == {"tensorboard", "werkzeug"}
    assert {module.split(".")[0] for module in seen} == {"catalog", "server"}


def test_importing_the_package_imports_only_the_standard_library() -> None:
    names = imported(statements_run_on_import(tree("__init__.py")))
    assert {name.split(".")[0] for name in names} <= set(sys.stdlib_module_names)


def test_the_rules_can_be_broken() -> None:
    """The checks above see an import wherever it hides."""
    hidden = ast.parse("def f():\n    from tensorboard_plugin_overview import server\n")
    assert f"{PACKAGE}.server" in imported(ast.walk(hidden))
    assert imported(statements_run_on_import(hidden)) == set()
    guarded = ast.parse("try:\n    import jax\nexcept ImportError:\n    pass\n")
    assert imported(statements_run_on_import(guarded)) == {"jax"}
    assert "server" not in allowed_stages("report/text.py")
    assert "report" in allowed_stages("server/routes.py")
