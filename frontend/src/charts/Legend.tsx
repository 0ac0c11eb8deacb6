import type { Category } from "../api/overview";
import { categoryColor } from "./palette";

export function Swatch({ color }: { color: string }) {
  return <span class="swatch" style={{ background: color }} aria-hidden="true" />;
}

/** One button a category; pressed = drawn. In the order of the stack, first at the bottom. */
export function Legend({
  categories,
  hidden,
  onToggle,
}: {
  categories: Category[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  return (
    <div class="legend" role="group" aria-label="Categories shown, from the bottom of the stack up">
      {categories.map(({ id, label }, index) => (
        <button
          key={id}
          type="button"
          class="legend-item"
          aria-pressed={!hidden.has(id)}
          onClick={() => onToggle(id)}
        >
          <Swatch color={categoryColor(id, index)} />
          {label}
        </button>
      ))}
    </div>
  );
}
