/** Kernels by the time that they ran, over the whole profile. */

import { TABLES } from "../api/columns";
import type { TopKernel } from "../api/overview";
import { formatCount, formatMs, formatNumber, formatPercent } from "../logic/format";
import { substitutedShare } from "../logic/formulas";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.TopKernel;

export function TopKernels({ kernels }: { kernels: TopKernel[] | null }) {
  // Documents of earlier versions have no such key.
  if (!kernels?.length) return null;
  return (
    <Panel id="top_kernels" title="Top kernels" note="by self time">
      <DataTable
        caption="Top kernels"
        columns={kernelColumns(kernels)}
        rowCount={kernels.length}
        pageSize={10}
        rowName={(i) => kernels[i]!.name}
        origin={ORIGIN}
      />
    </Panel>
  );
}

/** Columns that no kernel has a value of are left out. */
function kernelColumns(kernels: TopKernel[]): Column[] {
  const row = (i: number) => kernels[i]!;
  const has = (key: keyof TopKernel) => kernels.some((kernel) => kernel[key] !== null);
  const optional = (key: keyof TopKernel, column: Column) => (has(key) ? [column] : []);
  return [
    { key: "name", head: "Kernel", cell: (i) => <KernelName kernel={row(i)} /> },
    { key: "count", head: "Calls", numeric: true, ...TEXTS.occurrences, cell: (i) => formatCount(row(i).occurrences) },
    { key: "self", head: "Self time", numeric: true, ...TEXTS.self_ms, cell: (i) => formatMs(row(i).self_ms) },
    {
      key: "mean",
      head: "Mean",
      numeric: true,
      ...TEXTS.mean_us,
      substituted: (i) => `${formatMs(row(i).self_ms)} ÷ ${formatCount(row(i).occurrences)} = ${formatUs(row(i).mean_us)}`,
      cell: (i) => formatUs(row(i).mean_us),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      ...TEXTS.share_percent,
      substituted: (i) => substitutedShare(row(i).self_ms, row(i).kernels_self_ms, row(i).share_percent),
      cell: (i) => formatPercent(row(i).share_percent),
    },
    ...optional("blocks_per_sm", {
      key: "blocks",
      head: "Blocks per SM",
      numeric: true,
      ...TEXTS.blocks_per_sm,
      cell: (i) => formatNumber(row(i).blocks_per_sm),
    }),
    ...optional("occupancy_percent", {
      key: "occupancy",
      head: "Occupancy",
      numeric: true,
      ...TEXTS.occupancy_percent,
      cell: (i) => formatPercent(row(i).occupancy_percent),
    }),
    ...optional("precision", {
      key: "precision",
      head: "Precision",
      ...TEXTS.precision,
      cell: (i) => row(i).precision ?? "–",
    }),
    ...optional("tensorcore_used", {
      key: "tensorcore",
      head: "Tensor Core",
      ...TEXTS.tensorcore_used,
      cell: (i) => ({ true: "used", false: "not\u00a0used", null: "–" })[`${row(i).tensorcore_used}`],
    }),
  ];
}

function formatUs(us: number): string {
  return us < 1000 ? `${formatNumber(us)}\u00a0µs` : formatMs(us / 1000);
}

/** The kernel's name, and below it the ops that it ran for. */
function KernelName({ kernel }: { kernel: TopKernel }) {
  return (
    <>
      <code class="op-name">{kernel.name}</code>
      {kernel.framework_ops.length > 0 && <span class="metric-reason">{kernel.framework_ops.join(", ")}</span>}
    </>
  );
}
