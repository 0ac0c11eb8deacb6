"""Few calls from a request to its work, and no answer of this process is unpacked by it."""

from __future__ import annotations

import gzip
import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import tensorboard_plugin_overview
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_cache import FOLDER_VARIABLE
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.server import answers
from tests.server.tab import Tab

PACKAGE = Path(tensorboard_plugin_overview.__file__).parent
RUN = "cpu_training"


class Chain:
    """The calls of the package's functions, one inside the other, from a request to a function.

    The request's thread hands the build over to another one: the chain goes on there.

    Args:
        work: the name of the function that the chain ends at; it is not in it.
    """

    def __init__(self, work: str) -> None:
        self.total = 0
        self._work = work
        self._open: dict[int, list[str]] = {}
        self._at: dict[str, list[str]] = {}

    @property
    def calls(self) -> list[str]:
        return self._at["submit"] + self._at[self._work]

    def profile(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self._work in self._at:
            sys.setprofile(None)
        if not code.co_filename.startswith(str(PACKAGE)) or self._work in self._at:
            return
        of_thread = self._open.setdefault(threading.get_ident(), [])
        if event == "call":
            if code.co_name in ("submit", self._work):
                self._at[code.co_name] = list(of_thread)
            self.total += threading.current_thread().name != "overview-run-watch"
            of_thread.append(code.co_name)
        elif event == "return" and of_thread:
            of_thread.pop()


def test_an_overview_is_six_calls_from_its_request(samples: Path) -> None:
    tab = Tab(str(samples))
    # What is imported and made with the first answer is not of each request.
    tab.plugin._answers()
    chain = Chain("build_overview")
    threading.setprofile(chain.profile)
    sys.setprofile(chain.profile)
    try:
        response = tab.get(f"/overview?run={RUN}")
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    assert response.status_code == 200
    assert len(chain.calls) <= 6, chain.calls
    # With all that these calls ask on the way: the list of runs, the queue, the state of files.
    assert chain.total <= 40


def never(name: str) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> Any:
        raise AssertionError(name)

    return fail


@pytest.mark.slow
@pytest.mark.parametrize(
    "url",
    [
        f"/export?run={RUN}&format=json",
        f"/export?run={RUN}&format=csv",
        f"/export?run={RUN}&format=html",
        f"/export?run={RUN}&format=xprof",
        f"/compare?a={RUN}&b=gpu_training_simulated",
        f"/step?run={RUN}&index=3",
    ],
)
def test_nothing_is_unpacked_that_this_process_has_packed(
    samples: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, "off")
    tab = Tab(str(samples))
    for run in (RUN, "gpu_training_simulated"):
        assert tab.get(f"/overview?run={run}").status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(gzip, "decompress", never("gunzipped"))
        patch.setattr(json, "loads", never("parsed"))
        patch.setattr(result_codec, "unpack", never("unpacked"))
        gzipped = tab.get(url, headers={"Accept-Encoding": "gzip"})
    assert gzipped.status_code == 200
    assert gzipped.data


@pytest.mark.slow
def test_a_document_that_is_too_large_to_be_kept_is_read_again(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    urls = [
        f"/export?run={RUN}&format=csv",
        f"/compare?a={RUN}&b=gpu_training_simulated",
    ]
    expected = [Tab(str(samples)).get(url).data for url in urls]
    monkeypatch.setattr(answers, "_MAX_DOCUMENT_BYTES", 0)
    tab = Tab(str(samples))
    assert [tab.get(url).data for url in urls] == expected
    sizes = [kept.bytes for kept in tab.plugin._answers()._kept.values()]
    assert max(sizes) < 100_000


def test_files_and_comparisons_leave_the_document_as_it_is(samples: Path) -> None:
    tab = Tab(str(samples))
    expected = tab.json(f"/overview?run={RUN}")
    for name in FORMATS:
        assert tab.get(f"/export?run={RUN}&format={name}").status_code == 200
    assert tab.get(f"/compare?a={RUN}&b={RUN}").status_code == 200
    (kept,) = (
        kept.answer
        for kept in tab.plugin._answers()._kept.values()
        if isinstance(kept.answer, answers.PackedDocument)
    )
    assert json.loads(json.dumps(kept.document)) == expected
    assert json.loads(gzip.decompress(kept.packed)) == expected
