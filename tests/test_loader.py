"""The way into TensorBoard: nothing of ours that fails may take it down."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tensorboard.plugins import base_plugin
from werkzeug.test import Client

from tensorboard_plugin_overview import loader
from tensorboard_plugin_overview.server import failed_plugin


def context() -> base_plugin.TBContext:
    return base_plugin.TBContext(logdir="")


def test_loads_the_plugin() -> None:
    plugin = loader.OverviewLoader().load(context())
    assert plugin.plugin_name == "overview"
    routes = {"/runs", "/overview", "/export", "/step", "/compare", "/static/*"}
    assert set(plugin.get_plugin_apps()) == routes
    assert plugin.frontend_metadata().tab_name == "Overview"


@pytest.mark.parametrize("name", ["peak_tflops", "peak_gbps", "memory_gb"])
def test_flags_are_numbers_above_zero(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    loader.OverviewLoader().define_flags(parser)
    assert getattr(parser.parse_args([f"--overview_{name}=1.5"]), f"overview_{name}") == 1.5
    with pytest.raises(SystemExit):
        parser.parse_args([f"--overview_{name}=-1"])
    assert "must be a number above 0, not '-1'" in capsys.readouterr().err


def test_import_error_shows_up_in_the_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    # None in sys.modules makes the import fail, as a missing or broken module does.
    monkeypatch.setitem(sys.modules, "tensorboard_plugin_overview.server.plugin", None)
    plugin = loader.OverviewLoader().load(context())
    assert plugin.is_active()
    assert plugin.frontend_metadata().es_module_path == "/static/index.js"
    apps: dict[str, Any] = plugin.get_plugin_apps()
    for route in ("/runs", "/overview", "/export", "/step", "/compare"):
        response = Client(apps["/*"]).get(route)
        error = json.loads(response.data)["error"]
        assert response.status_code == 500
        assert error["code"] == "load_failed"
        assert "tensorboard_plugin_overview.server.plugin" in error["message"]
        assert "pip install" in error["hint"]
    bundle = Client(apps["/static/*"]).get("/static/index.js")
    assert bundle.status_code == 200
    assert bundle.headers["X-Content-Type-Options"] == "nosniff"
    assert b"render" in bundle.data


def test_missing_bundle_does_not_break_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failed_plugin, "_STATIC", Path("/nowhere"))
    failed = failed_plugin.FailedPlugin(context(), ImportError("numpy"))
    response = Client(failed.get_plugin_apps()["/static/*"]).get("/static/index.js")
    assert b"export function render" in response.data


def test_loading_imports_no_more_than_a_start_needs() -> None:
    """The stages that read profiles are imported when the first overview is asked for."""
    code = (
        "import sys\n"
        "from tensorboard.plugins import base_plugin\n"
        "from tensorboard_plugin_overview.loader import OverviewLoader\n"
        "plugin = OverviewLoader().load(base_plugin.TBContext(logdir='/nowhere'))\n"
        "assert type(plugin).__name__ == 'OverviewPlugin', type(plugin)\n"
        "plugin.is_active()\n"
        "stages = ('decode', 'events', 'metrics', 'overview', 'report', 'samples')\n"
        "names = [f'tensorboard_plugin_overview.{stage}.' for stage in stages]\n"
        "print([name for name in sys.modules if name.startswith(tuple(names))])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_later_import_error_shows_up_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "vm.xplane.pb").touch()
    plugin = loader.OverviewLoader().load(base_plugin.TBContext(logdir=str(tmp_path)))
    monkeypatch.setitem(sys.modules, "tensorboard_plugin_overview.server.answers", None)
    plugin._watch.current(wait_s=10)
    apps = plugin.get_plugin_apps()
    response = Client(apps["/overview"]).get(f"/overview?run={tmp_path.name}")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (500, "load_failed")
    assert "pip install" in error["hint"]
