/** `GET ./compare?a=ID&b=ID[&host_a=NAME][&host_b=NAME][&kind_a=NAME][&kind_b=NAME]`: b against a. */

import type { Choice } from "./choice";
import type { Diagnostic } from "./overview";
import { getPatiently, type OnWait } from "./client";

export type RunVerdict = "faster" | "slower" | "same" | "unclear" | "incomparable";
export type MetricVerdict = "better" | "worse" | "changed" | "same" | "unclear" | "unavailable";

export interface Comparison {
  schema_version: number;
  a: ComparedRun;
  b: ComparedRun;
  verdict: RunVerdict;
  sentence: string;
  /** The configurations that differ. */
  configurations: Configuration[];
  metrics: ComparedMetric[];
  /** What to know before the numbers are read; a server of an older version does not say it. */
  diagnostics?: Diagnostic[];
}

interface ComparedRun {
  run: string;
  host: string | null;
  platform: string;
  steps: number | null;
}

interface Configuration {
  id: string;
  label: string;
  a: unknown;
  b: unknown;
}

export interface ComparedMetric {
  id: string;
  label: string;
  unit: string;
  better: "lower" | "higher" | null;
  a: ComparedValue;
  b: ComparedValue;
  delta: number | null;
  delta_percent: number | null;
  /** Confidence interval of `delta`, 95 %. */
  interval: [low: number, high: number] | null;
  p_value: number | null;
  verdict: MetricVerdict;
  reason: string | null;
}

interface ComparedValue {
  value: number | null;
  stdev: number | null;
  n: number | null;
  status: string;
  reason: string | null;
}

export async function fetchComparison(
  a: Choice,
  b: Choice,
  signal?: AbortSignal,
  onWait?: OnWait,
): Promise<Comparison> {
  const query = new URLSearchParams({ a: a.run, b: b.run });
  if (a.host !== null) query.set("host_a", a.host);
  if (b.host !== null) query.set("host_b", b.host);
  if (a.kind !== null) query.set("kind_a", a.kind);
  if (b.kind !== null) query.set("kind_b", b.kind);
  return getPatiently<Comparison>(`./compare?${query}`, signal, onWait);
}
