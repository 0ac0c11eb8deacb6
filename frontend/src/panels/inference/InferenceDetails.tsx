/** Tables of sessions: by model, and the slowest ones. */

import { max } from "d3-array";
import type { Inference, Latency, SessionGroup } from "../../api/overview";
import { formatCount, formatMs, formatValue } from "../../logic/format";
import { DataTable, type Column, type Origin } from "../../parts/DataTable";
import { Panel } from "../../parts/Panel";
import { filesText } from "../../parts/Provenance";
import { LatencyBar } from "./LatencyBar";

export function InferenceDetails({ inference }: { inference: Inference }) {
  return (
    <>
      <Models inference={inference} />
      <SlowestSessions inference={inference} />
    </>
  );
}

function Models({ inference }: { inference: Inference }) {
  const models = inference.models ?? [];
  if (models.length === 0) return null;
  const columns: Column[] = [
    { key: "model", head: "Model", cell: (i) => models[i]!.model ?? "not known" },
    {
      key: "sessions",
      head: "Sessions",
      numeric: true,
      definition: "How many sessions ran the model.",
      cell: (i) => formatCount(models[i]!.sessions),
    },
    {
      key: "rate",
      head: "Sessions per second",
      numeric: true,
      definition: "How many sessions of the model are served in a second.",
      cell: (i) => formatValue(models[i]!.sessions_per_second, "1/s"),
    },
    ...percentileColumns(models),
    ...latencyColumns("Mean", models.map((model) => model.mean), inference),
  ];
  return (
    <Panel id="session-models" title="Sessions by model">
      <DataTable
        caption="Sessions by model"
        columns={columns}
        rowCount={models.length}
        pageSize={20}
        origin={origin(inference)}
      />
    </Panel>
  );
}

function origin({ source, provenance: { window, files } }: Inference): Origin {
  return { window: `${window ?? "each session"}; ${source}`, files: filesText(files) };
}

function percentileColumns(models: SessionGroup[]): Column[] {
  return [50, 99].map((percentile) => ({
    key: `p${percentile}`,
    head: `p${percentile}`,
    numeric: true,
    definition: `${percentile} % of the sessions take at most this long.`,
    cell: (i) => {
      const row = models[i]!.percentiles.find((one) => one.percentile === percentile);
      return `${formatMs(row?.total_ms)}${row?.few_samples ? "*" : ""}`;
    },
  }));
}

function SlowestSessions({ inference }: { inference: Inference }) {
  const sessions = inference.slowest ?? [];
  if (sessions.length === 0) return null;
  const hosts = new Set(sessions.map((session) => session.host)).size > 1;
  const models = sessions.some((session) => session.model !== null);
  const batched = sessions.some((session) => session.batching_delay_ms !== null);
  const columns: Column[] = [
    {
      key: "start",
      head: "Start",
      numeric: true,
      definition: "When it began, from the start of the capture.",
      cell: (i) => formatMs(sessions[i]!.start_ms),
    },
    ...(hosts ? [{ key: "host", head: "Host", cell: (i: number) => sessions[i]!.host }] : []),
    ...(models ? [{ key: "model", head: "Model", cell: (i: number) => sessions[i]!.model ?? "not known" }] : []),
    ...latencyColumns("Total", sessions, inference),
    ...(batched
      ? [
          {
            key: "delay",
            head: "Waited for batch",
            numeric: true,
            definition: inference.definitions.batching_delay_ms,
            cell: (i: number) => formatMs(sessions[i]!.batching_delay_ms),
          },
        ]
      : []),
  ];
  return (
    <Panel id="slowest-sessions" title="Slowest sessions">
      <DataTable caption="Slowest sessions" columns={columns} rowCount={sessions.length} origin={origin(inference)} />
    </Panel>
  );
}

/** Returns the columns of a latency: a bar of the parts, the total and each part. */
function latencyColumns(totalHead: string, rows: Latency[], { parts, definitions }: Inference): Column[] {
  const longest = max(rows, (row) => row.total_ms) ?? 0;
  return [
    {
      key: "bar",
      head: <span class="visually-hidden">Parts, as a bar</span>,
      cell: (i) => <LatencyBar parts={parts} latency={rows[i]!} longest={longest} />,
    },
    {
      key: "total",
      head: totalHead,
      numeric: true,
      definition: definitions.total_ms,
      cell: (i) => formatMs(rows[i]!.total_ms),
    },
    ...parts.map(({ id, short_label, definition }) => ({
      key: id,
      head: short_label,
      numeric: true,
      definition,
      cell: (i: number) => formatMs(rows[i]![id]),
    })),
  ];
}
