"""A smoke run of the fuzzer of what is read back: kept results and exported overviews."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache.result_codec import pack
from tensorboard_plugin_overview.loading.cache.result_file import file_name, write_result
from tensorboard_plugin_overview.loading.host_result import read_host
from tests.fuzz.harness import check_document, check_kept, check_result
from tests.fuzz.mutate_result import changed, changed_result

pytestmark = pytest.mark.slow

MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "150"))
RUNS = ("cpu_training", "gpu_training_simulated", "tpu_training_simulated")
KEY = b"key"


@pytest.fixture(scope="module")
def results(samples: Path) -> list[bytes]:
    return [pack(read_host(scan(samples).select(run).files[0])) for run in RUNS]


def with_changed_bytes(raw: bytes, random: Random) -> bytes:
    """Bits turned, a stretch taken out, put in, doubled or zeroed, or the end cut off."""
    data = bytearray(raw)
    at = random.randrange(len(data))
    length = random.choice((1, 8, 100, 4096))
    kind = random.randrange(6)
    if kind < 2:
        data[at] ^= 1 << random.randrange(8)
    elif kind == 2:
        del data[at : at + length]
    elif kind == 3:
        data[at:at] = random.randbytes(length)
    elif kind == 4:
        data[at : at + length] = bytes(len(data[at : at + length]))
    else:
        del data[at:]
    return bytes(data)


def test_changed_bytes_of_results(results: list[bytes]) -> None:
    random = Random(2026)
    for _ in range(MUTATIONS):
        check_result(with_changed_bytes(random.choice(results), random))


def test_changed_values_of_results(results: list[bytes]) -> None:
    random = Random(2027)
    accepted = sum(
        check_result(changed_result(random.choice(results), random)) for _ in range(MUTATIONS)
    )
    assert 0 < accepted < MUTATIONS // 2


def test_changed_files_of_results(results: list[bytes], tmp_path: Path) -> None:
    random = Random(2028)
    path = tmp_path / file_name(KEY)
    for content in results:
        path.unlink(missing_ok=True)
        write_result(path, KEY, content, 0o600)
        whole = path.read_bytes()
        assert check_kept(whole, path, KEY, content)
        for _ in range(MUTATIONS):
            damaged = with_changed_bytes(whole, random)
            # Zeros in the place of zeros, or nothing taken out at the end, are no damage.
            assert check_kept(damaged, path, KEY, content) == (damaged == whole)


def test_changed_documents(samples: Path) -> None:
    random = Random(2029)
    for run in RUNS:
        document = load(samples, run, cache=False).to_dict()
        assert check_document(json.dumps(document).encode())
        for _ in range(MUTATIONS):
            check_document(json.dumps(changed(document, random)).encode())
            check_document(with_changed_bytes(json.dumps(document).encode(), random))
