/** The tooltip of one step, beside the pointer or the key cursor. All bars share it. */

import { formatCount, formatMs, formatPercent } from "../../logic/format";
import { stepTitle, type Series } from "../../logic/series";
import { Swatch } from "../patterns";
import type { Bucket } from "./buckets";
import type { StepGraph } from "./useStepGraph";

const WIDTH = 296;

interface Props {
  graph: StepGraph;
  /** Null: the tooltip is hidden. */
  bucket: Bucket | null;
  x: number;
  frameWidth: number;
}

export function StepTooltip({ graph, bucket, x, frameWidth }: Props) {
  const left = x + 14 + WIDTH <= frameWidth ? x + 14 : Math.max(0, x - 14 - WIDTH);
  return (
    <div
      class="tooltip"
      role="status"
      hidden={bucket === null}
      style={{ left: `${left}px`, width: `${WIDTH}px` }}
    >
      {bucket && <Content graph={graph} bucket={bucket} />}
    </div>
  );
}

function Content({ graph, bucket }: { graph: StepGraph; bucket: Bucket }) {
  const { steps, drawn, tests } = graph;
  const { columns } = steps;
  const { step } = bucket;
  const duration = columns.duration_ms[step] ?? 0;
  const period = columns.period_ms[step] ?? null;
  const merged = bucket.last - bucket.first + 1;
  const parts = drawn.map((layer) => ({ ...layer, ms: layer.values[step] ?? 0 })).filter(({ ms }) => ms > 0);
  const whole = sumOf(parts);
  const [within, between] = [parts.filter(({ gap }) => !gap), parts.filter(({ gap }) => gap)];
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
        {between.length > 0 && <Rows title="Between steps" parts={between} whole={whole} />}
        <Rows title={between.length > 0 ? "Step" : null} parts={within} whole={whole} />
      </table>
      {tests.hasLongGap(step) && <p class="tooltip-note">A long gap follows: see the findings.</p>}
      {tests.isOutlier(step) && <p class="tooltip-note">◆ An outlier: over {graph.outliers?.limit}.</p>}
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

type PartOfStep = Series & { ms: number };

function sumOf(parts: PartOfStep[]): number {
  return parts.reduce((sum, { ms }) => sum + ms, 0);
}

/** The rows of a stack, the top first. */
function Rows({ title, parts, whole }: { title: string | null; parts: PartOfStep[]; whole: number }) {
  const share = (ms: number) => formatPercent(whole > 0 ? (100 * ms) / whole : null);
  return (
    <tbody>
      {title !== null && (
        <tr class="tooltip-group">
          <th scope="rowgroup">{title}</th>
          <td class="numeric">{formatMs(sumOf(parts))}</td>
          <td class="numeric">{share(sumOf(parts))}</td>
        </tr>
      )}
      {[...parts].reverse().map((part) => (
        <tr key={part.key}>
          <th scope="row">
            <Swatch look={part} />
            {part.label}
          </th>
          <td class="numeric">{formatMs(part.ms)}</td>
          <td class="numeric">{share(part.ms)}</td>
        </tr>
      ))}
    </tbody>
  );
}
