/** The layers of a step-time graph: one button each, pressed where it is drawn. */

import type { Series } from "../../logic/series";
import { Swatch } from "../patterns";
import type { StepGraph } from "./useStepGraph";

/** In the order of the stack, the bottom first. */
export function Legend({ graph }: { graph: StepGraph }) {
  const within = graph.series.filter(({ gap }) => !gap);
  const between = graph.series.filter(({ gap }) => gap);
  return (
    <div class="legend" role="group" aria-label="Categories shown, from the bottom of the stack up">
      {within.map((layer) => (
        <Item key={layer.key} layer={layer} graph={graph} />
      ))}
      {between.length > 0 && <span class="legend-head">Between steps:</span>}
      {between.map((layer) => (
        <Item key={layer.key} layer={layer} graph={graph} />
      ))}
    </div>
  );
}

function Item({ layer, graph }: { layer: Series; graph: StepGraph }) {
  const { key, label, full_label, definition, gap } = layer;
  return (
    <button
      type="button"
      class="legend-item"
      aria-pressed={!graph.hidden.has(key)}
      aria-label={gap ? full_label : undefined}
      title={definition}
      onClick={() => graph.toggle(key)}
      onPointerEnter={() => graph.point(key)}
      onPointerLeave={() => graph.point(null)}
      onFocus={() => graph.point(key)}
      onBlur={() => graph.point(null)}
    >
      <Swatch look={layer} />
      {label}
    </button>
  );
}
