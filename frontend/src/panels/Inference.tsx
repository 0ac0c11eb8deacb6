/** Session latency: its parts at the percentiles, and how session times are distributed. */

import { max } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { Batches, Inference as InferenceData, Latency } from "../api/overview";
import { Swatch } from "../charts/Legend";
import { categoryColor } from "../charts/palette";
import { StackedBar } from "../charts/StackedBar";
import { useWidth } from "../charts/useWidth";
import {
  formatCount,
  formatMs,
  formatNumber,
  formatPercent,
  MS_PER_UNIT,
  msUnit,
  plural,
} from "../format";
import { latencyParts, PARTS } from "./latency";
import { Panel } from "./Panel";

export function Inference({ inference }: { inference: InferenceData }) {
  const { sessions, mean, percentiles, batches } = inference;
  const few = percentiles.some((row) => row.few_samples);
  const longest = max([mean, ...percentiles], (row) => row.total_ms) ?? 0;
  return (
    <Panel id="inference" title="Session latency" note={plural(sessions, "session")}>
      <p class="legend">
        {PARTS.map(([id, label], index) => (
          <span key={id} class="legend-item">
            <Swatch color={categoryColor(id, index)} />
            {label}
          </span>
        ))}
      </p>
      <table class="latency-table">
        <caption class="visually-hidden">Session latency and its parts</caption>
        <thead>
          <tr>
            <th scope="col">Percentile</th>
            <th scope="col"><span class="visually-hidden">Parts, as a bar</span></th>
            <th scope="col" class="numeric">Total</th>
            {PARTS.map(([id, , short]) => (
              <th key={id} scope="col" class="numeric">{short}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LatencyRow name="mean" latency={mean} longest={longest} />
          {percentiles.map((row) => (
            <LatencyRow
              key={row.percentile}
              name={`p${formatPercentile(row.percentile)}`}
              latency={row}
              longest={longest}
              mark={row.few_samples ? "*" : ""}
            />
          ))}
        </tbody>
      </table>
      <Histogram distribution={inference.distribution} meanMs={mean.total_ms} />
      <p class="caption">
        <span>{inference.source}</span>
        {few && <span>* Too few sessions for one to be above: it rests on the longest ones.</span>}
        {batches && <span>{batchSentence(batches)}</span>}
      </p>
    </Panel>
  );
}

function batchSentence({ batches, sessions_per_batch, size, padding_percent, delay_ms }: Batches): string {
  const sizes = size === null ? "" : `, size ${formatNumber(size)}`;
  const padding = padding_percent === null ? "" : ` with ${formatPercent(padding_percent)} padding`;
  return (
    `Batched: ${formatCount(batches)} batches of ${formatNumber(sessions_per_batch)} sessions${sizes}${padding}. ` +
    `A session waits ${formatMs(delay_ms.mean)} for its batch (p99 ${formatMs(delay_ms.p99)}).`
  );
}

function formatPercentile(percentile: number): string {
  return Number.isInteger(percentile) ? String(percentile) : String(Math.round(percentile * 100) / 100);
}

function LatencyRow({
  name,
  latency,
  longest,
  mark = "",
}: {
  name: string;
  latency: Latency;
  longest: number;
  /** Points to a note below the table. */
  mark?: string;
}) {
  const parts = latencyParts(latency);
  const summary = parts.map((part) => `${part.label} ${formatMs(part.value)}`).join(", ");
  return (
    <tr>
      <th scope="row">
        {name}
        {mark}
      </th>
      <td class="latency-bar">
        <div style={{ width: `${longest > 0 ? (100 * latency.total_ms) / longest : 0}%` }}>
          <StackedBar parts={parts} label={`${name}: ${summary}`} />
        </div>
      </td>
      <td class="numeric">{formatMs(latency.total_ms)}</td>
      {parts.map((part) => (
        <td key={part.id} class="numeric">{formatMs(part.value)}</td>
      ))}
    </tr>
  );
}

const HEIGHT = 150;
const MARGIN = { top: 16, right: 24, bottom: 26, left: 62 };

function Histogram({
  distribution,
  meanMs,
}: {
  distribution: InferenceData["distribution"];
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
  const xTick = x.tickFormat(8);
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
            <text class="mean-label" y={-4} text-anchor="middle">{`mean ${formatMs(meanMs)}`}</text>
          </g>
          {x.ticks(8).map((tick) => (
            <text
              key={tick}
              class="tick-label"
              x={x(tick)}
              y={plotHeight + 16}
              text-anchor="middle"
            >
              {`${xTick(tick)} ${unit}`}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
