/** Ops by self time, one table a side. */

import type { TopOp } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatMs, formatNumber, formatPercent } from "../format";
import { Panel } from "./Panel";

const SIDES = [
  ["device", "On the device"],
  ["host", "On the host"],
] as const;

/** `pointed`: the name of an op to turn to. */
export function TopOps({ ops, pointed }: { ops: TopOp[]; pointed: string | null }) {
  if (ops.length === 0) return null;
  return (
    <Panel id="top_ops" title="Top ops" note="by self time">
      {SIDES.map(([side, title]) => (
        <OpTable key={side} side={side} title={title} ops={ops.filter((op) => op.side === side)} pointed={pointed} />
      ))}
    </Panel>
  );
}

interface TableProps {
  side: string;
  title: string;
  ops: TopOp[];
  pointed: string | null;
}

function OpTable({ side, title, ops, pointed }: TableProps) {
  if (ops.length === 0) return null;
  const row = pointed === null ? -1 : ops.findIndex(({ name }) => name === pointed);
  return (
    <div id={`top_ops-${side}`} class="side">
      <h3>{title}</h3>
      <DataTable
        caption={`Top ops: ${title.toLowerCase()}`}
        columns={opColumns(ops)}
        rowCount={ops.length}
        pageSize={10}
        origin={{ window: "the whole profile", files: "all of the run" }}
        pointedRow={row < 0 ? null : row}
      />
    </div>
  );
}

function opColumns(ops: TopOp[]): Column[] {
  const rates = ops.some((op) => op.gflops_per_s !== null);
  const tensorcore = ops.some((op) => op.tensorcore_eligible !== null);
  return [
    { key: "name", head: "Op", cell: (i) => <OpName op={ops[i]!} /> },
    { key: "category", head: "Category", cell: (i) => ops[i]!.category },
    {
      key: "count",
      head: "Calls",
      numeric: true,
      definition: "How often the op ran, on all devices or threads together.",
      cell: (i) => formatCount(ops[i]!.occurrences),
    },
    {
      key: "self",
      head: "Self time",
      numeric: true,
      definition: "Time in the op itself, over all calls.",
      formula: "time in which the op is the innermost one, summed over threads, streams, devices and hosts",
      cell: (i) => formatMs(ops[i]!.self_ms),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      definition: "How much of the time of this side's ops it takes; idle time is not counted.",
      formula: "self time ÷ self time of all ops of this side",
      cell: (i) => formatPercent(ops[i]!.share_percent),
    },
    {
      key: "cumulative",
      head: "Cumulative",
      numeric: true,
      definition: "Share of this op and those above it together.",
      formula: "sum of the shares down to this row",
      cell: (i) => formatPercent(ops[i]!.cumulative_percent),
    },
    ...(rates
      ? [
          {
            key: "rate",
            head: "GFLOP/s",
            numeric: true,
            definition: "How fast it computes.",
            formula: "FLOPs of all its calls ÷ self time",
            cell: (i: number) => formatNumber(ops[i]!.gflops_per_s),
          },
        ]
      : []),
    ...(tensorcore
      ? [
          {
            key: "tensorcore",
            head: "Tensor Core",
            definition: "Whether the op could run on Tensor Cores, and whether its kernel did.",
            cell: (i: number) => tensorCore(ops[i]!),
          },
        ]
      : []),
  ];
}

function tensorCore(op: TopOp): string {
  if (op.tensorcore_used) return "used";
  if (op.tensorcore_eligible === null) return "–";
  if (!op.tensorcore_eligible) return "not\u00a0eligible";
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
