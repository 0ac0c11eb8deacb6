/** The caption of the step-time graph: source of the steps, meaning of the marks, missing steps. */

import type { Outliers, Steps } from "../../api/overview";
import type { Gap } from "../../charts/steps/buckets";
import { formatMs, plural } from "../../logic/format";
import { Tag } from "../../parts/Panel";

const SOURCE_LABEL: Record<Steps["source"], string> = {
  device_markers: "Step markers of the device",
  host_markers: "Step markers of the host",
  inferred: "Steps are inferred",
};

export function StepCaption({
  steps,
  gaps,
  cut,
  outliers,
  longGaps,
}: {
  steps: Steps;
  gaps: Gap[];
  /** True if bars may be longer than the axis. */
  cut: boolean;
  outliers: Outliers | null;
  /** True if the graph marks long gaps. */
  longGaps: boolean;
}) {
  const { number, complete } = steps.columns;
  const incomplete = complete.filter((value) => !value).length;
  return (
    <p class="caption">
      <span>
        {steps.source === "inferred" && <Tag>inferred</Tag>} {SOURCE_LABEL[steps.source] ?? steps.source}
        {steps.method ? `: ${steps.method}` : ""}
      </span>
      {outliers !== null && outliers.count > 0 && (
        <span>
          <span class="outlier-swatch" aria-hidden="true">◆</span> {plural(outliers.count, "outlier")} above{" "}
          {formatMs(outliers.above_ms)}, {outliers.limit}
        </span>
      )}
      {longGaps && (
        <span>
          <span class="outlier-swatch" aria-hidden="true">◇</span> a long gap follows
        </span>
      )}
      {incomplete > 0 && (
        <span>
          <span class="hatch-swatch" aria-hidden="true" /> {plural(incomplete, "incomplete step")}
          {incomplete < complete.length ? ", left out of averages" : ": there is no complete one"}
        </span>
      )}
      {cut && (
        <span>
          <span class="cut-swatch" aria-hidden="true">▲</span> longer than the axis shows
        </span>
      )}
      {gaps.length > 0 && <span>Not in the profile: {gapsText(gaps, number)}</span>}
    </p>
  );
}

const GAPS_NAMED = 4;

function gapsText(gaps: Gap[], numbers: (number | null)[]): string {
  const named = gaps.slice(0, GAPS_NAMED).map((gap) => gapText(gap, numbers));
  const more = gaps.length - named.length;
  return named.join("; ") + (more > 0 ? `; and ${plural(more, "more gap")}` : "");
}

/** "3 steps between 11 and 15". */
function gapText(gap: Gap, numbers: (number | null)[]): string {
  const before = numbers[gap.before - 1];
  const after = numbers[gap.before];
  return `${plural(gap.missing, "step")} between ${before} and ${after}`;
}
