/** Utilization of the hardware: for each kind of limit, the best metric that has a value. */

import type { Overview } from "../api/overview";
import { MetricRows, type MetricEntry } from "../parts/MetricRows";
import { Panel } from "../parts/Panel";

/** Metrics of compute, memory, busy time and the whole; in each row, the most informative one comes first. */
const LIMITS: readonly (readonly string[])[] = [
  ["mfu", "flops_utilization", "mxu_utilization"],
  ["hbm_utilization", "memory_bandwidth_utilization"],
  ["duty_cycle"],
  ["goodput"],
];

function utilizationEntries({ metrics }: Overview): MetricEntry[] {
  const entries: MetricEntry[] = [];
  for (const ids of LIMITS) {
    const id = ids.find((known) => metrics[known]?.value != null) ?? ids.find((known) => metrics[known]);
    if (id !== undefined) entries.push([id, metrics[id]!]);
  }
  // Goodput equals model FLOPs utilization if the program does nothing besides its steps.
  const mfu = entries.find(([id]) => id === "mfu")?.[1].value;
  return entries.filter(([id, { value }]) => id !== "goodput" || value !== mfu);
}

export function Utilization({ overview }: { overview: Overview }) {
  const entries = utilizationEntries(overview);
  if (entries.length === 0) return null;
  return (
    <Panel id="utilization" title="Utilization" note="100 % is the hardware's limit">
      <MetricRows entries={entries} brief />
    </Panel>
  );
}
