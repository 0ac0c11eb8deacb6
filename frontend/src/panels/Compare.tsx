/** The run that is shown against another one: the verdict, what differs, each metric, both graphs. */

import { choiceName, type Choice } from "../api/choice";
import { fetchOverview } from "../api/client";
import { fetchComparison, type ComparedMetric, type Comparison, type MetricVerdict, type RunVerdict } from "../api/compare";
import type { Overview } from "../api/overview";
import { DataTable, type Column } from "../charts/DataTable";
import { formatCount, formatNumber, formatSigned, formatValue, unbroken } from "../format";
import { CompareGraphs } from "./CompareGraphs";
import { Panel, Tag } from "./Panel";
import { useAnswer, type Answer } from "./useAnswer";

interface Props {
  overview: Overview;
  /** What `overview` shows. */
  shown: Choice;
  /** What it is compared with. */
  baseline: Choice;
  onClose: () => void;
}

interface Compared {
  comparison: Comparison;
  /** The baseline's own overview, for its graph. */
  other: Overview;
}

export function Compare({ overview, shown, baseline, onClose }: Props) {
  const answer = useAnswer(
    async (signal, onWait): Promise<Compared> => {
      const other = await fetchOverview(baseline.run, baseline.host, signal, onWait);
      return { comparison: await fetchComparison(baseline, shown, signal, onWait), other };
    },
    "The server does not compare runs.",
    [baseline.run, baseline.host, shown.run, shown.host, overview],
  );
  return (
    <Panel
      id="compare"
      title="Compare"
      note={`B, this run: ${choiceName(shown)}, against A: ${choiceName(baseline)}`}
      actions={
        <button type="button" onClick={onClose}>
          End comparison
        </button>
      }
    >
      <div aria-busy={answer.kind === "loading"}>
        <Content answer={answer} overview={overview} />
      </div>
    </Panel>
  );
}

function Content({ answer, overview }: { answer: Answer<Compared>; overview: Overview }) {
  if (answer.kind === "loading") {
    return (
      <p class="quiet" role="status">
        {answer.detail ?? "Comparing …"}
      </p>
    );
  }
  if (answer.kind === "failed") {
    return (
      <p role="alert">
        {answer.error.message} <span class="reason">{answer.error.hint}</span>{" "}
        <button type="button" onClick={answer.retry}>
          Try again
        </button>
      </p>
    );
  }
  const { comparison, other } = answer.value;
  return (
    <>
      <p class="verdict" data-verdict={comparison.verdict}>
        <span class={`verdict-mark verdict-${comparison.verdict}`}>
          {RUN_VERDICTS[comparison.verdict] ?? comparison.verdict}
        </span>{" "}
        {unbroken(comparison.sentence)}
      </p>
      <Configurations comparison={comparison} />
      <CompareGraphs baseline={other} shown={overview} />
      <Metrics metrics={comparison.metrics} />
    </>
  );
}

const RUN_VERDICTS: Record<RunVerdict, string> = {
  faster: "▲ Faster",
  slower: "▼ Slower",
  same: "= Same",
  unclear: "? Unclear",
  incomparable: "≠ Not comparable",
};

const METRIC_VERDICTS: Record<MetricVerdict, string> = {
  better: "▲ better",
  worse: "▼ worse",
  changed: "◆ changed",
  same: "= same",
  unclear: "? unclear",
  unavailable: "not measured",
};

function Configurations({ comparison }: { comparison: Comparison }) {
  const { configurations } = comparison;
  if (configurations.length === 0) {
    return <p class="quiet">The configurations are the same, as far as the profiles tell them.</p>;
  }
  return (
    <div class="configurations">
      <h3>What differs besides the numbers</h3>
      <DataTable
        caption="Configurations that differ"
        columns={[
          { key: "label", head: "Configuration", cell: (i) => configurations[i]!.label },
          { key: "a", head: "A (baseline)", cell: (i) => plainText(configurations[i]!.a) },
          { key: "b", head: "B (this run)", cell: (i) => plainText(configurations[i]!.b) },
        ]}
        rowCount={configurations.length}
        pageSize={20}
      />
    </div>
  );
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return "not told";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const VALUE = "The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";

function Metrics({ metrics }: { metrics: ComparedMetric[] }) {
  // Where neither run has it, there is nothing to compare.
  const rows = metrics.filter(({ a, b }) => a.value !== null || b.value !== null);
  const columns: Column[] = [
    { key: "label", head: "Metric", cell: (i) => <MetricName metric={rows[i]!} /> },
    { key: "a", head: "A (baseline)", numeric: true, definition: VALUE, cell: (i) => valueText(rows[i]!, "a") },
    { key: "b", head: "B (this run)", numeric: true, definition: VALUE, cell: (i) => valueText(rows[i]!, "b") },
    {
      key: "delta",
      head: "Difference",
      numeric: true,
      definition: "How much more B has than A, also in percent of A.",
      formula: "B − A",
      cell: (i) => deltaText(rows[i]!),
    },
    {
      key: "interval",
      head: "95 % interval",
      numeric: true,
      definition: "Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",
      cell: (i) => intervalText(rows[i]!),
    },
    { key: "verdict", head: "Verdict", cell: (i) => <Verdict metric={rows[i]!} /> },
  ];
  return (
    <DataTable
      caption="Metrics of both runs"
      columns={columns}
      rowCount={rows.length}
      pageSize={40}
      rowClass={(i) => `is-${rows[i]!.verdict}`}
    />
  );
}

function MetricName({ metric }: { metric: ComparedMetric }) {
  return (
    <>
      {metric.label}
      {metric.better && <span class="better">{metric.better === "lower" ? "lower is better" : "higher is better"}</span>}
    </>
  );
}

function valueText({ unit, ...sides }: ComparedMetric, side: "a" | "b"): string {
  const { value, stdev, n } = sides[side];
  const spread = typeof stdev === "number" ? ` ± ${formatValue(stdev, unit)}` : "";
  const count = typeof n === "number" ? `, n ${formatCount(n)}` : "";
  return value === null ? "not measured" : formatValue(value, unit) + spread + count;
}

function deltaText({ delta, delta_percent, unit }: ComparedMetric): string {
  // Percentage points are no percent of anything: no second number for them.
  const relative = delta_percent === null || unit === "%" ? "" : ` (${formatSigned(delta_percent, "%")})`;
  return formatSigned(delta, unit === "%" ? "points" : unit) + relative;
}

function intervalText({ interval, unit }: ComparedMetric): string {
  if (interval === null) return "–";
  return interval.map((end) => formatSigned(end, unit === "%" ? "points" : unit)).join(" … ");
}

function Verdict({ metric }: { metric: ComparedMetric }) {
  const { verdict, reason, p_value } = metric;
  return (
    <>
      <span class={`verdict-mark verdict-${verdict}`}>{METRIC_VERDICTS[verdict] ?? verdict}</span>
      {p_value !== null && <Tag>p {p_value < 0.001 ? "< " + formatNumber(0.001) : formatNumber(p_value)}</Tag>}
      {reason && <span class="metric-reason">{reason}</span>}
    </>
  );
}
