/** Which part of the step axis is shown: pure arithmetic on ranges of slots. Null: all of it. */

/** A range of slots: the part of the x axis that is shown. */
export type Range = readonly [from: number, to: number];

const MIN_SLOTS = 4;

/** The range as whole slots, inside the axis and of at least a few slots; null if it is all of it. */
export function clampRange(from: number, to: number, slots: number): Range | null {
  const size = Math.min(slots, Math.max(MIN_SLOTS, Math.round(to - from)));
  if (size >= slots) return null;
  const start = Math.max(0, Math.min(slots - size, Math.round(from)));
  return [start, start + size];
}

/** The range scaled by `factor`, with the slot `around` staying where it is on the screen. */
export function zoomAround(zoom: Range | null, slots: number, around: number, factor: number): Range | null {
  const [from, to] = zoom ?? [0, slots];
  const size = Math.max(MIN_SLOTS, (to - from) * factor);
  const share = to > from ? (around - from) / (to - from) : 0.5;
  const start = around - share * size;
  return clampRange(start, start + size, slots);
}

/** The range moved by so many slots, as far as the axis goes. */
export function panBy(zoom: Range | null, slots: number, by: number): Range | null {
  if (zoom === null) return null;
  // Away from zero: a move of less than a slot is still a move.
  const whole = by < 0 ? Math.floor(by) : Math.ceil(by);
  return clampRange(zoom[0] + whole, zoom[1] + whole, slots);
}

/** The range moved just so far that the slot is in it. */
export function reveal(zoom: Range | null, slots: number, slot: number): Range | null {
  if (zoom === null) return null;
  if (slot < zoom[0]) return panBy(zoom, slots, slot - zoom[0]);
  return slot >= zoom[1] ? panBy(zoom, slots, slot + 1 - zoom[1]) : zoom;
}
