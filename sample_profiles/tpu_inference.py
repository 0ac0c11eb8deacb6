"""A simulated TPU inference profile, as the bytes of one host's `.xplane.pb`.

In: a number of sessions.  Out: an XSpace in the form of a TPU profiler's: the host has a
`SessionRun` for each session with the id of its model, and in it the transfers and the call that
launches the program; the core has the program runs and their ops.

The model: three threads of a server each take a request, look at its input, copy it to the core,
launch the model's program, wait, and copy the result back.  The core runs one program after the
other, so that requests wait for each other.  Some requests to the encoder have a long text, and run
its longer program; a few times the host stands still.  Jitter comes from a fixed seed: equal
arguments make equal bytes.

It must not be taken for a measured one: host and device are called simulated, and the profile
carries a warning that says so.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from sample_profiles import tpu_program
from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder, Stat, Unsigned
from sample_profiles.simulated import add_capture, add_event, vary
from sample_profiles.tpu_training import DEVICE_NAME, HOSTNAME, WARNING

THREADS = 3

_SEED = 20_260_103
_RANKER_SHARE = 0.7
_LONG_TEXT_SHARE = 0.08
_STALL_EVERY = 67

# Nanoseconds.
_LEAD_IN = 3_000_000
_LOOK_AT_INPUT = 420_000
_STALL = 9_000_000
_LAUNCH = 15_000
_LAUNCH_LATENCY = 25_000
_WAKE_UP = 40_000
_ANSWER = 260_000
_BETWEEN_REQUESTS = 1_300_000
_OP_GAP = 500


@dataclass(frozen=True)
class _Op:
    """An instruction: its name, XLA's category, mean time in ns, what it computes and moves."""

    name: str
    category: str
    mean: int
    gflop: float
    megabytes: float


@dataclass(frozen=True)
class _Program:
    """A model's program, and the mean times of its transfers in ns."""

    model: str
    module: str
    program_id: int
    ops: tuple[_Op, ...]
    to_device: int
    to_host: int

    def text(self, op: _Op) -> str:
        """The instruction as HLO prints it, with a name of its own in each program."""
        return f"%{op.name}.{self.program_id} = bf16[512,1024]{{1,0:T(8,128)(2,1)}} {op.name}()"


def _program(
    model: str, program_id: int, times: tuple[int, int, int], to_device: int, to_host: int
) -> _Program:
    embed, layers, pool = times
    ops = (
        _Op("gather", "gather", embed, 0.0, embed * 4e-4),
        _Op("fusion", "convolution fusion", layers, layers * 8e-5, layers * 2e-4),
        _Op("reduce", "non-fusion elementwise", pool, pool * 1e-7, pool * 4e-4),
    )
    return _Program(model, f"jit_{model}", program_id, ops, to_device, to_host)


_RANKER = _program("ranker", 101, (110_000, 640_000, 50_000), 120_000, 45_000)
_ENCODER = _program("encoder", 202, (230_000, 1_900_000, 90_000), 260_000, 180_000)
_LONG_ENCODER = _program("encoder", 203, (900_000, 10_400_000, 260_000), 980_000, 190_000)


def tpu_inference(sessions: int = 200) -> bytes:
    """The profile of `sessions` (at least 1) sessions of two models on one simulated TensorCore.

    Returns:
        A serialized XSpace, the same bytes for the same arguments.
    """
    noise = random.Random(_SEED)
    space = SpaceBuilder(HOSTNAME).warning(WARNING)
    core = _Core(space.plane("/device:TPU:0", id=1), noise)
    host = space.plane("/host:CPU")
    servers = [host.line(f"server/{number}", id=1000 + number) for number in range(THREADS)]
    ready = [_LEAD_IN + number * _BETWEEN_REQUESTS // THREADS for number in range(THREADS)]
    ended = 0
    for number in range(sessions):
        thread = ready.index(min(ready))
        end = _serve(number, ready[thread], servers[thread], core, noise)
        ready[thread] = end + vary(noise, _BETWEEN_REQUESTS, 0.8)
        ended = max(ended, end)
    add_capture(space, ended)
    return space.to_bytes()


def _serve(number: int, start: int, server: LineBuilder, core: _Core, noise: random.Random) -> int:
    """Writes one session, and returns its end."""
    program = _RANKER if noise.random() < _RANKER_SHARE else _ENCODER
    if program is _ENCODER and noise.random() < _LONG_TEXT_SHARE / (1 - _RANKER_SHARE):
        program = _LONG_ENCODER
    stalled = number % _STALL_EVERY == _STALL_EVERY - 1
    looked = start + vary(noise, _STALL if stalled else _LOOK_AT_INPUT, 0.4)
    copied = looked + vary(noise, program.to_device, 0.2)
    launched = copied + _LAUNCH
    done = core.run(program, number, launched + _LAUNCH_LATENCY) + _WAKE_UP
    fetched = done + vary(noise, program.to_host, 0.2)
    end = fetched + vary(noise, _ANSWER, 0.4)
    add_event(server, "SessionRun", start, end, {"_r": 1, "id": number, "model_id": program.model})
    add_event(server, "TransferH2DRequest", looked, copied, {})
    launch: dict[str, Stat] = {"run_id": number, "queue_id": 0, "device_ordinal": 0, "core_type": 0}
    add_event(server, "DoEnqueueProgram", copied, launched, launch)
    add_event(server, "TransferD2HRequest", done, fetched, {})
    return end


class _Core:
    """Writes what the core runs, one program after the other."""

    def __init__(self, plane: PlaneBuilder, noise: random.Random) -> None:
        self._noise = noise
        self._free = 0
        plane.stats(
            device_type_string=DEVICE_NAME,
            peak_teraflops_per_second=tpu_program.PEAK_TFLOPS,
            peak_hbm_bw_gigabytes_per_second=tpu_program.PEAK_HBM_GBPS,
        )
        for program in (_RANKER, _ENCODER, _LONG_ENCODER):
            for symbol, op in enumerate(program.ops, start=1):
                plane.metadata(
                    program.text(op),
                    display_name=f"{op.name}.{program.program_id}",
                    hlo_category=op.category,
                    program_id=Unsigned(program.program_id),
                    symbol_id=Unsigned(symbol),
                    flops=round(op.gflop * 1e9),
                    bytes_accessed=round(op.megabytes * 1e6),
                )
        self._modules = plane.line("XLA Modules", id=2)
        self._ops = plane.line("XLA Ops", id=3)

    def run(self, program: _Program, run_id: int, launched: int) -> int:
        """Runs the program once the core is free, and returns when it is done."""
        start = now = max(launched, self._free)
        for op in program.ops:
            length = vary(self._noise, op.mean, 0.05)
            add_event(self._ops, program.text(op), now, now + length, {})
            now += length + _OP_GAP
        ran: dict[str, Stat] = {"run_id": run_id, "queue_id": 0, "core_type": 0}
        add_event(self._modules, f"{program.module}({program.program_id})", start, now, ran)
        self._free = now
        return now
