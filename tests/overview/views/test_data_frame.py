"""The document as pandas data frames."""

from __future__ import annotations

import math
import sys

import pytest

from tests.overview.hand_made import hand_made

pytest.importorskip("pandas")


def test_steps_stand_by_the_users_numbers_with_a_column_a_category() -> None:
    frame = hand_made().to_dataframe()
    assert (frame.index.name, list(frame.index)) == ("step", [7, 8])
    assert frame.loc[8, "duration_ms"] == 102.0
    assert frame[["device_compute", "input"]].sum(axis=1).tolist() == [98.0, 102.0]
    assert frame["period_ms"].tolist()[0] == 98.0
    assert math.isnan(frame["period_ms"].tolist()[1])
    assert frame["complete"].dtype == bool


def test_numbers_that_are_all_missing_are_still_a_column_of_numbers() -> None:
    overview = hand_made()
    assert overview.steps is not None
    overview.steps["columns"]["period_ms"][:] = [None, None]
    assert overview.to_dataframe()["period_ms"].dtype == float
    assert overview.to_dataframe("devices")["busy_ms"].dtype == float


def test_metrics_stand_by_their_ids() -> None:
    frame = hand_made().to_dataframe("metrics")
    assert frame.loc["step_time", ["value", "unit", "n", "stdev", "p90"]].tolist() == [
        100.0, "ms", 2, 2.0, 101.0,
    ]  # fmt: skip
    assert math.isnan(frame.loc["mfu", "value"])
    assert frame.loc["mfu", "reason"] == "No peak."
    assert frame["value"].dtype == float
    assert "provenance" not in frame


def test_nested_fields_have_dotted_names() -> None:
    frame = hand_made().to_dataframe("devices")
    assert frame.loc["vm/GPU:0", "step_parts_ms.input"] == 25.0


def test_rows_are_those_of_the_document() -> None:
    overview = hand_made()
    assert overview.to_dataframe("hosts").loc["vm", "step_time_ms"] == 100.0
    assert overview.to_dataframe("findings")["id"].tolist() == ["input"]
    assert overview.to_dataframe("diagnostics")["code"].tolist() == ["cut"]
    assert len(overview.to_dataframe("top_ops")) == 0


def test_latency_stands_by_percentile() -> None:
    rows = [
        {"percentile": 50.0, "total_ms": 3.0, "few_samples": False},
        {"percentile": 99.9, "total_ms": 9.0, "few_samples": True},
    ]
    frame = hand_made(inference={"percentiles": rows}).to_dataframe("inference")
    assert frame.loc[99.9, "total_ms"] == 9.0


def test_what_is_not_there_says_why() -> None:
    overview = hand_made(steps=None)
    with pytest.raises(ValueError, match=r"^The run has no sessions\. It trains\.$"):
        overview.to_dataframe("inference")
    with pytest.raises(ValueError, match=r"^The run has no steps\."):
        overview.to_dataframe("steps")
    with pytest.raises(ValueError, match=r"^There is no table 'step'\. There are: steps, metrics,"):
        overview.to_dataframe("step")  # type: ignore[arg-type]


def test_without_pandas_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"^Data frames need pandas: pip install pandas$"):
        hand_made().to_dataframe()
