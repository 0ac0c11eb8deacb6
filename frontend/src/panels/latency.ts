/** What a session's time is made of. */

import type { Latency } from "../api/overview";
import { categoryRole } from "../charts/palette";
import type { Part } from "../charts/StackedBar";

/** Id, name, and the name for the head of a column. */
export const PARTS = [
  ["host", "Host compute", "Host"],
  ["device", "On the device", "Device"],
  ["communication", "Host-device communication", "Communication"],
] as const;

export function latencyParts(latency: Latency): Part[] {
  return PARTS.map(([id, label], index) => ({
    id,
    label,
    value: latency[`${id}_ms`],
    role: categoryRole(id, index),
  }));
}
