/**
 * The parts of the mean step, as a bar of 100 % and as rows. If the gap between steps counts, the bar is of the mean
 * period and has two groups.
 */

import type { Metric, Overview, Provenance as ProvenanceData, Steps } from "../api/overview";
import { Swatch } from "../charts/patterns";
import { StackedBar } from "../charts/StackedBar";
import { missingParts, partGroups, type BreakdownPart, type PartGroup } from "../logic/breakdown";
import { formatMs, formatPercent, plural } from "../logic/format";
import { Definition, MetricDetails, MetricsDetails } from "../parts/MetricRows";
import { Panel } from "../parts/Panel";
import { Provenance } from "../parts/Provenance";

const NAMES: Record<PartGroup["of"], string> = { step: "Step", gap: "Between steps" };

export function Breakdown({ overview }: { overview: Overview }) {
  const groups = partGroups(overview);
  const missing = missingParts(overview);
  // The headline shows this reason; the parts do not repeat it.
  const shownReason = overview.metrics["step_time"]?.reason ?? null;
  if (groups.every(({ parts }) => parts.length === 0) && missing.length === 0) return null;
  const between = groups.length > 1;
  const counted = overview.steps?.loop.steps ?? 0;
  return (
    <Panel
      id="breakdown"
      title="Where the time went"
      note={
        (between ? `average of ${plural(counted, "step")}, up to the start of the next` : "average per step") +
        "; open a part for where its number comes from"
      }
    >
      {groups.some(({ value }) => value > 0) && (
        <>
          {between && <GroupHeads groups={groups} />}
          <Bar groups={groups} />
          <div class={between ? "part-groups" : "parts"}>
            {groups.map((group) =>
              between ? (
                <section key={group.of} data-group={group.of}>
                  <h3>{NAMES[group.of]}</h3>
                  <Rows group={group} shownReason={shownReason} overview={overview} loop={overview.steps?.loop ?? null} />
                </section>
              ) : (
                <Rows key={group.of} group={group} shownReason={shownReason} overview={overview} loop={null} />
              ),
            )}
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

/** The names of the two groups above the bar, and their shares. */
function GroupHeads({ groups }: { groups: PartGroup[] }) {
  return (
    <p class="bar-heads">
      {groups.map(({ of, value, share }) => (
        <span key={of}>
          {NAMES[of]} <span class="number">{formatMs(value)}</span>{" "}
          <span class="number group-share">{formatPercent(share)}</span>
        </span>
      ))}
    </p>
  );
}

function Bar({ groups }: { groups: PartGroup[] }) {
  const summary = (parts: BreakdownPart[]) =>
    parts
      .filter(({ value }) => value > 0)
      .map(({ label, share }) => `${label} ${formatPercent(share)}`)
      .join(", ");
  if (groups.length === 1) return <StackedBar parts={groups[0]!.parts} label={`Average step: ${summary(groups[0]!.parts)}`} />;
  const whole = groups.reduce((sum, { value }) => sum + value, 0);
  return (
    <div class="bar-groups">
      {groups
        .filter(({ value }) => value > 0)
        .map(({ of, value, parts }) => (
          <div key={of} style={{ flexGrow: value / whole }}>
            <StackedBar parts={parts} label={`${NAMES[of]}, ${formatMs(value)}: ${summary(parts)}`} />
          </div>
        ))}
    </div>
  );
}

interface RowsProps {
  group: PartGroup;
  shownReason: string | null;
  overview: Overview;
  /** The source of the values; null if they are those of the metrics. */
  loop: Steps["loop"] | null;
}

function Rows({ group, shownReason, overview, loop }: RowsProps) {
  const taken = group.parts.filter(({ value }) => value > 0);
  const zero = group.parts.filter(({ value, metric, gap }) => value === 0 && (gap || metric?.value != null));
  return (
    <>
      {taken.map((part) => (
        <PartRow key={part.id} part={part} shownReason={shownReason} origin={loop && loopOrigin(part, loop, overview)} />
      ))}
      {zero.length > 0 && <ZeroRow parts={zero} />}
    </>
  );
}

/** Returns the provenance of the mean of a part over the periods. */
function loopOrigin({ value }: BreakdownPart, { steps }: Steps["loop"], { metrics }: Overview): ProvenanceData {
  const { window = null, files = null } = metrics["step_gap"]?.provenance ?? {};
  return {
    formula: "mean of the part over the complete steps whose next step is known",
    substituted: null,
    inputs: [
      { name: "such steps", value: steps, unit: null },
      { name: "sum over them", value: value * steps, unit: "ms" },
    ],
    window,
    files,
  };
}

interface PartRowProps {
  part: BreakdownPart;
  shownReason: string | null;
  /** The provenance of the value; null if that of the metric holds. */
  origin: ProvenanceData | null;
}

function PartRow({ part, shownReason, origin }: PartRowProps) {
  const { id, label, value, metric, share, gap } = part;
  return (
    <details class="part" data-category={gap ? `gap-${id}` : id}>
      <summary>
        <Swatch look={part} />
        <span class="part-label">{label}</span>
        <span class="numeric">{formatMs(value)}</span>
        <span class="numeric part-share">{formatPercent(share)}</span>
        <Definition of={metric ?? part} />
        {metric?.status === "inferred" && metric.reason !== shownReason && (
          <span class="metric-reason">inferred: {metric.reason}</span>
        )}
      </summary>
      {origin && (
        <div class="metric-details">
          <Provenance provenance={origin} />
        </div>
      )}
      {metric && origin && <p class="metric-details caption">Over all complete steps: {formatMs(metric.value)}</p>}
      {metric && <MetricDetails metric={metric} />}
    </details>
  );
}

/** The row of the parts that were measured and took no time. */
function ZeroRow({ parts }: { parts: BreakdownPart[] }) {
  const metrics = parts.flatMap(({ id, metric }): [string, Metric][] => (metric ? [[id, metric]] : []));
  return (
    <details class="part is-zero">
      <summary>
        <span class="part-label">
          {parts.map(({ id, label, gap }, i) => (
            <span key={id} data-category={gap ? `gap-${id}` : id}>
              {label}
              {i < parts.length - 1 ? " · " : ""}
            </span>
          ))}
        </span>
        <span class="numeric">{formatMs(0)}</span>
        <span class="numeric part-share">{formatPercent(0)}</span>
      </summary>
      {metrics.length > 0 && <MetricsDetails entries={metrics} />}
      {metrics.length === 0 && (
        <dl class="formulas metric-details">
          {parts.map((part) => (
            <div key={part.id}>
              <dt>{part.label}</dt>
              <dd>{part.definition}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
