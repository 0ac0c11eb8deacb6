/** The findings: the most severe one for the first screen, and the list of all. */

import type { Finding as FindingData } from "../../api/overview";
import { plural, unbroken } from "../../logic/format";
import { Panel, Tag } from "../../parts/Panel";
import { Finding, type LinkTargets } from "./Finding";

/** Number of further findings on the first screen. */
const OTHERS_SHOWN = 3;

interface TopProps {
  findings: FindingData[];
  targets: LinkTargets;
  /** True if the profile has steps or sessions, so that findings are possible. */
  judged: boolean;
  /** True where there is little room: the other findings are shown without advice. */
  brief: boolean;
}

export function TopFinding({ findings, targets, judged, brief }: TopProps) {
  const [top, ...others] = findings;
  return (
    <Panel
      id="top-finding"
      title="What to look at next"
      actions={
        others.length > 0 && (
          <button type="button" class="link" onClick={() => document.getElementById("findings")?.scrollIntoView()}>
            {plural(others.length, "more finding")}
          </button>
        )
      }
    >
      {top ? (
        <>
          <Finding finding={top} targets={targets} />
          <OtherFindings findings={others.slice(0, OTHERS_SHOWN)} brief={brief} />
        </>
      ) : (
        <p class="quiet">
          {judged
            ? "Nothing stands out: no part of the step, no step and no device is far from what is usual."
            : "Without steps and sessions, the limits of the run are not known."}
        </p>
      )}
    </Panel>
  );
}

/** The next findings, shortened; the panel of findings has all of them. */
function OtherFindings({ findings, brief }: { findings: FindingData[]; brief: boolean }) {
  if (findings.length === 0) return null;
  return (
    <ul class="other-findings">
      {findings.map(({ id, severity, title, evidence, next_step }) => (
        <li key={id}>
          {unbroken(title)} <Tag kind={severity}>{severity}</Tag> <span class="reason">{unbroken(evidence)}</span>
          {!brief && (
            <p class="next">
              <strong>Next:</strong> {unbroken(next_step)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Findings({ findings, targets }: { findings: FindingData[]; targets: LinkTargets }) {
  if (findings.length === 0) return null;
  return (
    <Panel id="findings" title="Findings" note="the most severe first">
      <ol class="findings">
        {findings.map((finding) => (
          <li key={finding.id}>
            <Finding finding={finding} targets={targets} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
