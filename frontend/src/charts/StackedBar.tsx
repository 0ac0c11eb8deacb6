/** One horizontal bar of parts that make up a whole. The numbers stand beside it, in a table. */

import type { Role } from "./palette";
import { PatternedFill } from "./patterns";

export interface Part {
  id: string;
  label: string;
  value: number;
  role: Role;
}

export function StackedBar({ parts, label }: { parts: Part[]; label: string }) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <div class="stacked-bar" role="img" aria-label={label}>
      {whole > 0 &&
        parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span key={part.id} data-part={part.id} style={{ flexGrow: part.value / whole }}>
              <PatternedFill role={part.role} />
            </span>
          ))}
    </div>
  );
}
