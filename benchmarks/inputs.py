"""Large profiles to measure with, made on the spot and the same every time.

In: a kind and a size.  Out: an `.xplane.pb`.  Where a capture cannot be had (TPU), the bytes are
written column by column with numpy, because a builder that makes messages takes minutes for a
gigabyte. JAX's captures are real; all but their times is the same every time.

    python -m benchmarks.inputs write NAME PATH [GPU_SAMPLE [TPU_SAMPLE]]
    python -m benchmarks.inputs capture FOLDER STEPS PYTHON_TRACER
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.encoding import message, number
from benchmarks.machine import is_installed
from sample_profiles.gpu_training import gpu_training
from sample_profiles.tpu_training import tpu_training as simulated_tpu_training
from tensorboard_plugin_overview.decode.messages import XLineMessage, XPlaneMessage, XSpaceMessage
from tensorboard_plugin_overview.decode.wire.wire import encode_field

MEGABYTE = 10**6
_LINES, _EVENTS, _STATS = 3, 4, 4


class Samples(NamedTuple):
    """Profiles to be repeated, where the simulated ones are not to be."""

    gpu: Path | None = None
    tpu: Path | None = None


@dataclass(frozen=True)
class Input:
    """A profile to measure with: its name, and what writes it to a path."""

    name: str
    write: Callable[[Path], None]


# A TPU training run.

_TPU_CORES = 4
_TPU_OPS = 600
_TPU_STEPS_A_BLOCK = 100
_HLO_BYTES = 5 * MEGABYTE
_TPU_STATS = (
    "device_offset_ps",
    "device_duration_ps",
    "run_id",
    "group_id",
    "hlo_category",
    "flops",
    "bytes_accessed",
    "tf_op",
    "program_id",
    "symbol_id",
)
# XProf groups by numbers of this type alone, which is that of real profiles.
_GROUP_ID = _TPU_STATS.index("group_id") + 1
_UINT64_VALUE, _INT64_VALUE = 3, 4
_TPU_PROGRAM = 12190760917235803885
_TPU_CATEGORIES = ("convolution fusion", "loop fusion", "all-reduce", "copy", "data formatting")


def tpu_training(size: int) -> Callable[[Path], None]:
    """A synthetic TPU training run of about that many bytes: four cores, 600 ops a step."""

    def write(path: Path) -> None:
        with path.open("wb") as file:
            file.write(encode_field(1, _hlo_plane()))
            for core in range(_TPU_CORES):
                file.write(encode_field(1, _tpu_plane(core, (size - _HLO_BYTES) // _TPU_CORES)))
            file.write(XSpaceMessage(hostnames=[b"tpu-host-0"]).SerializeToString())

    return write


def _stat_metadata(plane: Any, names: Sequence[str]) -> None:
    for id_, name in enumerate(names, 1):
        plane.stat_metadata.add(key=id_, value={"id": id_, "name": name.encode()})


def _hlo_plane() -> bytes:
    plane = XPlaneMessage(id=9, name=b"/host:metadata")
    # Without "group_id", as a profiler leaves it: where a host's plane has that name, XProf takes
    # the profile as grouped already, gives no op a step and does a tenth of its work.
    _stat_metadata(plane, ["Hlo Proto"])
    entry = plane.event_metadata.add(key=1, value={"id": 1, "name": b"jit_train_step(1)"})
    blob = np.random.default_rng(0).bytes(_HLO_BYTES)
    entry.value.stats.add(metadata_id=1, bytes_value=blob)
    raw: bytes = plane.SerializeToString()
    return raw


def _tpu_plane(core: int, size: int) -> bytes:
    plane = XPlaneMessage(id=core, name=b"/device:TPU:%d" % core)
    names = (*_TPU_STATS, *_TPU_CATEGORIES)
    _stat_metadata(plane, names)
    for op in range(1, _TPU_OPS + 1):
        value = plane.event_metadata.add(key=op, value={"id": op}).value
        value.name = b"%%fusion.%d = f32[1024,256]{1,0} fusion(%%p.%d), kind=kLoop" % (op, op)
        value.display_name = b"fusion.%d" % op
        category = names.index(_TPU_CATEGORIES[op % len(_TPU_CATEGORIES)]) + 1
        value.stats.add(metadata_id=names.index("hlo_category") + 1, ref_value=category)
        value.stats.add(metadata_id=names.index("flops") + 1, uint64_value=op << 20)
        value.stats.add(metadata_id=names.index("tf_op") + 1, str_value=b"jit(f)/layer_%d" % op)
        # Of ops that do not tell both, XProf counts none.
        value.stats.add(metadata_id=names.index("program_id") + 1, uint64_value=_TPU_PROGRAM)
        value.stats.add(metadata_id=names.index("symbol_id") + 1, uint64_value=op)
    plane.event_metadata.add(key=_TPU_OPS + 1, value={"name": b"jit_train_step(1)"})
    lines: dict[bytes, list[bytes]] = {b"Steps": [], b"XLA Modules": [], b"XLA Ops": []}
    blocks = _tpu_blocks(core)
    while sum(len(piece) for pieces in lines.values() for piece in pieces) < size:
        for name, piece in next(blocks).items():
            lines[name].append(piece)
    head = [
        XLineMessage(id=id_, name=name, timestamp_ns=1_700_000_000_000_000_000).SerializeToString()
        for id_, name in enumerate(lines, 1)
    ]
    bodies = [
        encode_field(_LINES, first + b"".join(pieces))
        for first, pieces in zip(head, lines.values(), strict=True)
    ]
    return b"".join([*bodies, plane.SerializeToString()])


def _tpu_blocks(core: int) -> Iterator[dict[bytes, bytes]]:
    """Events of some steps at a time. Every twentieth op is a loop that encloses the next nine."""
    rng = np.random.default_rng(core)
    count = _TPU_STEPS_A_BLOCK * _TPU_OPS
    op = np.tile(np.arange(1, _TPU_OPS + 1), _TPU_STEPS_A_BLOCK)
    is_loop = op % 20 == 1
    first_step, start_ps = 0, 0
    while True:
        own_ps = np.where(is_loop, 1000, rng.integers(500_000, 40_000_000, count))
        begin = start_ps + np.cumsum(own_ps) - own_ps
        end = begin + own_ps
        loops = np.flatnonzero(is_loop)
        end[loops] = end[loops + 9]
        step_begin = begin[::_TPU_OPS]
        step_end = end.reshape(-1, _TPU_OPS).max(axis=1)
        step = np.arange(first_step, first_step + _TPU_STEPS_A_BLOCK)
        yield {
            b"Steps": events(np.full(len(step), _TPU_OPS + 1), step_begin, step_end, {4: step + 1}),
            b"XLA Modules": events(
                np.full(len(step), _TPU_OPS + 1), step_begin, step_end, {3: step + 7}
            ),
            b"XLA Ops": events(op, begin, end, {1: begin, 2: end - begin}, ~is_loop),
        }
        first_step += _TPU_STEPS_A_BLOCK
        start_ps = int(end.max()) + 50_000_000


def events(
    id_: NDArray[np.int64],
    begin: NDArray[np.int64],
    end: NDArray[np.int64],
    stats: dict[int, NDArray[np.int64]],
    has_stats: NDArray[np.bool_] | None = None,
) -> bytes:
    parts = [number(1, id_), number(2, begin), number(3, end - begin)]
    for stat, values in stats.items():
        stat_id = np.full(len(values), stat)
        value = _INT64_VALUE if stat == _GROUP_ID else _UINT64_VALUE
        parts.append(message(_STATS, [number(1, stat_id), number(value, values)], has_stats))
    return message(_EVENTS, parts).pack()


# A profile, repeated.

# Numbers that go on from one repetition to the next, and by how much.
_COUNTERS = {b"group_id": 1 << 10, b"step_num": 1 << 10, b"run_id": 1 << 10} | {
    b"correlation_id": 1 << 16
}


def repeated(profile: Callable[[], bytes], size: int) -> Callable[[Path], None]:
    """A profile of about that many bytes whose lines are those of another again and again."""

    def write(path: Path) -> None:
        space = XSpaceMessage.FromString(profile())
        copies = -(-size // sum(line.ByteSize() for p in space.planes for line in p.lines))
        begin, end = _extent(space)
        with path.open("wb") as file:
            for plane in space.planes:
                file.write(encode_field(1, _repeated_plane(plane, copies, end - begin + 10**6)))
            space.ClearField("planes")
            file.write(space.SerializeToString())

    return write


def _extent(space: Any) -> tuple[int, int]:
    times = [
        (line.timestamp_ns * 1000 + event.offset_ps, event.duration_ps)
        for plane in space.planes
        for line in plane.lines
        for event in line.events
    ]
    return min(begin for begin, _ in times), max(begin + length for begin, length in times)


def _repeated_plane(plane: Any, copies: int, period_ps: int) -> bytes:
    names = {entry.key: entry.value.name for entry in plane.stat_metadata}
    # The clock of a TPU's core goes on with the events.
    steps = {**_COUNTERS, b"device_offset_ps": period_ps}
    bodies = []
    for line in plane.lines:
        counters = [
            (stat, stat.WhichOneof("value"), steps[names[stat.metadata_id]])
            for event in line.events
            for stat in event.stats
            if names.get(stat.metadata_id) in steps
        ]
        only_events = XLineMessage()
        pieces = []
        for _ in range(copies):
            # Serialized apart from the line's own fields, which must not be repeated.
            only_events.events.MergeFrom(line.events)
            pieces.append(only_events.SerializeToString())
            only_events.Clear()
            for event in line.events:
                if event.WhichOneof("value") == "offset_ps":
                    event.offset_ps += period_ps
            for stat, field, step in counters:
                setattr(stat, field, getattr(stat, field) + step)
        line.ClearField("events")
        bodies.append(encode_field(_LINES, line.SerializeToString() + b"".join(pieces)))
    plane.ClearField("lines")
    return b"".join([*bodies, plane.SerializeToString()])


# JAX on this machine's CPU.


def jax_capture(steps: int, *, python_tracer: bool) -> Callable[[Path], None]:
    """A real capture of a small JAX program, with or without JAX's Python tracer."""

    def write(path: Path) -> None:
        folder = path.with_suffix(".capture")
        arguments = ["capture", str(folder), str(steps), str(int(python_tracer))]
        subprocess.run([sys.executable, "-m", "benchmarks.inputs", *arguments], check=True)
        (captured,) = folder.glob("plugins/profile/*/*.xplane.pb")
        captured.replace(path)
        shutil.rmtree(folder)

    return write


def _capture(folder: str, steps: int, python_tracer: int) -> None:
    import jax
    import jax.numpy as jnp

    options = jax.profiler.ProfileOptions()
    options.python_tracer_level = python_tracer
    options.host_tracer_level = 2

    @jax.jit  # type: ignore[untyped-decorator,unused-ignore]
    def train_step(x: jax.Array, w: jax.Array) -> jax.Array:
        for layer in range(30 if python_tracer else 60):
            if layer % 3 == 0:
                x = jnp.tanh(x @ w + layer)
            else:
                x = jnp.sort(x * 1.0001 - jnp.sum(x, axis=-1, keepdims=True), axis=-1)
        return x / (1 + jnp.abs(x).max())

    x, w = jnp.ones((16, 16)), jnp.eye(16)
    x = train_step(x, w).block_until_ready()
    with jax.profiler.trace(folder, profiler_options=options):
        for step in range(steps):
            with jax.profiler.StepTraceAnnotation("train", step_num=step):
                x = train_step(x, w)
                if python_tracer:
                    sum(len(str(word).strip()) for word in range(400))
        x.block_until_ready()


# What is measured with, small ones first within a kind.


def reader_inputs(samples: Samples) -> list[Input]:
    """For those who only read the file."""
    gpu = samples.gpu.read_bytes if samples.gpu else gpu_training
    return [
        Input("jax_cpu_python_tracer", jax_capture(3500, python_tracer=True)),
        Input("jax_cpu", jax_capture(4000, python_tracer=False)),
        Input("gpu_70mb", repeated(gpu, 70 * MEGABYTE)),
        Input("gpu_350mb", repeated(gpu, 350 * MEGABYTE)),
        Input("tpu_80mb", tpu_training(80 * MEGABYTE)),
        Input("tpu_1200mb", tpu_training(1200 * MEGABYTE)),
    ]


def overview_inputs(samples: Samples) -> list[Input]:
    """For those who make an overview of it: one as small as most, and one whose ops tell all."""
    small = _copy_of(samples.gpu) if samples.gpu else repeated(gpu_training, 3 * MEGABYTE)
    tpu = samples.tpu.read_bytes if samples.tpu else simulated_tpu_training
    return [
        Input("gpu_3mb", small),
        *reader_inputs(samples),
        Input("tpu_80mb_repeated", repeated(tpu, 80 * MEGABYTE)),
    ]


def smoke_inputs() -> list[Input]:
    """The same kinds without JAX, in a second."""
    return [
        Input("gpu_smoke", repeated(gpu_training, MEGABYTE)),
        Input("tpu_smoke", tpu_training(_HLO_BYTES + 2 * MEGABYTE)),
        Input("tpu_smoke_repeated", repeated(simulated_tpu_training, MEGABYTE)),
    ]


def _copy_of(profile: Path) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        shutil.copyfile(profile, path)

    return write


def write_input(one: Input, folder: Path, samples: Samples) -> Path | None:
    """The input's path, written unless it is there; None if what it needs is not installed.

    It is written in a new process: one counts the peak memory of what it did before.
    """
    path = folder / f"{one.name}.xplane.pb"
    if one.name.startswith("jax") and not is_installed("jax"):
        print(f"{one.name} is left out: its input is captured with jax")
        return None
    if not path.exists():
        unfinished = path.with_suffix(".unfinished")
        arguments = ["write", one.name, str(unfinished), *(str(path or "") for path in samples)]
        subprocess.run([sys.executable, "-m", "benchmarks.inputs", *arguments], check=True)
        unfinished.replace(path)
    return path


def main(command: str, name: str, path: str, *rest: str) -> None:
    if command == "capture":
        _capture(name, int(path), int(rest[0]))
        return
    samples = Samples(*(Path(sample) if sample else None for sample in rest))
    (chosen,) = (one for one in [*overview_inputs(samples), *smoke_inputs()] if one.name == name)
    chosen.write(Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
