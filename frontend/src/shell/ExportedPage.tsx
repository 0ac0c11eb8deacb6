/** The page of an export: one overview, without pickers and without a server. */

import { useState } from "preact/hooks";
import type { Overview } from "../api/overview";
import { PatternDefs } from "../charts/patterns";
import type { StepView } from "../logic/series";
import { Badges } from "./Badges";
import { Report } from "./Report";

export function ExportedPage({ overview }: { overview: Overview }) {
  const [step, chooseStep] = useState<number | null>(null);
  const [view, chooseView] = useState<StepView | null>(null);
  return (
    <>
      <PatternDefs />
      <header class="bar">
        <h1>Overview of {overview.run.id}</h1>
        <Badges overview={overview} />
      </header>
      <main>
        <Report overview={overview} step={step} onStep={chooseStep} view={view} onView={chooseView} />
      </main>
    </>
  );
}
