/** The step-time graphs of two runs, one above the other on one scale. */

import { useMemo, useState } from "preact/hooks";
import type { Overview, Steps } from "../api/overview";
import { layoutSteps } from "../charts/steps/buckets";
import { longestOf, outlierTest, stepSeries } from "../charts/steps/series";
import { StepBars } from "../charts/steps/StepBars";
import type { Range } from "../charts/steps/viewport";
import { plural } from "../format";

export function CompareGraphs({ baseline, shown }: { baseline: Overview; shown: Overview }) {
  const both = [baseline.steps, shown.steps];
  const topMs = useMemo(() => Math.max(...both.map((steps) => (steps ? longestOf(steps.columns.duration_ms) : 0))), both);
  if (topMs === 0) return null;
  return (
    <div class="compare-graphs">
      <p class="panel-note">Step time of both runs, on one scale; colours as in the step-time graph</p>
      <Graph role="A (baseline)" overview={baseline} topMs={topMs} />
      <Graph role="B (this run)" overview={shown} topMs={topMs} />
    </div>
  );
}

function Graph({ role, overview, topMs }: { role: string; overview: Overview; topMs: number }) {
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
          meanMs={metrics["step_time"]?.value ?? null}
          topMs={topMs}
          name={`Step time of ${run.id},`}
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
  meanMs: number | null;
  topMs: number;
  name: string;
}

function Bars({ overview, steps, meanMs, topMs, name }: BarsProps) {
  const [zoom, setZoom] = useState<Range | null>(null);
  const layout = useMemo(() => layoutSteps(steps.columns.number), [steps]);
  const series = useMemo(() => stepSeries(steps, "duration"), [steps]);
  const isOutlier = useMemo(() => outlierTest(overview), [overview]);
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
      isOutlier={isOutlier}
      topMs={topMs}
      name={name}
    />
  );
}
