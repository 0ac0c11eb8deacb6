/** What limits the run, the evidence, and what to try next. */

import type { Finding } from "../api/overview";
import { Panel, Tag } from "./Panel";

export function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Panel id="findings" title="What to look at next">
      <ol class="findings">
        {findings.map((finding) => (
          <li key={finding.id} data-finding={finding.id} class={`severity-${finding.severity}`}>
            <h3>
              {finding.title} <Tag kind={finding.severity}>{finding.severity}</Tag>
            </h3>
            <p>{finding.evidence}</p>
            <p class="next">{finding.next_step}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
