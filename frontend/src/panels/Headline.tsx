/**
 * The headline: average step or session time, its spread and its trend. The median leads, with the mean beside it, if a
 * few slow steps take much of the time.
 */

import { kindOf, type Metric, type Overview, type StepKind, type Steps } from "../api/overview";
import { Sparkline } from "../charts/steps/Sparkline";
import { headlineId } from "../logic/breakdown";
import { formatMetric, formatMs, formatNumber, formatPercent, formatSigned, formatSpread, formatValue, plural, splitUnit, unbroken } from "../logic/format";
import { Stats } from "../parts/lists";
import { Definition, MetricDetails, spread } from "../parts/MetricRows";
import { Panel, Tag } from "../parts/Panel";

export function Headline({ overview }: { overview: Overview }) {
  const id = headlineId(overview);
  const metric = overview.metrics[id];
  if (!metric) return null;
  const noun = id === "session_time" ? "session" : "step";
  const median = medianFirst(overview);
  return (
    <Panel id="headline" title={median === null ? metric.label : TITLES[noun]}>
      <div class="headline" data-metric={id} data-status={metric.status}>
        {median === null ? (
          <Definition of={metric} />
        ) : (
          <span class="definition">A few long ones take over a quarter of the time: the median says what is usual.</span>
        )}
        {metric.value === null ? (
          <>
            <p class="headline-missing">not measured</p>
            <p class="reason">{metric.reason}</p>
          </>
        ) : (
          <Measured metric={metric} overview={overview} noun={noun} median={median} />
        )}
        <details class="how">
          <summary>Where this number comes from</summary>
          <MetricDetails metric={metric} />
          {overview.headline && <CourseDetails headline={overview.headline} />}
        </details>
      </div>
    </Panel>
  );
}

const TITLES = { step: "Step time", session: "Session time" } as const;

/** Returns the median if it leads, else null. */
function medianFirst({ headline }: Overview): number | null {
  return headline?.median_first ? headline.median_ms : null;
}

interface MeasuredProps {
  metric: Metric;
  overview: Overview;
  /** The unit of which the metric is a mean. */
  noun: "step" | "session";
  /** The leading number; null if the mean leads. */
  median: number | null;
}

function Measured({ metric, overview, noun, median }: MeasuredProps) {
  const [digits, unit] = splitUnit(median === null ? formatMetric(metric) : formatMs(median));
  const sampled = overview.steps?.columns.duration_ms.length ?? null;
  const averaged = metric.n ?? null;
  const shownStats = ["n", "std. dev.", ...(median === null ? [] : ["median"])];
  const stats = spread(metric).filter(([name]) => !shownStats.includes(name));
  const kind = noun === "step" ? kindOf(overview) : null;
  const kinds = overview.steps?.kinds ?? [];
  const kindName = kind !== null && kinds.length > 1 ? ` “${kind}”` : "";
  return (
    <>
      <p class="headline-value">
        {median !== null && <span class="headline-which">median</span>}
        <span class="headline-number">{digits}</span>
        <span class="headline-unit">{unit}</span>
        <Spread metric={metric} named={median !== null} />
        {metric.status === "inferred" && <Tag>inferred</Tag>}
      </p>
      <p class="headline-count">
        {averaged !== null && (averaged === 1 ? plural(1, noun) : `${median === null ? "mean of" : "over"} ${plural(averaged, noun)}`)}
        {averaged !== null && kindName}
        {noun === "step" && averaged !== null && sampled !== null && sampled > averaged &&
          `; ${plural(sampled, "step")} sampled, incomplete ones left out`}
      </p>
      {noun === "step" && <OtherKinds kinds={kinds} />}
      {metric.status === "inferred" && metric.reason && <p class="reason">{metric.reason}</p>}
      {overview.headline?.bottleneck && <p class="bottleneck">{unbroken(overview.headline.bottleneck.sentence)}</p>}
      {noun === "step" && overview.steps && <Course steps={overview.steps} headline={overview.headline} />}
      {averaged !== 1 && stats.length > 0 && <Stats rows={stats} spacious />}
    </>
  );
}

/** The standard deviation, and with `named` the mean. */
function Spread({ metric: { value, unit, stdev }, named }: { metric: Metric; named: boolean }) {
  if (value === null || (!named && typeof stdev !== "number")) return null;
  return (
    <span class="headline-spread">
      {named && `mean ${formatValue(value, unit)} `}
      {typeof stdev === "number" && `${formatSpread(value, stdev)} std. dev.`}
    </span>
  );
}

/** The kinds of steps that the page does not show. */
function OtherKinds({ kinds }: { kinds: StepKind[] }) {
  const others = kinds.filter(({ leading }) => !leading);
  if (others.length === 0) return null;
  return (
    <p class="other-kinds">
      Also in this profile:{" "}
      {others.map(({ name, count, mean_ms, share_percent }, i) => (
        <span key={name}>
          {i > 0 && "; "}“{name}”, {plural(count, "step")}, mean {formatMs(mean_ms)}, {formatPercent(share_percent)} of
          the time
        </span>
      ))}
    </p>
  );
}

/** The course of the step times: a sparkline, the trend and the outliers. */
function Course({ steps, headline }: { steps: Steps; headline: Overview["headline"] }) {
  const trend = headline?.trend;
  const outliers = headline?.outliers;
  return (
    <div class="trend">
      <Sparkline values={steps.columns.duration_ms} />
      {trend && (
        <p data-trend={trend.direction ?? "none"}>
          <span aria-hidden="true">{TREND_MARKS[trend.direction ?? "none"]}</span> {unbroken(trend.sentence)}
        </p>
      )}
      {outliers && outliers.count > 0 && (
        <p>
          <span aria-hidden="true">◆</span> {plural(outliers.count, "outlier")} above {formatMs(outliers.above_ms)}
        </p>
      )}
    </div>
  );
}

/** The provenance of trend and outliers. */
function CourseDetails({ headline: { trend, outliers } }: { headline: NonNullable<Overview["headline"]> }) {
  if (!trend && !outliers) return null;
  return (
    <dl class="provenance metric-details">
      {trend && (
        <div>
          <dt>Trend</dt>
          <dd>
            {formatSigned(trend.change_percent, "%")} over {plural(trend.steps, "complete step")},{" "}
            {formatSigned(trend.percent_per_100_steps, "%")} per 100 of them: the median slope between all pairs
            of steps, in percent of the median step; p {trend.p_value < 0.001 ? "<" : "="}{" "}
            {formatNumber(Math.max(0.001, trend.p_value))} for no trend
          </dd>
        </div>
      )}
      {outliers && (
        <div>
          <dt>Outliers</dt>
          <dd>
            {plural(outliers.count, "complete step")} above {formatMs(outliers.above_ms)}, {outliers.limit}
          </dd>
        </div>
      )}
    </dl>
  );
}

const TREND_MARKS = { slower: "↗", faster: "↘", none: "→" } as const;
