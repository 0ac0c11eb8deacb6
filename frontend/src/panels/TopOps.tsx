/** Ops by self time, one table for each side. */

import { TABLES } from "../api/columns";
import type { TopOp } from "../api/overview";
import { formatCount, formatMs, formatNumber, formatPercent, plural } from "../logic/format";
import { substitutedShare } from "../logic/formulas";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.TopOp;

const SIDES = [
  ["device", "On the device"],
  ["host", "On the host"],
] as const;

/** `pointed` is the name of the op to scroll to and to mark. */
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
        rowName={(i) => ops[i]!.name}
        origin={ORIGIN}
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
      ...TEXTS.occurrences,
      cell: (i) => formatCount(ops[i]!.occurrences),
    },
    {
      key: "self",
      head: "Self time",
      numeric: true,
      ...TEXTS.self_ms,
      cell: (i) => formatMs(ops[i]!.self_ms),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      ...TEXTS.share_percent,
      substituted: (i) => substitutedShare(ops[i]!.self_ms, ops[i]!.side_self_ms, ops[i]!.share_percent),
      cell: (i) => formatPercent(ops[i]!.share_percent),
    },
    {
      key: "cumulative",
      head: "Cumulative",
      numeric: true,
      ...TEXTS.cumulative_percent,
      substituted: (i) => substitutedShare(ops[i]!.cumulative_self_ms, ops[i]!.side_self_ms, ops[i]!.cumulative_percent),
      cell: (i) => formatPercent(ops[i]!.cumulative_percent),
    },
    ...(rates
      ? [
          {
            key: "rate",
            head: "GFLOP/s",
            numeric: true,
            ...TEXTS.gflops_per_s,
            substituted: (i: number) => substitutedRate(ops[i]!),
            cell: (i: number) => formatNumber(ops[i]!.gflops_per_s),
          },
        ]
      : []),
    ...(tensorcore
      ? [
          {
            key: "tensorcore",
            head: "Tensor Core",
            ...TEXTS.tensorcore_eligible,
            cell: (i: number) => tensorCore(ops[i]!),
          },
        ]
      : []),
  ];
}

function substitutedRate({ gflops, self_ms, gflops_per_s }: TopOp): string | null {
  if (gflops === null || gflops_per_s === null) return null;
  return `${formatNumber(gflops)} GFLOP ÷ ${formatMs(self_ms)} = ${formatNumber(gflops_per_s)} GFLOP/s`;
}

function tensorCore(op: TopOp): string {
  if (op.tensorcore_used) return "used";
  if (op.tensorcore_eligible === null) return "–";
  if (!op.tensorcore_eligible) return "not\u00a0eligible";
  return op.tensorcore_used === null ? "eligible, use not known" : "eligible, not used";
}

/** The op's own name, and below it the framework's name of it and its kernels. */
function OpName({ op }: { op: TopOp }) {
  const framework = op.framework_op && op.framework_op !== op.name ? op.framework_op : null;
  return (
    <>
      <code class="op-name">{op.name}</code>
      {framework && <span class="metric-reason">{framework}</span>}
      {op.kernels?.length > 0 && <OpKernels kernels={op.kernels} />}
    </>
  );
}

/** The document has so many kernels of an op at most. */
const MOST_KERNELS = 5;

function OpKernels({ kernels }: Pick<TopOp, "kernels">) {
  const all = kernels.length < MOST_KERNELS;
  return (
    <details class="op-kernels">
      <summary>{all ? plural(kernels.length, "kernel") : `${MOST_KERNELS} longest kernels`}</summary>
      <ul>
        {kernels.map((kernel) => (
          <li key={kernel.name}>
            <code class="op-name">{kernel.name}</code>
            <span class="metric-reason">
              {formatMs(kernel.self_ms)}, {plural(kernel.occurrences, "call")}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
