/** The step-time graph with its legend, and the same data as a table. */

import { useMemo, useState } from "preact/hooks";
import type { Steps } from "../api/overview";
import { layoutSteps, type Gap } from "../charts/buckets";
import { DataTable, type Column } from "../charts/DataTable";
import { Legend } from "../charts/Legend";
import { categoryColumn, outlierFactor, StepBars, type Range } from "../charts/StepBars";
import { formatBare, msUnit, plural } from "../format";
import { Panel, Tag } from "./Panel";

const SOURCE_LABEL: Record<Steps["source"], string> = {
  device_markers: "Step markers of the device",
  host_markers: "Step markers of the host",
  inferred: "Steps are inferred",
};

/** From this many steps on, the graph says that it can be zoomed. */
const WORTH_ZOOMING = 60;

/** A longest step of so many median steps may be cut off, to see the others better … */
const OUTLYING = 3;
/** … and one of so many is cut off from the start: the others would be a line on the axis. */
const DWARFING = 5;

export function StepTime({ steps, meanMs }: { steps: Steps; meanMs: number | null }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);
  const factor = useMemo(() => outlierFactor(steps.columns.duration_ms), [steps]);
  const [fitTypical, setFitTypical] = useState(factor >= DWARFING);
  const [zoom, setZoom] = useState<Range | null>(null);

  const count = steps.columns.duration_ms.length;
  const layout = useMemo(() => layoutSteps(steps.columns.number), [steps]);
  const drawn = useMemo(
    () => steps.categories.filter(({ id }) => hasTime(categoryColumn(steps, id))),
    [steps],
  );
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };

  return (
    <Panel
      id="steps"
      title="Step time"
      note={plural(count, "step") + (asTable || count < WORTH_ZOOMING ? "" : "; drag across the graph to zoom")}
      actions={
        <>
          {zoom && !asTable && (
            <button type="button" onClick={() => setZoom(null)}>
              Show all steps
            </button>
          )}
          {factor >= OUTLYING && !asTable && (
            <button type="button" aria-pressed={fitTypical} onClick={() => setFitTypical(!fitTypical)}>
              Fit typical steps
            </button>
          )}
          <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </button>
        </>
      }
    >
      {asTable ? (
        <StepTable steps={steps} />
      ) : (
        <>
          <Legend categories={drawn} hidden={hidden} onToggle={toggle} />
          <StepBars
            steps={steps}
            layout={layout}
            hidden={hidden}
            meanMs={meanMs}
            fitTypical={fitTypical}
            zoom={zoom}
            onZoom={setZoom}
          />
        </>
      )}
      <Caption steps={steps} gaps={layout.gaps} cut={fitTypical && !asTable} />
    </Panel>
  );
}

function Caption({ steps, gaps, cut }: { steps: Steps; gaps: Gap[]; cut: boolean }) {
  const { number, complete } = steps.columns;
  const incomplete = complete.filter((value) => !value).length;
  return (
    <p class="caption">
      <span>
        {steps.source === "inferred" && <Tag>inferred</Tag>} {SOURCE_LABEL[steps.source] ?? steps.source}
        {steps.method ? `: ${steps.method}` : ""}
      </span>
      {incomplete > 0 && (
        <span>
          <span class="hatch-swatch" aria-hidden="true" /> {plural(incomplete, "incomplete step")}, left out of
          averages
        </span>
      )}
      {cut && (
        <span>
          <span class="cut-swatch" aria-hidden="true">▲</span> longer than the axis shows
        </span>
      )}
      {gaps.length > 0 && <span>Not in the profile: {gapsText(gaps, number)}</span>}
    </p>
  );
}

const GAPS_NAMED = 4;

function gapsText(gaps: Gap[], numbers: (number | null)[]): string {
  const named = gaps.slice(0, GAPS_NAMED).map((gap) => gapText(gap, numbers));
  const more = gaps.length - named.length;
  return named.join("; ") + (more > 0 ? `; and ${plural(more, "more gap")}` : "");
}

/** "3 steps between 11 and 15". */
function gapText(gap: Gap, numbers: (number | null)[]): string {
  const before = numbers[gap.before - 1];
  const after = numbers[gap.before];
  return `${plural(gap.missing, "step")} between ${before} and ${after}`;
}

function StepTable({ steps }: { steps: Steps }) {
  const { columns } = steps;
  const unit = msUnit(columns.duration_ms.reduce((a, b) => Math.max(a, b), 0));
  const list: Column[] = [
    { key: "number", head: "Step", numeric: true, cell: (i) => columns.number[i] ?? i },
    ...(columns.name.some((name, i) => name && name !== String(columns.number[i]))
      ? [{ key: "name", head: "Name", cell: (i: number) => columns.name[i] ?? "" }]
      : []),
    {
      key: "start",
      head: `Start, ${unit}`,
      numeric: true,
      cell: (i) => formatBare(columns.start_ms[i], unit),
    },
    {
      key: "duration",
      head: `Duration, ${unit}`,
      numeric: true,
      cell: (i) => formatBare(columns.duration_ms[i], unit),
    },
    {
      key: "period",
      head: `Period, ${unit}`,
      numeric: true,
      cell: (i) => formatBare(columns.period_ms[i], unit),
    },
    ...steps.categories.map(({ id, label }) => ({
      key: `category-${id}`,
      head: `${label}, ${unit}`,
      numeric: true,
      cell: (i: number) => formatBare(categoryColumn(steps, id)[i], unit),
    })),
    {
      key: "complete",
      head: "Complete",
      cell: (i) => (columns.complete[i] ? "yes" : `no: ${columns.incomplete_reason[i] ?? "no reason given"}`),
    },
  ];
  return (
    <DataTable
      caption="Time of each step"
      columns={list}
      rowCount={columns.duration_ms.length}
      pageSize={25}
    />
  );
}

function hasTime(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) > 0) return true;
  return false;
}
