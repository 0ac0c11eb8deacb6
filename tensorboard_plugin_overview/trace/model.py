"""One host's profile, as the stages after the importers read it.

In: nothing (this is a type, which importers fill in).  Out: `Trace`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Protocol

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.cores import Core, LaunchKeys
from tensorboard_plugin_overview.trace.facts import (
    Hindrances,
    HostFacts,
    JobKind,
    OtherDevice,
    ProfileQuality,
)
from tensorboard_plugin_overview.trace.flows import FlowGraph
from tensorboard_plugin_overview.trace.gpus import Gpu, LaunchCalls
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.ops import Collectives, OpEvents
from tensorboard_plugin_overview.trace.repeats import FunctionCalls, ProgramRuns, RepeatedSpans
from tensorboard_plugin_overview.trace.requests import Requests, Transfers
from tensorboard_plugin_overview.trace.threads import Thread


class Trace(Protocol):
    """One host's profile.  All times are picoseconds since the trace's zero."""

    @property
    def host(self) -> str:
        """Returns the host's name."""
        ...

    @property
    def capture_ps(self) -> tuple[int, int] | None:
        """Returns start and stop of the capture; None where the profile does not say."""
        ...

    @property
    def facts(self) -> HostFacts:
        """Returns what the profile states of the capture and of the software."""
        ...

    @property
    def excluded_events(self) -> int:
        """Returns the number of events left out for an impossible time, as far as they were read.

        The ops of streamed cores are read by `Core.blocks`.
        """
        ...

    @property
    def span_ps(self) -> tuple[int, int] | None:
        """Returns the time from the first to the last event that took time, None without any.

        The ops of streamed cores are left out.
        """
        ...

    @property
    def other_devices(self) -> Sequence[OtherDevice]:
        """Returns the devices of kinds whose ops are not read."""
        ...

    @property
    def threads(self) -> Sequence[Thread]:
        """Returns the threads of the host."""
        ...

    @property
    def flows(self) -> FlowGraph:
        """Returns which events of the host handed work to which others."""
        ...

    @property
    def gpus(self) -> Sequence[Gpu]:
        """Returns the GPUs, in the order of their numbers."""
        ...

    @property
    def launch_calls(self) -> LaunchCalls | None:
        """Returns the calls that put work on GPUs; None where not all of them are recorded."""
        ...

    @property
    def profiler_time(self) -> Intervals:
        """Returns when the profiler itself held up the host, as far as it recorded that."""
        ...

    @property
    def markers(self) -> Sequence[Marker]:
        """Returns the step markers of all threads in time order, those of a thread disjoint."""
        ...

    @property
    def repeated_spans(self) -> Sequence[RepeatedSpans]:
        """Returns what may stand for steps where nothing marks them, the best evidence first."""
        ...

    @property
    def function_calls(self) -> Mapping[str, FunctionCalls]:
        """Returns the outermost calls of each function that a framework compiles and runs whole.

        The keys distinguish functions; the name to show is the calls' own.
        """
        ...

    @property
    def cores(self) -> Sequence[Core]:
        """Returns the cores of TPUs, in the order of their numbers."""
        ...

    @property
    def program_launches(self) -> Sequence[Sequence[LaunchKeys]]:
        """Returns the keys of calls that launch programs on cores.

        For each sort of keys, tried in order, there is one entry for each thread.
        """
        ...

    @property
    def has_hlo(self) -> bool:
        """Returns whether the profile has the HLO of a program that ran."""
        ...

    def host_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of each thread of the host; one by one, for a thread may have millions."""
        ...

    def cpu_ops(self) -> Iterator[OpEvents]:
        """Yields the ops of compiled programs that each thread of a CPU ran."""
        ...

    @property
    def host_runs(self) -> Mapping[Hashable, ProgramRuns]:
        """Returns the executions of each compiled program by the host's threads.

        The keys tell programs apart, also those of one name, and are the same on all devices.
        """
        ...

    @property
    def gpu_runs(self) -> Mapping[str, Mapping[Hashable, ProgramRuns]]:
        """Returns for each GPU, by its name, the executions of each compiled program."""
        ...

    def job_kind(self, *, ran: bool) -> JobKind:
        """Judges whether the job trains or infers; called after a TPU's ops were read.

        Args:
            ran: steps or ops are known to have run, beyond what the trace shows.
        """
        ...

    @property
    def quality(self) -> ProfileQuality:
        """Returns what the profile lacks."""
        ...

    @property
    def hindrances(self) -> Hindrances | None:
        """Returns what takes time that the program could save; None where the format has none."""
        ...

    @property
    def collectives(self) -> Collectives:
        """Returns the collectives that GPUs and the threads of the host ran."""
        ...

    @property
    def requests(self) -> Requests | None:
        """Returns what marks sessions and batches; None where nothing does."""
        ...

    @property
    def transfers(self) -> Transfers:
        """Returns the transfers that events of the host show, besides those on devices."""
        ...

    def program_calls_ps(self, program: str) -> Int64Array:
        """Returns int64[k], ascending: when the host called for executions of a program.

        Args:
            program: its name, as in `ProgramRuns`.
        """
        ...
