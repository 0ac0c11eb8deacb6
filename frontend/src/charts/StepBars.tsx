/**
 * The step-time graph: stacked bars as SVG, one path a category. What is drawn where is decided in
 * buckets.ts; this file turns it into paths, and pointer and keys into "this step".
 */

import { max, median } from "d3-array";
import { scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Category, Steps } from "../api/overview";
import { formatMs, MS_PER_UNIT, msUnit, plural } from "../format";
import { stepTicks } from "./axis";
import { bucketSteps, pointedBucket, totals, type Bucket, type StepLayout } from "./buckets";
import { categoryColor } from "./palette";
import { StepTooltip } from "./StepTooltip";
import { useWidth } from "./useWidth";

const HEIGHT = 264;
const MARGIN = { top: 14, right: 66, bottom: 30, left: 62 };
const PLOT_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;
const Y_TICKS = 5;
const MIN_ZOOM_SLOTS = 4;
const DRAG_MIN_PIXELS = 6;
/** An axis cut at typical steps ends at so many median steps. */
const TYPICAL_HEADROOM = 1.6;

/** A range of slots: the part of the x axis that is shown. */
export type Range = readonly [from: number, to: number];

interface Props {
  steps: Steps;
  layout: StepLayout;
  hidden: ReadonlySet<string>;
  /** The mean to draw as a line, in ms. */
  meanMs: number | null;
  /** Cut the y axis where typical steps end; taller bars are marked. */
  fitTypical: boolean;
  zoom: Range | null;
  onZoom: (zoom: Range | null) => void;
}

export function StepBars({ steps, layout, hidden, meanMs, fitTypical, zoom, onZoom }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(960);
  const [active, setActive] = useState<number | null>(null);
  const [drag, setDrag] = useState<Range | null>(null);
  const dragStart = useRef<number | null>(null);

  const { columns } = steps;
  const count = columns.duration_ms.length;
  const visible = useMemo(
    () => steps.categories.filter(({ id }) => !hidden.has(id)),
    [steps, hidden],
  );
  const total = useMemo(
    () => totals(visible.map(({ id }) => categoryColumn(steps, id)), count),
    [steps, visible, count],
  );
  const [from, to] = zoom ?? [0, layout.slots];
  const plotWidth = Math.max(40, width - MARGIN.left - MARGIN.right);
  const buckets = useMemo(
    () => bucketSteps(layout, total, from, to, plotWidth),
    [layout, total, from, to, plotWidth],
  );

  const yMax = useMemo(() => yTop(buckets, total, fitTypical), [buckets, total, fitTypical]);
  const unit = msUnit(yMax);
  const y = scaleLinear()
    .domain([0, yMax / MS_PER_UNIT[unit]])
    .nice(Y_TICKS)
    .range([PLOT_HEIGHT, 0]);
  const toY = (ms: number) => y(ms / MS_PER_UNIT[unit]);
  const top = y.domain()[1]! * MS_PER_UNIT[unit];
  const yTick = y.tickFormat(Y_TICKS);

  const paths = useMemo(
    () => categoryPaths(steps, visible, buckets, (ms) => toY(Math.min(ms, top))),
    [steps, visible, buckets, top],
  );
  const marks = useMemo(
    () => overlays(steps, buckets, total, (ms) => toY(Math.min(ms, top)), top),
    [steps, buckets, total, top],
  );
  const ticks = useMemo(
    () => stepTicks(buckets, columns.number, plotWidth),
    [buckets, columns, plotWidth],
  );

  const activeIndex = active === null ? -1 : bucketOfStep(buckets, active);
  const activeBucket = buckets[activeIndex] ?? null;
  const slotAt = (x: number) => from + (x / plotWidth) * (to - from);
  const xOfSlot = (slot: number) => ((slot - from) / (to - from)) * plotWidth;

  const plotX = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return Math.max(0, Math.min(plotWidth, event.clientX - box.left - MARGIN.left));
  };
  const onPointerMove = (event: PointerEvent) => {
    const x = plotX(event);
    const start = dragStart.current;
    if (start !== null && Math.abs(x - start) >= DRAG_MIN_PIXELS) {
      setDrag([Math.min(start, x), Math.max(start, x)]);
      setActive(null);
      return;
    }
    setActive(buckets[pointedBucket(buckets, total, x)]?.step ?? null);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    dragStart.current = plotX(event);
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };
  const onPointerUp = () => {
    dragStart.current = null;
    if (!drag) return;
    onZoom(clampRange(slotAt(drag[0]), slotAt(drag[1]), layout.slots));
    setDrag(null);
  };

  const move = (index: number) => {
    const bucket = buckets[Math.max(0, Math.min(buckets.length - 1, index))];
    if (bucket) setActive(bucket.step);
  };
  const zoomBy = (factor: number) => {
    const centre = activeBucket ? layout.slot[activeBucket.step]! + 0.5 : (from + to) / 2;
    const half = ((to - from) * factor) / 2;
    const next = clampRange(centre - half, centre + half, layout.slots);
    onZoom(next[1] - next[0] >= layout.slots ? null : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.round(buckets.length / 10));
    const actions: Record<string, () => void> = {
      ArrowLeft: () => move(activeIndex - 1),
      ArrowRight: () => move(activeIndex + 1),
      PageUp: () => move(activeIndex - page),
      PageDown: () => move(activeIndex + page),
      Home: () => move(0),
      End: () => move(buckets.length - 1),
      Escape: () => setActive(null),
      "+": () => zoomBy(0.5),
      "=": () => zoomBy(0.5),
      "-": () => zoomBy(2),
      "0": () => onZoom(null),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div class="chart step-bars" ref={frame}>
      <svg
        width={width}
        height={HEIGHT}
        role="application"
        aria-roledescription="bar chart"
        aria-label={
          `Step time of ${plural(count, "step")}` +
          (meanMs === null ? "" : `, mean ${formatMs(meanMs)}`) +
          ". Arrow keys, Home and End move between steps; plus and minus zoom."
        }
        tabindex={0}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerLeave={() => dragStart.current === null && setActive(null)}
        onKeyDown={onKeyDown}
        onFocus={(event: FocusEvent) => {
          if ((event.currentTarget as Element).matches(":focus-visible") && active === null) move(0);
        }}
        onBlur={() => setActive(null)}
      >
        <defs>
          <pattern
            id="incomplete-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect class="hatch-veil" width="6" height="6" />
            <rect class="hatch-line" width="2" height="6" />
          </pattern>
        </defs>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {y.ticks(Y_TICKS).map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line class={tick === 0 ? "baseline" : "gridline"} x2={plotWidth} />
              <text class="tick-label" x={-8} dy="0.32em" text-anchor="end">
                {`${yTick(tick)} ${unit}`}
              </text>
            </g>
          ))}
          {layout.gaps.map((gap) => {
            const left = Math.max(0, xOfSlot(gap.slot));
            const right = Math.min(plotWidth, xOfSlot(gap.slot + gap.width));
            return (
              right - left >= 3 && (
                <line
                  key={gap.before}
                  class="gap-line"
                  x1={left + 1}
                  x2={right - 1}
                  y1={PLOT_HEIGHT}
                  y2={PLOT_HEIGHT}
                />
              )
            );
          })}
          {activeBucket && (
            <rect
              class="cursor-band"
              x={activeBucket.x - 2}
              y={0}
              width={activeBucket.width + 4}
              height={PLOT_HEIGHT}
            />
          )}
          {paths.map(({ id, d, color }) => (
            <path key={id} data-category={id} d={d} fill={color} shape-rendering="crispEdges" />
          ))}
          {marks.incomplete && (
            <path class="incomplete" d={marks.incomplete} fill="url(#incomplete-hatch)" />
          )}
          {marks.cut && <path class="cut-mark" d={marks.cut} />}
          {restarts(buckets, columns.number).map((x) => (
            <line key={x} class="restart-line" x1={x} x2={x} y1={0} y2={PLOT_HEIGHT} />
          ))}
          {meanMs !== null && hidden.size === 0 && meanMs <= top && (
            <g class="mean" transform={`translate(0,${toY(meanMs)})`}>
              <line class="mean-halo" x2={plotWidth} />
              <line class="mean-line" x2={plotWidth} />
              <text class="mean-label" x={plotWidth + 6} dy="-0.2em">
                mean
              </text>
              <text class="mean-label" x={plotWidth + 6} dy="0.95em">
                {formatMs(meanMs)}
              </text>
            </g>
          )}
          {activeBucket && (
            <rect
              class="cursor"
              x={activeBucket.x - 1}
              y={toY(Math.min(top, total[activeBucket.step] ?? 0)) - 1}
              width={activeBucket.width + 2}
              height={PLOT_HEIGHT - toY(Math.min(top, total[activeBucket.step] ?? 0)) + 2}
            />
          )}
          {drag && (
            <rect class="drag" x={drag[0]} width={drag[1] - drag[0]} y={0} height={PLOT_HEIGHT} />
          )}
          {ticks.map((tick) => (
            <g key={tick.x} transform={`translate(${tick.x},${PLOT_HEIGHT})`}>
              <line class="tick-mark" y2={4} />
              <text class="tick-label" y={16} text-anchor="middle">
                {tick.label}
              </text>
            </g>
          ))}
          <text class="tick-label" x={plotWidth + MARGIN.right} y={PLOT_HEIGHT + 16} text-anchor="end">
            step
          </text>
        </g>
      </svg>
      {buckets.some((bucket) => bucket.last > bucket.first) && (
        <p class="caption">Each column stands for several steps and shows the longest of them.</p>
      )}
      <StepTooltip
        steps={steps}
        bucket={activeBucket}
        x={activeBucket ? MARGIN.left + activeBucket.x + activeBucket.width / 2 : 0}
        frameWidth={width}
      />
    </div>
  );
}

/** The values of one category; a column that the document lacks counts as zeros. */
export function categoryColumn(steps: Steps, id: string): ArrayLike<number> {
  return (steps.columns[id] as number[] | undefined) ?? [];
}

/** How many times the median step the longest one is; 1 where there are too few to tell. */
export function outlierFactor(durations: number[]): number {
  const typical = median(durations) ?? 0;
  return durations.length > 3 && typical > 0 ? (max(durations) ?? 0) / typical : 1;
}

function yTop(buckets: Bucket[], total: Float64Array, fitTypical: boolean): number {
  const highest = max(buckets, (bucket) => total[bucket.step] ?? 0) ?? 0;
  const top = fitTypical ? Math.min(highest, TYPICAL_HEADROOM * (median(total) ?? 0)) : highest;
  return top > 0 ? top : 1;
}

function categoryPaths(
  steps: Steps,
  visible: Category[],
  buckets: Bucket[],
  toY: (ms: number) => number,
) {
  const columns = new Map(visible.map(({ id }) => [id, categoryColumn(steps, id)]));
  const series = stack<unknown, Bucket, string>()
    .keys([...columns.keys()])
    .value((bucket, id) => columns.get(id)?.[bucket.step] ?? 0)(buckets);
  return series.map((points) => ({
    id: points.key,
    color: categoryColor(
      points.key,
      steps.categories.findIndex(({ id }) => id === points.key),
    ),
    d: points.map(([y0, y1], i) => bar(buckets[i]!, toY(y0), toY(y1))).join(""),
  }));
}

/** Hatching over incomplete steps, and arrow heads on bars that the y axis cuts. */
function overlays(
  steps: Steps,
  buckets: Bucket[],
  total: Float64Array,
  toY: (ms: number) => number,
  top: number,
) {
  let incomplete = "";
  let cut = "";
  for (const bucket of buckets) {
    const height = total[bucket.step] ?? 0;
    if (steps.columns.complete[bucket.step] === false) incomplete += bar(bucket, toY(0), toY(height));
    if (height > top) {
      const middle = fixed(bucket.x + bucket.width / 2);
      cut += `M${middle},-12l5,7h-10z`;
    }
  }
  return { incomplete, cut };
}

function bar(bucket: Bucket, bottom: number, top: number): string {
  if (bottom - top <= 0) return "";
  const left = fixed(bucket.x);
  return `M${left},${fixed(bottom)}V${fixed(top)}h${fixed(bucket.width)}V${fixed(bottom)}z`;
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Where the numbering starts anew: the left edge of the first bar after it. */
function restarts(buckets: Bucket[], numbers: ArrayLike<number | null>): number[] {
  const xs: number[] = [];
  for (let i = 1; i < buckets.length; i += 1) {
    const before = buckets[i - 1]!;
    const bucket = buckets[i]!;
    if ((numbers[bucket.first] ?? 0) < (numbers[before.last] ?? 0)) {
      xs.push((before.x + before.width + bucket.x) / 2);
    }
  }
  return xs.length <= 40 ? xs : [];
}

function bucketOfStep(buckets: Bucket[], step: number): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bucket = buckets[middle]!;
    if (step < bucket.first) high = middle - 1;
    else if (step > bucket.last) low = middle + 1;
    else return middle;
  }
  return -1;
}

function clampRange(from: number, to: number, slots: number): Range {
  const size = Math.min(slots, Math.max(MIN_ZOOM_SLOTS, Math.round(to - from)));
  const start = Math.max(0, Math.min(slots - size, Math.floor(from)));
  return [start, start + size];
}
