/** The diagnostics of the profile, and its files that could not be read in full. */

import type { Diagnostic, Overview, RunFile } from "../api/overview";
import { formatBytes } from "../logic/format";
import { DiagnosticList, SEVERITIES, type Severity } from "../parts/DiagnosticList";
import { Panel } from "../parts/Panel";

/** Returns the diagnostics, the most severe first. A file that was not read in full is one. */
export function allDiagnostics({ diagnostics, run }: Overview): Diagnostic[] {
  const all = [...run.files.filter((file) => file.status !== "ok").map(fileDiagnostic), ...diagnostics];
  const rank = (severity: Severity) => SEVERITIES.findIndex(([known]) => known === severity);
  return all.sort((a, b) => rank(a.severity) - rank(b.severity));
}

function fileDiagnostic(file: RunFile): Diagnostic {
  return {
    code: `file_${file.status}`,
    severity: file.status === "unreadable" ? "error" : "warning",
    message: `${file.host} (${formatBytes(file.bytes)}) is ${file.status}${file.message ? `: ${file.message}` : ""}`,
    hint: null,
  };
}

export function Diagnostics({ overview }: { overview: Overview }) {
  const all = allDiagnostics(overview);
  return (
    <Panel id="diagnostics" title="Data quality" note="diagnostics of the profile">
      {all.length === 0 ? (
        <p class="quiet">Nothing to report: all files were read in full.</p>
      ) : (
        <DiagnosticList diagnostics={all} />
      )}
    </Panel>
  );
}
