/** The whole overview of one run, in the order in which it is read. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../api/choice";
import type { Overview } from "../api/overview";
import { focusGraph } from "../charts/steps/useStepGraph";
import { hasXprof } from "../host/xprof";
import type { StepView } from "../logic/series";
import { Breakdown } from "../panels/Breakdown";
import { Communication } from "../panels/Communication";
import { Devices } from "../panels/Devices";
import { Diagnostics } from "../panels/Diagnostics";
import { Environment } from "../panels/Environment";
import type { LinkTargets } from "../panels/findings/Finding";
import { Findings, TopFinding } from "../panels/findings/Findings";
import { Headline } from "../panels/Headline";
import { Hosts } from "../panels/Hosts";
import { Inference } from "../panels/inference/Inference";
import { InferenceDetails } from "../panels/inference/InferenceDetails";
import { Metrics } from "../panels/Metrics";
import { Steps } from "../panels/steps/Steps";
import { TopKernels } from "../panels/TopKernels";
import { TopOps } from "../panels/TopOps";
import { Utilization } from "../panels/Utilization";

interface Props {
  overview: Overview;
  /** The run, host and kind of `overview`; null on an exported page, which has no server to ask for more. */
  shown?: Choice | null;
  /** Index of the chosen step in the step columns. */
  step?: number | null;
  onStep?: (step: number | null) => void;
  /** The view of the step-time graph; null until the reader chooses one. */
  view?: StepView | null;
  onView?: (view: StepView) => void;
  /** Content below the first screen. */
  children?: ComponentChildren;
}

export function Report({
  overview,
  shown = null,
  step = null,
  onStep = () => undefined,
  view = null,
  onView = () => undefined,
  children,
}: Props) {
  const { steps, inference, job, findings } = overview;
  const [pointedOp, setPointedOp] = useState<string | null>(null);
  const xprof = useXprof(shown !== null && findings.some(({ look_at }) => look_at.tool));
  const hasSteps = steps !== null && steps.columns.duration_ms.length > 0;
  const latencyLeads = job.kind === "inference" && inference !== null;
  const targets: LinkTargets = {
    steps: hasSteps ? steps : null,
    shown,
    xprof,
    onStep: (index) => {
      onStep(index);
      document.getElementById("steps")?.scrollIntoView?.();
      focusGraph();
    },
    onOp: setPointedOp,
  };
  // Latency takes so much room that what comes after it is below the first screen.
  const next = (
    <TopFinding findings={findings} targets={targets} judged={hasSteps || inference !== null} brief={latencyLeads} />
  );
  const graph = hasSteps && (
    <Steps
      overview={overview}
      steps={steps}
      shown={shown}
      selected={step}
      onSelect={onStep}
      chosenView={view}
      onView={onView}
    />
  );
  return (
    <div class="report">
      {overview.environment.simulated === true && (
        <p class="banner">
          <strong>Simulated profile:</strong> these numbers come from a generator, not from a device.
        </p>
      )}
      <div class="first-screen">
        <div class="first-column">
          <Headline overview={overview} />
          <Utilization overview={overview} />
        </div>
        <div class="second-column">
          {latencyLeads && next}
          {latencyLeads ? <Inference inference={inference} /> : <Breakdown overview={overview} />}
          {!latencyLeads && next}
        </div>
      </div>
      {children}
      <Metrics overview={overview} />
      {!latencyLeads && inference && <Inference inference={inference} />}
      {inference && <InferenceDetails inference={inference} />}
      {latencyLeads && hasSteps ? (
        <details class="folded" open={step !== null}>
          <summary>Steps</summary>
          <Breakdown overview={overview} />
          {graph}
        </details>
      ) : (
        graph
      )}
      <Environment overview={overview} />
      <Hosts hosts={overview.hosts} />
      <Devices devices={overview.devices} />
      <Communication communication={overview.communication} />
      <TopOps ops={overview.top_ops} pointed={pointedOp} />
      <TopKernels kernels={overview.top_kernels} />
      <Findings findings={findings} targets={targets} />
      <Diagnostics overview={overview} />
    </div>
  );
}

/** Returns whether XProf's tab is installed. Asks TensorBoard only if `wanted`. */
function useXprof(wanted: boolean): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    void hasXprof(controller.signal).then(setThere);
    return () => controller.abort();
  }, [wanted]);
  return there;
}
