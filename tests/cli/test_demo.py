"""`demo`: the folder stays as long as the server may read it."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.__main__ import main


class Server:
    """A TensorBoard that is slow to stop.

    Args:
        stubborn: it must be killed.
    """

    def __init__(self, command: list[str], stubborn: bool = False) -> None:
        self.logdir = Path(command[command.index("--logdir") + 1])
        self.stubborn = stubborn
        self.asked_to_stop = False
        self.was_killed = False
        self.logdir_was_there_at_the_end = False

    def wait(self, timeout: float | None = None) -> int:
        if not self.asked_to_stop:
            raise KeyboardInterrupt
        if self.stubborn and not self.was_killed:
            assert timeout is not None
            raise subprocess.TimeoutExpired("tensorboard", timeout)
        self.logdir_was_there_at_the_end = any(self.logdir.rglob("*.xplane.pb"))
        return 0

    def terminate(self) -> None:
        self.asked_to_stop = True

    def kill(self) -> None:
        self.was_killed = True


@pytest.fixture(autouse=True)
def sigterm_as_before() -> Iterator[None]:
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("stubborn", [False, True])
def test_the_server_has_ended_before_its_folder_is_deleted(
    monkeypatch: pytest.MonkeyPatch, stubborn: bool
) -> None:
    servers: list[Server] = []

    def start(command: list[str], **_: Any) -> Server:
        servers.append(Server(command, stubborn))
        return servers[0]

    monkeypatch.setattr(subprocess, "Popen", start)
    assert main(["demo"]) == 130
    (server,) = servers
    assert server.logdir_was_there_at_the_end
    assert server.was_killed == stubborn
    assert not server.logdir.exists()
