/** The step-time graphs of two runs, one above the other on one scale. */

import { useMemo, useState } from "preact/hooks";
import type { Overview, Steps } from "../api/overview";
import { layoutSteps } from "../charts/steps/buckets";
import { lengthsOf, longestOf, MEANS, stepSeries, stepTests, type StepView } from "../charts/steps/series";
import { StepBars } from "../charts/steps/StepBars";
import type { Range } from "../charts/steps/viewport";
import { plural } from "../format";

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
        <Bars
          overview={overview}
          steps={steps}
          view={view}
          meanMs={metrics[MEANS[view]]?.value ?? null}
          topMs={topMs}
          name={`${NAMES[view]} of ${run.id},`}
        />
      ) : (
        <p class="quiet">{metrics["step_time"]?.reason ?? "It has no steps."}</p>
      )}
    </figure>
  );
}

interface BarsProps {
  overview: Overview;
  /** Those of the overview. */
  steps: Steps;
  view: StepView;
  meanMs: number | null;
  topMs: number;
  name: string;
}

function Bars({ overview, steps, view, meanMs, topMs, name }: BarsProps) {
  const [zoom, setZoom] = useState<Range | null>(null);
  const layout = useMemo(() => layoutSteps(steps.columns.number), [steps]);
  const series = useMemo(() => stepSeries(steps, view), [steps, view]);
  const tests = useMemo(() => stepTests(overview, view), [overview, view]);
  return (
    <StepBars
      steps={steps}
      series={series}
      layout={layout}
      meanMs={meanMs}
      fitTypical={false}
      zoom={zoom}
      onZoom={setZoom}
      selected={null}
      onSelect={() => undefined}
      tests={tests}
      topMs={topMs}
      name={name}
    />
  );
}
