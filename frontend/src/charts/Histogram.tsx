/** The distribution of session times, with their mean. */

import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Inference } from "../api/overview";
import { formatCount, formatMs, formatTick, MS_PER_UNIT, msUnit } from "../logic/format";
import { useWidth } from "./useWidth";

/** Half the width of the mean's label, which must not overlap the ticks of the axis. */
const LABEL_ROOM = 60;
const HEIGHT = 150;
const MARGIN = { top: 16, right: 24, bottom: 26, left: 62 };

export function Histogram({
  distribution,
  meanMs,
}: {
  distribution: Inference["distribution"];
  meanMs: number;
}) {
  const [frame, width] = useWidth<HTMLDivElement>(960);
  const { edges_ms: edges, counts } = distribution;
  const first = edges[0];
  const last = edges[edges.length - 1];
  if (first === undefined || last === undefined || counts.length === 0) return null;
  const unit = msUnit(last);
  const plotWidth = Math.max(40, width - MARGIN.left - MARGIN.right);
  const plotHeight = HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = scaleLinear()
    .domain([first, last === first ? first + 1 : last].map((ms) => ms / MS_PER_UNIT[unit]))
    .range([0, plotWidth]);
  const toX = (ms: number) => x(ms / MS_PER_UNIT[unit]);
  const xTicks = x.ticks(8);
  const xStep = (xTicks[1] ?? 1) - (xTicks[0] ?? 0);
  const y = scaleLinear().domain([0, max(counts) ?? 1]).nice(3).range([plotHeight, 0]);
  const bars = counts
    .map((count, i) => {
      const left = toX(edges[i] ?? first);
      const barWidth = Math.max(1, toX(edges[i + 1] ?? last) - left - 1);
      return count > 0 ? `M${left},${plotHeight}V${y(count)}h${barWidth}V${plotHeight}z` : "";
    })
    .join("");
  const most = counts.indexOf(max(counts) ?? 0);
  return (
    <div class="chart" ref={frame}>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={
          `Distribution of session times from ${formatMs(first)} to ${formatMs(last)}; most are between ` +
          `${formatMs(edges[most])} and ${formatMs(edges[most + 1])}; mean ${formatMs(meanMs)}`
        }
      >
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {y.ticks(3).filter(Number.isInteger).map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line class={tick === 0 ? "baseline" : "gridline"} x2={plotWidth} />
              <text class="tick-label" x={-8} dy="0.32em" text-anchor="end">{formatCount(tick)}</text>
            </g>
          ))}
          <path d={bars} class="histogram" />
          <g transform={`translate(${toX(meanMs)},0)`}>
            <line class="mean-line" y2={plotHeight} />
            <text class="mean-label" y={-4} text-anchor={toX(meanMs) < LABEL_ROOM ? "start" : "middle"}>
              {`mean ${formatMs(meanMs)}`}
            </text>
          </g>
          {xTicks.map((tick) => (
            <text key={tick} class="tick-label" x={x(tick)} y={plotHeight + 16} text-anchor="middle">
              {`${formatTick(tick, xStep)} ${unit}`}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
