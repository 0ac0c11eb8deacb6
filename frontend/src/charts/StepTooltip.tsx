/** What is known of one step, beside the pointer or the key cursor. One element for all bars. */

import type { Steps } from "../api/overview";
import { formatCount, formatMs, formatPercent } from "../format";
import type { Bucket } from "./buckets";
import { Swatch } from "./Legend";
import { categoryColor } from "./palette";

const WIDTH = 296;

export function StepTooltip({
  steps,
  bucket,
  x,
  frameWidth,
}: {
  steps: Steps;
  bucket: Bucket | null;
  x: number;
  frameWidth: number;
}) {
  const left = x + 14 + WIDTH <= frameWidth ? x + 14 : Math.max(0, x - 14 - WIDTH);
  return (
    <div
      class="tooltip"
      role="status"
      hidden={bucket === null}
      style={{ left: `${left}px`, width: `${WIDTH}px` }}
    >
      {bucket && <Content steps={steps} bucket={bucket} />}
    </div>
  );
}

function Content({ steps, bucket }: { steps: Steps; bucket: Bucket }) {
  const { columns } = steps;
  const { step } = bucket;
  const duration = columns.duration_ms[step] ?? 0;
  const period = columns.period_ms[step] ?? null;
  const merged = bucket.last - bucket.first + 1;
  return (
    <>
      <p class="tooltip-title">
        <strong>{stepTitle(steps, step)}</strong>
        <span class="number">{formatMs(duration)}</span>
      </p>
      {period !== null && (
        <p class="tooltip-line">
          <span>Start to next start</span>
          <span class="number">{formatMs(period)}</span>
        </p>
      )}
      <table class="tooltip-table">
        <tbody>
          {steps.categories
            .map(({ id, label }, index) => ({ id, label, index, ms: valueOf(steps, id, step) }))
            .filter(({ ms }) => ms > 0)
            .reverse()
            .map(({ id, label, index, ms }) => (
              <tr key={id}>
                <th scope="row">
                  <Swatch color={categoryColor(id, index)} />
                  {label}
                </th>
                <td class="numeric">{formatMs(ms)}</td>
                <td class="numeric">{formatPercent(duration > 0 ? (100 * ms) / duration : null)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {columns.complete[step] === false && (
        <p class="tooltip-note">
          <strong>Incomplete:</strong> {columns.incomplete_reason[step] ?? "no reason given"}
        </p>
      )}
      {merged > 1 && (
        <p class="tooltip-note">
          Longest of {formatCount(merged)} steps in this column; their mean is{" "}
          {formatMs(bucket.mean)}. Zoom in to see each.
        </p>
      )}
    </>
  );
}

/** "Step 104", and the step's own name where it says more than the number. */
export function stepTitle(steps: Steps, step: number): string {
  const number = String(steps.columns.number[step] ?? step);
  const name = steps.columns.name[step] ?? "";
  const title = `Step ${number}`;
  return name === "" || name === number || name === title ? title : `${title} · ${name}`;
}

function valueOf(steps: Steps, id: string, step: number): number {
  return (steps.columns[id]?.[step] as number | null | undefined) ?? 0;
}
