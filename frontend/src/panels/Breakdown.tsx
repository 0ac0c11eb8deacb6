/** Where the time of an average step went: one bar that makes 100 %, and the numbers to it. */

import type { Metric, Overview } from "../api/overview";
import { Swatch } from "../charts/patterns";
import { StackedBar } from "../charts/StackedBar";
import { formatMs, formatPercent } from "../format";
import { Definition, MetricDetails, MetricsDetails } from "./MetricRows";
import { Panel } from "./Panel";
import { breakdownParts, missingParts, type BreakdownPart } from "./parts";

type MeasuredPart = BreakdownPart & { metric: Metric };

export function Breakdown({ overview }: { overview: Overview }) {
  const parts = breakdownParts(overview);
  const missing = missingParts(overview);
  // What the headline says already is not said again for each part.
  const said = overview.metrics["step_time"]?.reason ?? null;
  const taken = parts.filter((part) => part.value > 0);
  const zero = parts.filter((part): part is MeasuredPart => part.metric?.value === 0);
  if (parts.length === 0 && missing.length === 0) return null;
  const summary = taken.map((part) => `${part.label} ${formatPercent(part.share)}`).join(", ");
  return (
    <Panel id="breakdown" title="Where the time went" note="average per step; open a part for where its number comes from">
      {taken.length > 0 && (
        <>
          <StackedBar parts={taken} label={`Average step: ${summary}`} />
          <div class="parts">
            {taken.map((part) => (
              <PartRow key={part.id} part={part} said={said} />
            ))}
            {zero.length > 0 && <ZeroRow parts={zero} />}
          </div>
        </>
      )}
      {missing.map(({ labels, reason }) => (
        <p key={reason} class="missing">
          <span class="not-measured">Not measured:</span> {labels.join(", ")}
          <span class="metric-reason">{reason}</span>
        </p>
      ))}
    </Panel>
  );
}

function PartRow({ part, said }: { part: BreakdownPart; said: string | null }) {
  const { id, label, role, metric, share } = part;
  return (
    <details class="part" data-category={id}>
      <summary>
        <Swatch role={role} />
        <span class="part-label">{label}</span>
        <span class="numeric">{formatMs(metric?.value)}</span>
        <span class="numeric part-share">{formatPercent(share)}</span>
        {metric && <Definition of={metric} />}
        {metric?.status === "inferred" && metric.reason !== said && (
          <span class="metric-reason">inferred: {metric.reason}</span>
        )}
      </summary>
      {metric && <MetricDetails metric={metric} />}
    </details>
  );
}

/** The parts that were measured and took no time share a row. */
function ZeroRow({ parts }: { parts: MeasuredPart[] }) {
  return (
    <details class="part is-zero">
      <summary>
        <span class="part-label">
          {parts.map(({ id, label }, i) => (
            <span key={id} data-category={id}>
              {label}
              {i < parts.length - 1 ? " · " : ""}
            </span>
          ))}
        </span>
        <span class="numeric">{formatMs(0)}</span>
        <span class="numeric part-share">{formatPercent(0)}</span>
      </summary>
      <MetricsDetails entries={parts.map(({ id, metric }) => [id, metric])} />
    </details>
  );
}
