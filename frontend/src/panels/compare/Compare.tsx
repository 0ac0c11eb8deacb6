/** The comparison of two runs: verdict, configurations that differ, both graphs, and each metric. */

import { choiceName, type Choice } from "../../api/choice";
import { fetchChoice, type Fetched, type OnWait } from "../../api/client";
import { fetchComparison, type ComparedMetric, type Comparison, type MetricVerdict, type RunVerdict } from "../../api/compare";
import { kindOf, type Overview } from "../../api/overview";
import { formatCount, formatNumber, formatSigned, formatValue, unbroken } from "../../logic/format";
import { usualView, type StepView } from "../../logic/series";
import { useAnswer, type Answer } from "../../logic/useAnswer";
import { DataTable, type Column } from "../../parts/DataTable";
import { Panel, Tag } from "../../parts/Panel";
import { KindPicker } from "../../parts/pickers";
import { DiagnosticList } from "../../parts/DiagnosticList";
import { CompareGraphs } from "./CompareGraphs";

interface Props {
  overview: Overview;
  /** The run, host and kind of `overview`. */
  shown: Choice;
  /** The run, host and kind that it is compared with. */
  baseline: Choice;
  /** The view of the step-time graph; null until the reader chooses one. */
  view?: StepView | null;
  onBaseline?: (baseline: Choice) => void;
  onClose: () => void;
}

interface Compared {
  comparison: Comparison;
  /** The baseline's own overview, for its graph. */
  baseline: Fetched;
}

export function Compare({ overview, shown, baseline, view = null, onBaseline = () => undefined, onClose }: Props) {
  const answer = useAnswer(
    async (signal, onWait): Promise<Compared> => {
      const fetched = await fetchBaseline(baseline, kindOf(overview), signal, onWait);
      return { comparison: await fetchComparison(fetched.shown, shown, signal, onWait), baseline: fetched };
    },
    "The server does not compare runs.",
    [baseline.run, baseline.host, baseline.kind, shown.run, shown.host, shown.kind, overview],
  );
  const compared = answer.kind === "loaded" ? answer.value.baseline.shown : baseline;
  return (
    <Panel
      id="compare"
      title="Compare"
      note={`B, this run: ${choiceName(shown)}, against A: ${choiceName(compared)}`}
      actions={
        <>
          {answer.kind === "loaded" && (
            <KindPicker
              label="Steps of A"
              kinds={answer.value.baseline.overview.steps?.kinds ?? []}
              chosen={null}
              onChoose={(kind) => onBaseline({ ...baseline, kind })}
            />
          )}
          <button type="button" onClick={onClose}>
            End comparison
          </button>
        </>
      }
    >
      <div aria-busy={answer.kind === "loading"}>
        <Content answer={answer} overview={overview} view={view} />
      </div>
    </Panel>
  );
}

/** Returns the baseline's overview: of the chosen kind of steps, else of `kind` if the baseline has it. */
async function fetchBaseline(
  baseline: Choice,
  kind: string | null,
  signal: AbortSignal,
  onWait: OnWait,
): Promise<Fetched> {
  const fetched = await fetchChoice(baseline, signal, onWait);
  const { overview, shown } = fetched;
  const others = overview.steps?.kinds.filter(({ leading }) => !leading) ?? [];
  const wanted = baseline.kind === null && others.some(({ name }) => name === kind);
  return wanted ? fetchChoice({ ...shown, kind }, signal, onWait) : fetched;
}

function Content({ answer, overview, view }: { answer: Answer<Compared>; overview: Overview; view: StepView | null }) {
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
  const { comparison, baseline } = answer.value;
  return (
    <>
      {baseline.lostKind !== null && (
        <p class="quiet">There are no steps “{baseline.lostKind}” in A; its leading steps are compared.</p>
      )}
      <p class="verdict" data-verdict={comparison.verdict}>
        <span class={`verdict-mark verdict-${comparison.verdict}`}>
          {RUN_VERDICTS[comparison.verdict] ?? comparison.verdict}
        </span>{" "}
        {unbroken(comparison.sentence)}
      </p>
      {comparison.diagnostics?.length ? <DiagnosticList diagnostics={comparison.diagnostics} /> : null}
      <Configurations comparison={comparison} />
      <CompareGraphs baseline={baseline.overview} shown={overview} view={view ?? usualViewOf(overview)} />
      <Metrics metrics={comparison.metrics} />
    </>
  );
}

function usualViewOf({ steps }: Overview): StepView {
  return steps ? usualView(steps) : "step";
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
    return <p class="quiet">The configurations are the same, as far as the profiles record them.</p>;
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
  if (value === null || value === undefined) return "not known";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const VALUE = "The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";

function Metrics({ metrics }: { metrics: ComparedMetric[] }) {
  // A metric that neither run has is left out.
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
      definition: "The 95 % confidence interval of the difference, by Welch's t-test; – if the noise is not known.",
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
  // A relative difference of percentages would be mistaken for percentage points.
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
