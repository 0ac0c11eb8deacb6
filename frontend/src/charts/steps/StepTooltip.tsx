/** What is known of one step, beside the pointer or the key cursor. One element for all bars. */

import type { Steps } from "../../api/overview";
import { formatCount, formatMs, formatPercent } from "../../format";
import { Swatch } from "../patterns";
import type { Bucket } from "./buckets";
import { OUTLIER_LIMIT, type Series } from "./series";

const WIDTH = 296;

interface Props {
  steps: Steps;
  series: Series[];
  bucket: Bucket | null;
  outlier: boolean;
  x: number;
  frameWidth: number;
}

export function StepTooltip(props: Props) {
  const { bucket, x, frameWidth } = props;
  const left = x + 14 + WIDTH <= frameWidth ? x + 14 : Math.max(0, x - 14 - WIDTH);
  return (
    <div
      class="tooltip"
      role="status"
      hidden={bucket === null}
      style={{ left: `${left}px`, width: `${WIDTH}px` }}
    >
      {bucket && <Content {...props} bucket={bucket} />}
    </div>
  );
}

function Content({ steps, series, bucket, outlier }: Props & { bucket: Bucket }) {
  const { columns } = steps;
  const { step } = bucket;
  const duration = columns.duration_ms[step] ?? 0;
  const period = columns.period_ms[step] ?? null;
  const merged = bucket.last - bucket.first + 1;
  const parts = series.map((layer) => ({ ...layer, ms: layer.values[step] ?? 0 })).filter(({ ms }) => ms > 0);
  const whole = parts.reduce((sum, { ms }) => sum + ms, 0);
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
          {parts.reverse().map(({ id, label, role, ms }) => (
            <tr key={id}>
              <th scope="row">
                <Swatch role={role} />
                {label}
              </th>
              <td class="numeric">{formatMs(ms)}</td>
              <td class="numeric">{formatPercent(whole > 0 ? (100 * ms) / whole : null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {outlier && <p class="tooltip-note">◆ An outlier: over {OUTLIER_LIMIT}.</p>}
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
