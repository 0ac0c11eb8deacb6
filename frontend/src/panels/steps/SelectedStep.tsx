/** One step in detail: its parts against the mean of the counted steps, and its slowest ops. */

import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../../api/choice";
import type { Overview, Steps } from "../../api/overview";
import { fetchStep, type StepOp, type StepOps } from "../../api/step";
import { focusGraph } from "../../charts/steps/useStepGraph";
import { formatCount, formatDelta, formatMs, formatPercent } from "../../logic/format";
import { stepTitle } from "../../logic/series";
import { useAnswer, type Answer } from "../../logic/useAnswer";
import { DataTable, type Column } from "../../parts/DataTable";
import { Stats } from "../../parts/lists";
import { GapParts, StepParts } from "./StepParts";

interface Props {
  overview: Overview;
  /** The steps of the overview. */
  steps: Steps;
  step: number;
  /** The run, host and kind of the overview; null on an exported page, which cannot ask for the ops of a step. */
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
        <div class="step-parts">
          <StepParts overview={overview} steps={steps} step={step} />
          <GapParts steps={steps} step={step} />
        </div>
        {shown && <SlowestOps shown={shown} steps={steps} step={step} />}
      </div>
    </section>
  );
}

function SlowestOps({ shown, steps, step }: { shown: Choice; steps: Steps; step: number }) {
  const { run, host, kind } = shown;
  const answer = useAnswer(
    (signal, onWait) => fetchStep({ run, host, kind }, step, signal, onWait),
    "The server has no ops of single steps.",
    [run, host, kind, step, steps],
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
