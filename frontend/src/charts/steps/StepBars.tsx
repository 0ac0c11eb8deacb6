/**
 * The step-time graph: stacked bars as SVG, one path for each layer. buckets.ts and paths.ts decide what is drawn where,
 * useStepCursor.ts reads pointer and keys.
 */

import { scaleLinear } from "d3-scale";
import { useMemo } from "preact/hooks";
import { formatMs, formatTick, MS_PER_UNIT, msUnit, plural } from "../../logic/format";
import { PatternedPath } from "../patterns";
import { useWidth } from "../useWidth";
import { stepTicks } from "./axis";
import { bucketOfStep, bucketSteps, totals, type Bucket, type StepLayout } from "./buckets";
import { restarts, seriesPaths, stepMarks, yTop } from "./paths";
import { StepStrip } from "./StepStrip";
import { StepTooltip } from "./StepTooltip";
import { useStepCursor } from "./useStepCursor";
import type { StepGraph } from "./useStepGraph";

const HEIGHT = 264;
const MARGIN = { top: 16, right: 66, bottom: 30, left: 62 };
const PLOT_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;
const Y_TICKS = 5;

interface Props {
  graph: StepGraph;
  /** The noun of the graph, for screen readers. */
  name?: string;
}

export function StepBars({ graph, name = "Step time" }: Props) {
  const { steps, drawn: series, layout, meanMs, fitTypical, topMs, zoom, selected, tests, pointed } = graph;
  const [frame, width] = useWidth<HTMLDivElement>(960);
  const { columns } = steps;
  const count = columns.duration_ms.length;
  const total = useMemo(() => totals(series.map(({ values }) => values), count), [series, count]);
  const [from, to] = zoom ?? [0, layout.slots];
  const plotWidth = Math.max(40, width - MARGIN.left - MARGIN.right);
  const buckets = useMemo(
    () => bucketSteps(layout, total, from, to, plotWidth),
    [layout, total, from, to, plotWidth],
  );

  const yMax = useMemo(() => topMs ?? yTop(buckets, total, fitTypical), [buckets, total, fitTypical, topMs]);
  const unit = msUnit(yMax);
  const y = scaleLinear().domain([0, yMax / MS_PER_UNIT[unit]]).nice(Y_TICKS).range([PLOT_HEIGHT, 0]);
  const top = y.domain()[1]! * MS_PER_UNIT[unit];
  const toY = (ms: number) => y(Math.min(ms, top) / MS_PER_UNIT[unit]);
  const yTicks = y.ticks(Y_TICKS);
  const tickStep = (yTicks[1] ?? 1) - (yTicks[0] ?? 0);

  const paths = useMemo(() => seriesPaths(series, buckets, toY), [series, buckets, top]);
  const marks = useMemo(
    () => stepMarks(steps, buckets, total, toY, top, tests),
    [steps, buckets, total, top, tests],
  );
  const ticks = useMemo(() => stepTicks(buckets, columns.number, plotWidth), [buckets, columns, plotWidth]);
  const plot = { buckets, total, left: MARGIN.left, width: plotWidth };
  const { activeBucket, drag, handlers } = useStepCursor(graph, plot);
  const selectedBucket = selected === null ? null : (buckets[bucketOfStep(buckets, selected)] ?? null);
  const xOfSlot = (slot: number) => ((slot - from) / (to - from)) * plotWidth;
  const barTop = (bucket: Bucket) => toY(total[bucket.step] ?? 0);

  return (
    <div class="chart step-bars" ref={frame}>
      <svg
        class="step-graph"
        width={width}
        height={HEIGHT}
        role="application"
        aria-roledescription="bar chart"
        aria-label={
          `${name} of ${plural(count, "step")}` +
          (meanMs === null ? "" : `, mean ${formatMs(meanMs)}`) +
          ". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with " +
          "an arrow key pans, 0 shows all."
        }
        tabindex={0}
        {...handlers}
      >
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {yTicks.map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line class={tick === 0 ? "baseline" : "gridline"} x2={plotWidth} />
              <text class="tick-label" x={-8} dy="0.32em" text-anchor="end">
                {`${formatTick(tick, tickStep)} ${unit}`}
              </text>
            </g>
          ))}
          <GapLines layout={layout} xOfSlot={xOfSlot} plotWidth={plotWidth} />
          {activeBucket && (
            <rect
              class="cursor-band"
              x={activeBucket.x - 2}
              width={activeBucket.width + 4}
              height={PLOT_HEIGHT}
            />
          )}
          {paths.map(({ layer, d }) => (
            <PatternedPath
              key={layer.key}
              id={layer.key}
              d={d}
              look={layer}
              dimmed={pointed !== null && pointed !== layer.key}
            />
          ))}
          {marks.incomplete && <path class="incomplete" d={marks.incomplete} fill="url(#incomplete-hatch)" />}
          {marks.cut && <path class="cut-mark" d={marks.cut} />}
          {marks.outlier && <path class="outlier-mark" d={marks.outlier} />}
          {marks.longGap && <path class="long-gap-mark" d={marks.longGap} />}
          {restarts(buckets, columns.number).map((x) => (
            <line key={x} class="restart-line" x1={x} x2={x} y1={0} y2={PLOT_HEIGHT} />
          ))}
          {meanMs !== null && meanMs <= top && (
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
          {selectedBucket && (
            <g class="selected-step">
              <rect
                x={selectedBucket.x - 2}
                y={barTop(selectedBucket) - 2}
                width={selectedBucket.width + 4}
                height={PLOT_HEIGHT - barTop(selectedBucket) + 2}
              />
              <path d={`M${selectedBucket.x + selectedBucket.width / 2},${PLOT_HEIGHT + 1}l5,6h-10z`} />
            </g>
          )}
          {activeBucket && (
            <rect
              class="cursor"
              x={activeBucket.x - 1}
              y={barTop(activeBucket) - 1}
              width={activeBucket.width + 2}
              height={PLOT_HEIGHT - barTop(activeBucket) + 2}
            />
          )}
          {drag && <rect class="drag" x={drag[0]} width={drag[1] - drag[0]} height={PLOT_HEIGHT} />}
          {ticks.map((tick) => (
            <g key={tick.x} transform={`translate(${tick.x},${PLOT_HEIGHT})`}>
              <line class="tick-mark" y2={4} />
              <text class="tick-label" y={18} text-anchor="middle">
                {tick.label}
              </text>
            </g>
          ))}
          <text class="tick-label" x={plotWidth + MARGIN.right} y={PLOT_HEIGHT + 18} text-anchor="end">
            step
          </text>
        </g>
      </svg>
      {zoom && (
        <StepStrip graph={graph} zoom={zoom} plot={plot} />
      )}
      {buckets.some((bucket) => bucket.last > bucket.first) && (
        <p class="caption">Each column stands for several steps and shows the longest of them.</p>
      )}
      <StepTooltip
        graph={graph}
        bucket={activeBucket}
        x={activeBucket ? MARGIN.left + activeBucket.x + activeBucket.width / 2 : 0}
        frameWidth={width}
      />
    </div>
  );
}

/** Dashed lines where the profile lacks steps. */
function GapLines({
  layout,
  xOfSlot,
  plotWidth,
}: {
  layout: StepLayout;
  xOfSlot: (slot: number) => number;
  plotWidth: number;
}) {
  return (
    <>
      {layout.gaps.map((gap) => {
        const left = Math.max(0, xOfSlot(gap.slot));
        const right = Math.min(plotWidth, xOfSlot(gap.slot + gap.width));
        return (
          right - left >= 3 && (
            <line key={gap.before} class="gap-line" x1={left + 1} x2={right - 1} y1={PLOT_HEIGHT} y2={PLOT_HEIGHT} />
          )
        );
      })}
    </>
  );
}
