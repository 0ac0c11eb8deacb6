"""The comparison as text: one to read, and that it fits."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.report.comparison import comparison_text
from tests.comparison.documents import document, metric, uneven


def runs() -> tuple[Any, Any]:
    """Ten steps of 100 ± 1 ms, and ten of 110 ± 1 ms, of whose 10 ms input has 9."""
    duty_cycle = {"duty_cycle": metric(95.0, "%", "higher", label="Duty cycle")}
    a = document(
        uneven(100),
        run="monday",
        parts_ms={"input": [1.0] * 10, "device_compute": uneven(99)},
        metrics=duty_cycle | {"mfu": metric(41.0, "%", "higher", label="MFU")},
        frameworks={"jax": "0.9.0"},
        device_count=8,
        simulated=True,
    )
    b = document(
        uneven(110),
        run="tuesday",
        parts_ms={"input": [10.0] * 10, "device_compute": uneven(100)},
        metrics={
            "duty_cycle": metric(93.0, "%", "higher", label="Duty cycle"),
            "mfu": metric(None, "%", "higher", label="MFU", reason="The peak is not known."),
        },
        frameworks={"jax": "0.9.1"},
        device_count=1,
        simulated=False,
    )
    return a, b


GOLDEN = """\
B against A
  A  monday (GPU, 10 steps)
  B  tuesday (GPU, host worker1, 10 steps)

B is 10 % slower per step (100 → 110 ms, 95 % interval +9.01…+11 %, 10 steps each), mostly input (+9
ms). They are not set up alike: devices, simulated, version of jax.

Not set up alike
  Devices              A  8
                       B  1
  Simulated            A  yes
                       B  no
  Version of jax       A  0.9.0
                       B  0.9.1

  Metric                                     A           B       change       95 % interval  verdict
  Average step time                     100 ms      110 ms        +10 %         +9.01…+11 %  worse
  Input                                   1 ms       10 ms        +9 ms                      worse
  Device compute                         99 ms      100 ms        +1 ms   +0.00962…+1.99 ms  changed
  Duty cycle                              95 %        93 %        −2 pt                      unclear

Unclear
  Duty cycle:
    One value a run, whose noise is not known: a difference under 4.75 points may be noise.

Not compared
  MFU:
    B: The peak is not known.

The interval tells the noise between the steps or sessions of these two profiles. How much runs of
one job differ, two profiles of A would tell.
"""


def test_a_person_can_read_it() -> None:
    assert comparison_text(compare(*runs(), host_b="worker1")) == GOLDEN


def test_colours_change_nothing_else() -> None:
    comparison = compare(*runs())
    painted = comparison_text(comparison, colour=True)
    assert "\x1b[31mworse\x1b[0m" in painted
    assert "\x1b[33munclear\x1b[0m" in painted
    plain = painted
    for code in ("31", "32", "33", "0"):
        plain = plain.replace(f"\x1b[{code}m", "")
    assert plain == comparison_text(comparison)
    assert "\x1b" not in plain


def test_runs_without_anything_in_common() -> None:
    text = comparison_text(compare(document(), document()))
    assert "There is no step time of both runs. There are no steps." in text
    assert "verdict" not in text


@pytest.mark.parametrize("length", [1, 50, 300])
def test_long_names_are_wrapped(length: int) -> None:
    a = document(uneven(10), run="r" * length, frameworks={"f" * length: "v" * length})
    text = comparison_text(compare(a, document(uneven(1e8))))
    assert max(map(len, text.splitlines())) <= 100


@given(
    st.lists(st.floats(1e-9, 1e12), min_size=1, max_size=4),
    st.lists(st.floats(1e-9, 1e12), min_size=1, max_size=4),
)
def test_any_numbers_fit(first: list[float], second: list[float]) -> None:
    a, b = (document(one, parts_ms={"input": one}) for one in (first, second))
    for line in comparison_text(compare(a, b)).splitlines():
        assert len(line) <= 100
