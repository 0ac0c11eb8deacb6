/** Metrics as rows: name, value and reason; a row opens to provenance and statistics. */

import type { Metric } from "../api/overview";
import { formatCount, formatMetric, formatSpread, formatValue } from "../logic/format";
import { Stats } from "./lists";
import { Tag } from "./Panel";
import { Provenance } from "./Provenance";

export type MetricEntry = [id: string, metric: Metric];

interface RowProps {
  id: string;
  metric: Metric;
  /** A reason that the page shows elsewhere, so that the row does not repeat it. */
  shownReason: string | null;
  /** True where there is little room: the definition is shown only in the opened row. */
  brief: boolean;
}

function MetricRow({ id, metric, shownReason, brief }: RowProps) {
  const { status, value, unit, reason, stdev } = metric;
  const unavailable = value === null;
  return (
    <details class="metric" data-metric={id} data-status={unavailable ? "unavailable" : status}>
      <summary>
        <span class="metric-label">{metric.label}</span>
        <Better metric={metric} />
        {status === "inferred" && !unavailable && <Tag>inferred</Tag>}
        {unit === "%" && !unavailable && <Meter percent={value} />}
        <span class={unavailable ? "metric-value not-measured" : "metric-value number"}>
          {unavailable ? "not measured" : formatMetric(metric)}
          {!unavailable && typeof stdev === "number" && unit === "ms" && (
            <span class="metric-spread">{formatSpread(value, stdev)}</span>
          )}
        </span>
        {!brief && <Definition of={metric} />}
        {reason && (unavailable || (status === "inferred" && reason !== shownReason)) && (
          <span class="metric-reason">{reason}</span>
        )}
      </summary>
      {brief && <Definition of={metric} />}
      <MetricDetails metric={metric} />
    </details>
  );
}

/** A definition, without the label if it begins with that. */
export function Definition({ of: { label, definition } }: { of: { label: string; definition: string } }) {
  const repeats = definition.toLowerCase().startsWith(`${label.toLowerCase()}: `);
  const text = repeats ? definition.slice(label.length + 2) : definition;
  return <span class="definition">{text.charAt(0).toUpperCase() + text.slice(1)}</span>;
}

function Better({ metric: { better, value } }: { metric: Metric }) {
  if (better === null || value === null) return null;
  return (
    <span class="better" title={`${better} is better`}>
      <span aria-hidden="true">{better === "lower" ? "↓ better" : "↑ better"}</span>
      <span class="visually-hidden">{better} is better</span>
    </span>
  );
}

/** A percentage as a bar. */
function Meter({ percent }: { percent: number }) {
  return (
    <span class="meter" aria-hidden="true">
      <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}

/** Several metrics that are unavailable for one reason. */
function MissingRow({ entries }: { entries: MetricEntry[] }) {
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
      <MetricsDetails entries={entries} />
    </details>
  );
}

/** The provenance of a metric, and its statistics if it has any. */
export function MetricDetails({ metric }: { metric: Metric }) {
  const statistics = spread(metric);
  return (
    <div class="metric-details">
      <Provenance provenance={metric.provenance} />
      {statistics.length > 0 && <Stats rows={statistics} />}
    </div>
  );
}

/** The details of several metrics that share a row. */
export function MetricsDetails({ entries }: { entries: MetricEntry[] }) {
  return (
    <dl class="formulas metric-details">
      {entries.map(([id, metric]) => (
        <div key={id}>
          <dt>{metric.label}</dt>
          <dd>
            <Definition of={metric} />
            <MetricDetails metric={metric} />
          </dd>
        </div>
      ))}
    </dl>
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

/** Returns the statistics of a metric, as name and text. */
export function spread(metric: Metric): [name: string, text: string][] {
  const rows: [string, string][] = [];
  if (typeof metric.n === "number" && metric.n > 0) rows.push(["n", formatCount(metric.n)]);
  for (const [key, name] of STATISTICS) {
    const value = metric[key];
    if (typeof value === "number") rows.push([name, formatValue(value, metric.unit)]);
  }
  return rows;
}

/** Rows of metrics; neighbours that are unavailable for one reason share a row. */
export function MetricRows({
  entries,
  shownReason = null,
  brief = false,
}: { entries: MetricEntry[] } & Partial<Pick<RowProps, "shownReason" | "brief">>) {
  return (
    <>
      {groupMissing(entries).map((group) => {
        const [id, metric] = group[0]!;
        return group.length === 1 ? (
          <MetricRow key={id} id={id} metric={metric} shownReason={shownReason} brief={brief} />
        ) : (
          <MissingRow key={id} entries={group} />
        );
      })}
    </>
  );
}

function groupMissing(entries: MetricEntry[]): MetricEntry[][] {
  const groups: MetricEntry[][] = [];
  for (const entry of entries) {
    const group = groups[groups.length - 1];
    if (group && sameGap(group[0]![1], entry[1])) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function sameGap(a: Metric, b: Metric): boolean {
  return a.value === null && b.value === null && a.reason !== null && a.reason === b.reason;
}
