"""Step times and breakdowns beside XProf's.

`comparisons` reads the GPU and CPU profiles for which XProf's answer is at hand, and says of each
number whether ours is the same to the digit that XProf prints, and if not, whether that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tensorboard_plugin_overview import load
from tests.parity.comparison import Comparison, Purposes, compare

VECTORS = ("exp10_*", "exp12_*", "exp14_*", "exp15_00", "gpu2_*", "jaxcpu_*")

SUMMARY = {
    "steptime_ms_average": ("step_time", "value"),
    "steptime_ms_standard_deviation": ("step_time", "stdev"),
    "steptime_ms_minimum": ("step_time", "min"),
    "steptime_ms_maximum": ("step_time", "max"),
    "device_compute_time_ms_avg": ("time_device_compute", "value"),
    "device_to_device_time_ms_avg": ("time_device_to_device", "value"),
    "device_collectives_time_ms_avg": ("time_device_collectives", "value"),
    "host_compute_time_ms_avg": ("time_host_compute", "value"),
    "kernel_launch_time_ms_avg": ("time_kernel_launch", "value"),
    "infeed_time_ms_avg": ("time_input", "value"),
    "outfeed_time_ms_avg": ("time_output", "value"),
    "compile_time_ms_avg": ("time_compilation", "value"),
    "other_time_ms_avg": ("time_all_others", "value"),
}

_UNMARKED = "no marker that XProf knows, so it has no steps; ours are inferred from what repeats"
_KERAS = "Keras 3 writes `Profiled batch` without `_r`: XProf sees no marker"
_ASYNCHRONOUS = "markers end before the work they launched; ours are bounded by that work"
_DROPPED = "K28: XProf drops the first and last of more than five steps without a word"
_ONLY_OPS = (
    "K14: on a CPU, ours counts ops, thunks and pool regions, by time; XProf all events in the "
    "step, those of no length too"
)
_HOST_ON_GPU = (
    "K8: XProf has no host events in GPU steps; ours explains the GPU's idle time by them"
)

_MARKER = (
    "K8: ours is from its marker's start to the next step's, the last one to its marker's end, for "
    "the host waited; XProf's from the first op to the last"
)

# Why numbers are not XProf's: which profiles, which numbers, ours and XProf's, and the reason.
PURPOSES: Purposes = (
    ("*", "*_standard_deviation", "none", "*", "K15: one step has no standard deviation"),
    ("*", "*_avg", "left out", "0.0", "K30: a CPU step has no such part"),
    ("*", "*", "unavailable", "0.0", "K30: zero stands for what was not computed"),
    ("cpu_tf_keras_*", "*", "*", "0.0", _KERAS),
    ("cpu_tf_keras_*", "step numbers", "*", "", _KERAS),
    *(
        (case, number, "*", xprof, _UNMARKED)
        for case in (
            "cpu_jax_nosteps",
            "cpu_jax_plain_*",
            "cpu_jax_recompile",
            "cpu_jax_serve_sizes",
            "cpu_tf_loop_plain",
            "gpu_jax_mi300_*",
            "jaxcpu_infer",
            "jaxcpu_train",
        )
        for number, xprof in (("*", "0.0"), ("step numbers", ""))
    ),
    ("cpu_jax_async", "*", "*", "*", _ASYNCHRONOUS),
    ("cpu_torchxla_steps", "*", "*", "*", _ASYNCHRONOUS),
    ("exp10_[012]?", "steptime_*", "10.0", "0.0", "K32: a step without host compute is dropped"),
    ("exp10_[012]?", "infeed_*", "4.0", "0.0", "K32: a step without host compute is dropped"),
    ("exp10_[012]?", "other_*", "*", "0.0", "K32: a step without host compute is dropped"),
    ("exp10_[012]?", "step numbers", "3", "", "K32: a step without host compute is dropped"),
    ("exp10_22", "*", "*", "*", "markers within markers are no steps: ours are the outermost"),
    ("exp12_01", "*", "*", "*", "K17: a later, unrelated kernel stretches XProf's step"),
    ("cpu_*", "steptime_*", "*", "*", _DROPPED),
    ("jaxcpu_*", "steptime_*", "*", "*", _DROPPED),
    ("*cpu_*", "step numbers", "*", "*", _DROPPED),
    ("cpu_jax_2hosts_*", "device_coll*", "*", "0.0", "XProf sees no collectives on a CPU"),
    ("cpu_tf_mirrored", "device_coll*", "*", "0.0", "XProf sees no collectives on a CPU"),
    ("exp10_14", "compile_*", "4.0", "0.0", "XProf never counts compilation"),
    *(
        (case, number, "*", "*", _ONLY_OPS)
        for case in ("*cpu_*", "exp10_*", "exp14_*")
        for number in ("host_compute_*", "other_*")
    ),
    ("cpu_*", "infeed_*", "*", "*", _ONLY_OPS),
    ("gpu_tf_v100x8", "device_compute_*", "14.8", "14.9", "K7, K18: no copies; mean over GPUs"),
    ("gpu_*", "device_compute_*", "*", "*", "K7: copies are no compute"),
    ("exp15_00", "device_*", "*", "*", "K7: copies are no compute"),
    # By hand: 15 = from the marker's start (0) to its end; the kernels run from 2 to 7 or 13.
    *(
        (case, number, ours, "*", _MARKER)
        for case, kernel_launch in (("exp12_00", "0.1"), ("exp15_00", "0.3"))
        for number, ours in (
            ("steptime_*", "15.0"),
            ("kernel_launch_*", kernel_launch),
            ("other_*", "*"),
        )
    ),
    # By hand: 20, 20 and 10, the last one to the end of its marker.
    ("gpu2_00", "steptime_*", "*", "*", _MARKER),
    ("gpu2_00", "other_*", "*", "*", _MARKER),
    ("gpu2_00", "step numbers", "5 6 7", "0 1 2", "K31: ours are the user's step numbers"),
    ("gpu2_00", "device_*", "*", "*", "K7: copies are no compute"),
    ("gpu2_00", "*feed_*", "*", "0.0", "K7: copies are no compute"),
    ("gpu2_00", "kernel_launch_*", "0.2", "0.0", _HOST_ON_GPU),
    *(
        ("gpu_tf_*", number, "*", "0.0", _HOST_ON_GPU)
        for number in ("host_compute_*", "kernel_launch_*", "infeed_*")
    ),
    ("gpu_tf_*", "other_*", "*", "*", _HOST_ON_GPU),
)


def comparisons(shared: Path) -> Iterator[Comparison]:
    """Every step number of every GPU and CPU profile for which XProf's answer is at hand."""
    for case, path, answer in _cases(shared):
        document = load(path).to_dict()
        if document["platform"] == "tpu":
            continue
        for number, (metric, part) in SUMMARY.items():
            theirs = answer[1]["p"].get(number)
            if theirs is not None:
                ours = document["metrics"].get(metric)
                yield compare(PURPOSES, case, number, _printed(ours, part), theirs)
        rows = [[cell["v"] for cell in row["c"]] for row in answer[1]["rows"]]
        steps = document["steps"]
        numbers = [] if steps is None else steps["columns"]["number"]
        yield compare(
            PURPOSES,
            case,
            "step numbers",
            " ".join(map(str, numbers)),
            " ".join(str(row[0]).rpartition(" ")[2] for row in rows),
        )


def _cases(shared: Path) -> Iterator[tuple[str, Path, Any]]:
    """(name, file or folder, XProf's tables)."""
    for answer in sorted((shared / "corpus").glob("*.xprof.json")):
        name = answer.name.removesuffix(".xprof.json")
        folder = answer.parent / name
        path = folder if folder.is_dir() else answer.parent / f"{name}.xplane.pb"
        yield name, path, json.loads(answer.read_text())
    for pattern in VECTORS:
        for folder in sorted((shared / "vectors").glob(pattern)):
            answer = folder / "overview_page.oracle.json"
            yield folder.name, folder, json.loads(answer.read_text())


def _printed(metric: Any, part: str) -> str:
    if metric is None:
        return "left out"
    value = metric.get(part)
    if metric["value"] is None:
        return "unavailable"
    return "none" if value is None else f"{value:.1f}"
