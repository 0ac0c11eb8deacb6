/** Every metric that is neither the headline nor a part of the breakdown, in the document's order. */

import type { Metric, Overview } from "../api/overview";
import { headlineId } from "./Headline";
import { MetricRow, MissingRow } from "./MetricRow";
import { Panel } from "./Panel";
import { isBreakdownMetric } from "./parts";

type Entry = [id: string, metric: Metric];

export function PerformanceSummary({ overview }: { overview: Overview }) {
  const lead = headlineId(overview);
  const entries = Object.entries(overview.metrics).filter(
    ([id, metric]) => id !== lead && !isBreakdownMetric(overview, id, metric),
  );
  if (entries.length === 0) return null;
  const said = lead === null ? null : overview.metrics[lead]?.reason;
  return (
    <Panel id="performance" title="Performance summary" note="open a row for its formula">
      <div class="metrics">
        {groupMissing(entries).map((group) => {
          const [id, metric] = group[0]!;
          return group.length === 1 ? (
            <MetricRow key={id} id={id} metric={metric} said={said} />
          ) : (
            <MissingRow key={id} entries={group} />
          );
        })}
      </div>
    </Panel>
  );
}

/** Neighbours that are missing for the same reason share a row; every other metric has its own. */
export function groupMissing(entries: Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups[groups.length - 1];
    const before = group?.[0]?.[1];
    const metric = entry[1];
    const same =
      before !== undefined &&
      before.value === null &&
      metric.value === null &&
      before.reason !== null &&
      before.reason === metric.reason;
    if (same) group!.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
