/** Ops by self time, one table a side. */

import type { TopOp } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatMs, formatNumber, formatPercent } from "../format";
import { Panel } from "./Panel";

const SIDES = [
  ["device", "Top device ops"],
  ["host", "Top host ops"],
] as const;

export function TopOps({ ops }: { ops: TopOp[] }) {
  return (
    <>
      {SIDES.map(([side, title]) => (
        <OpTable key={side} id={`top-ops-${side}`} title={title} ops={ops.filter((op) => op.side === side)} />
      ))}
    </>
  );
}

function OpTable({ id, title, ops }: { id: string; title: string; ops: TopOp[] }) {
  if (ops.length === 0) return null;
  const rates = ops.some((op) => op.gflops_per_s !== null);
  const tensorcore = ops.some((op) => op.tensorcore_eligible !== null);
  const columns: Column[] = [
    { key: "name", head: "Op", cell: (i) => <OpName op={ops[i]!} /> },
    { key: "category", head: "Category", cell: (i) => ops[i]!.category },
    { key: "count", head: "Calls", numeric: true, cell: (i) => formatCount(ops[i]!.occurrences) },
    { key: "self", head: "Self time", numeric: true, cell: (i) => formatMs(ops[i]!.self_ms) },
    { key: "share", head: "Share", numeric: true, cell: (i) => formatPercent(ops[i]!.share_percent) },
    {
      key: "cumulative",
      head: "Cumulative",
      numeric: true,
      cell: (i) => formatPercent(ops[i]!.cumulative_percent),
    },
    ...(rates
      ? [
          {
            key: "rate",
            head: "GFLOP/s",
            numeric: true,
            cell: (i: number) => formatNumber(ops[i]!.gflops_per_s),
          },
        ]
      : []),
    ...(tensorcore
      ? [{ key: "tensorcore", head: "Tensor Core", cell: (i: number) => tensorCore(ops[i]!) }]
      : []),
  ];
  return (
    <Panel id={id} title={title} note="by self time">
      <DataTable caption={title} columns={columns} rowCount={ops.length} pageSize={10} />
    </Panel>
  );
}

function tensorCore(op: TopOp): string {
  if (op.tensorcore_used) return "used";
  if (op.tensorcore_eligible === null) return "–";
  if (!op.tensorcore_eligible) return "not eligible";
  return op.tensorcore_used === null ? "eligible, use not told" : "eligible, not used";
}

/** The op's own name, and beneath it what the framework calls it. */
function OpName({ op }: { op: TopOp }) {
  const framework = op.framework_op && op.framework_op !== op.name ? op.framework_op : null;
  return (
    <>
      <code class="op-name">{op.name}</code>
      {framework && <span class="metric-reason">{framework}</span>}
    </>
  );
}
