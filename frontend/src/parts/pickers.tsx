/** The pickers of the host and of the kind of steps. */

import { useId } from "preact/hooks";
import type { StepKind } from "../api/overview";
import { formatCount, formatMs } from "../logic/format";

const ALL_HOSTS = "";

export function HostPicker({
  label,
  hosts,
  chosen,
  onChoose,
}: {
  label: string;
  hosts: string[];
  chosen: string | null;
  onChoose: (host: string | null) => void;
}) {
  const id = useId();
  return (
    <p class="picker">
      <label for={id}>{label}</label>
      <select id={id} value={chosen ?? ALL_HOSTS} onChange={(event) => onChoose(event.currentTarget.value || null)}>
        <option value={ALL_HOSTS}>All hosts ({hosts.length})</option>
        {hosts.map((host) => (
          <option key={host} value={host}>
            {host}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The picker of a kind of marked steps; nothing if there is only one. */
export function KindPicker({
  label,
  kinds,
  chosen,
  onChoose,
}: {
  label: string;
  kinds: StepKind[];
  /** Null: the kind that the overview is of. */
  chosen: string | null;
  onChoose: (kind: string) => void;
}) {
  const id = useId();
  if (kinds.length < 2) return null;
  return (
    <p class="picker">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? kinds.find(({ leading }) => leading)?.name}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {kinds.map(({ name, count, mean_ms }) => (
          <option key={name} value={name}>
            {name} ({formatCount(count)}, {formatMs(mean_ms)})
          </option>
        ))}
      </select>
    </p>
  );
}
