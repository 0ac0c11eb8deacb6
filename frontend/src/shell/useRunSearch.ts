/** Runs found on the server, a page at a time, while `wanted`. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError, fetchRuns, Latest } from "../api/client";
import type { RunEntry } from "../api/overview";

/** Typing goes on: not every letter is a question. */
const PAUSE_MS = 120;

interface Found {
  runs: RunEntry[];
  /** Null: not known yet. */
  total: number | null;
  failed: string | null;
}

const NOTHING: Found = { runs: [], total: null, failed: null };

export function useRunSearch(wanted: boolean, search: string): Found & { loadMore: () => void } {
  const [found, setFound] = useState<Found>(NOTHING);
  const newest = useRef(new Latest());
  const more = useRef(false);

  const ask = async (before: RunEntry[]) => {
    try {
      const page = await newest.current.run((signal) =>
        fetchRuns({ search: search.trim(), offset: before.length }, signal),
      );
      if (page === null) return;
      const runs = [...before, ...page.runs];
      // A page of nothing is the end, whatever the total says.
      setFound({ runs, total: page.runs.length === 0 ? runs.length : page.total, failed: null });
    } catch (error) {
      setFound({ ...NOTHING, failed: error instanceof ApiError ? error.message : String(error) });
    } finally {
      more.current = false;
    }
  };

  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => void ask([]), search === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      newest.current.cancel();
    };
  }, [wanted, search]);

  const loadMore = useCallback(() => {
    if (more.current || found.total === null || found.runs.length >= found.total) return;
    more.current = true;
    void ask(found.runs);
  }, [found, search]);

  return { ...found, loadMore };
}
