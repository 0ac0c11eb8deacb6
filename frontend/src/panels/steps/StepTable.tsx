/** The step-time graph as a table. */

import type { Steps } from "../../api/overview";
import { formatBare, msUnit } from "../../logic/format";
import { categorySeries, gapSeries, hasTime, longestOf } from "../../logic/series";
import { DataTable, type Column } from "../../parts/DataTable";

export function StepTable({ steps, onSelect }: { steps: Steps; onSelect: (step: number) => void }) {
  const { columns } = steps;
  const unit = msUnit(longestOf(columns.duration_ms));
  const time = (key: string, head: string, values: ArrayLike<number | null>, definition: string): Column => ({
    key,
    definition,
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
    time("start", "Start", columns.start_ms, "When it starts, on the earliest device."),
    time(
      "duration",
      "Duration",
      columns.duration_ms,
      "From its start to its end, on the slowest device; the categories add up to it.",
    ),
    time("period", "Period", columns.period_ms, "From its start to the start of the next step of its kind."),
    ...categorySeries(steps).map(({ key, label, values, definition }) =>
      time(`category-${key}`, label, values, definition),
    ),
    ...gapSeries(steps)
      .filter(hasTime)
      .map(({ key, full_label, values, definition }) => time(key, full_label, values, definition)),
    {
      key: "complete",
      head: "Complete",
      cell: (i) => (columns.complete[i] ? "yes" : `no: ${columns.incomplete_reason[i] ?? "no reason given"}`),
    },
  ];
  return (
    <DataTable
      caption="Time of each step"
      columns={list}
      rowCount={columns.duration_ms.length}
      pageSize={25}
      origin={{ window: `each step; ${steps.method}`, files: "all of the run; a step is as long as on its slowest device" }}
    />
  );
}
