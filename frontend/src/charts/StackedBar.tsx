/** One horizontal bar of parts that make up a whole. */

import type { Part } from "../logic/breakdown";
import { PatternedFill } from "./patterns";

export function StackedBar({ parts, label }: { parts: Part[]; label: string }) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <div class="stacked-bar" role="img" aria-label={label}>
      {whole > 0 &&
        parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span key={part.id} data-part={part.id} style={{ flexGrow: part.value / whole }}>
              <PatternedFill look={part} />
            </span>
          ))}
    </div>
  );
}
