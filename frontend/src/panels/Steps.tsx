/** The step-time graph with its legend, the step that is chosen in it, and the same data as a table. */

import { useMemo, useState } from "preact/hooks";
import type { Choice } from "../api/choice";
import type { Overview, Steps as StepsData } from "../api/overview";
import { Legend } from "../charts/Legend";
import { layoutSteps } from "../charts/steps/buckets";
import {
  fullLabel,
  hasNext,
  lengthsOf,
  longestOf,
  longGaps,
  MEANS,
  medianOf,
  stepSeries,
  stepTests,
  usualView,
  type StepView,
} from "../charts/steps/series";
import { StepBars } from "../charts/steps/StepBars";
import { zoomAround, type Range } from "../charts/steps/viewport";
import { plural } from "../format";
import { Explanations } from "./lists";
import { Panel } from "./Panel";
import { SelectedStep } from "./SelectedStep";
import { StepCaption } from "./StepCaption";
import { StepTable } from "./StepTable";

/** From this many steps on, the graph says how it is zoomed. */
const WORTH_ZOOMING = 60;

/** A longest step of so many median steps may be cut off, to see the others better … */
const OUTLYING = 3;
/** … and one of so many is cut off from the start: the others would be a line on the axis. */
const DWARFING = 5;

interface Props {
  overview: Overview;
  /** Those of the overview. */
  steps: StepsData;
  shown: Choice | null;
  selected: number | null;
  onSelect: (step: number | null) => void;
  /** What was chosen to be shown; null for what says most. */
  chosenView: StepView | null;
  onView: (view: StepView) => void;
}

export function Steps({ overview, steps, shown, selected, onSelect, chosenView, onView }: Props) {
  const { duration_ms, number } = steps.columns;
  const hasPeriods = useMemo(() => hasNext(steps), [steps]);
  const view = hasPeriods ? (chosenView ?? usualView(steps)) : "step";
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string | null>(null);
  const [patterns, setPatterns] = useState(false);
  const [asTable, setAsTable] = useState(false);
  /** How many times the median bar the longest one is. */
  const factor = useMemo(() => {
    const lengths = lengthsOf(steps, view);
    return longestOf(lengths) / medianOf(lengths);
  }, [steps, view]);
  const [chosenFit, setFitTypical] = useState<boolean | null>(null);
  const fitTypical = chosenFit ?? factor >= DWARFING;
  const [zoom, setZoom] = useState<Range | null>(null);

  const count = duration_ms.length;
  const layout = useMemo(() => layoutSteps(number), [steps]);
  const series = useMemo(() => stepSeries(steps, view), [steps, view]);
  const drawn = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden]);
  const tests = useMemo(() => stepTests(overview, view), [overview, view]);
  const mean = overview.metrics[MEANS[view]]?.value ?? null;
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  const zoomBy = (by: number) => {
    const [from, to] = zoom ?? [0, layout.slots];
    const around = selected === null ? (from + to) / 2 : layout.slot[selected]! + 0.5;
    setZoom(zoomAround(zoom, layout.slots, around, by));
  };

  return (
    <Panel
      id="steps"
      title="Step-time graph"
      note={plural(count, "step")}
      actions={
        <>
          {!asTable && (
            <>
              {hasPeriods && <ViewChoice view={view} onChoose={onView} />}
              <span class="button-group" role="group" aria-label="Zoom">
                <button type="button" aria-label="Zoom out" disabled={zoom === null} onClick={() => zoomBy(2)}>
                  −
                </button>
                <button type="button" aria-label="Zoom in" disabled={count < 5} onClick={() => zoomBy(0.5)}>
                  +
                </button>
                {/* Always there: what comes and goes above the graph would move it away from the pointer. */}
                <button type="button" disabled={zoom === null} onClick={() => setZoom(null)}>
                  Show all steps
                </button>
              </span>
              {factor >= OUTLYING && (
                <button type="button" aria-pressed={fitTypical} onClick={() => setFitTypical(!fitTypical)}>
                  Fit typical steps
                </button>
              )}
              <button type="button" aria-pressed={patterns} onClick={() => setPatterns(!patterns)}>
                Patterns
              </button>
            </>
          )}
          <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </button>
        </>
      }
    >
      {asTable ? (
        <StepTable steps={steps} onSelect={onSelect} />
      ) : (
        <div class={patterns ? "with-patterns" : undefined}>
          <Legend series={series} hidden={hidden} onToggle={toggle} onPoint={setPointed} />
          <StepBars
            steps={steps}
            series={drawn}
            layout={layout}
            meanMs={hidden.size === 0 ? mean : null}
            fitTypical={fitTypical}
            zoom={zoom}
            onZoom={setZoom}
            selected={selected}
            onSelect={onSelect}
            tests={tests}
            pointed={pointed}
          />
        </div>
      )}
      {!asTable && count >= WORTH_ZOOMING && (
        <p class="caption">Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways.</p>
      )}
      <StepCaption
        steps={steps}
        gaps={layout.gaps}
        cut={fitTypical && !asTable}
        outliers={overview.headline?.outliers ?? null}
        longGaps={view === "period" && longGaps(overview).length > 0}
      />
      <Explanations
        summary="What the categories mean"
        rows={series.map((layer) => [fullLabel(layer), layer.definition])}
      />
      {selected !== null && selected < count && (
        <SelectedStep overview={overview} steps={steps} step={selected} shown={shown} onSelect={onSelect} />
      )}
    </Panel>
  );
}

const VIEWS: readonly [StepView, string][] = [
  ["step", "Step"],
  ["period", "Period"],
];

function ViewChoice({ view, onChoose }: { view: StepView; onChoose: (view: StepView) => void }) {
  return (
    <span class="button-group" role="group" aria-label="What a bar shows">
      {VIEWS.map(([id, label]) => (
        <button key={id} type="button" aria-pressed={view === id} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </span>
  );
}
