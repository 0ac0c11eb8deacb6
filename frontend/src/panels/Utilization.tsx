/** How near the hardware's limits the run comes: of each kind of limit the best metric that there is. */

import type { Overview } from "../api/overview";
import { MetricRows, type MetricEntry } from "../parts/MetricRows";
import { Panel } from "../parts/Panel";

/** Compute, memory, being busy at all, and the whole; of each, the metric that says most comes first. */
const KINDS: readonly (readonly string[])[] = [
  ["mfu", "flops_utilization", "mxu_utilization"],
  ["hbm_utilization", "memory_bandwidth_utilization"],
  ["duty_cycle"],
  ["goodput"],
];

function utilizationEntries({ metrics }: Overview): MetricEntry[] {
  const entries: MetricEntry[] = [];
  for (const ids of KINDS) {
    const id = ids.find((one) => metrics[one]?.value != null) ?? ids.find((one) => metrics[one]);
    if (id !== undefined) entries.push([id, metrics[id]!]);
  }
  // Model FLOPs and goodput are the same number where a program does nothing else.
  const told = entries.find(([id]) => id === "mfu")?.[1].value;
  return entries.filter(([id, { value }]) => id !== "goodput" || value !== told);
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
