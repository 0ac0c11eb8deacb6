/** Where the time of an average step went: one bar that makes 100 %, and the numbers to it. */

import type { Overview } from "../api/overview";
import { Swatch } from "../charts/Legend";
import { StackedBar } from "../charts/StackedBar";
import { formatMs, formatPercent } from "../format";
import { breakdownParts, missingParts } from "./parts";
import { Panel } from "./Panel";

export function Breakdown({ overview }: { overview: Overview }) {
  const parts = breakdownParts(overview);
  const missing = missingParts(overview);
  // What the headline says already is not said again for each part.
  const stepReason = overview.metrics["step_time"]?.reason;
  const measured = parts.some((part) => part.value > 0);
  if (parts.length === 0 && missing.length === 0) return null;
  const summary = parts
    .filter((part) => part.value > 0)
    .map((part) => `${part.label} ${formatPercent(part.share)}`)
    .join(", ");
  return (
    <Panel id="breakdown" title="Where the time went" note="average per step">
      {measured && (
        <>
          <StackedBar
            parts={parts.map(({ id, label, value, color }) => ({ id, label, value, color }))}
            label={`Average step: ${summary}`}
          />
          <table class="breakdown-table">
            <caption class="visually-hidden">Parts of the average step, in the order of the bar</caption>
            <thead class="visually-hidden">
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Time</th>
                <th scope="col">Share</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.id} class={part.value === 0 ? "is-zero" : undefined} data-category={part.id}>
                  <th scope="row">
                    <Swatch color={part.color} />
                    {part.label}
                    {part.metric?.status === "inferred" && part.metric.reason !== stepReason && (
                      <span class="metric-reason">inferred: {part.metric.reason}</span>
                    )}
                  </th>
                  <td class="numeric">{formatMs(part.metric?.value)}</td>
                  <td class="numeric">{formatPercent(part.share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {missing.map(({ labels, reason }) => (
        <p key={reason} class="missing">
          <span class="not-measured">Not measured:</span> {labels.join(", ")}
          <span class="metric-reason">{reason}</span>
        </p>
      ))}
      {measured && (
        <details class="how">
          <summary>How these are computed</summary>
          <dl class="formulas">
            {parts.map(({ id, label, metric }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{metric?.source}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}
