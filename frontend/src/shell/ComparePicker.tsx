/** The picker of the run to compare with, and of its host. */

import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../api/choice";
import { findRun } from "../api/client";
import { HostPicker } from "../parts/pickers";
import { RunPicker } from "./RunPicker";

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

/** Returns the hosts of a run; none until the server has answered. */
function useHosts(run: string | null): string[] {
  const [hosts, setHosts] = useState<string[]>([]);
  useEffect(() => {
    setHosts([]);
    if (run === null) return undefined;
    const controller = new AbortController();
    findRun(run, controller.signal)
      .then((entry) => setHosts(entry?.hosts ?? []))
      // Without hosts the comparison is of all of them, and reports the error itself.
      .catch(() => undefined);
    return () => controller.abort();
  }, [run]);
  return hosts;
}
