/** The page: the bar with its pickers, and below it the report or the reason why there is none. */

import { Component, type ComponentChildren } from "preact";
import { ApiError } from "./api/client";
import type { Overview, RunEntry } from "./api/overview";
import { humanize } from "./format";
import { allDiagnostics } from "./panels/Diagnostics";
import { ErrorNotice, Notice } from "./panels/Notice";
import { Report } from "./panels/Report";
import { RunPicker } from "./RunPicker";
import { useOverview, type Choice, type PageState } from "./useOverview";

const ALL_HOSTS = "";

export function App() {
  const page = useOverview();
  const { runs, choice, overview, loading, lostLink } = page;
  return (
    <>
      <header class="bar">
        <h1>Overview</h1>
        {runs && choice && <Pickers runs={runs.runs} choice={choice} onChoose={page.choose} />}
        {overview && <Badges overview={overview} />}
        <p class="activity" role="status">
          {loading && overview ? (page.waiting ?? "Loading …") : runs?.scanning ? "Searching for runs …" : ""}
        </p>
      </header>
      <main aria-busy={loading}>
        {lostLink !== null && choice && (
          <p class="banner">
            The run “{lostLink}” of this address does not exist; this is “{choice.run}”.
          </p>
        )}
        <Boundary subject={overview} onRetry={page.reload}>
          <Content page={page} />
        </Boundary>
      </main>
    </>
  );
}

function Content({ page }: { page: PageState & { reload: () => void } }) {
  const { runs, overview, shown, choice, error, loading, waiting } = page;
  if (error) return <ErrorNotice error={error} onRetry={page.reload} />;
  if (overview && shown) {
    return (
      <div class={loading && !sameChoice(shown, choice) ? "is-stale" : undefined}>
        <Report key={`${shown.run} ${shown.host ?? ""}`} overview={overview} />
      </div>
    );
  }
  if (waiting) return <Notice title="Still reading this profile" detail={waiting} />;
  if (choice) return <Notice title="Loading the overview …" detail={choice.run} />;
  if (runs === null || runs.scanning) return <Notice title="Searching for profiles …" />;
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

function Pickers({
  runs,
  choice,
  onChoose,
}: {
  runs: RunEntry[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const hosts = runs.find(({ id }) => id === choice.run)?.hosts ?? [];
  return (
    <div class="pickers">
      <RunPicker runs={runs} chosen={choice.run} onChoose={(run) => onChoose({ run, host: null })} />
      <p class="picker">
        <label for="host-picker">Host</label>
        <select
          id="host-picker"
          value={choice.host ?? ALL_HOSTS}
          onChange={(event) => onChoose({ run: choice.run, host: event.currentTarget.value || null })}
        >
          <option value={ALL_HOSTS}>All hosts ({hosts.length})</option>
          {hosts.map((host) => (
            <option key={host} value={host}>
              {host}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}

function Badges({ overview }: { overview: Overview }) {
  const problems = allDiagnostics(overview).filter(({ severity }) => severity !== "info").length;
  return (
    <p class="badges">
      <span class="tag">{overview.platform.toUpperCase()}</span>
      {overview.job.kind !== "unknown" && <span class="tag">{humanize(overview.job.kind)}</span>}
      {problems > 0 && (
        <button
          type="button"
          class="tag tag-warn"
          onClick={() => document.getElementById("diagnostics")?.scrollIntoView()}
        >
          {problems === 1 ? "1 warning" : `${problems} warnings`}
        </button>
      )}
    </p>
  );
}

function sameChoice(a: Choice | null, b: Choice | null): boolean {
  return a?.run === b?.run && a?.host === b?.host;
}

interface BoundaryProps {
  /** What is drawn; another one is another chance. */
  subject: unknown;
  onRetry: () => void;
  children: ComponentChildren;
}

interface BoundaryState {
  failure: { subject: unknown; error: ApiError } | null;
}

/** A document that a panel cannot draw costs the report, never the pickers. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  override componentDidCatch(error: Error) {
    console.error(error);
    const shown = new ApiError(
      "page",
      `The page failed to draw this overview: ${error.message}`,
      "This is a defect of the page. The same overview can be read with: tensorboard-overview show",
    );
    this.setState({ failure: { subject: this.props.subject, error: shown } });
  }

  override render() {
    const { failure } = this.state;
    const { subject, onRetry, children } = this.props;
    if (failure === null || failure.subject !== subject) return children;
    return <ErrorNotice error={failure.error} onRetry={onRetry} />;
  }
}
