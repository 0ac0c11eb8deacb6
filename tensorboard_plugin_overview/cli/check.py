"""`check`: a gate for CI.

In: a path, requirements, perhaps baselines.  Out: a line for each requirement; exit status 1 if one
of them does not hold.
"""

from __future__ import annotations

import argparse
import sys

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.cli import arguments
from tensorboard_plugin_overview.cli.documents import DOCUMENT_HELP, load_document

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.comparison.requirement import Requirement

_REQUIRE_HELP = (
    "what must hold, such as 'step_time <= 120 ms', 'step_time.p90 <= baseline * 1.05' or "
    "'step_time not worse by 10 %%'; may be given several times"
)
_BASELINE_HELP = f"a run to measure against: {DOCUMENT_HELP}; may be given several times"
_BASELINE_RUN_HELP = "which run of that baseline; may be given several times"
_PATH, _RUN = "path", "run"


def add_parser(commands: arguments.Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser("check", parents=[common], help="check a run, as a gate for CI")
    arguments.completes_files(parser.add_argument("path", metavar="PATH", help=DOCUMENT_HELP))
    parser.add_argument("--run", metavar="ID", help="which run (default: the newest)")
    parser.add_argument("--kind", metavar="NAME", help=arguments.KIND_HELP)
    parser.add_argument(
        "--require", metavar="EXPR", action="append", required=True, help=_REQUIRE_HELP
    )
    # In one list: its order says which run belongs to which baseline.
    arguments.completes_files(
        parser.add_argument(
            "--baseline",
            metavar="PATH",
            dest="baselines",
            action="append",
            default=[],
            type=lambda text: (_PATH, text),
            help=_BASELINE_HELP,
        )
    )
    parser.add_argument(
        "--baseline-run",
        metavar="ID",
        dest="baselines",
        action="append",
        type=lambda text: (_RUN, text),
        help=_BASELINE_RUN_HELP,
    )
    arguments.completes_files(
        parser.add_argument("--junit", metavar="FILE", help="write the outcomes as JUnit XML too")
    )
    parser.add_argument(
        "--github", action="store_true", help="print failures as annotations of a GitHub job too"
    )
    arguments.add_reading_arguments(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Checks the run; returns the exit status."""
    from tensorboard_plugin_overview.comparison.check import check
    from tensorboard_plugin_overview.report.checks import checks_text, github_annotations

    requirements = _requirements(options)
    named = _baselines(options.baselines)
    document = load_document(options, options.path, options.run, kind=options.kind)
    baselines = [load_document(options, path, of_run, kind=options.kind) for path, of_run in named]
    outcomes = check(requirements, document, baselines)
    of_run = document["run"]["id"]
    lines = checks_text(outcomes)
    if options.github:
        lines += github_annotations(outcomes, of_run)
    try:
        sys.stdout.write(lines)
        sys.stdout.flush()
    except BrokenPipeError:
        # The exit status counts, even if nothing reads the lines.
        arguments.drop_output()
    if options.junit is not None:
        from tensorboard_plugin_overview.report.junit import junit_xml

        _write(options.junit, junit_xml(outcomes, of_run))
    return arguments.DONE if all(outcome.passed for outcome in outcomes) else arguments.FAILED


def _requirements(options: argparse.Namespace) -> list[Requirement]:
    """Parses the requirements, before anything is read.

    Raises:
        ExplainedError: one of them is wrong, or needs a baseline that is not named.
    """
    from tensorboard_plugin_overview.comparison.requirement import (
        RequirementError,
        parse_requirement,
    )

    try:
        requirements = [parse_requirement(text) for text in options.require]
    except RequirementError as error:
        raise ExplainedError(str(error)) from error
    for requirement in requirements:
        if requirement.needs_baseline and not options.baselines:
            message = f"{requirement.text!r} needs a baseline."
            raise ExplainedError(message, "Name one with --baseline PATH.")
    return requirements


def _baselines(given: list[tuple[str, str]]) -> list[tuple[str, str | None]]:
    """Pairs each baseline's path with its run; None for the newest.

    A run belongs to the path before it, or to the first path if none is before it.  A second run of
    one path is one more baseline.

    Args:
        given: the options as they follow each other: `_PATH` or `_RUN`, and its text.

    Raises:
        ExplainedError: there are runs, and no path.
    """
    pairs: list[tuple[str, str | None]] = []
    early: list[str] = []
    for option, text in given:
        if option == _PATH:
            pairs += [(text, of_run) for of_run in early] or [(text, None)]
            early = []
        elif not pairs:
            early.append(text)
        elif pairs[-1][1] is None:
            pairs[-1] = (pairs[-1][0], text)
        else:
            pairs.append((pairs[-1][0], text))
    if early:
        message = "--baseline-run needs a baseline."
        raise ExplainedError(message, "Name one with --baseline PATH.")
    return pairs


def _write(path: str, content: bytes) -> None:
    try:
        with open(path, "wb") as file:
            file.write(content)
    except (OSError, ValueError) as error:
        # ValueError: the path is no name of a file.
        reason = getattr(error, "strerror", None) or str(error)
        raise ExplainedError(f"{path} could not be written: {reason}.") from error
