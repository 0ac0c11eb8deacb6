/** Collectives by name and group, and below them how long each rank waits in them. */

import { TABLES } from "../api/columns";
import type { Collective, Communication as Document, RankWait } from "../api/overview";
import { formatBytes, formatCount, formatMs, formatNumber, formatPercent, plural } from "../logic/format";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.Collective;
const { columns: RANK_TEXTS, origin: RANK_ORIGIN } = TABLES.RankWait;

export function Communication({ communication }: { communication: Document | null }) {
  // Documents of earlier versions have no such key.
  if (!communication) return null;
  const { collectives, ranks } = communication;
  const compared = ranks.some((rank) => rank.wait_ms !== null);
  return (
    <Panel id="communication" title="Collective communication" note={noteOf(communication)}>
      <DataTable
        caption="Collectives"
        columns={collectiveColumns(collectives)}
        rowCount={collectives.length}
        pageSize={10}
        rowName={(i) => collectives[i]!.name}
        origin={ORIGIN}
      />
      {compared && (
        <DataTable
          caption="Waits of the ranks in collectives"
          columns={rankColumns(ranks)}
          rowCount={ranks.length}
          pageSize={16}
          rowName={(i) => ranks[i]!.host}
          origin={RANK_ORIGIN}
        />
      )}
    </Panel>
  );
}

function noteOf({ per, steps, left_out }: Document): string {
  const window = per === "step" ? `means over ${plural(steps ?? 0, "step")}` : "the whole profile";
  const means = `${window}; of several ranks, the mean`;
  return left_out ? `${means}; ${plural(left_out, "pair")} of a step and a group not compared` : means;
}

/** Columns that no collective has a value of are left out. */
function collectiveColumns(collectives: Collective[]): Column[] {
  const row = (i: number) => collectives[i]!;
  const optional = (key: keyof Collective, column: Column) =>
    collectives.some((one) => one[key] !== null) ? [column] : [];
  const time = (key: "transfer_ms" | "wait_ms" | "exposed_ms" | "overlapped_ms", head: string) =>
    optional(key, { key, head, numeric: true, ...TEXTS[key], cell: (i) => formatMs(row(i)[key]) });
  return [
    { key: "name", head: "Collective", cell: (i) => <CollectiveName collective={row(i)} /> },
    ...optional("group", { key: "group", head: "Group", cell: (i) => row(i).group ?? "–" }),
    ...optional("group_size", {
      key: "size",
      head: "Ranks",
      numeric: true,
      ...TEXTS.group_size,
      cell: (i) => formatCount(row(i).group_size),
    }),
    { key: "calls", head: "Calls", numeric: true, ...TEXTS.calls, cell: (i) => formatNumber(row(i).calls) },
    ...optional("bytes", {
      key: "bytes",
      head: "Bytes",
      numeric: true,
      ...TEXTS.bytes,
      cell: (i) => formatBytes(row(i).bytes),
    }),
    { key: "total", head: "Time", numeric: true, ...TEXTS.total_ms, cell: (i) => formatMs(row(i).total_ms) },
    ...time("transfer_ms", "Transfer"),
    ...time("wait_ms", "Wait"),
    ...time("exposed_ms", "Exposed"),
    ...time("overlapped_ms", "Overlapped"),
    ...optional("bus_gb_per_s", {
      key: "bus",
      head: "Bus bandwidth",
      numeric: true,
      ...TEXTS.bus_gb_per_s,
      cell: (i) => rate(row(i).bus_gb_per_s),
    }),
    ...optional("peak_gb_per_s", {
      key: "peak",
      head: "Peak of the links",
      numeric: true,
      ...TEXTS.peak_gb_per_s,
      substituted: (i) => row(i).peak_source,
      cell: (i) => rate(row(i).peak_gb_per_s),
    }),
  ];
}

function rankColumns(ranks: RankWait[]): Column[] {
  const row = (i: number) => ranks[i]!;
  return [
    { key: "host", head: "Host", cell: (i) => row(i).host },
    ...(ranks.some((rank) => rank.rank !== null)
      ? [{ key: "rank", head: "Rank", numeric: true, ...RANK_TEXTS.rank, cell: (i: number) => formatCount(row(i).rank) }]
      : []),
    { key: "wait", head: "Wait", numeric: true, ...RANK_TEXTS.wait_ms, cell: (i) => formatMs(row(i).wait_ms) },
    {
      key: "transfer",
      head: "Transfer",
      numeric: true,
      ...RANK_TEXTS.transfer_ms,
      cell: (i) => formatMs(row(i).transfer_ms),
    },
    {
      key: "last",
      head: "Came last",
      numeric: true,
      ...RANK_TEXTS.last_percent,
      cell: (i) => formatPercent(row(i).last_percent),
    },
  ];
}

function rate(gigabytes: number | null): string {
  return gigabytes === null ? "–" : `${formatNumber(gigabytes)}\u00a0GB/s`;
}

/** Its name, and below it what to know of the row's numbers. */
function CollectiveName({ collective }: { collective: Collective }) {
  return (
    <>
      <code class="op-name">{collective.name}</code>
      {collective.note && <span class="metric-reason">{collective.note}</span>}
    </>
  );
}
