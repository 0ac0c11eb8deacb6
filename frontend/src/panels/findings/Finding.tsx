/** One finding: what limits the run, the evidence, what to try, and where to look. */

import type { Choice } from "../../api/choice";
import type { Finding as FindingData, LookAt, Steps } from "../../api/overview";
import { xprofLink } from "../../host/xprof";
import { unbroken } from "../../logic/format";
import { Tag } from "../../parts/Panel";

/** How a finding reaches what it speaks of. */
export interface Ways {
  steps: Steps | null;
  shown: Choice | null;
  /** XProf's tab is there. */
  xprof: boolean;
  onStep: (step: number) => void;
  onOp: (name: string) => void;
}

const MOST_NAMED = 4;

export function Finding({ finding, ways }: { finding: FindingData; ways: Ways }) {
  return (
    <div data-finding={finding.id} class={`finding severity-${finding.severity}`}>
      <h3>
        {unbroken(finding.title)} <Tag kind={finding.severity}>{finding.severity}</Tag>
      </h3>
      <p>{unbroken(finding.evidence)}</p>
      <p class="next">
        <strong>Next:</strong> {unbroken(finding.next_step)}
      </p>
      <LookAtLinks lookAt={finding.look_at} ways={ways} />
    </div>
  );
}

function LookAtLinks({ lookAt, ways }: { lookAt: LookAt; ways: Ways }) {
  const { ops, tool } = lookAt;
  const steps = ways.steps ? lookAt.steps : [];
  if (steps.length === 0 && ops.length === 0 && tool === null) return null;
  return (
    <p class="look-at">
      <span>Look at:</span>
      {steps.slice(0, MOST_NAMED).map((step) => (
        <button key={step} type="button" class="link" onClick={() => ways.onStep(step)}>
          step {ways.steps!.columns.number[step] ?? step}
        </button>
      ))}
      {steps.length > MOST_NAMED && <span>and {steps.length - MOST_NAMED} more</span>}
      {ops.slice(0, MOST_NAMED).map((op) => (
        <button key={op} type="button" class="link op-name" onClick={() => ways.onOp(op)}>
          {op}
        </button>
      ))}
      {tool && <Tool tool={tool} ways={ways} />}
    </p>
  );
}

function Tool({ tool, ways }: { tool: NonNullable<LookAt["tool"]>; ways: Ways }) {
  if (!ways.shown) return <span>XProf's {tool.label}</span>;
  if (!ways.xprof) return <span>XProf's {tool.label} (its tab is not installed here)</span>;
  return (
    <a href={xprofLink(tool.id, ways.shown.run, ways.shown.host)} target="_blank" rel="noopener">
      XProf's {tool.label} ↗
    </a>
  );
}
