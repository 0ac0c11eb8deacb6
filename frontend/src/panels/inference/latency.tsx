/** What a session's time is made of, and as a bar. */

import type { Latency } from "../../api/overview";
import { StackedBar } from "../../charts/StackedBar";
import { formatMs } from "../../logic/format";
import { categoryRole } from "../../logic/roles";

/** Id, name, and the name for the head of a column. */
export const PARTS = [
  ["host", "Host compute", "Host"],
  ["device", "On the device", "Device"],
  ["communication", "Host-device communication", "Communication"],
] as const;

/** The parts of one session, as long beside the `longest` as it is. */
export function LatencyBar({ latency, longest }: { latency: Latency; longest: number }) {
  const parts = PARTS.map(([id, label], index) => ({
    id,
    label,
    value: latency[`${id}_ms`],
    role: categoryRole(id, index),
  }));
  const label = parts.map((part) => `${part.label} ${formatMs(part.value)}`).join(", ");
  return (
    <div class="latency-bar">
      <div style={{ width: `${longest > 0 ? (100 * latency.total_ms) / longest : 0}%` }}>
        <StackedBar parts={parts} label={label} />
      </div>
    </div>
  );
}
