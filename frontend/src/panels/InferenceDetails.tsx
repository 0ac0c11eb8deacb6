/** Sessions in detail: by model, and the slowest ones. */

import { max } from "d3-array";
import type { Inference, Latency, SessionGroup } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { StackedBar } from "../charts/StackedBar";
import { formatCount, formatMs, formatValue } from "../format";
import { latencyParts, PARTS } from "./latency";
import { Panel } from "./Panel";

export function InferenceDetails({ inference }: { inference: Inference }) {
  return (
    <>
      <Models models={inference.models ?? []} />
      <SlowestSessions sessions={inference.slowest ?? []} />
    </>
  );
}

function Models({ models }: { models: NonNullable<Inference["models"]> }) {
  if (models.length === 0) return null;
  const columns: Column[] = [
    { key: "model", head: "Model", cell: (i) => models[i]!.model ?? "not known" },
    { key: "sessions", head: "Sessions", numeric: true, cell: (i) => formatCount(models[i]!.sessions) },
    {
      key: "rate",
      head: "Sessions per second",
      numeric: true,
      cell: (i) => formatValue(models[i]!.sessions_per_second, "1/s"),
    },
    ...percentileColumns(models),
    ...latencyColumns("Mean", models.map((model) => model.mean)),
  ];
  return (
    <Panel id="session-models" title="Sessions by model">
      <DataTable caption="Sessions by model" columns={columns} rowCount={models.length} pageSize={20} />
    </Panel>
  );
}

function percentileColumns(models: SessionGroup[]): Column[] {
  return [50, 99].map((percentile) => ({
    key: `p${percentile}`,
    head: `p${percentile}`,
    numeric: true,
    cell: (i) => {
      const row = models[i]!.percentiles.find((one) => one.percentile === percentile);
      return `${formatMs(row?.total_ms)}${row?.few_samples ? "*" : ""}`;
    },
  }));
}

function SlowestSessions({ sessions }: { sessions: NonNullable<Inference["slowest"]> }) {
  if (sessions.length === 0) return null;
  const hosts = new Set(sessions.map((session) => session.host)).size > 1;
  const models = sessions.some((session) => session.model !== null);
  const batched = sessions.some((session) => session.batching_delay_ms !== null);
  const columns: Column[] = [
    { key: "start", head: "Start", numeric: true, cell: (i) => formatMs(sessions[i]!.start_ms) },
    ...(hosts ? [{ key: "host", head: "Host", cell: (i: number) => sessions[i]!.host }] : []),
    ...(models
      ? [{ key: "model", head: "Model", cell: (i: number) => sessions[i]!.model ?? "not known" }]
      : []),
    ...latencyColumns("Total", sessions),
    ...(batched
      ? [
          {
            key: "delay",
            head: "Waited for batch",
            numeric: true,
            cell: (i: number) => formatMs(sessions[i]!.batching_delay_ms),
          },
        ]
      : []),
  ];
  return (
    <Panel id="slowest-sessions" title="Slowest sessions" note="start after the start of the capture">
      <DataTable caption="Slowest sessions" columns={columns} rowCount={sessions.length} />
    </Panel>
  );
}

/** A bar of the parts, the total and each part. */
function latencyColumns(totalHead: string, rows: Latency[]): Column[] {
  const longest = max(rows, (row) => row.total_ms) ?? 0;
  return [
    {
      key: "bar",
      head: <span class="visually-hidden">Parts, as a bar</span>,
      cell: (i) => <LatencyBar latency={rows[i]!} longest={longest} />,
    },
    { key: "total", head: totalHead, numeric: true, cell: (i) => formatMs(rows[i]!.total_ms) },
    ...PARTS.map(([id, , short]) => ({
      key: id,
      head: short,
      numeric: true,
      cell: (i: number) => formatMs(rows[i]![`${id}_ms`]),
    })),
  ];
}

function LatencyBar({ latency, longest }: { latency: Latency; longest: number }) {
  const parts = latencyParts(latency);
  const label = parts.map((part) => `${part.label} ${formatMs(part.value)}`).join(", ");
  return (
    <div class="latency-bar latency-cell">
      <div style={{ width: `${longest > 0 ? (100 * latency.total_ms) / longest : 0}%` }}>
        <StackedBar parts={parts} label={label} />
      </div>
    </div>
  );
}
