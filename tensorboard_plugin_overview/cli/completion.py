"""`completion`: a script that lets a shell complete the commands and their options.

In: a shell's name.  Out: the script, which `make completion` wrote into the package.
"""

from __future__ import annotations

import argparse
import sys

from tensorboard_plugin_overview.cli.arguments import DONE, Commands

SHELLS = ("bash", "zsh", "fish")

_HOW = """\
bash:  eval "$(tensorboard-overview completion bash)"     in ~/.bashrc
zsh:   tensorboard-overview completion zsh > DIR/_tensorboard-overview     with DIR in $fpath
fish:  tensorboard-overview completion fish > ~/.config/fish/completions/tensorboard-overview.fish
"""


def add_parser(commands: Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser(
        "completion",
        parents=[common],
        help="print a script that completes commands in a shell",
        epilog=_HOW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Prints the script; returns the exit status."""
    from importlib import resources

    scripts = resources.files("tensorboard_plugin_overview") / "cli" / "completions"
    script = scripts / f"tensorboard-overview.{options.shell}"
    # As bytes, because a shell does not read the line ends of Windows.
    sys.stdout.flush()
    sys.stdout.buffer.write(script.read_bytes().replace(b"\r\n", b"\n"))
    return DONE
