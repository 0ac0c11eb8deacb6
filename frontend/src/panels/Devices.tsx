/** Every device plane of the profile, those that were used first. */

import type { Device } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatMs, formatPercent } from "../format";
import { Panel, Tag } from "./Panel";

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
      definition: "Time in which the device ran anything at all, copies included.",
      formula: "length of the union of the device's ops",
      cell: (i) => formatMs(rows[i]!.busy_ms),
    },
    {
      key: "busy-percent",
      head: "Busy share",
      numeric: true,
      definition: "How much of its time the device was busy.",
      formula: "busy ÷ (end of its last op − start of its first)",
      cell: (i) => formatPercent(rows[i]!.busy_percent),
    },
    {
      key: "step",
      head: "Step time",
      numeric: true,
      definition: "How long a step takes on this device alone.",
      formula: "mean over the counted steps of the step's length on the device",
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
        origin={{
          window: "the whole profile; of the step time, the counted steps",
          files: "for each device that of its host",
        }}
        rowClass={(i) => (rows[i]!.used ? undefined : "is-unused")}
      />
    </Panel>
  );
}
