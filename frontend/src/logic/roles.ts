/** The role of a category: what its colour stands for. Several categories may share one. */

export const ROLES = [
  "other",
  "compilation",
  "output",
  "input",
  "launch",
  "host",
  "collectives",
  "transfer",
  "compute",
] as const;

export type Role = (typeof ROLES)[number];

/** How a category is drawn: in its role's colour, striped if its time lies between steps. */
export interface Look {
  role: Role;
  gap?: boolean;
}

const ROLE_OF_CATEGORY: Record<string, Role> = {
  all_others: "other",
  idle: "other",
  compilation: "compilation",
  output: "output",
  input: "input",
  kernel_launch: "launch",
  host_compute: "host",
  host_transfer: "host",
  device_collectives: "collectives",
  collectives: "collectives",
  device_to_device: "transfer",
  sparsecore: "transfer",
  device_compute: "compute",
  compute: "compute",
  // Between steps.
  device_work: "transfer",
  // The parts of an inference session's latency.
  host: "host",
  device: "compute",
  communication: "input",
};

/** Returns the role of a category. An unknown category gets one by its place in the list. */
export function categoryRole(id: string, index: number): Role {
  return ROLE_OF_CATEGORY[id] ?? ROLES[(index + 1) % ROLES.length]!;
}
