/**
 * The JSON of the server, as it travels. The types of the document are generated from its schema; those of the other
 * routes are written by hand. The page measures nothing itself: from these numbers it takes sums, shares and
 * differences for display, in ../logic and ../panels.
 */

import type { ModelSessions, Overview } from "./document";

export type {
  Batches,
  Category,
  Collective,
  Communication,
  Device,
  Diagnostic,
  Distributed,
  Environment,
  Finding,
  Headline,
  Host,
  Inference,
  Job,
  Latency,
  LatencyPart,
  LookAt,
  Metric,
  Outliers,
  Overview,
  Provenance,
  RankWait,
  Role,
  RunFile,
  StepColumns,
  StepKind,
  Steps,
  Tool,
  TopKernel,
  TopOp,
  Trend,
} from "./document";

export const SCHEMA_VERSION = 1;

/** A group of sessions: of one model, or all. */
export type SessionGroup = Omit<ModelSessions, "model">;

/** Returns the kind of steps that an overview is of; null if its steps have no kinds. */
export function kindOf({ steps }: Overview): string | null {
  return steps?.kinds.find(({ leading }) => leading)?.name ?? null;
}

/** `GET ./runs` */
export interface RunList {
  runs: RunEntry[];
  /** Number of runs found; `runs` is a page of them. */
  total: number;
  /** The log directory is still being searched: ask again. */
  scanning: boolean;
  /** If no run was found: what was found instead … */
  message: string | null;
  /** … and the layout that is expected. */
  hint: string | null;
}

export interface RunEntry {
  id: string;
  hosts: string[];
  status: "ok" | "empty" | "writing";
  /** Of its files; a server of an older version does not say it. */
  format?: "xplane" | "kineto";
  /** Ids of the sessions that this run puts together. */
  parts?: string[];
}

/** The body of every answer that is not 200. */
export interface ApiErrorBody {
  error: { code: string; message: string; hint?: string | null };
}
