"""What a trace states of its devices, of the capture and of the software.

In: a trace as read.  Out: `DeviceFacts` and `HostFacts`.

No file states the version of PyTorch: its format brackets it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tensorboard_plugin_overview.catalog.torch_traces import rank_in_name
from tensorboard_plugin_overview.formats.kineto.categories import PYTHON
from tensorboard_plugin_overview.formats.kineto.events import Category, DeviceKind, RawTrace
from tensorboard_plugin_overview.formats.kineto.text.repair import as_text
from tensorboard_plugin_overview.trace.facts import (
    DeviceFacts,
    Explanation,
    FactSources,
    HostFacts,
    ProcessFacts,
)

_SYNCHRONIZE = (
    "Record the host too (ProfilerActivity.CPU), and call torch.cuda.synchronize() before the "
    "first active step."
)
OPTIONS = ("record_shapes", "profile_memory", "with_stack", "with_modules", "with_flops")
"""Those of the profiler that a file states where they were on."""

SOURCES = FactSources(
    format="kineto",
    files="files *.pt.trace.json",
    container="stream",
    entry="key",
    capture="span of the PyTorch Profiler",
    tracer_level="no key",
    version="{}_version",
    chips="no key",
    steps="nothing marks steps, and nothing repeats three times",
    mark_steps="Call prof.step() in each iteration, and give profile(schedule=...): without a "
    "schedule it marks nothing.",
    framework="pytorch",
    sessions="Sessions are ranges of record_function named request, infer, predict, generate, "
    "model_inference or execute_model, else a range that repeats and launches most of the work",
    warm_up="Record steps that are warm: profile(schedule=schedule(wait=1, warmup=3, active=...)).",
    no_occupancy="The kernels do not state how they fill the device: PyTorch's profiler estimates "
    "it on NVIDIA GPUs, since 1.9.",
    explained={
        "no_events": Explanation(
            "it sees only the thread that started it and threads started from that one, and only "
            "within active steps",
            "Start it in the thread that works, or record all threads (profile_all_threads), and "
            "call prof.step() in each iteration.",
        ),
        "json_damaged": Explanation(
            "", "A newer PyTorch writes valid JSON; in older ones with_stack=False mostly helps."
        ),
        "kernels_not_recorded": Explanation(
            "CUPTI is not available or not permitted (CUPTI_ERROR_INSUFFICIENT_PRIVILEGES), "
            "another profiler has it, or ProfilerActivity.CUDA is missing",
            "Give profile() ProfilerActivity.CUDA, and permit CUPTI "
            "(NVreg_RestrictProfilingToAdminUsers=0).",
        ),
        "kernels_missing": Explanation(
            "CUPTI dropped them, they ran after the recording had stopped, or they were lost at "
            "the start of the session",
            "Call torch.cuda.synchronize() before the profiler stops.",
        ),
        "device_work_unlinked": Explanation(
            "",
            _SYNCHRONIZE,
        ),
        "markers_unlinked": Explanation(
            "Under half of the device time was launched within the step markers, so they bound the "
            "steps as they are; where the device works behind the host, that is not the step time",
            _SYNCHRONIZE,
        ),
        "markers_ignored": Explanation(
            "Under half of the device time was launched within the step markers, so steps are "
            "inferred from what repeats",
            _SYNCHRONIZE,
        ),
        "cycle_mixed": Explanation(
            "in the warm-up, or in the cycle before",
            "Call torch.cuda.synchronize() before the prof.step() that begins the active steps.",
        ),
        "impossible_times": Explanation(
            "", "A newer CUDA helps: CUPTI 12.6 to 13.0 write some kernels with time 0."
        ),
        "kernel_before_launch": Explanation(
            "", "Nothing was corrected: lengths are right, a step begins with its first kernel."
        ),
        "unfinished_events": Explanation("", "Stop the profiler between two iterations."),
        "profiler_overhead": Explanation(
            "",
            "Record without with_stack, profile_memory and record_shapes to time the program as "
            "it runs by itself.",
        ),
    },
    versions="keys that end in _version; PyTorch's by the format of the file",
)


class _Hints(NamedTuple):
    """Why something of the kernels is not known, by what is recorded of the ops.

    Attributes:
        without_ops: no op is.
        without_shapes: ops are, without the shapes and types of their inputs.
        with_shapes: both are.
    """

    without_ops: str
    without_shapes: str
    with_shapes: str


_FLOPS_HINTS = _Hints(
    "No op was recorded from whose shapes FLOPs are counted: profile with ProfilerActivity.CPU, "
    "too, and with record_shapes=True.",
    "No op has FLOPs: record_shapes=True records the shapes from which they are counted "
    "(with_flops does not reach the trace).",
    "None of the ops that launched a recorded kernel is a product of matrices with known shapes, "
    "and the FLOPs of other ops are not counted.",
)
_DTYPE_HINTS = _Hints(
    "No kernel's name states a type, and no op was recorded whose inputs state it: profile with "
    "ProfilerActivity.CPU, too, and with record_shapes=True.",
    "No kernel's name states a type, and the ops that launched them have no shapes: profile with "
    "record_shapes=True, which records the types of their inputs.",
    "No kernel's name states a floating-point type, and no op with floating-point inputs launched "
    "one.",
)
_BYTES_HINT = (
    "The kernels do not state how many bytes they access: of all kernels only Triton's do, which "
    "torch.compile makes, in newer versions of PyTorch."
)
_MOST_RANKS = 10**9
# Tensor cores came with Volta.
_VOLTA = 7
_FRAMEWORK_OF_KEY = {
    "cuda_runtime_version": "cuda",
    "cupti_version": "cupti",
    "hip_runtime_version": "hip",
    "roctracer_version": "roctracer",
}
_PARTS_OF_VERSION: Mapping[str, Callable[[int], str]] = {
    # 12010 is 12.1.
    "cuda": lambda stated: f"{stated // 1000}.{stated % 1000 // 10}",
    # 60443483 is 6.4.43483.
    "hip": lambda stated: f"{stated // 10**7}.{stated // 10**5 % 100}.{stated % 10**5}",
}


def is_rocm(raw: RawTrace) -> bool:
    """Returns whether the devices are AMD's."""
    if any(key.startswith(("hip_", "roctracer_")) for key in raw.metadata.versions):
        return True
    return any(name.startswith("hip") and name[3:4].isupper() for name in raw.names)


def device_facts(raw: RawTrace, kind: DeviceKind, device: int) -> DeviceFacts:
    """Returns what the file states of a device.

    Args:
        raw: the trace.
        kind: of the device.
        device: its id.
    """
    rocm = is_rocm(raw)
    stated = _properties(raw, device, by_id=not rocm)
    name = as_text(stated.get("name") or "")
    major, minor = stated.get("computeMajor"), stated.get("computeMinor")
    capability = (major, minor) if isinstance(major, int) and isinstance(minor, int) else None
    units, memory = stated.get("numSms"), stated.get("totalGlobalMem")
    vendor = "AMD" if rocm else "Nvidia" if capability and kind == "gpu" else ""
    is_old = capability is not None and not rocm and capability[0] < _VOLTA
    return DeviceFacts(
        type_name=name or (f"{vendor} GPU".strip() if kind == "gpu" else kind.upper()),
        type_source="name in deviceProperties" if name else "kind of the device's events",
        vendor=vendor,
        model=name,
        capability=None if rocm else capability,
        multiprocessors=float(units) if isinstance(units, int) and units > 0 else None,
        matrix_units="amd" if rocm else "none" if is_old else "nvidia",
        is_simulated=name.startswith("Simulated"),
        flops_hint=_hint(raw, _FLOPS_HINTS),
        dtype_hint=_hint(raw, _DTYPE_HINTS),
        bytes_hint=_BYTES_HINT,
        memory_bytes=memory if isinstance(memory, int) and memory > 0 else None,
    )


def host_facts(worker: str, raw: RawTrace, origin_ns: int) -> HostFacts:
    """Returns what the file states of the capture and of the software.

    Args:
        worker: that wrote the trace, by the file's name.
        raw: the trace.
        origin_ns: the trace's zero, on the file's clock.
    """
    span, metadata = raw.span, raw.metadata
    start_ns = raw.base_ns + span.start_ns if span is not None and raw.epoch_known else None
    host_name = metadata.others.get("host_name")
    return HostFacts(
        origin_ns=raw.base_ns + origin_ns,
        capture_start_ns=start_ns,
        hostnames=(host_name,) if isinstance(host_name, str) and host_name else (),
        errors=(),
        warnings=(),
        versions=_versions(raw),
        counters={},
        tracers=None,
        sources=SOURCES,
        process=_process(worker, raw, host_name),
    )


def _process(worker: str, raw: RawTrace, host_name: object) -> ProcessFacts:
    """Returns the rank and the machine: what the file states, else what its name says."""
    distributed = raw.metadata.distributed
    rank, size = (_count(distributed.get(key)) for key in ("rank", "world_size"))
    groups, backend = distributed.get("pg_config"), distributed.get("backend")
    listed = len(groups) if isinstance(groups, list) else None
    # WORKER is HOSTNAME_PID.
    machine, pid = worker.rpartition("_")[::2]
    in_name = machine if pid.isdecimal() and machine else None
    return ProcessFacts(
        rank=rank_in_name(worker) if rank is None else rank,
        machine=host_name if isinstance(host_name, str) and host_name else in_name,
        world_size=size,
        backend=backend if isinstance(backend, str) and backend else None,
        groups=_count(distributed.get("pg_count")) if listed is None else listed,
        options=_options(raw),
        trace_id=as_text(raw.metadata.others.get("trace_id") or "") or None,
    )


def _options(raw: RawTrace) -> Mapping[str, bool]:
    """Returns which options were on, without those that are not known.

    A file states an option that was on, and says nothing of the others.  One that states none may
    also have been rewritten, or be older than these keys: then only its events are evidence.
    """
    flags = raw.metadata.flags
    shown = {
        "record_shapes": _has_inputs(raw),
        "profile_memory": raw.memory is not None,
        "with_stack": raw.counts.dropped.get(PYTHON, 0) > 0,
    }
    states = bool(flags) or raw.base_ns != 0
    return {
        name: flags.get(name, False) or shown.get(name, False)
        for name in OPTIONS
        if states or shown.get(name, False)
    }


def _has_inputs(raw: RawTrace) -> bool:
    return any(raw.input_types) or any(one.dims for one in raw.shapes)


def _hint(raw: RawTrace, hints: _Hints) -> str:
    """Returns what is missing of the ops that launch kernels."""
    if _has_inputs(raw):
        return hints.with_shapes
    has_ops = any((thread.categories == Category.OP).any() for thread in raw.threads)
    return hints.without_shapes if has_ops else hints.without_ops


def _count(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < _MOST_RANKS else None


def _properties(raw: RawTrace, device: int, *, by_id: bool) -> Mapping[str, Any]:
    """Returns the device's entry; of ROCm, whose ids are others, one that stands for all."""
    devices = raw.metadata.devices
    if by_id:
        return next((one for one in devices if one.get("id") == device), {})
    names = {as_text(one.get("name")) for one in devices}
    return devices[0] if len(names) == 1 else {}


def _versions(raw: RawTrace) -> Mapping[str, str]:
    found = {}
    for key, framework in _FRAMEWORK_OF_KEY.items():
        if stated := raw.metadata.versions.get(key):
            found[framework] = _version(framework, stated)
    if stated := raw.metadata.distributed.get("nccl_version"):
        found["nccl"] = as_text(stated)
    if bracket := _pytorch(raw):
        found["pytorch"] = f"{bracket} (by the format of its trace)"
    return found


def _version(framework: str, stated: object) -> str:
    parts = _PARTS_OF_VERSION.get(framework)
    if parts is None or not isinstance(stated, int) or stated >= _MOST_RANKS:
        return as_text(stated)
    return parts(stated)


def _pytorch(raw: RawTrace) -> str | None:
    """Returns which versions write such a file; None of one that was rewritten."""
    first = raw.metadata.base_first
    if raw.features & {"finished", "Seq"}:
        return "2.10 or newer"
    if first is not None:
        return "2.7 or newer" if first else "2.4 to 2.6"
    if not raw.epoch_known:
        return None
    if any((track.start_ns % 1000).any() for track in (*raw.threads, *raw.streams)):
        return "2.3"
    return "2.0 to 2.2" if "Record function id" in raw.features else "1.8 to 2.2"
