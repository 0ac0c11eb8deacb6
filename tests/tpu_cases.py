"""TPU planes in few words, for golden cases."""

from __future__ import annotations

from typing import Any

from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder, Stat
from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint

HBM, VMEM = 1, 3
READ, WRITE = 1, 2


class Core:
    """One TPU core: its lines, and ops that are described where they first run."""

    def __init__(self, space: SpaceBuilder, number: int = 0, **properties: Stat) -> None:
        self.plane: PlaneBuilder = space.plane(f"/device:TPU:{number}").stats(properties)
        self.steps: LineBuilder = self.plane.line("Steps")
        self.modules: LineBuilder = self.plane.line("XLA Modules")
        self.ops: LineBuilder = self.plane.line("XLA Ops")
        self._texts: dict[str, str] = {}

    def describe(self, name: str, category: str, text: str = "", **stats: Stat) -> Core:
        """Says what an op is; those that nothing is said of are fusions."""
        text = text or f"%{name} = f32[8]{{0}} fusion()"
        self._texts[name] = text
        keys: dict[str, Stat] = {"program_id": 7, "symbol_id": len(self._texts)}
        self.plane.metadata(
            text, display_name=name, stats={"hlo_category": category, **keys, **stats}
        )
        return self

    def op(self, name: str, start_ms: float, duration_ms: float, **stats: Any) -> Core:
        """Runs an op that was described."""
        self.ops.event(self._texts[name], start_ms=start_ms, duration_ms=duration_ms, **stats)
        return self

    def step(self, name: str, start_ms: float, duration_ms: float, **stats: Any) -> Core:
        self.steps.event(name, start_ms=start_ms, duration_ms=duration_ms, **stats)
        return self

    def module(self, name: str, start_ms: float, duration_ms: float, **stats: Any) -> Core:
        self.modules.event(name, start_ms=start_ms, duration_ms=duration_ms, **stats)
        return self


def memory_breakdown(*entries: tuple[int, int, int]) -> bytes:
    """The stat `memory_access_breakdown` of (operation, memory space, bytes)."""
    return b"".join(
        encode_field(
            1,
            b"".join(
                encode_varint(number << 3) + encode_varint(value)
                for number, value in enumerate(entry, start=1)
            ),
        )
        for entry in entries
    )
