"""What the benchmarks share: what they were measured on, memory, servers, tables."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import platform
import resource
import socket
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep

_PATIENCE_S = 60.0
_CHECK_S = 0.005


def peak_mb(process: int | None = None) -> float:
    """A process's peak of resident memory, in 10⁶ bytes; None for this one."""
    status = Path(f"/proc/{process or 'self'}/status")
    if status.exists():
        # Not `ru_maxrss`, which begins with the peak of the program that started this one.
        return held_bytes(status.read_text(), "VmHWM") / 1e6
    # Bytes on macOS, the only other system that is expected here.
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def held_bytes(status: str, what: str) -> int:
    """What `/proc/<process>/status` says of memory, there in units of 1024 bytes."""
    (line,) = (line for line in status.splitlines() if line.startswith(f"{what}:"))
    return int(line.split()[1]) * 1024


def is_installed(module: str) -> bool:
    """The module can be imported."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def machine() -> str:
    """What the measurements were made on."""
    cores = os.cpu_count()
    versions = ", ".join(
        f"{name} {importlib.metadata.version(name)}"
        for name in ("numpy", "protobuf", "jax")
        if is_installed("google.protobuf" if name == "protobuf" else name)
    )
    return f"{platform.system()} {platform.machine()}, {cores} cores, Python " + ", ".join(
        [platform.python_version(), versions]
    )


def free_port() -> int:
    """One that nobody listens on, at this moment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def wait_for(address: str) -> None:
    """Waits until a server answers there, or for a minute."""
    for _ in range(round(_PATIENCE_S / _CHECK_S)):
        with suppress(urllib.error.URLError, ConnectionError):
            urllib.request.urlopen(address, timeout=_PATIENCE_S).close()
            return
        sleep(_CHECK_S)
    raise TimeoutError(f"no answer from {address}")


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table in Markdown."""
    for cells in (head, ["---"] * len(head), *rows):
        print("| " + " | ".join(cells) + " |")
