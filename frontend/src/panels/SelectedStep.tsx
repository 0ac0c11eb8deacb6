/** One step in detail: its parts against the mean of the counted steps, and its slowest ops. */

import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../api/choice";
import type { Overview, Steps } from "../api/overview";
import { fetchStep, type StepOp, type StepOps } from "../api/step";
import { Swatch } from "../charts/patterns";
import { focusGraph } from "../charts/steps/focusGraph";
import { categorySeries, type Series } from "../charts/steps/series";
import { stepTitle } from "../charts/steps/StepTooltip";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatDelta, formatMs, formatPercent } from "../format";
import { Stats } from "./lists";
import { useAnswer, type Answer } from "./useAnswer";

interface Props {
  overview: Overview;
  /** Those of the overview. */
  steps: Steps;
  step: number;
  /** What is shown; null where the ops of a step cannot be asked for. */
  shown: Choice | null;
  onSelect: (step: number | null) => void;
}

export function SelectedStep({ overview, steps, step, shown, onSelect }: Props) {
  const { columns } = steps;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView?.({ block: "nearest" }), [step]);
  const duration = columns.duration_ms[step] ?? 0;
  const mean = overview.metrics["step_time"]?.value ?? null;
  const last = columns.duration_ms.length - 1;
  return (
    <section ref={section} class="selected-step-panel" id="step" aria-labelledby="step-title">
      <header class="panel-head">
        <h3 id="step-title">{stepTitle(steps, step)}</h3>
        <p class="panel-note" role="status">
          {formatMs(duration)}
          {mean !== null && `, ${formatDelta(duration - mean, mean)} against the mean`}
        </p>
        <div class="panel-actions">
          <button type="button" disabled={step <= 0} onClick={() => onSelect(step - 1)}>
            Previous step
          </button>
          <button type="button" disabled={step >= last} onClick={() => onSelect(step + 1)}>
            Next step
          </button>
          <button
            type="button"
            onClick={() => {
              onSelect(null);
              focusGraph();
            }}
          >
            Close
          </button>
        </div>
      </header>
      {columns.complete[step] === false && (
        <p class="reason">
          <strong>Incomplete:</strong> {columns.incomplete_reason[step] ?? "no reason given"}
        </p>
      )}
      <Stats
        rows={[
          ["starts at", formatMs(columns.start_ms[step])],
          ["start to next start", formatMs(columns.period_ms[step])],
        ]}
      />
      <div class="selected-step-tables">
        <StepParts overview={overview} steps={steps} step={step} />
        {shown && <SlowestOps shown={shown} steps={steps} step={step} />}
      </div>
    </section>
  );
}

function StepParts({ overview, steps, step }: { overview: Overview; steps: Steps; step: number }) {
  const rows = categorySeries(steps)
    .map((series) => ({
      series,
      ms: series.values[step] ?? 0,
      mean: overview.metrics[`time_${series.id}`]?.value ?? null,
    }))
    .filter(({ ms, mean }) => ms > 0 || (mean ?? 0) > 0)
    .reverse();
  const duration = steps.columns.duration_ms[step] ?? 0;
  const columns: Column[] = [
    { key: "part", head: "Part", cell: (i) => <PartName series={rows[i]!.series} /> },
    {
      key: "ms",
      head: "This step",
      numeric: true,
      definition: "Time of the part in this step, on its slowest device; the parts add up to the step.",
      cell: (i) => formatMs(rows[i]!.ms),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      definition: "How much of this step it takes.",
      formula: "this step ÷ the step's length",
      cell: (i) => formatPercent(duration > 0 ? (100 * rows[i]!.ms) / duration : null),
    },
    {
      key: "mean",
      head: "Mean",
      numeric: true,
      definition: "Its average per step: the number under “Where the time went”, which opens where it comes from.",
      cell: (i) => formatMs(rows[i]!.mean),
    },
    {
      key: "difference",
      head: "Difference",
      numeric: true,
      definition: "How much longer it takes in this step than on average, also in percent of the mean.",
      formula: "this step − mean",
      cell: (i) => formatDelta(difference(rows[i]!), rows[i]!.mean),
    },
  ];
  return <DataTable caption="Parts of the step, against the mean" columns={columns} rowCount={rows.length} />;
}

/** Of a part whose mean is not measured, none. */
function difference({ ms, mean }: { ms: number; mean: number | null }): number | null {
  return mean === null ? null : ms - mean;
}

function PartName({ series }: { series: Series }) {
  return (
    <>
      <Swatch role={series.role} />
      {series.label}
    </>
  );
}

function SlowestOps({ shown, steps, step }: { shown: Choice; steps: Steps; step: number }) {
  const { run, host } = shown;
  const answer = useAnswer(
    (signal, onWait) => fetchStep(run, host, step, signal, onWait),
    "The server does not tell the ops of single steps.",
    [run, host, step, steps],
  );
  return (
    <div class="step-ops" aria-busy={answer.kind === "loading"}>
      <h4>Slowest ops of the step</h4>
      <StepOpsContent answer={answer} />
    </div>
  );
}

function StepOpsContent({ answer }: { answer: Answer<StepOps> }) {
  if (answer.kind === "loading") return <p class="quiet">{answer.detail ?? "Looking for them …"}</p>;
  if (answer.kind === "failed") {
    return (
      <p class="quiet">
        {answer.error.message} {answer.error.hint}{" "}
        <button type="button" onClick={answer.retry}>
          Try again
        </button>
      </p>
    );
  }
  const { ops, reason } = answer.value;
  if (ops.length === 0) return <p class="quiet">{reason ?? "No op ran within the step."}</p>;
  const columns: Column[] = [
    { key: "name", head: "Op", cell: (i) => <OpName op={ops[i]!} /> },
    {
      key: "count",
      head: "Calls",
      numeric: true,
      definition: "How often the op ran in the step.",
      cell: (i) => formatCount(ops[i]!.occurrences),
    },
    {
      key: "self",
      head: "Self time",
      numeric: true,
      definition: "Time in the op itself, without the ops inside it; of several devices, their mean.",
      cell: (i) => formatMs(ops[i]!.self_ms),
    },
    {
      key: "share",
      head: "Share",
      numeric: true,
      definition: "How much of the self time of all ops of its side in the step it takes.",
      cell: (i) => formatPercent(ops[i]!.share_percent),
    },
  ];
  return (
    <>
      <DataTable caption="Slowest ops of the step" columns={columns} rowCount={ops.length} pageSize={10} />
      {reason && <p class="caption">{reason}</p>}
    </>
  );
}

function OpName({ op: { name, side, category, framework_op } }: { op: StepOp }) {
  return (
    <>
      <code class="op-name">{name}</code>
      <span class="metric-reason">
        {category}, on the {side}
        {framework_op && framework_op !== name && `: ${framework_op}`}
      </span>
    </>
  );
}
