"""A logdir of which every name means harm: of run, files, host, planes, threads, ops, devices.

    python -m tests.evil FOLDER

In: a folder.  Out: a run in it that would run a script in a careless page: a readable profile and
one that is none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sample_profiles.builder import SpaceBuilder

EVIL = "<script>globalThis.owned=1</script><img src=x onerror=globalThis.owned=2>\"'&\u2028\x00"
"""What stands in the profile."""

EVIL_NAME = "<img src=x onerror=globalThis.owned=3>\"'&\n<b>"
"""Of run and files, which cannot have a slash."""


def evil_profile() -> bytes:
    """Five steps on a host and a GPU."""
    space = SpaceBuilder(hostname=EVIL)
    thread = space.plane("/host:CPU").line(EVIL)
    gpu = space.plane("/device:GPU:0", device_vendor=EVIL, device_type_string=EVIL)
    stream = gpu.line("Stream #1(Compute)")
    for step in range(5):
        at = step * 10
        thread.event(EVIL, start_ms=at, duration_ms=10, step_num=step, _r=1, group_id=step)
        stream.event(
            f"{EVIL}{step}",
            start_ms=at + 1,
            duration_ms=5,
            group_id=step,
            tf_op=f"{EVIL}:{EVIL}",
            hlo_module=EVIL,
        )
    space.error(EVIL)
    space.warning(EVIL)
    return space.to_bytes()


def write_evil(logdir: Path) -> None:
    """Writes the run."""
    session = logdir / EVIL_NAME / "plugins/profile" / EVIL_NAME
    session.mkdir(parents=True)
    (session / f"{EVIL_NAME}.xplane.pb").write_bytes(evil_profile())
    (session / f"{EVIL_NAME}2.xplane.pb").write_bytes(b"\xff<script>")


if __name__ == "__main__":
    write_evil(Path(sys.argv[1]))
