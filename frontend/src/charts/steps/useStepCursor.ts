/**
 * The actions of pointer and keys in the step-time graph: point at a step, choose it, zoom, pan. Dragging zooms; with
 * Shift or the middle button it pans. The wheel zooms only with Ctrl or ⌘, so that it still scrolls the page. A sideways
 * wheel pans.
 */

import { useRef, useState } from "preact/hooks";
import { bucketOfStep, pointedBucket, type Bucket } from "./buckets";
import type { StepGraph } from "./useStepGraph";
import { clampRange, panBy, reveal, zoomAround, type Range } from "./viewport";

const DRAG_MIN_PIXELS = 6;
const WHEEL_ZOOM_PER_PIXEL = 0.003;
const PAN_SHARE = 0.2;

/** The drawn part of a graph: its buckets, the total of each step in ms, and its place in pixels. */
export interface Plot {
  buckets: Bucket[];
  total: Float64Array;
  left: number;
  width: number;
}

export function useStepCursor(graph: StepGraph, plot: Plot) {
  const { layout, zoom, setZoom, select } = graph;
  const { buckets, total } = plot;
  const [active, setActive] = useState<number | null>(null);
  /** The range that is dragged over, in pixels. */
  const [drag, setDrag] = useState<Range | null>(null);
  const start = useRef<{ x: number; zoom: Range | null; pans: boolean } | null>(null);
  const dragged = useRef(false);

  const [from, to] = zoom ?? [0, layout.slots];
  const slotsPerPixel = (to - from) / plot.width;
  const slotAt = (x: number) => from + x * slotsPerPixel;
  const activeIndex = active === null ? -1 : bucketOfStep(buckets, active);

  const plotX = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return Math.max(0, Math.min(plot.width, event.clientX - box.left - plot.left));
  };
  const pointed = (x: number) => buckets[pointedBucket(buckets, total, x)]?.step ?? null;

  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false;
    if (event.button > 1 || event.pointerType === "touch") return;
    start.current = { x: plotX(event), zoom, pans: event.shiftKey || event.button === 1 };
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const x = plotX(event);
    const origin = start.current;
    if (origin === null || Math.abs(x - origin.x) < DRAG_MIN_PIXELS) {
      setActive(pointed(x));
      return;
    }
    dragged.current = true;
    setActive(null);
    if (origin.pans) setZoom(panBy(origin.zoom, layout.slots, (origin.x - x) * slotsPerPixel));
    else setDrag([Math.min(origin.x, x), Math.max(origin.x, x)]);
  };
  const onPointerUp = () => {
    start.current = null;
    if (!drag) return;
    setZoom(clampRange(slotAt(drag[0]), slotAt(drag[1]), layout.slots));
    setDrag(null);
  };
  const onClick = (event: MouseEvent) => {
    const step = dragged.current ? null : pointed(plotX(event));
    if (step !== null) select(step);
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const factor = Math.exp(event.deltaY * WHEEL_ZOOM_PER_PIXEL);
      setZoom(zoomAround(zoom, layout.slots, slotAt(plotX(event)), factor));
      return;
    }
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (zoom === null || Math.abs(sideways) <= (event.shiftKey ? 0 : Math.abs(event.deltaY))) return;
    event.preventDefault();
    setZoom(panBy(zoom, layout.slots, sideways * slotsPerPixel));
  };

  /** Points at a step, and pans to it if it is out of view. */
  const goTo = (step: number) => {
    const last = layout.slot.length - 1;
    const target = Math.max(0, Math.min(last, step));
    setZoom(reveal(zoom, layout.slots, layout.slot[target] ?? 0));
    setActive(target);
  };
  const moveBy = (columns: number) => {
    if (activeIndex < 0) return goTo(buckets[0]?.step ?? 0);
    const bucket = buckets[activeIndex + columns];
    if (bucket) return setActive(bucket.step);
    const steps = (buckets[0] ? buckets[0].last - buckets[0].first + 1 : 1) * columns;
    return goTo((active ?? 0) + steps);
  };
  const zoomBy = (factor: number) => {
    const around = active === null ? (from + to) / 2 : layout.slot[active]! + 0.5;
    setZoom(zoomAround(zoom, layout.slots, around, factor));
  };
  const page = Math.max(1, Math.round(buckets.length / 10));
  const pan = (direction: number) => setZoom(panBy(zoom, layout.slots, direction * (to - from) * PAN_SHARE));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? pan(-1) : moveBy(-1)),
      ArrowRight: () => (event.shiftKey ? pan(1) : moveBy(1)),
      PageUp: () => moveBy(-page),
      PageDown: () => moveBy(page),
      Home: () => goTo(0),
      End: () => goTo(layout.slot.length - 1),
      Enter: () => active !== null && select(active),
      " ": () => active !== null && select(active),
      Escape: () => (active === null ? select(null) : setActive(null)),
      "+": () => zoomBy(0.5),
      "=": () => zoomBy(0.5),
      "-": () => zoomBy(2),
      "0": () => setZoom(null),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerLeave: () => start.current === null && setActive(null),
    onClick,
    onWheel,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(":focus-visible") && active === null) {
        setActive(buckets[0]?.step ?? null);
      }
    },
    onBlur: () => setActive(null),
  };
  return { activeBucket: buckets[activeIndex] ?? null, drag, handlers };
}
