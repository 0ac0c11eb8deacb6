"""All that can be done with a run, done with traces of torch.profiler."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import time
import uuid
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import compare, load
from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.api import load_step
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading import host_files
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.overview.build import UnreadableRunError, build_overview
from tests.cases import columns, value
from tests.formats.kineto.test_documents import CORPUS, needs_corpus
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

# 2026-01-02 03:04:05 UTC.
NAME = "vm_1.1767323045000000000.pt.trace.json"
RUN = "2026_01_02_03_04_05"


def training(kernel_us: float = 300, steps: int = 6) -> str:
    """Steps of 1000 us: the loader 100, an op that launches a kernel, and a wait for it.

    The kernel begins 200 into the step.  The last step's host waits for it, too.
    """
    events: list[dict[str, Any]] = []
    for step in range(steps):
        begin = 1000 + 1000 * step
        ids: dict[str, Any] = {"correlation": step + 1}
        events += [
            event("user_annotation", f"ProfilerStep#{step + 3}", begin, 1000),
            event("user_annotation", "enumerate(DataLoader)#_X.__next__", begin, 100),
            event("cpu_op", "aten::mm", begin + 150, 40),
            event("cuda_runtime", "cudaLaunchKernel", begin + 160, 10, **ids),
            event("cuda_runtime", "cudaStreamSynchronize", begin + 200, 700),
            event(
                "kernel",
                "ampere_sgemm_128x64",
                begin + 200,
                # So that the lengths differ, as they do.
                kernel_us + 10 * (step % 2),
                pid=0,
                tid=7,
                device=0,
                stream=7,
                **ids,
            ),
            event("cpu_op", "aten::relu", begin + 920, 20),
        ]
    device = {"id": 0, "name": "NVIDIA A100-SXM4-40GB", "computeMajor": 8, "computeMinor": 0}
    return written(events, deviceProperties=[device])


def put(folder: Path, content: str, name: str = NAME) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(content, encoding="utf-8")
    return folder / name


def xspace(folder: Path) -> Path:
    """Six steps of 1 ms on a GPU, in each a kernel of 0.3 ms, as an XSpace."""
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0", id=0).line("Stream #7(Compute)", id=7)
    for step in range(6):
        python.event("train", start_ms=step, duration_ms=1, step_num=step)
        python.event("cuLaunchKernel", start_ms=step + 0.1, duration_ms=0.01, correlation_id=step)
        stream.event("gemm", start_ms=step + 0.2, duration_ms=0.3, correlation_id=step)
    path = folder / "plugins" / "profile" / "s" / "h.xplane.pb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(space.to_bytes())
    return path


def document_of(path: Path | str, **options: Any) -> Any:
    document: Any = load(path, **options).to_dict()
    assert_valid(document)
    return document


def test_file_folder_and_logdir_give_the_same_numbers(tmp_path: Path) -> None:
    path = put(tmp_path / "exp", training())
    of_file, of_folder, of_logdir = map(document_of, (path, path.parent, tmp_path))
    assert of_file["run"]["id"] == "vm_1.1767323045000000000"
    assert of_folder["run"]["id"] == RUN
    assert of_logdir["run"]["id"] == f"exp/{RUN}"
    assert of_file["metrics"] == of_folder["metrics"] == of_logdir["metrics"]
    # By hand: 1000 a step, of which 100 is the loader's.
    assert value(of_file, "step_time") == pytest.approx(1.0)
    assert value(of_file, "time_input") == pytest.approx(0.1)
    # 3 steps of 300 and 3 of 310.
    assert value(of_file, "time_device_compute") == pytest.approx(0.305)
    assert columns(of_file)["number"] == [3, 4, 5, 6, 7, 8]


def test_two_traces_are_compared(tmp_path: Path) -> None:
    a = load(put(tmp_path / "a", training(300)))
    b = load(put(tmp_path / "b", training(500)))
    found = compare(a, b).to_dict()
    assert found["verdict"] in ("same", "unclear")
    of_id = {metric["id"]: metric for metric in found["metrics"]}
    assert of_id["time_device_compute"]["delta"] == pytest.approx(0.2)
    assert of_id["time_device_compute"]["verdict"] == "changed"
    assert found["diagnostics"] == []


def test_a_trace_is_compared_with_an_xspace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kineto = put(tmp_path / "a", training())
    xplane = xspace(tmp_path / "b")
    found = compare(load(kineto), load(xplane)).to_dict()
    assert [one["code"] for one in found["diagnostics"]] == ["formats_differ"]
    assert found["diagnostics"][0]["severity"] == "info"
    assert (
        "A is a trace of torch.profiler, B is an XSpace profile."
        in (found["diagnostics"][0]["message"])
    )
    of_id = {metric["id"]: metric for metric in found["metrics"]}
    assert of_id["step_time"]["a"]["value"] == pytest.approx(1.0)
    assert of_id["step_time"]["verdict"] != "unavailable"
    assert main(["compare", str(kineto), str(xplane)]) == 0
    assert "info: A is a trace of torch.profiler" in capsys.readouterr().out


def test_documents_of_old_versions_state_no_format_and_are_compared(tmp_path: Path) -> None:
    path = put(tmp_path, training())
    a, b = load(path).to_dict(), load(path).to_dict()
    a["run"].pop("format")  # type: ignore[misc]
    from tensorboard_plugin_overview.comparison import compare as comparison

    assert comparison.compare(a, b).to_dict()["diagnostics"] == []


def test_check_is_a_gate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(put(tmp_path / "a", training()))
    slow = str(put(tmp_path / "b", training(800)))
    assert main(["check", path, "--require", "step_time <= 1.1 ms"]) == 0
    assert main(["check", path, "--require", "step_time <= 0.9 ms"]) == 1
    gate = ["--require", "time_device_compute <= baseline * 1.1", "--baseline", path]
    assert main(["check", path, *gate]) == 0
    assert main(["check", slow, *gate]) == 1
    capsys.readouterr()
    # A saved document is a baseline, too.
    assert main(["show", path, "--format", "json"]) == 0
    saved = put(tmp_path, capsys.readouterr().out, "saved.json")
    assert main(["check", path, *gate[:-1], str(saved)]) == 0


@pytest.mark.parametrize("name", ["csv", "html", "json", "xprof", "text"])
def test_every_export_has_the_run(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = put(tmp_path, training())
    assert main(["show", str(path), "--format", name]) == 0
    text = capsys.readouterr().out
    if name == "csv":
        rows = list(csv.DictReader(io.StringIO(text)))
        (step_time,) = (
            row for row in rows if (row["item"], row["field"]) == ("step_time", "value")
        )
        assert float(step_time["value"]) == pytest.approx(1.0)
        assert ("hosts", "vm_1", "machine", "vm") in [
            (row["section"], row["item"], row["field"], row["text"]) for row in rows
        ]
    elif name == "json":
        assert json.loads(text)["run"]["format"] == "kineto"
    elif name == "xprof":
        analysis, steps, environment, *_ = json.loads(text)
        assert environment["p"]["device_type"] == "NVIDIA A100-SXM4-40GB (GPU)"
        assert float(steps["p"]["steptime_ms_average"]) == pytest.approx(1.0)
        assert len(steps["rows"]) == 6
        assert any(row["c"][3]["v"] == "aten::mm" for row in analysis["rows"])
    else:
        assert "aten::mm" in text


def test_data_frames_and_the_notebook_have_it(tmp_path: Path) -> None:
    pytest.importorskip("pandas", reason="pandas is not installed")
    overview = load(put(tmp_path, training()))
    steps = overview.to_dataframe("steps")
    assert list(steps.index) == [3, 4, 5, 6, 7, 8]
    assert steps["input"].mean() == pytest.approx(0.1)
    assert list(overview.to_dataframe("hosts")["machine"]) == ["vm"]
    assert "aten::mm" in list(overview.to_dataframe("top_ops")["name"])
    assert "1 ms" in overview._repr_html_().replace("\u00a0", " ")


def test_ops_of_a_step_add_up(tmp_path: Path) -> None:
    path = put(tmp_path, training())
    for index, kernel_us in enumerate([300, 310, 300]):
        step = load_step(path, index)
        assert step["number"] == 3 + index
        device = [op for op in step["ops"] if op["side"] == "device"]
        assert sum(op["self_ms"] for op in device) == pytest.approx(kernel_us / 1000)
        assert device[0]["name"] == "aten::mm"
        host = {op["name"]: op["self_ms"] for op in step["ops"] if op["side"] == "host"}
        assert host["aten::relu"] == pytest.approx(0.02)


def test_findings_lead_to_their_steps(tmp_path: Path) -> None:
    # The loader takes 150 in the fourth step, 100 in the others.
    content = training().replace('"ts": 4000, "dur": 100', '"ts": 4000, "dur": 150')
    document = document_of(put(tmp_path, content))
    found = {one["id"]: one for one in document["findings"]}
    assert found["input_bound"]["look_at"]["steps"][0] == 3
    assert columns(document)["number"][3] == 6


# ---- the cache ----------------------------------------------------------------------------------


def test_a_result_is_kept_until_the_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[str] = []

    def counted(*arguments: Any) -> HostResult:
        reads.append("")
        return read_host(*arguments)

    monkeypatch.setattr(host_files, "read_host", counted)
    path = put(tmp_path / "logs", training())
    old = time.time() - 60
    os.utime(path, (old, old))
    cache = ResultCache(tmp_path / "cache")

    def built() -> Any:
        (run,) = scan(path).runs
        found = build_overview(run, cache=cache).to_dict()
        for _ in range(200):
            # It is kept behind the answer's back.
            if any(one.is_file() for one in (tmp_path / "cache").rglob("*")):
                break
            time.sleep(0.05)
        return found

    first = built()
    assert built() == first
    assert len(reads) == 1
    path.write_text(training(500), encoding="utf-8")
    os.utime(path, (old + 1, old + 1))
    assert value(built(), "time_device_compute") == pytest.approx(0.505)
    assert len(reads) == 2


def test_a_result_of_another_version_of_the_code_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path / "logs", training())
    old = time.time() - 60
    os.utime(path, (old, old))
    (run,) = scan(path).runs
    (file,) = run.files
    cache = ResultCache(tmp_path / "cache")
    cache.put(file, read_host(file))
    assert cache.get(file) is not None
    monkeypatch.setattr(result_codec, "code_version", lambda: "another")
    assert cache.get(file) is None


# ---- limits, progress, URLs ----------------------------------------------------------------------


def test_a_file_above_the_limit_of_memory_is_named(tmp_path: Path) -> None:
    path = put(tmp_path, training())
    with pytest.raises(UnreadableRunError) as caught:
        load(path, memory_gb=0.01, cache=False)
    assert "GB of memory" in caught.value.message


def test_progress_names_host_and_stage(tmp_path: Path) -> None:
    said = []
    reading = Reading(on_change=lambda: said.append(reading.message))
    load(put(tmp_path, training()), cache=False, reading=reading)
    assert any("vm_1" in message and "reading" in message for message in said)
    assert {timing.stage for timing in reading.timings} >= {"reading", "computing"}


@pytest.mark.parametrize("packed", [False, True])
def test_a_run_behind_a_url_has_the_same_numbers(tmp_path: Path, packed: bool) -> None:
    fsspec = pytest.importorskip("fsspec", reason="fsspec is not installed")
    url, name = f"memory://{uuid.uuid4()}", NAME + (".gz" if packed else "")
    content = training().encode()
    with fsspec.open(f"{url}/exp/{name}", "wb") as file:
        file.write(gzip.compress(content) if packed else content)
    document = document_of(url)
    assert document["run"]["id"] == f"exp/{RUN}"
    assert document["metrics"] == document_of(put(tmp_path, training()))["metrics"]
    assert load_step(url, 0)["ops"]
    fsspec.filesystem("memory").rm(url, recursive=True)


# ---- real traces ---------------------------------------------------------------------------------


@pytest.mark.slow
@needs_corpus
def test_two_real_ranks_are_averaged() -> None:
    document = document_of(CORPUS / "gpu_2ranks_of_128")
    assert [host["rank"] for host in document["hosts"]] == [0, 1]
    # Worked out apart: NCCL runs 193.8 a step in the mean of both, 160.1 of it exposed.
    assert value(document, "exposed_communication") == pytest.approx(160.1, abs=0.05)
    both = value(document, "exposed_communication") + value(document, "overlapped_communication")
    assert both == pytest.approx(193.8, abs=0.05)
    for rank in (0, 1):
        alone = document_of(CORPUS / "gpu_2ranks_of_128", host=f"rank:{rank}")
        assert [host["name"] for host in alone["hosts"]] == [f"rank{rank}"]


@needs_corpus
def test_real_spans_and_ranks_are_runs(tmp_path: Path) -> None:
    for name in ("cpu_ddp4_slow2", "cpu_loader2_2spans", "gpu_v100_resnet50_loader0_2spans"):
        (tmp_path / name).symlink_to(CORPUS / name, target_is_directory=True)
    assert {run.id: len(run.hosts) for run in scan(tmp_path).runs} == {
        "cpu_ddp4_slow2/2026_11_30_22_44_44": 4,
        "cpu_loader2_2spans/2026_11_30_22_38_56": 1,
        "cpu_loader2_2spans/2026_11_30_22_38_56_2": 1,
        "gpu_v100_resnet50_loader0_2spans/2021_06_08_09_04_49": 1,
        "gpu_v100_resnet50_loader0_2spans/2021_06_08_09_12_46": 1,
    }


@pytest.mark.slow
@needs_corpus
def test_ops_of_a_real_step_add_up() -> None:
    path = CORPUS / "gpu_v100_resnet_ns.pt.trace.json.gz"
    found = columns(document_of(path))
    step = load_step(path, 2)
    listed_ms = sum(op["self_ms"] for op in step["ops"] if op["side"] == "device")
    # On one stream; the 20 slowest are nearly all of it.
    whole_ms = sum(found[part][2] for part in ("device_compute", "device_to_device"))
    assert 0.98 * whole_ms < listed_ms <= 1.001 * whole_ms
