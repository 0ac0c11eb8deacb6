/** Documents of a loop with gaps between its steps, written by hand. */

import type { Overview } from "../api/overview";
import { cpuTraining, gpuTraining } from "./fixtures";
import { CPU_CATEGORIES, makeSteps, sharedMetrics, stepKind, timeMetrics } from "./steps";

/** A loader outside the markers takes most of the loop; the evaluation has its own steps. */
export function loopOutside(count = 14): Overview {
  const base = cpuTraining();
  const steps = makeSteps({
    count,
    categories: CPU_CATEGORIES,
    typical: [0.25, 0, 0, 0.75],
    gap: { input: 4, all_others: 15 },
    longGaps: { 5: 60 },
  });
  steps.kinds = [
    stepKind({ count, complete: count, mean_ms: 1, share_percent: 4.2 }),
    stepKind({ name: "eval", count: 3, complete: 3, mean_ms: 20, share_percent: 15.9, leading: false }),
  ];
  return {
    ...base,
    run: { ...base.run, id: count === 14 ? "loop/outside" : `loop-${count}` },
    headline: { ...gpuTraining().headline!, what: "step_time", value_ms: 1, median_ms: 1, trend: null, outliers: null },
    metrics: { ...sharedMetrics(steps), ...timeMetrics(steps) },
    steps,
    findings: [
      {
        id: "long_gap",
        severity: "medium",
        title: "A long gap between steps",
        evidence: "79 ms after step 5; the usual gap is 19 ms.",
        next_step: "Run it less often, or beside the steps.",
        cost_ms: 4.6,
        look_at: { steps: [5], ops: [], tool: null },
      },
    ],
  };
}

/** The same run, with the steps of its evaluation. */
export function loopOutsideEval(): Overview {
  const base = loopOutside();
  const steps = makeSteps({ count: 3, categories: CPU_CATEGORIES, typical: [5, 0, 0, 15], gap: { all_others: 180 } });
  steps.columns.name = steps.columns.name.map(() => "eval");
  steps.kinds = base.steps!.kinds.map((kind) => ({ ...kind, leading: kind.name === "eval" }));
  return {
    ...base,
    headline: null,
    metrics: { ...sharedMetrics(steps), ...timeMetrics(steps) },
    steps,
    findings: [],
  };
}
