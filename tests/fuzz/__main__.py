"""Fuzzing with atheris, which steers by the branches of our code that a change reaches.

    python -m tests.fuzz decoder|load|kept|traces [--seconds N] [--seeds FOLDER] [--corpus FOLDER]

In: profiles to begin with: the samples, trimmed, and those of a folder; for `kept` what the cache
has of them; for `traces` small ones of torch.profiler.  Out: exit status 0, or the
input that broke something in a file `crash-…`, `timeout-…` or `oom-…`, and its traceback.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["tensorboard_plugin_overview"]):
    from tensorboard_plugin_overview.catalog.runs import HostFile
    from tensorboard_plugin_overview.loading.cache.result_codec import pack
    from tensorboard_plugin_overview.loading.host_result import read_host
    from tensorboard_plugin_overview.samples import write_samples
    from tests.fuzz import mutate_trace
    from tests.fuzz.harness import check_decoder, check_load, check_result, trimmed
    from tests.fuzz.mutate import mutated
    from tests.fuzz.mutate_result import changed_result

# What an input may take: seconds; and megabytes of the whole process.
_TIMEOUT_S = 20
# Atheris itself takes about a megabyte a second; what an input takes is for `test_hostile`.
_MEMORY_MB = 8192
_MOST_BYTES = 1 << 17


def main() -> None:
    """Fuzzes for as long as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=("decoder", "load", "kept", "traces"))
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seeds", type=Path, help="more profiles, *.xplane.pb below this folder")
    parser.add_argument("--corpus", type=Path, help="keeps what reached something new")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        corpus = options.corpus or Path(scratch, "corpus")
        corpus.mkdir(parents=True, exist_ok=True)
        is_kept = options.target == "kept"
        is_trace = options.target == "traces"
        seeds = mutate_trace.seeds() if is_trace else _seeds(Path(scratch), options.seeds)
        if is_kept:
            seeds = [packed for seed in seeds for packed in _packed(seed, Path(scratch))]
        for number, seed in enumerate(seeds, 1):
            (corpus / f"seed-{number}").write_bytes(seed)
        print(f"{len(seeds)} seeds", flush=True)
        flags = [
            f"-max_total_time={options.seconds}",
            f"-timeout={_TIMEOUT_S}",
            f"-rss_limit_mb={_MEMORY_MB}",
            f"-max_len={_MOST_BYTES}",
            "-print_final_stats=1",
        ]

        def mutator(raw: bytes, most_bytes: int, seed: int) -> bytes:
            random = Random(seed)
            if is_trace:
                return mutate_trace.mutated(raw, random, random.choice(seeds))[:most_bytes]
            if not is_kept:
                return mutated(raw, random, random.choice(seeds))[:most_bytes]
            if random.random() < 0.5:
                return bytes(atheris.Mutate(raw, most_bytes))
            return changed_result(random.choice(seeds), random)[:most_bytes]

        target = _target(options.target, Path(scratch))
        atheris.Setup([sys.argv[0], *flags, str(corpus)], target, custom_mutator=mutator)
        atheris.Fuzz()


def _target(name: str, scratch: Path) -> Callable[[bytes], None]:
    if name == "decoder":
        return lambda raw: void(check_decoder(raw))
    if name == "kept":
        return lambda raw: void(check_result(raw))
    path = scratch / ("host.pt.trace.json" if name == "traces" else "host.xplane.pb")
    return lambda raw: void(check_load(raw, path))


def void(_: object) -> None:
    """Atheris takes any result but None for a request."""


def _packed(seed: bytes, scratch: Path) -> list[bytes]:
    """What the cache would have of a profile, if there is anything."""
    path = scratch / "seed.xplane.pb"
    path.write_bytes(seed)
    result = read_host(HostFile("host", path, len(seed), 0))
    return [] if result.summary is None else [pack(result)]


def _seeds(scratch: Path, folder: Path | None) -> list[bytes]:
    found = [path for path in write_samples(scratch / "samples") if path.suffix == ".pb"]
    if folder:
        found += sorted(folder.rglob("*.xplane.pb"))
    seeds = []
    for path in found:
        raw = path.read_bytes()
        if path.name.startswith("broken") or len(raw) > 64 << 20:
            continue
        seed = raw if len(raw) < 1 << 14 else trimmed(raw)
        if len(seed) < _MOST_BYTES:
            seeds.append(seed)
    return seeds


if __name__ == "__main__":
    main()
