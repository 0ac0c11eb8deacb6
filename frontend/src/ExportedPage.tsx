/** The page of an export: one overview, and nothing to choose. */

import type { Overview } from "./api/overview";
import { humanize } from "./format";
import { Report } from "./panels/Report";

export function ExportedPage({ overview }: { overview: Overview }) {
  const { run, platform, job } = overview;
  return (
    <>
      <header class="bar">
        <h1>Overview</h1>
        <p class="activity">{run.id}</p>
        <p class="badges">
          <span class="tag">{platform.toUpperCase()}</span>
          {job.kind !== "unknown" && <span class="tag">{humanize(job.kind)}</span>}
        </p>
      </header>
      <main>
        <Report overview={overview} />
      </main>
    </>
  );
}
