/** Metrics as rows: label and value, the reason beneath them, formula and statistics one click away. */

import type { Metric } from "../api/overview";
import { formatCount, formatMetric, formatValue } from "../format";
import { Tag } from "./Panel";

/** `said` is a reason that stands elsewhere on the page already: the row does not repeat it. */
export function MetricRow({ id, metric, said }: { id: string; metric: Metric; said?: string | null }) {
  const { status, value, unit, reason } = metric;
  const unavailable = value === null;
  return (
    <details class="metric" data-metric={id} data-status={unavailable ? "unavailable" : status}>
      <summary>
        <span class="metric-label">{metric.label}</span>
        {status === "inferred" && !unavailable && <Tag>inferred</Tag>}
        {unit === "%" && !unavailable && (
          <span class="meter" aria-hidden="true">
            <span style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
          </span>
        )}
        <span class={unavailable ? "metric-value not-measured" : "metric-value number"}>
          {unavailable ? "not measured" : formatMetric(metric)}
        </span>
        {reason && (unavailable || (status === "inferred" && reason !== said)) && (
          <span class="metric-reason">{reason}</span>
        )}
      </summary>
      <MetricDetails metric={metric} />
    </details>
  );
}

/** Several metrics that are missing for one reason. */
export function MissingRow({ entries }: { entries: [id: string, metric: Metric][] }) {
  return (
    <details class="metric" data-status="unavailable">
      <summary>
        <span class="metric-label">
          {entries.map(([id, metric], i) => (
            <span key={id} data-metric={id} data-status="unavailable">
              {metric.label}
              {i < entries.length - 1 ? " · " : ""}
            </span>
          ))}
        </span>
        <span class="metric-value not-measured">not measured</span>
        <span class="metric-reason">{entries[0]?.[1].reason}</span>
      </summary>
      <dl class="formulas metric-details">
        {entries.map(([id, metric]) => (
          <div key={id}>
            <dt>{metric.label}</dt>
            <dd>{metric.source}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The formula of a metric, and its spread where it is a statistic. */
export function MetricDetails({ metric }: { metric: Metric }) {
  const statistics = spread(metric);
  return (
    <div class="metric-details">
      {metric.source && <p class="formula">{metric.source}</p>}
      {statistics.length > 0 && (
        <dl class="stats">
          {statistics.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="number">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {metric.better && metric.value !== null && (
        <p class="hint">{metric.better === "lower" ? "Lower" : "Higher"} is better.</p>
      )}
    </div>
  );
}

const STATISTICS = [
  ["min", "min"],
  ["p50", "median"],
  ["p90", "p90"],
  ["p99", "p99"],
  ["max", "max"],
  ["stdev", "std. dev."],
] as const;

/** The statistics a metric carries, as name and text. */
export function spread(metric: Metric): [name: string, text: string][] {
  const rows: [string, string][] = [];
  if (typeof metric.n === "number" && metric.n > 0) rows.push(["n", formatCount(metric.n)]);
  for (const [key, name] of STATISTICS) {
    const value = metric[key];
    if (typeof value === "number") rows.push([name, formatValue(value, metric.unit)]);
  }
  return rows;
}
