/** The parts of one step, and of the gap behind it, against the mean. */

import type { Overview, Steps } from "../../api/overview";
import { Swatch } from "../../charts/patterns";
import { formatDelta, formatMs, formatPercent } from "../../logic/format";
import { categorySeries, gapSeries, type Series } from "../../logic/series";
import { DataTable, type Column } from "../../parts/DataTable";

export function StepParts({ overview, steps, step }: { overview: Overview; steps: Steps; step: number }) {
  const parts = categorySeries(steps).map((series) => ({
    series,
    ms: series.values[step] ?? 0,
    mean: (series.metric === null ? null : overview.metrics[series.metric]?.value) ?? null,
  }));
  return (
    <PartTable
      caption="Parts of the step, against the mean"
      parts={parts}
      whole="step"
      ms="Time of the part in this step, on its slowest device; the parts add up to the step."
      mean="Its average over the complete steps: the metric of the part, which opens under “Where the time went”."
    />
  );
}

/** The parts of the gap; nothing if the next step is not known, or follows at once. */
export function GapParts({ steps, step }: { steps: Steps; step: number }) {
  const parts = gapSeries(steps).map((series) => ({
    series,
    ms: series.values[step] ?? 0,
    mean: steps.loop.gap_ms[series.id] ?? null,
  }));
  if (parts.every(({ ms }) => ms === 0)) return null;
  return (
    <>
      <h4>Between this step and the next</h4>
      <PartTable
        caption="Parts of the gap behind the step, against the mean"
        parts={parts}
        whole="gap"
        ms="Time of the part from the end of this step to the start of the next; the parts add up to the gap."
        mean="Its average after the complete steps whose next step is known."
      />
    </>
  );
}

interface PartTime {
  series: Series;
  ms: number;
  mean: number | null;
}

interface TableProps {
  caption: string;
  /** In the order of the stack, the bottom first. */
  parts: PartTime[];
  /** What the parts add up to. */
  whole: "step" | "gap";
  /** Definition of the column “This step” or “This gap”. */
  ms: string;
  mean: string;
}

function PartTable({ caption, parts, whole, ms, mean }: TableProps) {
  const rows = parts.filter((part) => part.ms > 0 || (part.mean ?? 0) > 0).reverse();
  const sum = parts.reduce((total, part) => total + part.ms, 0);
  const columns: Column[] = [
    { key: "part", head: "Part", cell: (i) => <PartName series={rows[i]!.series} /> },
    {
      key: "ms",
      head: whole === "step" ? "This step" : "This gap",
      numeric: true,
      definition: ms,
      cell: (i) => formatMs(rows[i]!.ms),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      definition: `How much of this ${whole} it takes.`,
      formula: `this ${whole} ÷ the ${whole}'s length`,
      cell: (i) => formatPercent(sum > 0 ? (100 * rows[i]!.ms) / sum : null),
    },
    { key: "mean", head: "Mean", numeric: true, definition: mean, cell: (i) => formatMs(rows[i]!.mean) },
    {
      key: "difference",
      head: "Difference",
      numeric: true,
      definition: `How much longer it takes in this ${whole} than on average, also in percent of the mean.`,
      formula: `this ${whole} − mean`,
      cell: (i) => formatDelta(difference(rows[i]!), rows[i]!.mean),
    },
  ];
  return <DataTable caption={caption} columns={columns} rowCount={rows.length} />;
}

/** Returns the difference from the mean; null if that was not measured. */
function difference({ ms, mean }: PartTime): number | null {
  return mean === null ? null : ms - mean;
}

function PartName({ series }: { series: Series }) {
  return (
    <>
      <Swatch look={series} />
      {series.label}
    </>
  );
}
