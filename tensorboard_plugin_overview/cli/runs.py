"""`runs`: the runs below a path.

In: a path.  Out: a line for each run, or JSON.
"""

from __future__ import annotations

import argparse

from tensorboard_plugin_overview.catalog.printable import printable, printable_line
from tensorboard_plugin_overview.cli import arguments


def add_parser(commands: arguments.Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser("runs", parents=[common], help="list the runs found")
    arguments.completes_files(parser.add_argument("path", metavar="PATH", help=arguments.PATH_HELP))
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Lists the runs; returns the exit status."""
    import json

    from tensorboard_plugin_overview.catalog.layouts import PATTERNS
    from tensorboard_plugin_overview.catalog.scan import scan
    from tensorboard_plugin_overview.loading.content_tests import content_tests

    result = scan(options.path, content_tests())
    if options.json:
        listed = [
            {
                "id": run.id,
                "hosts": list(run.hosts),
                "path": str(run.path),
                "format": run.format,
            }
            | ({"parts": list(run.parts)} if run.parts else {})
            for run in result.runs
        ]
        print(json.dumps(listed, ensure_ascii=False, indent=1))
    else:
        for run in result.runs:
            hosts = ", ".join(run.hosts) or f"no {PATTERNS} file"
            where = f"joined from {', '.join(run.parts)}" if run.parts else str(run.path)
            print("\t".join((printable_line(run.id), printable(hosts), printable(where))))
    # There are runs and a message if a part of the folder could not be searched.
    if result.message is not None:
        arguments.complain(result.message, result.hint or "")
    return arguments.DONE if result.runs else arguments.WRONG_INPUT
