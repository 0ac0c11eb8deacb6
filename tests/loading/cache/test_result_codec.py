"""A host's result as bytes: the same comes back, and what is not ours is refused."""

from __future__ import annotations

import json
import os
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cache.result_codec import ResultFormatError, pack, unpack
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.run_result import of_host
from tensorboard_plugin_overview.overview.assemble import assemble
from tests.fuzz.harness import check_result
from tests.fuzz.mutate_result import changed_result

# Of a text, bytes, an array and a map, with a length of four bytes.
HEADS = (b"\xdb", b"\xc6", b"\xdd", b"\xdf")
MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "300"))


def result_at(path: Path) -> HostResult:
    (file,) = scan(path).select(None).files
    return read_host(file)


@pytest.fixture(scope="module")
def result(samples: Path) -> HostResult:
    return result_at(samples / "plugins/profile/gpu_training_simulated")


def same(one: Any, other: Any) -> bool:
    """Equal in every field; arrays in type and content, sequences whatever their kind."""
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    if is_dataclass(one):
        names = [field.name for field in fields(one)]
        return type(one) is type(other) and all(
            same(getattr(one, name), getattr(other, name)) for name in names
        )
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def test_an_equal_result_comes_back(result: HostResult) -> None:
    again = unpack(pack(result), HostResult)
    assert same(result, again)
    assert not same(result, replace(again, summary=None))


@pytest.mark.slow
def test_every_real_profile_comes_back(corpus: Path) -> None:
    for path in sorted(corpus.rglob("*.xplane.pb")):
        result = result_at(path)
        again = unpack(pack(result), HostResult)
        assert same(result, again), path.name
        if result.summary is not None:
            documents = [assemble("r", of_host(one)).to_dict() for one in (result, again)]
            assert json.dumps(documents[0]) == json.dumps(documents[1])


def test_an_array_that_occurs_twice_is_written_once(result: HostResult) -> None:
    summary = result.summary
    assert summary is not None
    first, second = summary.device_steps[:2]
    assert first.steps.start_ps is not second.steps.start_ps
    assert pack(result).count(first.steps.start_ps.tobytes()) == 1


def test_other_code_made_it(result: HostResult, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(result)
    monkeypatch.setattr(result_codec, "code_version", lambda: "0.0.1+other")
    with pytest.raises(ResultFormatError, match=r"this is 0\.0\.1\+other"):
        unpack(packed, HostResult)


def test_damage_is_told(result: HostResult) -> None:
    packed = pack(result)
    version, arrays, body = msgspec.msgpack.decode(packed)
    numbers = ["<i8", [3], bytes(24)]
    others: tuple[Any, ...] = (
        None,
        {},
        [],
        {"nonsense": 1},
        {**body, "report": None},
        {**body, "report": {**body["report"], "bytes": "many"}},
        {**body, "report": {**body["report"], "bytes": 1.5}},
        {**body, "report": {**body["report"], "status": "fine"}},
        {name: one for name, one in body.items() if name != "report"},
    )
    strange = [
        b"",
        b"\x80\x04.",
        *(packed[: len(packed) * part // 7] for part in range(7)),
        *(msgspec.msgpack.encode([version, arrays, other]) for other in others),
        *(
            msgspec.msgpack.encode([version, [other] * len(arrays), body])
            for other in (
                ["<i8", [1 << 60], bytes(24)],
                ["<i8", [-2], bytes(24)],
                ["<i8", [3], bytes(23)],
                ["<f8", [3], bytes(24)],
                ["O", [3], bytes(24)],
                ["(" * 50 + "i4", [3], bytes(24)],
                ["<i8", "3", bytes(24)],
                ["<i8", [3]],
                1,
            )
        ),
        msgspec.msgpack.encode([version, [numbers], body]),
        msgspec.msgpack.encode([version, {}, body]),
        # Nested too deep, and lengths that are not there.
        msgspec.msgpack.encode([version, []])[:-1] + b"\x91" * 200_000,
        *(b"\x93" + msgspec.msgpack.encode(version) + kind + b"\xff" * 4 for kind in HEADS),
        *(
            b"\x93" + msgspec.msgpack.encode(version) + b"\x90" + kind + b"\xff" * 4
            for kind in HEADS
        ),
    ]
    for damaged in strange:
        with pytest.raises(ResultFormatError):
            unpack(damaged, HostResult)


def test_what_is_no_plain_data_is_refused(result: HostResult) -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        pack(replace(result, summary=object()))  # type: ignore[arg-type]


def test_numbers_beyond_64_bits_are_refused_and_not_kept(
    result: HostResult, samples: Path, tmp_path: Path
) -> None:
    assert result.summary is not None
    absurd = replace(result, summary=replace(result.summary, compilation_ps=1 << 64))
    with pytest.raises(ResultFormatError, match="64"):
        pack(absurd)
    cache = ResultCache(tmp_path)
    (file,) = scan(samples).select("gpu_training_simulated").files
    cache.put(file, absurd)
    assert cache.get(file) is None
    cache.put(file, result)
    assert cache.get(file) is not None


def test_values_of_other_types_are_refused_or_fit(result: HostResult) -> None:
    packed = pack(result)
    random = Random(16)
    refused = sum(not check_result(changed_result(packed, random)) for _ in range(MUTATIONS))
    assert refused > MUTATIONS // 2
