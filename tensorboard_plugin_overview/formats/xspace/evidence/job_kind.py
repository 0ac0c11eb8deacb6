"""Whether a profile is of training or of inference, and what says so.

In: a `timeline.Timeline` and its programs.  Out: a `JobKind`.

Training: an op made by differentiation (HLO or framework ops under `gradient_tape/`, `gradients/`
or `transpose(`, JAX's `add_any`, gradient ops run eagerly), an optimizer's ops, or Keras' train
function.  Inference: sessions or requests, Keras' predict or test function, overlapping calls of a
TensorFlow function from several threads, or whole programs that ran and compute no gradient
(`whole_programs`).  Everything else is unknown.  Keras 3's other function names
(`one_step_on_data`, `multi_step_on_iterator`) are the same for all three, and show nothing.

`Conv2DBackpropInput` shows nothing: transposed convolutions run it, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from tensorboard_plugin_overview.formats.xspace.evidence.whole_programs import doubt_of_inference
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.formats.xspace.sessions import roots
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import OP_LINES
from tensorboard_plugin_overview.names.training import in_gradient_scope
from tensorboard_plugin_overview.trace.facts import JobKind, Kind

_GRADIENT_TYPE = re.compile(r"(?:^|[:/ ])[A-Z]\w*(?:Grad|BackpropFilter(?:V\d)?)$")
_OPTIMIZER = re.compile(
    r"(?:^|[:/])(?:Resource)?(?:Sparse)?Apply(?:Ada|AddSign|CenteredRMSProp|Ftrl|GradientDescent"
    r"|KerasMomentum|Momentum|PowerSign|Proximal|RMSProp)\w*$"
    r"|(?:^|/)(?i:adam|adamw|adamax|nadam|adamweightdecay|sgd|momentum|rmsprop|adagrad|adadelta"
    r"|adafactor|ftrl|lamb|lion|muon)(?:_\d+)?/"
)
_TRAIN_FUNCTION = re.compile(r"(?:__inference_)?train_function(?:_\d+)?$")
_FORWARD_FUNCTION = re.compile(r"(?:__inference_)?(?:predict|test)_function(?:_\d+)?$")
_SERVED = roots.SESSIONS | roots.BATCHES
# Stats whose texts are names of framework ops.
_NAMING_STATS = ("tf_op", "name", "annotation", "eager_op")


# The strongest first.
_CLUES: tuple[tuple[Callable[[str], object], Kind, str], ...] = (
    (in_gradient_scope, "training", "a gradient"),
    (_OPTIMIZER.search, "training", "an optimizer's update"),
    (_GRADIENT_TYPE.search, "training", "a gradient"),
    (_TRAIN_FUNCTION.search, "training", "Keras' train function"),
    (_FORWARD_FUNCTION.search, "inference", "a forward pass of Keras"),
    (lambda name: roots.REQUEST in name, "inference", "a request"),
)


def job_kind(timeline: Timeline, programs: Programs, *, ran: bool = False) -> JobKind:
    """Judges one host's profile.

    Args:
        timeline: the profile.
        programs: its programs.
        ran: steps or ops are known to have run, beyond what the timeline's tracks show.
    """
    found = _in_hlo(programs) or _in_events(timeline)
    if found is not None and found.kind == "training":
        return found
    session = next((name for name in _event_names(timeline.threads) if name in _SERVED), None)
    if session is not None:
        return JobKind("inference", f"Sessions or requests ran ({session}), and no gradient.")
    if found is not None:
        return found
    if any((track.integers("_r", 0) == roots.REQUEST_LEVEL).any() for track in timeline.threads):
        return JobKind("inference", "Events are marked as requests (_r = -1).")
    serving = sorted(calls.name for calls in function_calls(timeline).values() if calls.overlap)
    if serving:
        return JobKind("inference", f"Threads call {serving[0]} at the same time, as servers do.")
    if not programs.by_id:
        return JobKind(
            "unknown",
            "The profile has no HLO of its programs, and no event is named after a gradient, an "
            "optimizer, a session or a request.",
        )
    doubt = doubt_of_inference(timeline, programs, ran=ran)
    if doubt is not None:
        return JobKind("unknown", doubt)
    return JobKind("inference", "Programs ran, and their HLO computes no gradient.")


def _in_hlo(programs: Programs) -> JobKind | None:
    for _, program in sorted(programs.by_id.items()):
        for _, name in program.framework_ops():
            if in_gradient_scope(name):
                return JobKind(
                    "training", f"The program {program.name} computes a gradient ({name})."
                )
    return None


def _in_events(timeline: Timeline) -> JobKind | None:
    """The strongest clue among the names of events and ops, the first of its kind."""
    streams = (
        stream for device in timeline.devices for stream in (*device.streams, *device.aggregates)
    )
    tracks = [*timeline.threads, *streams]
    lines = [
        device.lines[name]
        for device in timeline.devices
        for name in OP_LINES
        if name in device.lines
    ]
    names = set(chain(_event_names(tracks), _op_names(tracks), _described_op_names(lines)))
    for is_clue, kind, meaning in _CLUES:
        found = min(filter(is_clue, names), default=None)
        if found is not None:
            # XLA ends a name without a type with a colon.
            name = found.removesuffix(":")
            return JobKind(kind, f"An event is named after {meaning} ({name}).")
    return None


def _event_names(tracks: Sequence[EventTrack]) -> Iterator[str]:
    """The distinct names of events that occur on each track; Python functions' left out."""
    for track in tracks:
        for name in track.names:
            if not name.startswith("$"):
                yield name


def _op_names(tracks: Sequence[EventTrack]) -> Iterator[str]:
    for track in tracks:
        for stat in _NAMING_STATS:
            column = track.stats.get(stat)
            if column is not None:
                yield from column.texts


def _described_op_names(lines: Sequence[EventTrack]) -> Iterator[str]:
    """The framework's names of ops that TPU profilers keep with what the events have in common."""
    for line in lines:
        for key in line.ids.tolist():
            metadata = line.event_metadata.get(key)
            tf_op = metadata.stats.get("tf_op") if metadata else None
            if isinstance(tf_op, str):
                yield tf_op
