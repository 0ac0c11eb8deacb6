/** Tags of a run: platform, job and number of warnings. */

import type { Overview } from "../api/overview";
import { humanize } from "../logic/format";
import { allDiagnostics } from "../panels/Diagnostics";

export function Badges({ overview }: { overview: Overview }) {
  const problems = allDiagnostics(overview).filter(({ severity }) => severity !== "info").length;
  return (
    <p class="badges">
      <span class="tag">{overview.platform.toUpperCase()}</span>
      {overview.job.kind !== "unknown" && <span class="tag">{humanize(overview.job.kind)}</span>}
      {problems > 0 && (
        <button
          type="button"
          class="tag tag-warn"
          onClick={() => document.getElementById("diagnostics")?.scrollIntoView()}
        >
          {problems === 1 ? "1 warning" : `${problems} warnings`}
        </button>
      )}
    </p>
  );
}
