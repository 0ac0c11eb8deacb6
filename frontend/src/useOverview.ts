/**
 * The state of the page: which run is chosen, its overview, and what else of it the address names. Answers
 * that arrive for an earlier choice are dropped.
 */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { sameChoice, type Choice } from "./api/choice";
import { ApiError, fetchOverview, fetchRuns, findRun, Latest } from "./api/client";
import type { Overview, RunEntry, RunList } from "./api/overview";
import { readLink, writeLink, type Link } from "./host/deeplink";
import { onHostReload } from "./host/guest";

const SCAN_POLL_MS = 1000;

export interface PageState {
  /** The newest runs. */
  runs: RunList | null;
  choice: Choice | null;
  /** The chosen run, as the server lists it. */
  entry: RunEntry | null;
  /** What the run is compared with. */
  compare: Choice | null;
  /** The chosen step: an index into the step columns. */
  step: number | null;
  /** The overview of `shown`, which is `choice` unless that is still loading. */
  overview: Overview | null;
  shown: Choice | null;
  loading: boolean;
  /** Why the server asked for patience, while it does. */
  waiting: string | null;
  error: ApiError | null;
  /** A run of the address that does not exist. */
  lostLink: string | null;
}

export interface PageActions {
  choose: (run: RunEntry, host: string | null) => void;
  chooseStep: (step: number | null) => void;
  compareWith: (choice: Choice | null) => void;
  reload: () => void;
}

const START: PageState = {
  runs: null,
  choice: null,
  entry: null,
  compare: null,
  step: null,
  overview: null,
  shown: null,
  loading: true,
  waiting: null,
  error: null,
  lostLink: null,
};

/** The run to show, and whether it is another than the one the address names. */
interface Found {
  entry: RunEntry | null;
  host: string | null;
  lost: string | null;
}

export function useOverview(): PageState & PageActions {
  const [state, setState] = useState<PageState>(START);
  // The newest state, for callbacks that outlive a render.
  const now = useRef<PageState>(START);
  const merge = useCallback((part: Partial<PageState>) => {
    now.current = { ...now.current, ...part };
    setState(now.current);
  }, []);
  /** What the address names, until the user chooses. */
  const linked = useRef<Link | null>(null);
  const overviews = useRef(new Latest());
  const lists = useRef(new Latest());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const load = useCallback(async (next: Choice) => {
    merge({ loading: true, waiting: null, error: null });
    try {
      const overview = await overviews.current.run((signal) =>
        fetchOverview(
          next.run,
          next.host,
          signal,
          (reason) => merge({ waiting: reason.message }),
          (partial) => merge({ overview: partial, shown: next, waiting: hostsSoFar(partial) }),
        ),
      );
      if (overview !== null) merge({ overview, shown: next, loading: false, waiting: null });
    } catch (error) {
      merge({ error: asApiError(error), overview: null, shown: null, loading: false, waiting: null });
    }
  }, []);

  const choose = useCallback((entry: RunEntry, host: string | null) => {
    linked.current = null;
    const choice = { run: entry.id, host };
    merge({ choice, entry, step: null, lostLink: null });
    writeState(now.current);
    void load(choice);
  }, []);

  const chooseStep = useCallback((step: number | null) => {
    merge({ step });
    writeState(now.current);
  }, []);

  const compareWith = useCallback((compare: Choice | null) => {
    merge({ compare });
    writeState(now.current);
  }, []);

  const refresh = useCallback(async (refetch: boolean) => {
    clearTimeout(timer.current);
    let answer: { runs: RunList; found: Found } | null;
    try {
      answer = await lists.current.run(async (signal) => {
        const runs = await fetchRuns({}, signal);
        return { runs, found: await findWanted(runs, linked.current, now.current.choice, signal) };
      });
    } catch (error) {
      overviews.current.cancel();
      const { compare, step } = now.current;
      merge({ ...START, compare, step, loading: false, error: asApiError(error) });
      return;
    }
    if (answer === null) return;
    const { runs, found } = answer;
    if (runs.scanning) timer.current = setTimeout(() => void refresh(false), SCAN_POLL_MS);
    const { entry, host } = found;
    const before = now.current.choice;
    const choice = entry && { run: entry.id, host };
    merge({ runs, entry, choice, lostLink: runs.scanning ? null : found.lost });
    if (choice === null) {
      overviews.current.cancel();
      merge({ overview: null, shown: null, error: null, waiting: null, loading: runs.scanning });
      return;
    }
    const changed = before === null || !sameChoice(choice, before);
    // A step of another run is another step.
    if (changed && (before !== null || found.lost !== null)) merge({ step: null });
    if (changed || refetch) void load(choice);
  }, []);

  const reload = useCallback(() => void refresh(true), []);

  useEffect(() => {
    const link = readLink();
    linked.current = link;
    merge({
      step: link.step,
      compare: link.compare === null ? null : { run: link.compare, host: link.compareHost },
    });
    onHostReload(reload);
    reload();
    return () => {
      clearTimeout(timer.current);
      overviews.current.cancel();
      lists.current.cancel();
    };
  }, []);

  return { ...state, choose, chooseStep, compareWith, reload };
}

/** The run of the address, else the one chosen before, else the newest that has something in it. */
async function findWanted(
  { runs }: RunList,
  link: Link | null,
  before: Choice | null,
  signal: AbortSignal,
): Promise<Found> {
  const find = async (id: string) => runs.find((run) => run.id === id) ?? (await findRun(id, signal));
  const hostOf = (run: RunEntry, host: string | null) => run.hosts.find((name) => name === host) ?? null;
  if (runs.length > 0 && link?.run) {
    const entry = await find(link.run);
    if (entry) return { entry, host: hostOf(entry, link.host), lost: null };
  }
  const lost = runs.length > 0 ? (link?.run ?? null) : null;
  const entry = runs.length > 0 && before ? await find(before.run) : null;
  if (entry) return { entry, host: hostOf(entry, before!.host), lost };
  return { entry: runs.find(({ status }) => status !== "empty") ?? runs[0] ?? null, host: null, lost };
}

function writeState({ choice, compare, step }: PageState): void {
  if (choice === null) return;
  writeLink({
    run: choice.run,
    host: choice.host,
    compare: compare?.run ?? null,
    compareHost: compare?.host ?? null,
    step,
  });
}

function hostsSoFar({ run }: Overview): string {
  return `${run.files.length} of ${run.files.length + (run.pending?.length ?? 0)} hosts so far`;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("page", error instanceof Error ? error.message : String(error));
}
