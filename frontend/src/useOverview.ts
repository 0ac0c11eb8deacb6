/**
 * The state of the page: which runs there are, which one is chosen, and its overview. Answers that
 * arrive for an earlier choice are dropped.
 */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError, fetchOverview, fetchRuns, Latest } from "./api/client";
import type { Overview, RunEntry, RunList } from "./api/overview";
import { readLink, writeLink } from "./host/deeplink";
import { onHostReload } from "./host/guest";

const SCAN_POLL_MS = 1000;

export interface Choice {
  run: string;
  /** Null: all hosts. */
  host: string | null;
}

export interface PageState {
  runs: RunList | null;
  choice: Choice | null;
  /** The overview of `choice`; while another is loading, the one before. */
  overview: Overview | null;
  /** What `overview` shows. */
  shown: Choice | null;
  loading: boolean;
  /** Why the server asked for patience, while it does. */
  waiting: string | null;
  error: ApiError | null;
  /** A run of the address that does not exist. */
  lostLink: string | null;
}

export interface PageActions {
  choose: (choice: Choice) => void;
  reload: () => void;
}

const START: PageState = {
  runs: null,
  choice: null,
  overview: null,
  shown: null,
  loading: true,
  waiting: null,
  error: null,
  lostLink: null,
};

export function useOverview(): PageState & PageActions {
  const [state, setState] = useState<PageState>(START);
  const merge = useCallback((part: Partial<PageState>) => setState((old) => ({ ...old, ...part })), []);
  // Ways to reach the newest choice from callbacks that outlive a render.
  const choice = useRef<Choice | null>(null);
  const chosenByUser = useRef(false);
  const overviews = useRef(new Latest());
  const lists = useRef(new Latest());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const load = useCallback(async (next: Choice) => {
    merge({ choice: next, loading: true, waiting: null, error: null });
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

  const choose = useCallback((next: Choice) => {
    chosenByUser.current = true;
    choice.current = next;
    writeLink(next);
    merge({ lostLink: null });
    void load(next);
  }, []);

  const refresh = useCallback(async (refetch: boolean) => {
    clearTimeout(timer.current);
    let runs: RunList | null;
    try {
      runs = await lists.current.run((signal) => fetchRuns(signal));
    } catch (error) {
      overviews.current.cancel();
      choice.current = null;
      merge({ ...START, loading: false, error: asApiError(error) });
      return;
    }
    if (runs === null) return;
    if (runs.scanning) timer.current = setTimeout(() => void refresh(false), SCAN_POLL_MS);

    const wanted = chosenByUser.current ? choice.current : linkedChoice(runs.runs);
    const lostLink = chosenByUser.current || runs.scanning ? null : lostRun(runs.runs);
    const next = stillThere(runs.runs, wanted) ?? stillThere(runs.runs, choice.current) ?? firstChoice(runs.runs);
    const changed = next?.run !== choice.current?.run || next?.host !== choice.current?.host;
    choice.current = next;
    merge({ runs, lostLink });
    if (next === null) {
      overviews.current.cancel();
      merge({ choice: null, overview: null, shown: null, error: null, waiting: null, loading: runs.scanning });
    } else if (changed || refetch) {
      void load(next);
    }
  }, []);

  const reload = useCallback(() => void refresh(true), []);

  useEffect(() => {
    onHostReload(reload);
    reload();
    return () => {
      clearTimeout(timer.current);
      overviews.current.cancel();
      lists.current.cancel();
    };
  }, []);

  return { ...state, choose, reload };
}

function hostsSoFar({ run }: Overview): string {
  return `${run.files.length} of ${run.files.length + (run.pending?.length ?? 0)} hosts so far`;
}

/** The choice that the address names, if the run exists. */
function linkedChoice(runs: RunEntry[]): Choice | null {
  const link = readLink();
  const run = runs.find(({ id }) => id === link.run);
  if (!run) return null;
  return { run: run.id, host: run.hosts.find((host) => host === link.host) ?? null };
}

function lostRun(runs: RunEntry[]): string | null {
  const { run } = readLink();
  return run !== null && runs.length > 0 && runs.every(({ id }) => id !== run) ? run : null;
}

function stillThere(runs: RunEntry[], choice: Choice | null): Choice | null {
  const run = choice && runs.find(({ id }) => id === choice.run);
  if (!run) return null;
  return { run: run.id, host: run.hosts.find((host) => host === choice.host) ?? null };
}

/** The newest run that has something in it; the list comes newest first. */
function firstChoice(runs: RunEntry[]): Choice | null {
  const run = runs.find(({ status }) => status !== "empty") ?? runs[0];
  return run ? { run: run.id, host: null } : null;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("page", error instanceof Error ? error.message : String(error));
}
