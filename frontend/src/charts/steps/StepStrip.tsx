/**
 * An overview of all steps below a zoomed graph. The window can be dragged, as a whole or by its edges. For pointers
 * only: the keys of the graph do the same.
 */

import { useMemo, useRef } from "preact/hooks";
import { bucketSteps } from "./buckets";
import { fixed, yTop } from "./paths";
import type { Plot } from "./useStepCursor";
import type { StepGraph } from "./useStepGraph";
import { clampRange, panBy, type Range } from "./viewport";

const HEIGHT = 30;
const EDGE = 6;

type Grip = "window" | "from" | "to";

interface Props {
  graph: StepGraph;
  /** The part of the axis that the graph shows. */
  zoom: Range;
  plot: Plot;
}

export function StepStrip({ graph: { layout, setZoom }, zoom, plot: { total, left, width } }: Props) {
  const start = useRef<{ x: number; zoom: Range; grip: Grip } | null>(null);
  const { slots } = layout;
  const path = useMemo(() => {
    const buckets = bucketSteps(layout, total, 0, slots, width);
    // One slow step would make all others flat.
    const top = yTop(buckets, total, true);
    const height = (step: number) => HEIGHT * Math.min(1, (total[step] ?? 0) / top);
    return buckets
      .map(({ step, x, width: w }) => `M${fixed(x)},${HEIGHT}v${fixed(-height(step))}h${fixed(w)}V${HEIGHT}z`)
      .join("");
  }, [layout, total, width]);
  const x = (slot: number) => (slot / slots) * width;
  const [from, to] = zoom;
  const windowWidth = Math.max(4, x(to) - x(from));

  const grab = (grip: Grip) => (event: PointerEvent) => {
    event.stopPropagation();
    start.current = { x: event.clientX, zoom, grip };
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const origin = start.current;
    if (!origin) return;
    const by = ((event.clientX - origin.x) / width) * slots;
    const [first, last] = origin.zoom;
    if (origin.grip === "window") setZoom(panBy(origin.zoom, slots, by));
    else if (origin.grip === "from") setZoom(clampRange(Math.min(first + by, last - 1), last, slots));
    else setZoom(clampRange(first, Math.max(last + by, first + 1), slots));
  };
  const jump = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const middle = ((event.clientX - box.left - left) / width) * slots;
    setZoom(clampRange(middle - (to - from) / 2, middle + (to - from) / 2, slots));
  };
  const drop = () => {
    start.current = null;
  };
  const grip = (name: Grip) => ({ onPointerDown: grab(name), onPointerMove: move, onPointerUp: drop });

  return (
    <svg class="step-strip" width={left + width} height={HEIGHT + 2} aria-hidden="true" onPointerDown={jump}>
      <g transform={`translate(${left},1)`}>
        <path class="strip-bars" d={path} />
        <rect class="strip-window" x={x(from)} width={windowWidth} height={HEIGHT} {...grip("window")} />
        <rect class="strip-edge" x={x(from) - EDGE / 2} width={EDGE} height={HEIGHT} {...grip("from")} />
        <rect class="strip-edge" x={x(from) + windowWidth - EDGE / 2} width={EDGE} height={HEIGHT} {...grip("to")} />
      </g>
    </svg>
  );
}
