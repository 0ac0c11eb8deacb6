"""Hosts and devices of large runs in the text report."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.text import report_text
from tests.cases import overview_of
from tests.overview.panels.test_hosts import FIVE, tpu_host


@pytest.mark.slow
def test_twenty_hosts_of_which_the_late_one_stands_first(tmp_path: Path) -> None:
    hosts = {f"worker{number:02}": tpu_host(100, 20, FIVE) for number in range(20)}
    hosts["worker13"] = tpu_host(110, 10, FIVE)
    hosts["worker19"] = tpu_host(100, 20, [])
    name = "a-name-that-is-longer-than-a-column-by-far-7"
    hosts[name] = tpu_host(100, 20, FIVE)
    overview_of(tmp_path, **hosts)
    lines = report_text(load(tmp_path)).splitlines()
    assert max(map(len, lines)) <= 100
    first = lines.index("Hosts (work: the step without collectives)") + 1
    assert " ".join(lines[first].split()) == (
        "worker13 step 120 ms, work 110 ms, slowest in 5 steps straggler"
    )
    # 32 characters, of which the end tells more.
    assert lines[first + 1] == "  …s-longer-than-a-column-by-far-7 step 120 ms, work 100 ms"
    assert lines[first + 16] == "  and 5 more"
    devices = lines.index("Devices") + 1
    assert lines[devices].startswith("  worker13/device:TPU:0 ")
    assert lines[devices].endswith("slowest")
    # Nothing ran on the device of worker19.
    assert lines[devices + 16] == "  and 4 more"
    assert any("worker19 is set aside: it has no steps" in line for line in lines)


def test_one_host_has_no_table(tmp_path: Path) -> None:
    overview_of(tmp_path, only=tpu_host(100, 20, FIVE))
    assert "Hosts (work" not in report_text(load(tmp_path))
