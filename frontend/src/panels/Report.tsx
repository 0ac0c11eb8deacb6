/** The whole overview of one run, in the order in which it is read. */

import type { Overview } from "../api/overview";
import { Breakdown } from "./Breakdown";
import { Devices, Hosts } from "./Devices";
import { Diagnostics } from "./Diagnostics";
import { Environment } from "./Environment";
import { Findings } from "./Findings";
import { Headline } from "./Headline";
import { Inference } from "./Inference";
import { InferenceDetails } from "./InferenceDetails";
import { PerformanceSummary } from "./PerformanceSummary";
import { StepTime } from "./StepTime";
import { TopOps } from "./TopOps";

export function Report({ overview }: { overview: Overview }) {
  const { steps, inference, job, environment } = overview;
  const hasSteps = steps !== null && steps.columns.duration_ms.length > 0;
  const latencyLeads = job.kind === "inference" && inference !== null;
  const graph = hasSteps && (
    <StepTime steps={steps} meanMs={overview.metrics["step_time"]?.value ?? null} />
  );
  return (
    <div class="report">
      {environment.simulated === true && (
        <p class="banner">
          <strong>Simulated profile:</strong> these numbers come from a generator, not from a device.
        </p>
      )}
      <div class="first-row">
        <Headline overview={overview} />
        {latencyLeads ? <Inference inference={inference} /> : <Breakdown overview={overview} />}
      </div>
      <Findings findings={overview.findings} />
      <PerformanceSummary overview={overview} />
      {!latencyLeads && inference && <Inference inference={inference} />}
      {inference && <InferenceDetails inference={inference} />}
      {latencyLeads && hasSteps ? (
        <details class="folded">
          <summary>Steps</summary>
          <Breakdown overview={overview} />
          {graph}
        </details>
      ) : (
        graph
      )}
      <div class="two-columns">
        <Environment overview={overview} />
        <Diagnostics overview={overview} />
      </div>
      <Devices devices={overview.devices} />
      <Hosts hosts={overview.hosts} />
      <TopOps ops={overview.top_ops} />
    </div>
  );
}
