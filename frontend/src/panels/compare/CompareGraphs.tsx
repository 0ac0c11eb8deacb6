/** The step-time graphs of two runs, one above the other on one scale. */

import { useMemo } from "preact/hooks";
import type { Overview, Steps } from "../../api/overview";
import { StepBars } from "../../charts/steps/StepBars";
import { useStepGraph } from "../../charts/steps/useStepGraph";
import { plural } from "../../logic/format";
import { lengthsOf, longestOf, type StepView } from "../../logic/series";

export function CompareGraphs({ baseline, shown, view }: { baseline: Overview; shown: Overview; view: StepView }) {
  const both = [baseline.steps, shown.steps];
  const topMs = useMemo(
    () => Math.max(...both.map((steps) => (steps ? longestOf(lengthsOf(steps, view)) : 0))),
    [...both, view],
  );
  if (topMs === 0) return null;
  return (
    <div class="compare-graphs">
      <p class="panel-note">{NAMES[view]} of both runs, on one scale; colours as in the step-time graph</p>
      <Graph role="A (baseline)" overview={baseline} view={view} topMs={topMs} />
      <Graph role="B (this run)" overview={shown} view={view} topMs={topMs} />
    </div>
  );
}

const NAMES: Record<StepView, string> = { step: "Step time", period: "Time from step to step" };

interface GraphProps {
  role: string;
  overview: Overview;
  view: StepView;
  topMs: number;
}

function Graph({ role, overview, view, topMs }: GraphProps) {
  const { steps, metrics, run } = overview;
  return (
    <figure>
      <figcaption>
        <strong>{role}</strong> {run.id}
        {steps && <span class="panel-note"> {plural(steps.columns.duration_ms.length, "step")}</span>}
      </figcaption>
      {steps ? (
        <Bars overview={overview} steps={steps} view={view} topMs={topMs} />
      ) : (
        <p class="quiet">{metrics["step_time"]?.reason ?? "It has no steps."}</p>
      )}
    </figure>
  );
}

interface BarsProps extends Omit<GraphProps, "role"> {
  /** The steps of the overview. */
  steps: Steps;
}

function Bars({ overview, steps, view, topMs }: BarsProps) {
  const graph = useStepGraph(overview, steps, view, { topMs });
  return <StepBars graph={graph} name={`${NAMES[view]} of ${overview.run.id},`} />;
}
