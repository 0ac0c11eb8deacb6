/** The origin of a value or a table: formula, inputs with their values, window and files. */

import type { Provenance as ProvenanceData } from "../api/overview";
import { DASH, formatNumber, formatValue } from "../logic/format";

export function Provenance({ provenance }: { provenance: ProvenanceData }) {
  const { formula, substituted, inputs, window, files } = provenance;
  return (
    <dl class="provenance">
      <div>
        <dt>Formula</dt>
        <dd class="formula">{formula}</dd>
      </div>
      {substituted && (
        <div>
          <dt>With values</dt>
          <dd class="formula">{substituted}</dd>
        </div>
      )}
      {inputs.length > 0 && (
        <div>
          <dt>Inputs</dt>
          <dd>
            <ul>
              {inputs.map((input) => (
                <li key={input.name}>
                  {input.name}: <span class="number">{inputText(input)}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {window && (
        <div>
          <dt>Window</dt>
          <dd>{window}</dd>
        </div>
      )}
      <div>
        <dt>Files</dt>
        <dd>{filesText(files)}</dd>
      </div>
    </dl>
  );
}

/** The hosts from whose files a value comes. */
export function filesText(files: ProvenanceData["files"]): string {
  if (files === null) return "all of the run";
  return files.length === 0 ? "none" : files.join(", ");
}

function inputText({ value, unit }: ProvenanceData["inputs"][number]): string {
  if (value === null) return DASH;
  if (typeof value === "string") return unit ? `${value} ${unit}` : value;
  return unit ? formatValue(value, unit) : formatNumber(value);
}
