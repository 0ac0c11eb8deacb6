"""How often two runs of one and the same job are told apart: `python -m benchmarks.false_alarms`.

In: made-up step times of several kinds.  Out: the table of `docs/compare-and-check.md`, percent of
pairs, by the plain Welch test and by the one that knows that steps hang together.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.comparison.welch import Sample, difference, effective_n

Steps: TypeAlias = NDArray[np.float64]

COUNTS = (6, 10, 20, 50, 200)
PAIRS = 10_000


def _correlated(rho: float) -> Callable[[np.random.Generator, int], Steps]:
    def make(random: np.random.Generator, n: int) -> Steps:
        times = random.normal(size=n)
        for step in range(1, n):
            times[step] = rho * times[step - 1] + np.sqrt(1 - rho * rho) * times[step]
        return 50 + times

    return make


def _normal(random: np.random.Generator, n: int) -> Steps:
    return 50 + random.normal(size=n)


def _skewed(random: np.random.Generator, n: int) -> Steps:
    return 50 + np.exp(random.normal(size=n))


def _spikes(random: np.random.Generator, n: int) -> Steps:
    return 50 + random.normal(size=n) / 5 + 10.0 * (random.random(n) < 0.05)


KINDS: dict[str, Callable[[np.random.Generator, int], Steps]] = {
    "independent, normal": _normal,
    "skewed (log-normal, σ 1)": _skewed,
    "every twentieth a spike": _spikes,
    "correlated, ρ 0.3": _correlated(0.3),
    "correlated, ρ 0.6": _correlated(0.6),
    "correlated, ρ 0.9": _correlated(0.9),
}


def false_alarms(kind: str, n: int, pairs: int) -> tuple[float, float]:
    """Percent of pairs that are told apart: by the plain test, and by ours."""
    random = np.random.default_rng(1)
    alarms = np.zeros(2)
    for _ in range(pairs):
        sides = [KINDS[kind](random, n) for _ in range(2)]
        for way, known in enumerate((False, True)):
            first, second = (
                Sample(
                    float(times.mean()),
                    float(times.std(ddof=1)),
                    n,
                    effective_n(n, times if known else None),
                )
                for times in sides
            )
            alarms[way] += difference(first, second).p_value < 0.05
    plain, ours = (100 * alarms / pairs).tolist()
    return plain, ours


def main() -> None:
    """Prints the table."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    print("| steps | " + " | ".join(map(str, COUNTS)) + " |")
    print("|---" * (len(COUNTS) + 1) + "|")
    for kind in KINDS:
        cells = ["{:.1f} → {:.1f} %".format(*false_alarms(kind, n, pairs)) for n in COUNTS]
        print(f"| {kind} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
