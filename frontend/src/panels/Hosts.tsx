/** One row for each host; shown if there are several hosts, or if one has a problem. */

import { TABLES } from "../api/columns";
import type { Host } from "../api/overview";
import { formatCount, formatMs } from "../logic/format";
import { substitutedMean } from "../logic/formulas";
import { DataTable, type Column } from "../parts/DataTable";
import { Panel, Tag } from "../parts/Panel";

const { columns: TEXTS, origin: ORIGIN } = TABLES.Host;

export function Hosts({ hosts }: { hosts: Host[] }) {
  if (hosts.length < 2 && hosts.every((host) => host.status === "ok")) return null;
  const compared = hosts.some((host) => typeof host.work_ms === "number");
  const ranked = hosts.some((host) => typeof host.rank === "number");
  const columns: Column[] = [
    {
      key: "name",
      head: "Host",
      cell: (i) => (
        <>
          {hosts[i]!.name}
          {machineOf(hosts[i]!) && <div class="panel-note">on {machineOf(hosts[i]!)}</div>}
          {hosts[i]!.straggler && <Tag kind="warn">straggler</Tag>}
          {hosts[i]!.set_aside && <Tag kind="warn">set aside</Tag>}
        </>
      ),
    },
    ...(ranked
      ? [
          {
            key: "rank",
            head: "Rank",
            numeric: true,
            ...TEXTS.rank,
            cell: (i: number) => formatCount(hosts[i]!.rank ?? null),
          },
        ]
      : []),
    { key: "status", head: "Status", cell: (i) => hosts[i]!.status },
    {
      key: "devices",
      head: "Devices",
      numeric: true,
      ...TEXTS.devices,
      cell: (i) => formatCount(hosts[i]!.devices),
    },
    {
      key: "steps",
      head: "Steps",
      numeric: true,
      ...TEXTS.steps,
      cell: (i) => formatCount(hosts[i]!.steps),
    },
    {
      key: "counted",
      head: "Counted steps",
      numeric: true,
      ...TEXTS.counted_steps,
      cell: (i) => formatCount(hosts[i]!.counted_steps),
    },
    {
      key: "step",
      head: "Step time",
      numeric: true,
      ...TEXTS.step_time_ms,
      substituted: (i) => substitutedMean(hosts[i]!.step_time_ms, hosts[i]!.counted_steps),
      cell: (i) => formatMs(hosts[i]!.step_time_ms),
    },
    ...(compared
      ? [
          {
            key: "work",
            head: "Work",
            numeric: true,
            ...TEXTS.work_ms,
            substituted: (i: number) => substitutedMean(hosts[i]!.work_ms, hosts[i]!.counted_steps),
            cell: (i: number) => formatMs(hosts[i]!.work_ms ?? null),
          },
          {
            key: "slowest",
            head: "Slowest in steps",
            numeric: true,
            ...TEXTS.slowest_in_steps,
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
      <DataTable
        caption="Hosts of the profile"
        columns={columns}
        rowCount={hosts.length}
        pageSize={16}
        rowName={(i) => hosts[i]!.name}
        origin={ORIGIN}
      />
    </Panel>
  );
}

/** The machine of a process, unless its name begins with it. */
function machineOf({ name, machine }: Host): string | null {
  return machine && !name.startsWith(machine) ? machine : null;
}
