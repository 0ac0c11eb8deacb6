/** The page: the bar with its pickers, and below it the report or the reason why there is none. */

import { choiceName, sameChoice, type Choice } from "../api/choice";
import { kindOf, type RunEntry } from "../api/overview";
import { PatternDefs } from "../charts/patterns";
import { Compare } from "../panels/compare/Compare";
import { ErrorNotice, Notice, Progress } from "../parts/Notice";
import { HostPicker, KindPicker } from "../parts/pickers";
import { Badges } from "./Badges";
import { Boundary } from "./Boundary";
import { ComparePicker } from "./ComparePicker";
import { ExportMenu } from "./ExportMenu";
import { Report } from "./Report";
import { RunPicker } from "./RunPicker";
import { useOverview, type PageActions, type PageState } from "./useOverview";

type Page = PageState & PageActions;

export function App() {
  const page = useOverview();
  const { runs, overview, shown, loading, lostLink, lostKind, choice } = page;
  return (
    <>
      <PatternDefs />
      <header class="bar">
        <h1 class="visually-hidden">Overview</h1>
        {page.entry && choice && <Pickers page={page} entry={page.entry} choice={choice} />}
        {overview && <Badges overview={overview} />}
        <p class="activity" role="status">
          {loading && overview ? (page.waiting ?? "Loading …") : runs?.scanning ? "Searching for runs …" : ""}
        </p>
        {overview && shown && !isStale(page) && <ExportMenu shown={shown} />}
      </header>
      <main aria-busy={loading}>
        {lostLink !== null && choice && (
          <p class="banner">
            The run “{lostLink}” of this address does not exist; this is “{choice.run}”.
          </p>
        )}
        {lostKind !== null && overview && (
          <p class="banner">
            There are no steps “{lostKind}” here{kindOf(overview) !== null && `; these are “${kindOf(overview)}”`}.
          </p>
        )}
        {choice && runs?.message && (
          <p class="banner">
            {runs.message} <span class="reason">{runs.hint}</span>
          </p>
        )}
        {isStale(page) && (
          <p class="banner" role="status">
            This is still “{choiceName(shown!)}”, while “{choiceName(choice!)}” loads. <Progress message={page.waiting} />
          </p>
        )}
        <Boundary subject={overview} onRetry={page.reload}>
          <Content page={page} />
        </Boundary>
      </main>
    </>
  );
}

function Content({ page }: { page: Page }) {
  const { runs, overview, shown, choice, error, waiting, compare } = page;
  if (error) return <ErrorNotice error={error} onRetry={page.reload} />;
  if (overview && shown) {
    const stale = isStale(page);
    return (
      <div class={stale ? "is-stale" : undefined} inert={stale}>
        <Report
          key={`${shown.run} ${shown.host ?? ""} ${shown.kind ?? ""}`}
          overview={overview}
          shown={shown}
          step={stale ? null : page.step}
          onStep={page.chooseStep}
          view={stale ? null : page.view}
          onView={page.chooseView}
        >
          {compare && !stale && (
            <Compare
              overview={overview}
              shown={shown}
              baseline={compare}
              view={page.view}
              onBaseline={page.compareWith}
              onClose={() => page.compareWith(null)}
            />
          )}
        </Report>
      </div>
    );
  }
  if (choice) {
    return (
      <Notice title={waiting ? "Still reading this profile" : "Loading the overview …"} detail={waiting ?? choice.run}>
        <Progress message={waiting} />
      </Notice>
    );
  }
  if (runs === null || runs.scanning) {
    return (
      <Notice title="Searching for profiles …">
        <Progress message={null} />
      </Notice>
    );
  }
  return (
    <Notice
      title="No profile found"
      detail={runs.message ?? "The log directory holds no profile."}
      hint={runs.hint}
    >
      <button type="button" onClick={page.reload}>
        Look again
      </button>
    </Notice>
  );
}

function Pickers({ page, entry, choice }: { page: Page; entry: RunEntry; choice: Choice }) {
  const { overview, shown } = page;
  const kinds = shown?.run === choice.run ? (overview?.steps?.kinds ?? []) : [];
  return (
    <div class="pickers">
      <RunPicker label="Run" chosen={choice.run} onChoose={(run) => page.choose(run, null, null)} />
      <HostPicker
        label="Host"
        hosts={entry.hosts}
        chosen={choice.host}
        onChoose={(host) => page.choose(entry, host, choice.kind)}
      />
      <KindPicker
        label="Steps"
        kinds={kinds}
        chosen={choice.kind}
        onChoose={(kind) => page.choose(entry, choice.host, kind)}
      />
      <ComparePicker chosen={page.compare} onChoose={page.compareWith} />
    </div>
  );
}

/** True while another run than the chosen one is shown, because the chosen one is still loading. */
function isStale({ shown, choice, error }: PageState): boolean {
  if (shown === null || choice === null || error) return false;
  return !sameChoice(shown, choice);
}
