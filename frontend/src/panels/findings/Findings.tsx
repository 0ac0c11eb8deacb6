/** What limits the run: the gravest finding on the first screen, all of them below. */

import type { Finding as FindingData } from "../../api/overview";
import { plural, unbroken } from "../../logic/format";
import { Panel, Tag } from "../../parts/Panel";
import { Finding, type Ways } from "./Finding";

/** Besides the gravest one, on the first screen. */
const ALSO_NAMED = 3;

interface TopProps {
  findings: FindingData[];
  ways: Ways;
  /** There are steps or sessions to judge by. */
  judged: boolean;
  /** Where there is little room: of the others, only what they are. */
  brief: boolean;
}

export function TopFinding({ findings, ways, judged, brief }: TopProps) {
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
          <Finding finding={top} ways={ways} />
          <OtherFindings findings={others.slice(0, ALSO_NAMED)} brief={brief} />
        </>
      ) : (
        <p class="quiet">
          {judged
            ? "Nothing stands out: no part of the step, no step and no device is far from what is usual."
            : "Without steps and sessions, what limits the run cannot be told."}
        </p>
      )}
    </Panel>
  );
}

/** The ones that follow, in short: the panel below has the rest of them. */
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

export function Findings({ findings, ways }: { findings: FindingData[]; ways: Ways }) {
  if (findings.length === 0) return null;
  return (
    <Panel id="findings" title="Findings" note="the gravest first">
      <ol class="findings">
        {findings.map((finding) => (
          <li key={finding.id}>
            <Finding finding={finding} ways={ways} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
