/** Every metric that is neither the headline nor a part of the breakdown, in the document's order. */

import type { Overview } from "../api/overview";
import { isBreakdownMetric } from "./parts";
import { headlineId } from "./Headline";
import { MetricRow } from "./MetricRow";
import { Panel } from "./Panel";

export function PerformanceSummary({ overview }: { overview: Overview }) {
  const lead = headlineId(overview);
  const rows = Object.entries(overview.metrics).filter(
    ([id, metric]) => id !== lead && !isBreakdownMetric(overview, id, metric),
  );
  if (rows.length === 0) return null;
  return (
    <Panel id="performance" title="Performance summary" note="open a row for its formula">
      <div class="metrics">
        {rows.map(([id, metric]) => (
          <MetricRow key={id} id={id} metric={metric} />
        ))}
      </div>
    </Panel>
  );
}
