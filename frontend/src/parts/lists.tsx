/** Small lists of terms: explanations that open, and statistics. */

import type { ComponentChildren } from "preact";

type Row<T> = readonly [name: string, text: T];

export function Explanations({ summary, rows }: { summary: string; rows: Row<ComponentChildren>[] }) {
  return (
    <details class="how">
      <summary>{summary}</summary>
      <dl class="formulas">
        {rows.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function Stats({ rows, spacious = false }: { rows: Row<string>[]; spacious?: boolean }) {
  return (
    <dl class={spacious ? "stat-strip" : "stats"}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="number">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
