"""Roots."""

BATCHES = frozenset({"ProcessBatch", "OrbaxServing::ProcessBatch"})
SESSIONS = frozenset(
    {"BatchingSessionRun", "TfrtModelRun", "ServingModelRun", "SessionRun", "RunGraph"}
)
REQUEST = "ModelServerRequest_"
"""How the name of a request's event begins."""
REQUEST_LEVEL = -1
"""What the stat `_r` of an event is that is a request, whatever its name."""
