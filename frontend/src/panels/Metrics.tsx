/** The metrics that neither the headline nor the breakdown shows, in the document's order. */

import type { Overview } from "../api/overview";
import { headlineId, isBreakdownMetric } from "../logic/breakdown";
import { MetricRows } from "../parts/MetricRows";
import { Panel } from "../parts/Panel";

export function Metrics({ overview }: { overview: Overview }) {
  const lead = headlineId(overview);
  const entries = Object.entries(overview.metrics).filter(
    ([id, metric]) => id !== lead && !isBreakdownMetric(overview, metric),
  );
  if (entries.length === 0) return null;
  return (
    <Panel id="metrics" title="Performance summary" note="all metrics; open one for where its number comes from">
      <div class="metrics">
        <MetricRows entries={entries} shownReason={overview.metrics[lead]?.reason ?? null} />
      </div>
    </Panel>
  );
}
