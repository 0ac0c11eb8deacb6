/** Step times as one small line without numbers. */

import { useMemo } from "preact/hooks";
import { bucketSteps } from "./buckets";
import { fixed } from "./paths";

const HEIGHT = 34;
const WIDTH = 300;

export function Sparkline({ values }: { values: number[] }) {
  const line = useMemo(() => {
    const slot = Float64Array.from(values.keys());
    const buckets = bucketSteps({ slot, slots: values.length, gaps: [] }, values, 0, values.length, WIDTH);
    const highest = buckets.reduce((most, { step }) => Math.max(most, values[step] ?? 0), 0) || 1;
    const points = buckets.map(
      ({ step, x, width }) => `${fixed(x + width / 2)},${fixed(HEIGHT - 2 - ((HEIGHT - 4) * (values[step] ?? 0)) / highest)}`,
    );
    return points.join("L");
  }, [values]);
  if (values.length < 3) return null;
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${line}`} vector-effect="non-scaling-stroke" />
      <path class="baseline" d={`M0,${HEIGHT - 1}h${WIDTH}`} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
