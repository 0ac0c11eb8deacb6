/** One row a host; shown where there are several, or where one is not fine. */

import type { Host } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatMs } from "../format";
import { Panel, Tag } from "./Panel";

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
    {
      key: "devices",
      head: "Devices",
      numeric: true,
      definition: "Devices in the host's file, used or not.",
      cell: (i) => formatCount(hosts[i]!.devices),
    },
    {
      key: "steps",
      head: "Steps",
      numeric: true,
      definition: "Steps in the host's file, incomplete ones too.",
      cell: (i) => formatCount(hosts[i]!.steps),
    },
    {
      key: "step",
      head: "Step time",
      numeric: true,
      definition: "How long a step takes on the host's slowest device.",
      formula: "mean over the counted steps of the longest of its devices",
      cell: (i) => formatMs(hosts[i]!.step_time_ms),
    },
    ...(compared
      ? [
          {
            key: "work",
            head: "Of it work",
            numeric: true,
            definition: "The part of its step in which it does not wait for other hosts.",
            formula: "mean over the counted steps of the step's length − its collectives",
            cell: (i: number) => formatMs(hosts[i]!.work_ms ?? null),
          },
          {
            key: "slowest",
            head: "Slowest in steps",
            numeric: true,
            definition: "In how many steps it has the most work of all hosts.",
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
        origin={{ window: "the counted steps", files: "for each host its own" }}
      />
    </Panel>
  );
}
