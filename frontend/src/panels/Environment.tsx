/** Where and how the profile was taken. Keys that this page does not know are shown as they are. */

import type { ComponentChildren } from "preact";
import type { Environment as EnvironmentData, Overview } from "../api/overview";
import { formatBytes, formatCount, formatEpochNs, formatMs, formatNumber, humanize } from "../format";
import { Panel } from "./Panel";

type Row = [label: string, value: ComponentChildren];

const LABELS: Record<string, string> = {
  device_type: "Device type",
  device_count: "Devices",
  devices_used: "Devices used",
  host_count: "Hosts",
  capture_start_ns: "Capture started",
  capture_ms: "Capture length",
};

const PLATFORM_LABEL: Record<Overview["platform"], string> = { tpu: "TPU", gpu: "GPU", cpu: "CPU" };

export function Environment({ overview }: { overview: Overview }) {
  const rows = [...jobRows(overview), ...environmentRows(overview.environment)];
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
      <details class="how">
        <summary>Where these come from</summary>
        <dl class="formulas">
          {originRows(overview.environment.provenance).map(([label, origin]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{origin}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}

/** Where each fact comes from; of what is not told, what would tell it. */
function originRows(provenance: EnvironmentData["provenance"]): [label: string, origin: string][] {
  return Object.entries(provenance ?? {}).map(([key, origin]) => [LABELS[key] ?? humanize(key), origin]);
}

function jobRows({ platform, job, run }: Overview): Row[] {
  const rows: Row[] = [["Platform", PLATFORM_LABEL[platform] ?? platform]];
  rows.push([
    "Job",
    <>
      {humanize(job.kind)}
      {job.reason && <span class="metric-reason">{job.reason}</span>}
    </>,
  ]);
  const bytes = run.files.reduce((sum, file) => sum + file.bytes, 0);
  rows.push(["Profile", `${formatCount(run.files.length)} file${run.files.length === 1 ? "" : "s"}, ${formatBytes(bytes)}`]);
  return rows;
}

/** The environment's keys as rows; what is null or empty is left out. */
export function environmentRows(environment: EnvironmentData): Row[] {
  const rows: Row[] = [];
  for (const [key, value] of Object.entries(environment)) {
    if (value === null || value === undefined || value === "") continue;
    if (key === "simulated" || key === "provenance") continue;
    switch (key) {
      case "device_type":
        rows.push([LABELS[key]!, String(value)]);
        break;
      case "device_count":
        rows.push([LABELS[key]!, deviceCount(environment)]);
        break;
      case "devices_used":
        break;
      case "host_count":
        rows.push([LABELS[key]!, formatCount(value as number)]);
        break;
      case "capture_start_ns":
        rows.push([LABELS[key]!, formatEpochNs(value as number)]);
        break;
      case "capture_ms":
        rows.push([LABELS[key]!, formatMs(value as number)]);
        break;
      case "frameworks":
        rows.push(...frameworkRows(value as Record<string, unknown>));
        break;
      default:
        rows.push(...plainRows(humanize(key), value));
    }
  }
  return rows;
}

function deviceCount({ device_count, devices_used }: EnvironmentData): string {
  const used = typeof devices_used === "number" && devices_used !== device_count;
  return formatCount(device_count) + (used ? `, ${formatCount(devices_used)} used` : "");
}

function frameworkRows(frameworks: Record<string, unknown>): Row[] {
  const names = Object.entries(frameworks).filter(([, version]) => version !== null && version !== false);
  if (names.length === 0) return [];
  const text = names.map(([name, version]) =>
    typeof version === "string" || typeof version === "number" ? `${name} ${version}` : name,
  );
  return [["Frameworks", text.join(", ")]];
}

function plainRows(label: string, value: unknown): Row[] {
  if (typeof value === "number") return [[label, formatNumber(value)]];
  if (typeof value === "boolean") return [[label, value ? "yes" : "no"]];
  if (typeof value === "string") return [[label, value]];
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : [[label, value.map(plainText).join(", ")]];
  }
  const entries = Object.entries(value as Record<string, unknown>).filter(([, v]) => v !== null);
  return entries.length === 0
    ? []
    : [[label, entries.map(([key, v]) => `${humanize(key)}: ${plainText(v)}`).join(", ")]];
}

function plainText(value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
