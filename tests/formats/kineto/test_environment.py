"""The environment of runs of torch.profiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.formats.kineto.facts import OPTIONS
from tests.formats.kineto.small import document, op
from tests.formats.kineto.traces import event, written

INFO: dict[str, Any] = {
    "backend": "nccl",
    "rank": 0,
    "world_size": 8,
    "pg_count": 2,
    "pg_config": [{"pg_name": "0"}, {"pg_name": "1"}],
    "nccl_version": "2.21.5",
}


def environment(folder: Path, **keys: Any) -> Any:
    return document(folder, op("aten::mm", 0, 10), **keys)["environment"]


def test_what_the_file_states(tmp_path: Path) -> None:
    found = environment(
        tmp_path, distributedInfo=INFO, record_shapes=1, with_stack=1, trace_id="AB"
    )
    assert found["distributed"] == {
        "backend": "nccl",
        "world_size": 8,
        "ranks_present": 1,
        "groups": 2,
    }
    assert found["profiler_options"] == {
        "record_shapes": True,
        "profile_memory": False,
        "with_stack": True,
        "with_modules": False,
        "with_flops": False,
    }
    assert found["trace_id"] == "AB"
    assert found["frameworks"]["nccl"] == "2.21.5"


def test_what_it_does_not_state(tmp_path: Path) -> None:
    found = environment(tmp_path)
    assert (found["distributed"], found["trace_id"]) == (None, None)
    # Since 2.4 a file states each option that was on.
    assert found["profiler_options"] == dict.fromkeys(OPTIONS, False)


def test_options_of_an_older_file_are_known_by_its_events_alone(tmp_path: Path) -> None:
    assert environment(tmp_path, baseTimeNanoseconds=0)["profiler_options"] == {}
    dims: Any = {"Input Dims": [[2, 2]], "Input type": ["float"]}
    of_memory: Any = {"Bytes": 8, "Device Type": 0}
    used = [
        event("cpu_op", "aten::mm", 1000, 10, **dims),
        event("python_function", "train.py(3): step", 1000, 20),
        {
            **event("cpu_instant_event", "[memory]", 1005, 0, **of_memory),
            "ph": "i",
        },
    ]
    assert document(tmp_path, *used, baseTimeNanoseconds=0)["environment"]["profiler_options"] == {
        "record_shapes": True,
        "profile_memory": True,
        "with_stack": True,
    }


def test_a_job_of_which_only_a_rank_is_known(tmp_path: Path) -> None:
    found = environment(tmp_path, distributedInfo={"rank": 3, "world_size": True, "backend": 7})
    assert found["distributed"] == {
        "backend": None,
        "world_size": None,
        "ranks_present": 1,
        "groups": None,
    }


def test_several_ranks(tmp_path: Path) -> None:
    marker = event("user_annotation", "ProfilerStep#1", 1000, 100)
    for rank in range(2):
        keys: Any = {"distributedInfo": {**INFO, "rank": rank}, "trace_id": f"id{rank}"}
        if rank:
            keys["with_flops"] = 1
        path = tmp_path / f"rank{rank}.pt.trace.json"
        path.write_text(written([marker, event("cpu_op", "aten::mm", 1010, 30)], **keys), "utf-8")
    found: Any = load(tmp_path, cache=False).to_dict()["environment"]
    assert found["distributed"]["ranks_present"] == 2
    assert found["trace_id"] is None
    assert found["profiler_options"]["with_flops"] is None
    assert found["profiler_options"]["with_stack"] is False


@pytest.mark.parametrize(
    ("key", "stated", "framework", "version"),
    [
        ("cuda_runtime_version", 12010, "cuda", "12.1"),
        ("cuda_runtime_version", 13000, "cuda", "13.0"),
        ("cupti_version", 28, "cupti", "28"),
        ("hip_runtime_version", 60443483, "hip", "6.4.43483"),
        ("hip_runtime_version", 71326183, "hip", "7.13.26183"),
        ("roctracer_version", 4.1, "roctracer", "4.1"),
    ],
)
def test_versions(tmp_path: Path, key: str, stated: Any, framework: str, version: str) -> None:
    assert environment(tmp_path, **{key: stated})["frameworks"][framework] == version


def test_sources_of_versions_are_no_keys_that_are_not_there(tmp_path: Path) -> None:
    origins = environment(tmp_path)["provenance"]
    assert origins["frameworks"] == "keys that end in _version; PyTorch's by the format of the file"
    assert origins["distributed"] == "key distributedInfo"
