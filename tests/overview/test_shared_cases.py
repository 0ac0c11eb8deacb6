"""The profiles of ../shared/cases, each with the right values of its README.

A real program's values are those of its own clock and of its loop, with the README's tolerance.
Inputs equal to those that were made by hand are built in test_shared_cases_built.py.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.__main__ import main
from tests.cases import columns
from tests.overview.case_facts import (
    Document,
    Fact,
    are_complete,
    costs_at_least,
    finds,
    finds_not,
    has_numbers,
    has_steps,
    is_about,
    is_between,
    is_bound_by,
    is_marked_by_host,
    is_no_inference,
    is_slowest,
    lasts,
    notes,
    notes_not,
    shows,
)
from tests.overview_schema import assert_valid


def cycles_every(cycle_ms: float) -> Fact:
    def check(document: Document) -> None:
        (found,) = (one for one in document["diagnostics"] if one["code"] == "longer_cycle")
        (said,) = re.findall(r"every ([\d.]+) ms", found["message"])
        assert float(said) == pytest.approx(cycle_ms, rel=0.04)

    return check


def advises_no_device_loop(document: Document) -> None:
    """The loader is to be mended; a longer program does not help."""
    first = document["findings"][0]
    assert first["id"] == "input_bound"
    assert "several steps in one program" not in first["next_step"]


def lacks_two_steps_of_one_device(document: Document) -> None:
    lacking = "only on 1 of 2 devices"
    assert columns(document)["incomplete_reason"] == [None] * 4 + [lacking] * 2


def has_kinds_apart(document: Document) -> None:
    kinds = {one["name"]: one for one in document["steps"]["kinds"]}
    assert (kinds["train"]["count"], kinds["train"]["mean_ms"]) == (12, 100)
    assert kinds["eval"]["mean_ms"] == pytest.approx(20)


def knows_the_xpu(document: Document) -> None:
    (device,) = document["devices"]
    assert "XPU:0" in device["name"]
    assert device["busy_ms"] == pytest.approx(400)
    assert document["environment"]["device_type"] != "CPU"
    assert document["environment"]["device_count"] == 1


def blames_no_python(document: Document) -> None:
    assert not re.search(r"Python|No op runs", str(document["findings"]))
    assert document["environment"]["device_type"] != "CPU"


def was_not_traced(document: Document) -> None:
    assert document["environment"]["trace_level"] == 0


RIGHT: Mapping[str, Sequence[Fact]] = {
    "grain_tpu_input": [
        is_about("time_input", 60),
        is_about("time_idle", 4),
        is_about("time_compute", 34),
        is_bound_by("input"),
        advises_no_device_loop,
    ],
    "tfdata_stage_tpu": [is_between("time_input", 3.5, 4), is_between("time_idle", 0, 0.5)],
    "mixed_markers_gpu": [
        has_steps(12),
        are_complete(12),
        is_about("step_time", 100),
        has_kinds_apart,
        notes("several_step_kinds", "train", "eval"),
    ],
    "partial_devices_tpu": [
        lacks_two_steps_of_one_device,
        are_complete(4),
        is_about("step_time", 100),
        is_about("time_compute", 90),
    ],
    "tpu_plane_missing": [
        notes("no_device_plane", "TPU", "fewer steps", "python_tracer_level=0"),
        blames_no_python,
    ],
    "unknown_device_xpu": [knows_the_xpu, notes("unknown_device", "/device:XPU:0")],
    "host_tracer_off_capture": [
        was_not_traced,
        notes("no_steps", "host tracer was off (level 0)", "level=1 or more"),
    ],
    "collectives_not_nccl": [
        is_about("time_device_collectives", 30),
        is_about("time_device_compute", 10),
    ],
    "blackwell_kernel_names": [
        is_about("compute_16bit", 200 / 3),
        is_about("compute_32bit", 0),
        is_about("compute_precision_unknown", 0),
    ],
    "float_step_num": [has_numbers(100, 101, 102, 103, 104, 105)],
    # What is printed is below.
    "terminal_escapes": [has_steps(4)],
    "two_threads_cpu": [
        has_numbers(0, 1, 2, 3, 4, 5),
        are_complete(6),
        is_about("step_period", 100),
    ],
    "annotated_input_capture": [
        has_steps(12),
        finds(r"unexplained_idle: .*load_batch: 37\.6 of 46\.1 ms"),
    ],
    # Decision 4c: the steps are executions of `jit_grad_step`.
    "grad_accumulation_capture": [
        has_steps(40),
        is_about("step_time", 21.5, 1),
        notes("longer_cycle", "jit_apply_updates", "once in 4"),
        cycles_every(84.9),
    ],
    "jax_load_outside": [
        has_steps(14),
        is_about("step_period", 22.571, 3),
        costs_at_least(10.6),
        is_bound_by("input", "host", "idle"),
    ],
    "jax_train_eval_annot": [
        has_steps(12),
        is_about("step_time", 11.738, 3),
        is_marked_by_host,
        shows(11.738),
    ],
    "tf_t_train_eval": [shows(6.211, 30.273)],
    "jax_post_process": [
        has_steps(12),
        is_about("step_time", 24.634, 3),
        lasts(
            *(43.795, 20.932, 10.985, 12.095, 9.677, 26.188),
            *(39.977, 68.012, 12.392, 15.532, 16.052, 19.977),
        ),
        is_slowest(7),
        shows(24.634),
    ],
    "jax_eager": [has_steps(8), is_about("step_time", 30.097, 3), shows(30.097), is_no_inference],
    "jax_lengths": [is_about("step_period", 17.916, 5), shows(17.335)],
    "tf_t_retrace": [
        has_steps(8),
        is_about("step_time", 300.566, 3),
        lasts(224.07, 224.641, 220.08, 788.055, 239.363, 236.478, 244.375, 227.462),
        is_slowest(3),
        finds("[Cc]ompil|[Tt]rac"),
        finds_not("unexplained_idle"),
    ],
    "xla_dynamic": [has_steps(9), is_slowest(3), finds("^compile_in_loop:")],
    "dist_rank0_saves": [
        has_steps(14),
        is_about("step_period", 29.407, 4),
        is_between("step_time", 27.69, 29.90),
        # Host 0 saves for 76 ms in the steps 3 and 8.
        finds(r"^uneven_hosts: host0 .*In 2 of 14 steps \(step 3, 8\) it works 7[56](\.\d)? ms"),
    ],
    "tf_k_jit": [
        has_steps(11),
        is_about("step_period", 6.596, 5),
        notes_not("asynchronous_steps"),
        are_complete(11),
    ],
    "tf_kj_generator": [
        has_numbers(9, 10, 11, 12, 13, 14),
        is_about("step_period", 16.033, 6),
        is_bound_by("input", "host"),
        is_marked_by_host,
    ],
    "jax_grain": [
        has_steps(12),
        is_about("step_time", 23.665, 3),
        lasts(
            *(4.073, 0.418, 19.289, 12.209, 28.111, 19.613),
            *(34.089, 41.504, 78.204, 6.072, 22.852, 17.543),
        ),
        is_slowest(8),
        is_bound_by("input"),
    ],
}


@pytest.mark.parametrize("case", RIGHT)
def test_the_right_values(shared: Path, case: str) -> None:
    document: Any = load(shared / "cases" / case).to_dict()
    assert_valid(document)
    for fact in RIGHT[case]:
        fact(document)


def test_no_case_is_forgotten(shared: Path) -> None:
    assert {path.name for path in (shared / "cases").iterdir() if path.is_dir()} == set(RIGHT)


@pytest.mark.parametrize("command", ["show", "runs", "compare", "check"])
def test_no_control_character_is_printed(
    shared: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    profile = str(shared / "cases" / "terminal_escapes" / "host0.xplane.pb")
    arguments = {
        "show": [profile],
        "runs": [str(Path(profile).parent)],
        "compare": [profile, profile],
        "check": [profile, "--require", "step_time<=1000"],
    }
    assert main([command, *arguments[command]]) == 0
    printed = "".join(capsys.readouterr())
    assert printed
    found = {unicodedata.category(one) for one in printed.replace("\n", "").replace("\t", " ")}
    assert not found & {"Cc", "Cf"}
