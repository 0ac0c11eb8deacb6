/** Session latency: its parts at the percentiles, and the distribution of session times. */

import { max } from "d3-array";
import type { Batches, Inference as InferenceData, Latency, LatencyPart } from "../../api/overview";
import { Histogram } from "../../charts/Histogram";
import { Swatch } from "../../charts/patterns";
import { formatCount, formatMs, formatNumber, formatPercent, plural } from "../../logic/format";
import { Explanations } from "../../parts/lists";
import { Definition } from "../../parts/MetricRows";
import { Panel } from "../../parts/Panel";
import { Provenance } from "../../parts/Provenance";
import { LatencyBar } from "./LatencyBar";

export function Inference({ inference }: { inference: InferenceData }) {
  const { sessions, mean, percentiles, batches, parts, definitions } = inference;
  const few = percentiles.some((row) => row.few_samples);
  const longest = max([mean, ...percentiles], (row) => row.total_ms) ?? 0;
  return (
    <Panel id="inference" title="Session latency" note={plural(sessions, "session")}>
      <p class="legend">
        {parts.map((part) => (
          <span key={part.id} class="legend-item">
            <Swatch look={part} />
            {part.label}
          </span>
        ))}
      </p>
      <table class="latency-table">
        <caption class="visually-hidden">Session latency and its parts</caption>
        <thead>
          <tr>
            <th scope="col">Percentile</th>
            <th scope="col"><span class="visually-hidden">Parts, as a bar</span></th>
            <th scope="col" class="numeric">Total</th>
            {parts.map(({ id, short_label }) => (
              <th key={id} scope="col" class="numeric">{short_label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LatencyRow name="mean" parts={parts} latency={mean} longest={longest} />
          {percentiles.map((row) => (
            <LatencyRow
              key={row.percentile}
              // The star points to the note below the table.
              name={`p${row.percentile}${row.few_samples ? "*" : ""}`}
              parts={parts}
              latency={row}
              longest={longest}
            />
          ))}
        </tbody>
      </table>
      <Histogram distribution={inference.distribution} meanMs={mean.total_ms} />
      <p class="caption">
        <span>{inference.source}</span>
        {few && <span>* Too few sessions: none is above, so it depends on the longest ones.</span>}
        {batches && <span>{batchSentence(batches)}</span>}
      </p>
      <Explanations
        summary="What the parts mean"
        rows={[{ label: "Total", definition: definitions.total_ms }, ...parts].map((part) => [
          part.label,
          <Definition of={part} />,
        ])}
      />
      <details class="how">
        <summary>Where these numbers come from</summary>
        <Provenance provenance={inference.provenance} />
      </details>
    </Panel>
  );
}

function batchSentence({ batches, sessions_per_batch, size, padding_percent, delay_ms }: Batches): string {
  const sizes = size === null ? "" : `, size ${formatNumber(size)}`;
  const padding = padding_percent === null ? "" : ` with ${formatPercent(padding_percent)} padding`;
  return (
    `Batched: ${formatCount(batches)} batches of ${formatNumber(sessions_per_batch)} sessions${sizes}${padding}. ` +
    `A session waits ${formatMs(delay_ms.mean)} for its batch (p99 ${formatMs(delay_ms.p99)}).`
  );
}

interface RowProps {
  name: string;
  parts: LatencyPart[];
  latency: Latency;
  longest: number;
}

function LatencyRow({ name, parts, latency, longest }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <LatencyBar parts={parts} latency={latency} longest={longest} />
      </td>
      <td class="numeric">{formatMs(latency.total_ms)}</td>
      {parts.map(({ id }) => (
        <td key={id} class="numeric">{formatMs(latency[id])}</td>
      ))}
    </tr>
  );
}
