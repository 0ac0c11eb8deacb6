"""A host's result as bytes: the same comes back, and what is not ours is refused."""

from __future__ import annotations

import json
import os
import struct
from dataclasses import fields
from dataclasses import is_dataclass
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_codec import ResultFormatError
from tensorboard_plugin_overview.loading.cache.result_codec import pack
from tensorboard_plugin_overview.loading.cache.result_codec import unpack
from tensorboard_plugin_overview.loading.host_result import HostResult
from tensorboard_plugin_overview.loading.host_result import read_host
from tensorboard_plugin_overview.loading.run_result import of_host
from tensorboard_plugin_overview.overview.assemble import assemble
from tests.fuzz.harness import check_result
from tests.fuzz.mutate_result import changed_result

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


def test_every_real_profile_comes_back(corpus: Path) -> None:
    for path in sorted(corpus.rglob("*.xplane.pb")):
        result = result_at(path)
        again = unpack(pack(result), HostResult)
        assert same(result, again), path.name
        if result.summary is not None:
            documents = [assemble("r", of_host(one)).to_dict() for one in (result, again)]
            assert json.dumps(documents[0]) == json.dumps(documents[1])


def test_an_object_that_occurs_twice_is_written_once(result: HostResult) -> None:
    summary = result.summary
    assert summary is not None
    doubled = replace(
        result,
        summary=replace(summary, device_steps=[*summary.device_steps, *summary.device_steps]),
    )
    again = unpack(pack(doubled), HostResult).summary
    assert again is not None
    assert again.device_steps[0] is again.device_steps[len(summary.device_steps)]
    assert len(pack(doubled)) < len(pack(result)) + 100


def test_other_code_made_it(result: HostResult, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(result)
    monkeypatch.setattr(result_codec, "code_version", lambda: "0.0.1+other")
    with pytest.raises(ResultFormatError, match=r"this is 0\.0\.1\+other"):
        unpack(packed, HostResult)


def with_result(document: dict[str, Any], body: Any) -> bytes:
    head = json.dumps({**document, "result": body}).encode()
    return struct.pack("<Q", len(head)) + head


def test_damage_is_told(result: HostResult) -> None:
    packed = pack(result)
    (length,) = struct.unpack_from("<Q", packed)
    document = json.loads(packed[8 : 8 + length])
    strange = [
        b"",
        b"\x80\x04.",
        *(packed[: len(packed) * part // 7] for part in range(7)),
        *(
            with_result(document, body)
            for body in (
                None,
                {"object": ["os.system", ["true"]]},
                {"object": [document["result"]["object"][0], []]},
                {"nonsense": 1},
                {"again": 7},
                {"array": ["<i8", [3], 1 << 40]},
                {"array": ["<i8", [1 << 60], 0]},
                {"array": ["<i8", [-1], 0]},
                {"array": ["O", [1], 0]},
                {"array": ["(" * 50 + "i4", [1], 0]},
                {"object": [document["result"]["object"][0], ["text", "text"]]},
                {
                    "object": [
                        document["result"]["object"][0],
                        [*document["result"]["object"][1], 1],
                    ]
                },
                {"rows": [document["result"]["object"][0], [["text"], ["text"]]]},
                {"texts": ["<i4", [9], -4]},
                {"numbers": [{}, [1], 0]},
                {},
            )
        ),
    ]
    version = json.dumps(document["version"])
    for texts, body in (
        ("[]", "[" * 200_000 + "]" * 200_000),
        ("[]", "[{}," * 900 + "]" * 900),
        ("[]", '{"bytes":' * 5000 + "1" + "}" * 5000),
        ("[1]", "null"),
        ("{}", "null"),
    ):
        head = f'{{"version":{version},"texts":{texts},"result":{body}}}'.encode()
        strange.append(struct.pack("<Q", len(head)) + head)
    strange.append(struct.pack("<Q", 1 << 63) + b"x")
    for damaged in strange:
        with pytest.raises(ResultFormatError):
            unpack(damaged, HostResult)


def test_what_is_no_plain_data_is_refused(result: HostResult) -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        pack(replace(result, summary=object()))  # type: ignore[arg-type]


def test_values_of_other_types_are_refused_or_fit(result: HostResult) -> None:
    packed = pack(result)
    random = Random(16)
    refused = sum(not check_result(changed_result(packed, random)) for _ in range(MUTATIONS))
    assert refused > MUTATIONS // 2
