"""What a program runs again and again, which may be its steps or its sessions.

In: nothing (these are types, which importers fill in).  Out: `FunctionCalls`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array


@dataclass(frozen=True, eq=False)
class FunctionCalls:
    """The n calls of one function that a framework compiles and runs whole, in time order.

    Attributes:
        name: the function's, with the number of its trace if it was traced once.
        thread: int64[n], index into the trace's threads.
        start_ps, end_ps: int64[n], of what the function itself ran.
        begin_ps: int64[n], start of its tracing, where the call traces it, else `start_ps`.
    """

    name: str
    thread: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    begin_ps: Int64Array

    def __len__(self) -> int:
        return len(self.start_ps)

    @property
    def time_ps(self) -> int:
        """The lengths of the calls, summed."""
        return int((self.end_ps - self.start_ps).sum())

    @property
    def overlap(self) -> bool:
        """Calls overlap, as those of threads that serve do."""
        reach_ps = np.maximum.accumulate(self.end_ps)
        return bool((self.start_ps[1:] < reach_ps[:-1]).any())
