/** The environment of the run. A key that the page does not know is shown with its value as text. */

import type { ComponentChildren } from "preact";
import type { Distributed, Environment as EnvironmentData, Overview } from "../api/overview";
import { formatBytes, formatCount, formatEpochNs, formatMs, formatNumber, humanize, plural } from "../logic/format";
import { Explanations } from "../parts/lists";
import { Panel } from "../parts/Panel";

type Row = [label: string, value: ComponentChildren];

const LABELS: Record<string, string> = {
  device_count: "Devices",
  chip_count: "Chips",
  host_count: "Hosts",
  capture_start_ns: "Capture started",
  capture_ms: "Capture length",
};

/** Keys that the page shows elsewhere: with the count of devices, above the report, below the rows. */
const SHOWN_ELSEWHERE = new Set(["devices_used", "simulated", "provenance"]);

const labelOf = (key: string) => LABELS[key] ?? humanize(key);

export function Environment({ overview }: { overview: Overview }) {
  const { environment } = overview;
  const rows: Row[] = [...jobRows(overview), ...environmentRows(environment)];
  return (
    <Panel id="environment" title="Run environment">
      <dl class="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* For an unknown fact this names what would record it. */}
      <Explanations
        summary="Where these come from"
        rows={Object.entries(environment.provenance ?? {}).map(([key, origin]) => [labelOf(key), origin])}
      />
    </Panel>
  );
}

function jobRows({ platform, job, run }: Overview): Row[] {
  const kind = (
    <>
      {humanize(job.kind)}
      {job.reason && <span class="metric-reason">{job.reason}</span>}
    </>
  );
  const bytes = run.files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    ["Platform", platform.toUpperCase()],
    ["Job", kind],
    ["Profile", `${plural(run.files.length, "file")}, ${formatBytes(bytes)}`],
  ];
}

/** Returns the environment as rows, without null and empty values. */
function environmentRows(environment: EnvironmentData): [label: string, text: string][] {
  return Object.entries(environment)
    .filter(([key, value]) => !SHOWN_ELSEWHERE.has(key) && value !== null)
    .map(([key, value]): [string, string] => [labelOf(key), factText(key, value, environment)])
    .filter(([, text]) => text !== "");
}

function factText(key: string, value: unknown, environment: EnvironmentData): string {
  switch (key) {
    case "device_count":
      return deviceCount(environment);
    case "capture_start_ns":
      return formatEpochNs(value as number);
    case "capture_ms":
      return formatMs(value as number);
    case "frameworks":
      return entriesText(value as object, (name, version) => `${name} ${version}`);
    case "distributed":
      return distributedText(value as Distributed);
    case "profiler_options":
      return optionsText(value as Record<string, boolean | null>);
    default:
      return plainText(value);
  }
}

function distributedText({ backend, world_size, ranks_present, groups }: Distributed): string {
  const ranks = world_size === null ? plural(ranks_present, "rank") : `${ranks_present} of ${plural(world_size, "rank")}`;
  return [backend, ranks, groups !== null && plural(groups, "process group")].filter(Boolean).join(", ");
}

/** The options that were on in a file at least. */
function optionsText(options: Record<string, boolean | null>): string {
  if (Object.keys(options).length === 0) return "not stated";
  const on = Object.entries(options).filter(([, value]) => value !== false);
  return on.map(([name, value]) => (value ? name : `${name} (in some files)`)).join(", ") || "none";
}

function deviceCount({ device_count, devices_used }: EnvironmentData): string {
  const used = devices_used !== null && devices_used !== device_count;
  return formatCount(device_count) + (used ? `, ${formatCount(devices_used)} used` : "");
}

function plainText(value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return entriesText(value, (key, part) => `${humanize(key)}: ${plainText(part)}`);
}

function entriesText(of: object, text: (key: string, value: unknown) => string): string {
  return Object.entries(of)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => text(key, value))
    .join(", ");
}
