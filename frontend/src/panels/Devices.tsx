/** The devices of the profile, the used ones first. */

import { TABLES } from "../api/columns";
import type { Device } from "../api/overview";
import { formatCount, formatMemory, formatMs, formatPercent } from "../logic/format";
import { substitutedMean, substitutedShare } from "../logic/formulas";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel, Tag } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.Device;
const { columns: MEMORY } = TABLES.DeviceMemory;

export function Devices({ devices }: { devices: Device[] }) {
  if (devices.length === 0) return null;
  const rows = [...devices.filter((device) => device.used), ...devices.filter((device) => !device.used)];
  const used = devices.filter((device) => device.used).length;
  const several = new Set(devices.map((device) => device.host)).size > 1;
  const columns: Column[] = [
    {
      key: "name",
      head: "Device",
      cell: (i) => (
        <>
          {rows[i]!.name}
          {rows[i]!.slowest && <Tag kind="warn">slowest</Tag>}
        </>
      ),
    },
    ...(several ? [{ key: "host", head: "Host", cell: (i: number) => rows[i]!.host }] : []),
    { key: "kind", head: "Kind", cell: (i) => rows[i]!.kind },
    { key: "used", head: "Used", definition: "It ran more than copies.", cell: (i) => (rows[i]!.used ? "yes" : "no") },
    {
      key: "busy",
      head: "Busy",
      numeric: true,
      ...TEXTS.busy_ms,
      cell: (i) => formatMs(rows[i]!.busy_ms),
    },
    {
      key: "span",
      head: "First to last op",
      numeric: true,
      ...TEXTS.span_ms,
      cell: (i) => formatMs(rows[i]!.span_ms),
    },
    {
      key: "busy-percent",
      head: "Busy share",
      numeric: true,
      ...TEXTS.busy_percent,
      substituted: (i) => substitutedShare(rows[i]!.busy_ms, rows[i]!.span_ms, rows[i]!.busy_percent),
      cell: (i) => formatPercent(rows[i]!.busy_percent),
    },
    {
      key: "step",
      head: "Step time",
      numeric: true,
      ...TEXTS.step_time_ms,
      substituted: (i) => substitutedMean(rows[i]!.step_time_ms, rows[i]!.counted_steps),
      cell: (i) => formatMs(rows[i]!.step_time_ms),
    },
    ...memoryColumns(rows),
  ];
  return (
    <Panel
      id="devices"
      title="Devices"
      note={`${formatCount(used)} of ${formatCount(devices.length)} used`}
    >
      <DataTable
        caption="Devices of the profile"
        columns={columns}
        rowCount={rows.length}
        pageSize={16}
        rowName={(i) => (several ? rows[i]!.id : rows[i]!.name)}
        origin={ORIGIN}
        rowClass={(i) => (rows[i]!.used ? undefined : "is-unused")}
      />
    </Panel>
  );
}

/** The columns of memory, where that of a device was recorded. */
function memoryColumns(rows: Device[]): Column[] {
  if (!rows.some(({ memory }) => memory)) return [];
  return [
    {
      key: "allocated",
      head: "Peak allocated",
      numeric: true,
      ...MEMORY.peak_allocated_bytes,
      cell: (i) => {
        const { peak_allocated_bytes: bytes = null, peak_step: step = null } = rows[i]!.memory ?? {};
        return (
          <>
            {formatMemory(bytes)}
            {step !== null && <span class="cell-note">step {step}</span>}
          </>
        );
      },
    },
    {
      key: "reserved",
      head: "Peak reserved",
      numeric: true,
      ...MEMORY.peak_reserved_bytes,
      substituted: (i) => substitutedMemory(rows[i]!.memory),
      cell: (i) => <Reserved memory={rows[i]!.memory} />,
    },
    {
      key: "memory",
      head: "Memory",
      numeric: true,
      ...MEMORY.total_bytes,
      cell: (i) => formatMemory(rows[i]!.memory?.total_bytes),
    },
  ];
}

/** Reserved memory, and a bar of its share and of that of tensors. */
function Reserved({ memory }: { memory: Device["memory"] }) {
  const { peak_allocated_bytes: allocated, peak_reserved_bytes: reserved, total_bytes: total } = memory ?? {};
  if (reserved == null || !total) return <>{formatMemory(reserved)}</>;
  return (
    <>
      {formatMemory(reserved)}
      <span class="cell-note">{formatPercent((100 * reserved) / total)}</span>
      <span class="memory-bar" aria-hidden="true">
        <span class="is-reserved" style={{ width: `${Math.min(100, (100 * reserved) / total)}%` }} />
        <span class="is-allocated" style={{ width: `${Math.min(100, (100 * (allocated ?? 0)) / total)}%` }} />
      </span>
    </>
  );
}

/** `60.00 GiB ÷ 80.00 GiB = 75.0 %`; null where a part is missing. */
function substitutedMemory(memory: Device["memory"]): string | null {
  if (!memory?.peak_reserved_bytes || !memory.total_bytes) return null;
  const { peak_reserved_bytes: reserved, total_bytes: total } = memory;
  return `${formatMemory(reserved)} ÷ ${formatMemory(total)} = ${formatPercent((100 * reserved) / total)}`;
}
