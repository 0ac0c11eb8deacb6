/** Answers of the routes other than `overview`, for tests and for `npm run dev`. */

import type { ComparedMetric, Comparison } from "../api/compare";
import type { Overview, RunEntry, RunList } from "../api/overview";
import type { StepOps } from "../api/step";

export function stepOps(overview: Overview, index: number): StepOps {
  const { columns } = overview.steps!;
  const ops = overview.top_ops.map(({ name, category, side, self_ms, share_percent }, i) => ({
    name,
    category,
    side,
    occurrences: 92 - 4 * i,
    self_ms: self_ms / 10,
    share_percent,
  }));
  const reason = ops.length === 0 ? "The profile names no ops." : null;
  return { index, number: columns.number[index] ?? null, name: columns.name[index] ?? null, host: null, ops, reason };
}

/** A comparison of `b` with `a`, without statistics. */
export function comparison(a: Overview, b: Overview): Comparison {
  const metrics = Object.entries(b.metrics).map(([id, metric]): ComparedMetric => {
    const before = a.metrics[id] ?? null;
    const side = (of: typeof before) => ({
      value: of?.value ?? null,
      stdev: of?.stdev ?? null,
      n: of?.n ?? null,
      status: of?.status ?? "unavailable",
      reason: of === null ? "This platform has no such metric." : of.reason,
    });
    const delta = before?.value == null || metric.value === null ? null : metric.value - before.value;
    const better = delta !== null && metric.better !== null && (metric.better === "lower") === delta < 0;
    return {
      id,
      label: metric.label,
      unit: metric.unit,
      better: metric.better,
      a: side(before),
      b: side(metric),
      delta,
      delta_percent: delta === null || !before?.value ? null : (100 * delta) / before.value,
      interval: delta === null || metric.n == null ? null : [delta - 0.4, delta + 0.4],
      p_value: delta === null || metric.n == null ? null : 0.0012,
      verdict: delta === null ? "unavailable" : delta === 0 ? "same" : metric.better === null ? "changed" : better ? "better" : "worse",
      reason: delta === null ? "One of the runs lacks it." : null,
    };
  });
  const side = ({ run, platform, steps }: Overview) => ({
    run: run.id,
    host: null,
    platform,
    steps: steps?.columns.duration_ms.length ?? null,
  });
  const faster = (b.metrics["step_time"]?.value ?? 0) < (a.metrics["step_time"]?.value ?? 0);
  return {
    schema_version: 1,
    a: side(a),
    b: side(b),
    verdict: faster ? "faster" : "slower",
    sentence: `The step takes ${faster ? "less" : "more"} time than before (made-up data).`,
    configurations: [
      { id: "device_type", label: "Device type", a: a.environment.device_type ?? null, b: b.environment.device_type ?? null },
    ],
    metrics,
  };
}

export function runList(ids: string[], more: Partial<RunList> = {}): RunList {
  return {
    runs: ids.map((id) => ({ id, hosts: ["worker-0", "worker-1"], status: id === "empty" ? "empty" : "ok" })),
    total: ids.length,
    scanning: false,
    message: null,
    hint: null,
    ...more,
  };
}

/** `GET ./runs` as the server answers it: every word must be in the id or in a host. */
export function runPage(runs: RunEntry[], query: URLSearchParams): RunList {
  const words = (query.get("search") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const found = runs.filter(({ id, hosts }) =>
    words.every((word) => [id, ...hosts].some((text) => text.toLowerCase().includes(word))),
  );
  const offset = Number(query.get("offset") ?? 0);
  const limit = query.has("limit") ? Number(query.get("limit")) : found.length;
  const page = found.slice(offset, offset + limit);
  return { runs: page, total: found.length, scanning: false, message: null, hint: null };
}
