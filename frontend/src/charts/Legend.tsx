import { Swatch } from "./patterns";
import { fullLabel, type Series } from "./steps/series";

interface Handling {
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The category that the pointer or the focus is on: drawn clearer than the others. */
  onPoint: (id: string | null) => void;
}

/** One button a category; pressed = drawn. In the order of the stack, first at the bottom. */
export function Legend({ series, ...handling }: Handling & { series: Series[] }) {
  const within = series.filter(({ gap }) => !gap);
  const between = series.filter(({ gap }) => gap);
  return (
    <div class="legend" role="group" aria-label="Categories shown, from the bottom of the stack up">
      {within.map((layer) => (
        <Item key={layer.id} layer={layer} {...handling} />
      ))}
      {between.length > 0 && <span class="legend-head">Between steps:</span>}
      {between.map((layer) => (
        <Item key={layer.id} layer={layer} {...handling} />
      ))}
    </div>
  );
}

function Item({ layer, hidden, onToggle, onPoint }: Handling & { layer: Series }) {
  const { id, label, definition, gap } = layer;
  return (
    <button
      type="button"
      class="legend-item"
      aria-pressed={!hidden.has(id)}
      aria-label={gap ? fullLabel(layer) : undefined}
      title={definition}
      onClick={() => onToggle(id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <Swatch look={layer} />
      {label}
    </button>
  );
}
