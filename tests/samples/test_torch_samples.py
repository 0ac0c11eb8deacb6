"""The sample traces of torch.profiler: what they promise in their README."""

from __future__ import annotations

import gzip
import json
import re
import statistics
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.__main__ import TRACES
from sample_profiles.torch_training import WARNING, torch_training
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.samples import torch_sample, write_samples
from tests.cases import codes, columns, value
from tests.overview_schema import assert_valid

CAPTURED, SIMULATED = "pytorch_cpu", "pytorch_gpu_simulated"


@pytest.fixture(scope="module")
def logdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("samples")
    write_samples(folder)
    return folder


def document_of(logdir: Path, name: str) -> Any:
    document: Any = load(logdir / name).to_dict()
    assert_valid(document)
    return document


def unpacked(name: str) -> Any:
    return json.loads(gzip.decompress(torch_sample(name)))


def events(cat: str) -> list[dict[str, Any]]:
    return [one for one in unpacked(SIMULATED)["traceEvents"] if one.get("cat") == cat]


@pytest.mark.parametrize("run", TRACES)
def test_the_files_are_what_their_generators_make(run: str) -> None:
    assert gzip.decompress(torch_sample(run)) == TRACES[run](), (
        "python -m sample_profiles writes them anew"
    )
    assert torch_training() == torch_training()


def test_the_simulated_run_says_that_it_is(logdir: Path) -> None:
    document = document_of(logdir, SIMULATED)
    assert document["environment"]["simulated"]
    assert document["environment"]["device_type"] == "Simulated GPU"
    assert [host["name"] for host in document["hosts"]] == ["simulated-host_1"]
    assert WARNING in json.dumps(document["diagnostics"])


def test_the_simulated_run_has_twelve_steps_and_one_waits_for_its_input(logdir: Path) -> None:
    document = document_of(logdir, SIMULATED)
    found = columns(document)
    assert document["platform"] == "gpu"
    assert found["number"] == [*range(10, 22)]
    waits_ms = list(found["input"])
    stalled = found["number"].index(18)
    assert max(waits_ms) == waits_ms[stalled]
    assert waits_ms[stalled] > 10 * statistics.median(waits_ms)
    assert value(document, "time_device_compute") > 0.8 * statistics.median(found["duration_ms"])


def test_the_simulated_device_runs_one_thing_at_a_time_behind_its_launches() -> None:
    calls = {one["args"]["correlation"]: one for one in events("cuda_runtime")}
    work = [*events("kernel"), *events("gpu_memcpy")]
    assert len(work) == 12 * (4 * 5 + 1 + 4 * 7 + 3 + 1) + 3
    for one in work:
        call = calls[one["args"]["correlation"]]
        assert call["ts"] + call["dur"] <= one["ts"]
    ordered = sorted(work, key=lambda one: one["ts"])
    assert all(a["ts"] + a["dur"] <= b["ts"] + 1e-6 for a, b in pairwise(ordered))


def test_host_events_of_a_thread_nest() -> None:
    kinds = ("cpu_op", "cuda_runtime", "user_annotation")
    threads: dict[int, list[dict[str, Any]]] = {}
    for one in (one for kind in kinds for one in events(kind)):
        threads.setdefault(one["tid"], []).append(one)
    assert sorted(threads) == [1, 2]
    for found in threads.values():
        open_until = [float("inf")]
        for one in sorted(found, key=lambda one: (one["ts"], -one["dur"])):
            end = one["ts"] + one["dur"]
            while open_until[-1] <= one["ts"] + 1e-6:
                open_until.pop()
            assert end <= open_until[-1] + 1e-6, one["name"]
            open_until.append(end)


def test_the_captured_run_has_five_steps_of_a_training_with_a_loader(logdir: Path) -> None:
    document = document_of(logdir, CAPTURED)
    assert document["platform"] == "cpu"
    assert columns(document)["number"] == [2, 3, 4, 5, 6]
    assert document["job"]["kind"] == "training"
    assert value(document, "time_input") > 0
    assert value(document, "time_host_compute") > 0
    assert not document["environment"]["simulated"]
    assert "file_partial" not in codes(document)


def test_the_captured_run_names_no_machine() -> None:
    text = gzip.decompress(torch_sample(CAPTURED)).decode()
    assert re.findall(r"/(?:home|root|work|tmp|usr|Users|opt)/", text) == []
    assert json.loads(text).get("host_name", "vm") == "vm"
