"""Writes the sample runs: `python -m tensorboard_plugin_overview.samples DIR [--steps N]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tensorboard_plugin_overview.samples import write_samples


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main() -> None:
    """Parses the command line, writes the runs, and prints the files' names."""
    parser = argparse.ArgumentParser(
        prog="python -m tensorboard_plugin_overview.samples",
        description="Write the sample runs of Overview for TensorBoard.",
    )
    parser.add_argument("dir", type=Path, help="log directory to write to")
    parser.add_argument(
        "--steps",
        type=_positive,
        metavar="N",
        help="also write a simulated run of 1 and one of N steps",
    )
    arguments = parser.parse_args()
    for path in write_samples(arguments.dir, arguments.steps):
        print(path)


if __name__ == "__main__":
    main()
