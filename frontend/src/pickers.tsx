/** The pickers beside the run's: the host, the kind of steps, and the run to compare with. */

import { useEffect, useId, useState } from "preact/hooks";
import type { Choice } from "./api/choice";
import { findRun } from "./api/client";
import type { StepKind } from "./api/overview";
import { formatCount, formatMs } from "./format";
import { RunPicker } from "./RunPicker";

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

/** Which of the kinds of marked steps; nothing where there is no choice. */
export function KindPicker({
  label,
  kinds,
  chosen,
  onChoose,
}: {
  label: string;
  kinds: StepKind[];
  /** Null: the one that the overview is of. */
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

export function ComparePicker({ chosen, onChoose }: { chosen: Choice | null; onChoose: (choice: Choice | null) => void }) {
  const hosts = useHosts(chosen?.run ?? null);
  return (
    <>
      <RunPicker
        label="Compare with"
        chosen={chosen?.run ?? null}
        placeholder="Search a run"
        onChoose={(run) => onChoose({ run: run.id, host: null, kind: null })}
      />
      {chosen && hosts.length > 1 && (
        <HostPicker
          label="Its host"
          hosts={hosts}
          chosen={chosen.host}
          onChoose={(host) => onChoose({ ...chosen, host })}
        />
      )}
    </>
  );
}

/** The hosts of a run, once the server has told them. */
function useHosts(run: string | null): string[] {
  const [hosts, setHosts] = useState<string[]>([]);
  useEffect(() => {
    setHosts([]);
    if (run === null) return undefined;
    const controller = new AbortController();
    findRun(run, controller.signal)
      .then((entry) => setHosts(entry?.hosts ?? []))
      // Without them the comparison is of all hosts, and says itself what is wrong.
      .catch(() => undefined);
    return () => controller.abort();
  }, [run]);
  return hosts;
}
