/** The step-time graph as a table. */

import type { Steps } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { categoryColumn } from "../charts/steps/series";
import { formatBare, msUnit } from "../format";

export function StepTable({ steps, onSelect }: { steps: Steps; onSelect: (step: number) => void }) {
  const { columns } = steps;
  const unit = msUnit(columns.duration_ms.reduce((a, b) => Math.max(a, b), 0));
  const time = (key: string, head: string, values: ArrayLike<number | null>): Column => ({
    key,
    head: `${head}, ${unit}`,
    numeric: true,
    cell: (i) => formatBare(values[i], unit),
  });
  const list: Column[] = [
    {
      key: "number",
      head: "Step",
      numeric: true,
      cell: (i) => (
        <button type="button" class="link" onClick={() => onSelect(i)}>
          {columns.number[i] ?? i}
        </button>
      ),
    },
    ...(columns.name.some((name, i) => name && name !== String(columns.number[i]))
      ? [{ key: "name", head: "Name", cell: (i: number) => columns.name[i] ?? "" }]
      : []),
    time("start", "Start", columns.start_ms),
    time("duration", "Duration", columns.duration_ms),
    time("period", "Period", columns.period_ms),
    ...steps.categories.map(({ id, label }) => time(`category-${id}`, label, categoryColumn(steps, id))),
    {
      key: "complete",
      head: "Complete",
      cell: (i) => (columns.complete[i] ? "yes" : `no: ${columns.incomplete_reason[i] ?? "no reason given"}`),
    },
  ];
  return (
    <DataTable caption="Time of each step" columns={list} rowCount={columns.duration_ms.length} pageSize={25} />
  );
}
