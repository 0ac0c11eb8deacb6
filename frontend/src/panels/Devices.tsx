/** The devices of the profile, the used ones first. */

import { TABLES } from "../api/columns";
import type { Device } from "../api/overview";
import { formatCount, formatMs, formatPercent } from "../logic/format";
import { substitutedMean, substitutedShare } from "../logic/formulas";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel, Tag } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.Device;

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
