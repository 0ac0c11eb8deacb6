/** The list of runs; where there are many, with a field that narrows it down. */

import { useState } from "preact/hooks";
import type { RunEntry } from "./api/overview";

/** As many fit a list that one can look over. */
const MANY = 20;

export function RunPicker({
  runs,
  chosen,
  onChoose,
}: {
  runs: RunEntry[];
  chosen: string;
  onChoose: (run: string) => void;
}) {
  const [search, setSearch] = useState("");
  const found = runs.filter((run) => matches(run, search));
  return (
    <>
      {runs.length > MANY && (
        <p class="picker">
          <label for="run-search">Search runs</label>
          <input
            id="run-search"
            type="search"
            value={search}
            placeholder={`${found.length} of ${runs.length}`}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </p>
      )}
      <p class="picker">
        <label for="run-picker">Run</label>
        <select id="run-picker" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
          {runs
            // The run that is shown stays, or the list would name another one.
            .filter((run) => run.id === chosen || found.includes(run))
            .map((run) => (
              <option key={run.id} value={run.id}>
                {label(run)}
              </option>
            ))}
        </select>
      </p>
    </>
  );
}

/** Every word is in the id, or in the name of a host: as the server's `search`. */
function matches(run: RunEntry, search: string): boolean {
  const texts = [run.id, ...run.hosts].map((text) => text.toLowerCase());
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

function label({ id, status, parts }: RunEntry): string {
  if (status === "empty") return `${id} (empty)`;
  if (status === "writing") return `${id} (still being written)`;
  return parts ? `${id} (${parts.length} sessions put together)` : id;
}
