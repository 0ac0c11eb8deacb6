import type { Latency, LatencyPart } from "../../api/overview";
import { StackedBar } from "../../charts/StackedBar";
import { formatMs } from "../../logic/format";

interface Props {
  parts: LatencyPart[];
  latency: Latency;
  /** The total of the longest latency, whose bar takes the whole width. */
  longest: number;
}

/** The parts of a session's time as a bar. */
export function LatencyBar({ parts, latency, longest }: Props) {
  const bars = parts.map((part) => ({ ...part, value: latency[part.id] }));
  const label = bars.map((bar) => `${bar.label} ${formatMs(bar.value)}`).join(", ");
  return (
    <div class="latency-bar">
      <div style={{ width: `${longest > 0 ? (100 * latency.total_ms) / longest : 0}%` }}>
        <StackedBar parts={bars} label={label} />
      </div>
    </div>
  );
}
