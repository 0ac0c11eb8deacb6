"""Sessions whose hosts stopped seconds apart: offered as one run, beside the folders."""

from __future__ import annotations

from pathlib import Path

from tensorboard_plugin_overview.catalog.scan import scan
from tests.catalog.test_scan import touch


def found(logdir: Path, **sessions: str) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Id -> hosts and parts; `sessions` are names of files by the name of their folder."""
    for session, hosts in sessions.items():
        for host in hosts.split():
            touch(logdir / "plugins/profile" / session.lstrip("s") / f"{host}.xplane.pb", 1000)
    return {run.id: (run.hosts, run.parts) for run in scan(logdir).runs}


def test_hosts_seconds_apart_are_offered_as_one_run(tmp_path: Path) -> None:
    runs = found(tmp_path, s2026_01_01_10_47_38="a", s2026_01_01_10_47_36="c b")
    first, second = "2026_01_01_10_47_36", "2026_01_01_10_47_38"
    assert runs == {
        first: (("b", "c"), ()),
        second: (("a",), ()),
        f"{first}~joined": (("a", "b", "c"), (first, second)),
    }


def test_the_parts_say_what_they_belong_to_and_come_first(tmp_path: Path) -> None:
    found(tmp_path, s2026_01_01_10_47_36="a", s2026_01_01_10_47_38="b")
    listed = scan(tmp_path)
    assert [bool(run.parts) for run in listed.runs] == [False, False, True]
    assert {run.joined for run in listed.runs[:2]} == {listed.runs[2].id}
    assert listed.select(None).parts == ()


def test_a_host_that_is_in_both_makes_them_two_captures(tmp_path: Path) -> None:
    runs = found(tmp_path, s2026_01_01_10_47_36="a b", s2026_01_01_10_47_38="b c")
    assert len(runs) == 2


def test_two_captures_in_a_row_are_two_runs(tmp_path: Path) -> None:
    """The third session has a host of the first again: it begins the next one."""
    runs = found(
        tmp_path,
        s2026_01_01_10_00_00="a",
        s2026_01_01_10_00_01="b",
        s2026_01_01_10_00_05="a",
        s2026_01_01_10_00_06="b",
    )
    joined = {name: parts for name, (_, parts) in runs.items() if parts}
    assert joined == {
        "2026_01_01_10_00_00~joined": ("2026_01_01_10_00_00", "2026_01_01_10_00_01"),
        "2026_01_01_10_00_05~joined": ("2026_01_01_10_00_05", "2026_01_01_10_00_06"),
    }


def test_further_apart_or_elsewhere_is_another_run(tmp_path: Path) -> None:
    found(tmp_path, s2026_01_01_10_47_36="a", s2026_01_01_10_47_47="b", snamed="c")
    touch(tmp_path / "train/plugins/profile/2026_01_01_10_47_37/d.xplane.pb")
    assert not any(run.parts for run in scan(tmp_path).runs)


def test_below_a_tensorboard_run(tmp_path: Path) -> None:
    for second, host in ((36, "a"), (37, "b")):
        touch(tmp_path / f"train/plugins/profile/2026_01_01_23_59_{second}/{host}.xplane.pb")
    (joined,) = [run for run in scan(tmp_path).runs if run.parts]
    assert joined.id == "train/2026_01_01_23_59_36~joined"
    folders = [str(file.path).split("/")[-2] for file in joined.files]
    assert folders == [part.split("/")[1] for part in joined.parts]
