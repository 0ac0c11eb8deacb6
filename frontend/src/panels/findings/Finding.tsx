/** One finding: title, evidence, advice, and links to steps, ops and XProf's tools. */

import type { Choice } from "../../api/choice";
import type { Finding as FindingData, LookAt, Steps } from "../../api/overview";
import { xprofLink } from "../../host/xprof";
import { unbroken } from "../../logic/format";
import { Tag } from "../../parts/Panel";

/** The targets of a finding's links. */
export interface LinkTargets {
  steps: Steps | null;
  shown: Choice | null;
  /** True if XProf's tab is installed. */
  xprof: boolean;
  onStep: (step: number) => void;
  onOp: (name: string) => void;
}

const MOST_LINKS = 4;

export function Finding({ finding, targets }: { finding: FindingData; targets: LinkTargets }) {
  return (
    <div data-finding={finding.id} class={`finding severity-${finding.severity}`}>
      <h3>
        {unbroken(finding.title)} <Tag kind={finding.severity}>{finding.severity}</Tag>
      </h3>
      <p>{unbroken(finding.evidence)}</p>
      <p class="next">
        <strong>Next:</strong> {unbroken(finding.next_step)}
      </p>
      <LookAtLinks lookAt={finding.look_at} targets={targets} />
    </div>
  );
}

function LookAtLinks({ lookAt, targets }: { lookAt: LookAt; targets: LinkTargets }) {
  const { ops, tool } = lookAt;
  const steps = targets.steps ? lookAt.steps : [];
  if (steps.length === 0 && ops.length === 0 && tool === null) return null;
  return (
    <p class="look-at">
      <span>Look at:</span>
      {steps.slice(0, MOST_LINKS).map((step) => (
        <button key={step} type="button" class="link" onClick={() => targets.onStep(step)}>
          step {targets.steps!.columns.number[step] ?? step}
        </button>
      ))}
      {steps.length > MOST_LINKS && <span>and {steps.length - MOST_LINKS} more</span>}
      {ops.slice(0, MOST_LINKS).map((op) => (
        <button key={op} type="button" class="link op-name" onClick={() => targets.onOp(op)}>
          {op}
        </button>
      ))}
      {tool && <Tool tool={tool} targets={targets} />}
    </p>
  );
}

function Tool({ tool, targets }: { tool: NonNullable<LookAt["tool"]>; targets: LinkTargets }) {
  if (!targets.shown) return <span>XProf's {tool.label}</span>;
  if (!targets.xprof) return <span>XProf's {tool.label} (its tab is not installed here)</span>;
  return (
    <a href={xprofLink(tool.id, targets.shown.run, targets.shown.host)} target="_blank" rel="noopener">
      XProf's {tool.label} ↗
    </a>
  );
}
