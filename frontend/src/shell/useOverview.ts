/**
 * The state of the page: the chosen run, its overview, and the rest of the address. Answers for an earlier choice
 * are dropped.
 */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { sameChoice, type Choice } from "../api/choice";
import { ApiError, fetchChoice, fetchRuns, findRun, Latest } from "../api/client";
import type { Overview, RunEntry, RunList } from "../api/overview";
import { comparedBy, onLinkChange, readLink, writeLink, type Link } from "../host/deeplink";
import { onHostReload } from "../host/guest";
import type { StepView } from "../logic/series";

const SCAN_POLL_MS = 1000;

export interface PageState {
  /** The newest runs. */
  runs: RunList | null;
  choice: Choice | null;
  /** The chosen run, as the server lists it. */
  entry: RunEntry | null;
  /** The baseline of the comparison. */
  compare: Choice | null;
  /** Index of the chosen step in the step columns. */
  step: number | null;
  /** The view of the step-time graph; null until the reader chooses one. */
  view: StepView | null;
  /** The overview of `shown`, which is `choice` unless that is still loading. */
  overview: Overview | null;
  shown: Choice | null;
  loading: boolean;
  /** The reason for which the server asked the page to wait; null if it does not. */
  waiting: string | null;
  error: ApiError | null;
  /** The run of the address, if it does not exist. */
  lostLink: string | null;
  /** The kind of steps of the address, if the run does not have it. */
  lostKind: string | null;
}

export interface PageActions {
  choose: (run: RunEntry, host: string | null, kind: string | null) => void;
  chooseStep: (step: number | null) => void;
  chooseView: (view: StepView) => void;
  compareWith: (choice: Choice | null) => void;
  reload: () => void;
}

const INITIAL: PageState = {
  runs: null,
  choice: null,
  entry: null,
  compare: null,
  step: null,
  view: null,
  overview: null,
  shown: null,
  loading: true,
  waiting: null,
  error: null,
  lostLink: null,
  lostKind: null,
};

/** The run to show. `lost` is the run of the address if that does not exist. */
interface WantedRun {
  entry: RunEntry | null;
  host: string | null;
  kind: string | null;
  lost: string | null;
}

export function useOverview(): PageState & PageActions {
  const [state, setState] = useState<PageState>(INITIAL);
  // The newest state, for callbacks that outlive a render.
  const now = useRef<PageState>(INITIAL);
  const merge = useCallback((part: Partial<PageState>) => {
    now.current = { ...now.current, ...part };
    setState(now.current);
  }, []);
  /** The address, until the reader chooses something else. */
  const linked = useRef<Link | null>(null);
  const overviews = useRef(new Latest());
  const lists = useRef(new Latest());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const load = useCallback(async (next: Choice) => {
    merge({ loading: true, waiting: null, error: null });
    try {
      const fetched = await overviews.current.run((signal) =>
        fetchChoice(
          next,
          signal,
          (reason) => merge({ waiting: reason.message }),
          (partial) => merge({ overview: partial, shown: next, waiting: hostsSoFar(partial) }),
        ),
      );
      if (fetched === null) return;
      const { overview, shown, lostKind } = fetched;
      merge({ overview, shown, loading: false, waiting: null });
      if (lostKind === null) return;
      if (linked.current) linked.current = { ...linked.current, kind: null };
      // The index of a step means another step in another kind.
      merge({ choice: shown, lostKind, step: null, view: null });
    } catch (error) {
      merge({ error: asApiError(error), overview: null, shown: null, loading: false, waiting: null });
    }
  }, []);

  const choose = useCallback((entry: RunEntry, host: string | null, kind: string | null) => {
    linked.current = null;
    const choice = { run: entry.id, host, kind };
    merge({ choice, entry, step: null, view: null, lostLink: null, lostKind: null });
    writeState(now.current, { push: true });
    void load(choice);
  }, []);

  const chooseStep = useCallback((step: number | null) => {
    merge({ step });
    writeState(now.current);
  }, []);

  const chooseView = useCallback((view: StepView) => {
    merge({ view });
    writeState(now.current);
  }, []);

  const compareWith = useCallback((compare: Choice | null) => {
    merge({ compare });
    writeState(now.current);
  }, []);

  /** Lists the runs again. `followed` is the new address if that has changed; it replaces the earlier choice. */
  const refresh = useCallback(async (refetch: boolean, followed: Link | null = null) => {
    clearTimeout(timer.current);
    const before = followed ? null : now.current.choice;
    let answer: { runs: RunList; found: WantedRun } | null;
    try {
      answer = await lists.current.run(async (signal) => {
        const runs = await fetchRuns({}, signal);
        return { runs, found: await findWanted(runs, linked.current, before, signal) };
      });
    } catch (error) {
      overviews.current.cancel();
      const { compare, step, view } = now.current;
      merge({ ...INITIAL, compare, step, view, loading: false, error: asApiError(error) });
      return;
    }
    if (answer === null) return;
    const { runs, found } = answer;
    if (runs.scanning) timer.current = setTimeout(() => void refresh(false), SCAN_POLL_MS);
    const { entry, host, kind } = found;
    const last = now.current.choice;
    const choice = entry && { run: entry.id, host, kind };
    merge({ runs, entry, choice, lostLink: runs.scanning ? null : found.lost });
    if (followed) merge({ ...viewedBy(followed), lostKind: null });
    if (choice === null) {
      overviews.current.cancel();
      merge({ overview: null, shown: null, error: null, waiting: null, loading: runs.scanning });
      return;
    }
    const changed = last === null || !sameChoice(choice, last);
    // The index of a step means another step in another run.
    if (changed && (before !== null || found.lost !== null)) merge({ step: null, view: null });
    if (changed || refetch) void load(choice);
  }, []);

  const reload = useCallback(() => void refresh(true), []);

  const follow = useCallback((link: Link) => {
    linked.current = link;
    void refresh(false, link);
  }, []);

  useEffect(() => {
    const link = readLink();
    linked.current = link;
    merge(viewedBy(link));
    onHostReload(reload);
    const unfollow = onLinkChange(follow);
    reload();
    return () => {
      unfollow();
      clearTimeout(timer.current);
      overviews.current.cancel();
      lists.current.cancel();
    };
  }, []);

  return { ...state, choose, chooseStep, chooseView, compareWith, reload };
}

/** The step, view and baseline of an address. */
function viewedBy(link: Link): Pick<PageState, "step" | "view" | "compare"> {
  return { step: link.step, view: link.view, compare: comparedBy(link) };
}

/** Returns the run of the address, else the one chosen before, else the newest that is not empty. */
async function findWanted(
  { runs }: RunList,
  link: Link | null,
  before: Choice | null,
  signal: AbortSignal,
): Promise<WantedRun> {
  const find = async (id: string) => runs.find((run) => run.id === id) ?? (await findRun(id, signal));
  const hostOf = (run: RunEntry, host: string | null) => run.hosts.find((name) => name === host) ?? null;
  if (runs.length > 0 && link?.run) {
    const entry = await find(link.run);
    if (entry) return { entry, host: hostOf(entry, link.host), kind: link.kind, lost: null };
  }
  const lost = runs.length > 0 ? (link?.run ?? null) : null;
  const entry = runs.length > 0 && before ? await find(before.run) : null;
  if (entry) return { entry, host: hostOf(entry, before!.host), kind: before!.kind, lost };
  const newest = runs.find(({ status }) => status !== "empty") ?? runs[0] ?? null;
  return { entry: newest, host: null, kind: null, lost };
}

/** Writes the state into the address. With `push`, Back returns to the state before. */
function writeState({ choice, compare, step, view }: PageState, { push } = { push: false }): void {
  if (choice === null) return;
  const link: Link = {
    ...choice,
    compare: compare?.run ?? null,
    compareHost: compare?.host ?? null,
    compareKind: compare?.kind ?? null,
    step,
    view,
  };
  writeLink(link, { push });
}

function hostsSoFar({ run }: Overview): string {
  return `${run.files.length} of ${run.files.length + (run.pending?.length ?? 0)} hosts so far`;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("page", error instanceof Error ? error.message : String(error));
}
