/** A list of diagnostics. */

import type { Diagnostic } from "../api/overview";
import { unbroken } from "../logic/format";

export type Severity = Diagnostic["severity"];

/** From the most severe on, with their labels. */
export const SEVERITIES: readonly [Severity, string][] = [
  ["error", "Error"],
  ["warning", "Warning"],
  ["info", "Note"],
];

export function DiagnosticList({ diagnostics }: { diagnostics: Diagnostic[] }) {
  return (
    <ul class="diagnostics">
      {diagnostics.map((diagnostic, i) => (
        <li key={`${diagnostic.code}-${i}`} data-code={diagnostic.code} class={`is-${diagnostic.severity}`}>
          <span class="diagnostic-severity">
            {SEVERITIES.find(([known]) => known === diagnostic.severity)?.[1] ?? diagnostic.severity}
          </span>
          <span>
            {unbroken(diagnostic.message)}
            {diagnostic.hint && <span class="metric-reason">{diagnostic.hint}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
