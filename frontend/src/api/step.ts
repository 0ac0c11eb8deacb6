/** `GET ./step?run=ID[&host=NAME][&kind=NAME]&index=N`: the slowest ops of one step, computed when asked for. */

import { choiceQuery, type Choice } from "./choice";
import { getPatiently, type OnWait } from "./client";

export interface StepOps {
  index: number;
  number: number | null;
  name: string | null;
  host: string | null;
  /** The longest self time first. */
  ops: StepOp[];
  /** The reason why there are none. */
  reason: string | null;
}

export interface StepOp {
  name: string;
  /** The framework's name of the op, and its program. */
  framework_op?: string | null;
  module?: string | null;
  category: string;
  side: "device" | "host";
  occurrences: number;
  self_ms: number;
  share_percent: number;
}

/** Fetches the ops of the step at `index` of the step columns. */
export async function fetchStep(
  choice: Choice,
  index: number,
  signal?: AbortSignal,
  onWait?: OnWait,
): Promise<StepOps> {
  const query = choiceQuery(choice);
  query.set("index", String(index));
  return getPatiently<StepOps>(`./step?${query}`, signal, onWait);
}
