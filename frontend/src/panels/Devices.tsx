/** Every device plane of the profile, those that were used first. */

import type { Device, Host } from "../api/overview";
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
    { key: "used", head: "Used", cell: (i) => (rows[i]!.used ? "yes" : "no") },
    { key: "busy", head: "Busy", numeric: true, cell: (i) => formatMs(rows[i]!.busy_ms) },
    {
      key: "busy-percent",
      head: "Busy share",
      numeric: true,
      cell: (i) => formatPercent(rows[i]!.busy_percent),
    },
    { key: "step", head: "Step time", numeric: true, cell: (i) => formatMs(rows[i]!.step_time_ms) },
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
        rowClass={(i) => (rows[i]!.used ? undefined : "is-unused")}
      />
    </Panel>
  );
}

/** One row a host; shown where there are several, or where one is not fine. */
export function Hosts({ hosts }: { hosts: Host[] }) {
  if (hosts.length < 2 && hosts.every((host) => host.status === "ok")) return null;
  const compared = hosts.some((host) => typeof host.work_ms === "number");
  const columns: Column[] = [
    {
      key: "name",
      head: "Host",
      cell: (i) => (
        <>
          {hosts[i]!.name}
          {hosts[i]!.straggler && <Tag kind="warn">straggler</Tag>}
          {hosts[i]!.set_aside && <Tag kind="warn">set aside</Tag>}
        </>
      ),
    },
    { key: "status", head: "Status", cell: (i) => hosts[i]!.status },
    { key: "devices", head: "Devices", numeric: true, cell: (i) => formatCount(hosts[i]!.devices) },
    { key: "steps", head: "Steps", numeric: true, cell: (i) => formatCount(hosts[i]!.steps) },
    { key: "step", head: "Step time", numeric: true, cell: (i) => formatMs(hosts[i]!.step_time_ms) },
    ...(compared
      ? [
          {
            key: "work",
            head: "Of it work",
            numeric: true,
            cell: (i: number) => formatMs(hosts[i]!.work_ms ?? null),
          },
          {
            key: "slowest",
            head: "Slowest in steps",
            numeric: true,
            cell: (i: number) => formatCount(hosts[i]!.slowest_in_steps ?? null),
          },
        ]
      : []),
  ];
  return (
    <Panel
      id="hosts"
      title="Hosts"
      note={compared ? "work is the step without collectives, in which hosts wait for each other" : undefined}
    >
      <DataTable caption="Hosts of the profile" columns={columns} rowCount={hosts.length} pageSize={16} />
    </Panel>
  );
}
