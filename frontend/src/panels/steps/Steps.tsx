/** The step-time graph with its legend, the chosen step, and the table of the same data. */

import { useMemo, useState } from "preact/hooks";
import type { Choice } from "../../api/choice";
import type { Overview, Steps as StepsData } from "../../api/overview";
import { Legend } from "../../charts/steps/Legend";
import { StepBars } from "../../charts/steps/StepBars";
import { useStepGraph } from "../../charts/steps/useStepGraph";
import { plural } from "../../logic/format";
import { hasNext, longGaps, usualView, type StepView } from "../../logic/series";
import { Explanations } from "../../parts/lists";
import { Panel } from "../../parts/Panel";
import { SelectedStep } from "./SelectedStep";
import { StepCaption } from "./StepCaption";
import { StepTable } from "./StepTable";

/** From this many steps on, a line below the graph explains how to zoom. */
const WORTH_ZOOMING = 60;

interface Props {
  overview: Overview;
  /** The steps of the overview. */
  steps: StepsData;
  shown: Choice | null;
  selected: number | null;
  onSelect: (step: number | null) => void;
  /** Null until the reader chooses a view. */
  chosenView: StepView | null;
  onView: (view: StepView) => void;
}

export function Steps({ overview, steps, shown, selected, onSelect, chosenView, onView }: Props) {
  const count = steps.columns.duration_ms.length;
  const hasPeriods = useMemo(() => hasNext(steps), [steps]);
  const view = hasPeriods ? (chosenView ?? usualView(steps)) : "step";
  const graph = useStepGraph(overview, steps, view, { selected, onSelect });
  const { zoom, setZoom, zoomBy, fitTypical } = graph;
  const [patterns, setPatterns] = useState(false);
  const [asTable, setAsTable] = useState(false);

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
                {/* Always present: a button that comes and goes would move the graph away from the pointer. */}
                <button type="button" disabled={zoom === null} onClick={() => setZoom(null)}>
                  Show all steps
                </button>
              </span>
              {graph.canFit && (
                <button type="button" aria-pressed={fitTypical} onClick={() => graph.setFitTypical(!fitTypical)}>
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
          <Legend graph={graph} />
          <StepBars graph={graph} />
        </div>
      )}
      {!asTable && count >= WORTH_ZOOMING && (
        <p class="caption">Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways.</p>
      )}
      <StepCaption
        steps={steps}
        gaps={graph.layout.gaps}
        cut={fitTypical && !asTable}
        outliers={graph.outliers}
        longGaps={view === "period" && longGaps(overview).length > 0}
      />
      <Explanations
        summary="What the categories mean"
        rows={graph.series.map((layer) => [layer.full_label, layer.definition])}
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
