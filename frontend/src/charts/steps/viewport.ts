/** Arithmetic on ranges of the step axis. Null is the whole axis. */

/** A range of slots of the x axis. */
export type Range = readonly [from: number, to: number];

const MIN_SLOTS = 4;

/** Returns the range in whole slots, within the axis and not too short. */
export function clampRange(from: number, to: number, slots: number): Range | null {
  const size = Math.min(slots, Math.max(MIN_SLOTS, Math.round(to - from)));
  if (size >= slots) return null;
  const start = Math.max(0, Math.min(slots - size, Math.round(from)));
  return [start, start + size];
}

/** Returns the range scaled by `factor`, with the slot `around` at the same place on the screen. */
export function zoomAround(zoom: Range | null, slots: number, around: number, factor: number): Range | null {
  const [from, to] = zoom ?? [0, slots];
  const size = Math.max(MIN_SLOTS, (to - from) * factor);
  const share = to > from ? (around - from) / (to - from) : 0.5;
  const start = around - share * size;
  return clampRange(start, start + size, slots);
}

/** Returns the range moved by a number of slots, within the axis. */
export function panBy(zoom: Range | null, slots: number, by: number): Range | null {
  if (zoom === null) return null;
  // Rounded away from zero, so that a move of less than a slot has an effect.
  const whole = by < 0 ? Math.floor(by) : Math.ceil(by);
  return clampRange(zoom[0] + whole, zoom[1] + whole, slots);
}

/** Returns the range moved just far enough to contain the slot. */
export function reveal(zoom: Range | null, slots: number, slot: number): Range | null {
  if (zoom === null) return null;
  if (slot < zoom[0]) return panBy(zoom, slots, slot - zoom[0]);
  return slot >= zoom[1] ? panBy(zoom, slots, slot + 1 - zoom[1]) : zoom;
}
