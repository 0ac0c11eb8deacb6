import { Swatch } from "./patterns";
import type { Series } from "./steps/series";

/** One button a category; pressed = drawn. In the order of the stack, first at the bottom. */
export function Legend({
  series,
  hidden,
  onToggle,
  onPoint,
}: {
  series: Series[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The category that the pointer or the focus is on: drawn clearer than the others. */
  onPoint: (id: string | null) => void;
}) {
  return (
    <div class="legend" role="group" aria-label="Categories shown, from the bottom of the stack up">
      {series.map(({ id, label, role, definition }) => (
        <button
          key={id}
          type="button"
          class="legend-item"
          aria-pressed={!hidden.has(id)}
          title={definition}
          onClick={() => onToggle(id)}
          onPointerEnter={() => onPoint(id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(id)}
          onBlur={() => onPoint(null)}
        >
          <Swatch role={role} />
          {label}
        </button>
      ))}
    </div>
  );
}
