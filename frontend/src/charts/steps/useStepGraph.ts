/** The model of a step-time graph: what it shows, and what the reader has hidden, zoomed and chosen in it. */

import { useMemo, useState } from "preact/hooks";
import type { Outliers, Overview, Steps } from "../../api/overview";
import {
  lengthsOf,
  longestOf,
  MEANS,
  medianOf,
  stepSeries,
  stepTests,
  type Series,
  type StepTests,
  type StepView,
} from "../../logic/series";
import { layoutSteps, type StepLayout } from "./buckets";
import { zoomAround, type Range } from "./viewport";

/** The axis can be fitted to typical steps if the longest step takes this many median steps … */
const CAN_FIT_FACTOR = 3;
/** … and is fitted by default at this many, because the other bars would be very low. */
const FIT_FACTOR = 5;

/** The state of a graph, which the graph itself, its legend, strip and tooltip draw. */
export interface StepGraph {
  steps: Steps;
  /** The layers of the view, from the bottom of the stack up. */
  series: Series[];
  /** The layers that are not hidden. */
  drawn: Series[];
  /** Keys of layers. */
  hidden: ReadonlySet<string>;
  /** Hides a layer, or shows it again. */
  toggle: (key: string) => void;
  /** Key of the layer that is drawn clearer than the others. */
  pointed: string | null;
  point: (key: string | null) => void;
  layout: StepLayout;
  /** Drawn as a line; null for no line. The mean is of whole bars, so a hidden layer hides it. */
  meanMs: number | null;
  tests: StepTests;
  outliers: Outliers | null;
  /** The top of the y axis; null if the bars decide. */
  topMs: number | null;
  /** True if the axis can be cut where typical steps end … */
  canFit: boolean;
  /** … and if it is cut. Taller bars are marked. */
  fitTypical: boolean;
  setFitTypical: (fit: boolean) => void;
  zoom: Range | null;
  setZoom: (zoom: Range | null) => void;
  /** Zooms by a factor, around the selected step if there is one. */
  zoomBy: (factor: number) => void;
  /** Index of the selected step. */
  selected: number | null;
  select: (step: number | null) => void;
}

interface Options {
  selected?: number | null;
  onSelect?: (step: number | null) => void;
  /** The top of the y axis, if several graphs share it. */
  topMs?: number | null;
}

/** Returns the model of one view of the steps of an overview. `steps` are `overview.steps`, which may be null. */
export function useStepGraph(overview: Overview, steps: Steps, view: StepView, options: Options = {}): StepGraph {
  const { selected = null, onSelect: select = () => undefined, topMs = null } = options;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, point] = useState<string | null>(null);
  const [chosenFit, setFitTypical] = useState<boolean | null>(null);
  const [zoom, setZoom] = useState<Range | null>(null);

  /** The longest bar, in median bars. */
  const factor = useMemo(() => {
    const lengths = lengthsOf(steps, view);
    return longestOf(lengths) / medianOf(lengths);
  }, [steps, view]);
  const layout = useMemo(() => layoutSteps(steps.columns.number), [steps]);
  const series = useMemo(() => stepSeries(steps, view), [steps, view]);
  const drawn = useMemo(() => series.filter(({ key }) => !hidden.has(key)), [series, hidden]);
  const tests = useMemo(() => stepTests(overview, view), [overview, view]);

  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const zoomBy = (by: number) => {
    const [from, to] = zoom ?? [0, layout.slots];
    const around = selected === null ? (from + to) / 2 : layout.slot[selected]! + 0.5;
    setZoom(zoomAround(zoom, layout.slots, around, by));
  };
  return {
    steps,
    series,
    drawn,
    hidden,
    toggle,
    pointed,
    point,
    layout,
    meanMs: hidden.size === 0 ? (overview.metrics[MEANS[view]]?.value ?? null) : null,
    tests,
    outliers: overview.headline?.outliers ?? null,
    topMs,
    canFit: factor >= CAN_FIT_FACTOR,
    fitTypical: chosenFit ?? factor >= FIT_FACTOR,
    setFitTypical,
    zoom,
    setZoom,
    zoomBy,
    selected,
    select,
  };
}

/** Moves the focus to the step-time graph, from an element that is gone or a link to a step. */
export function focusGraph(): void {
  document.querySelector<SVGSVGElement>("#steps svg.step-graph")?.focus({ preventScroll: true });
}
