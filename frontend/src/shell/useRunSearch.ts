/** A search for runs on the server, page by page. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError, fetchRuns, Latest } from "../api/client";
import type { RunEntry } from "../api/overview";

/** Wait after a keystroke, so that a word is one request. */
const PAUSE_MS = 120;

interface SearchResult {
  runs: RunEntry[];
  /** Null: not known yet. */
  total: number | null;
  failed: string | null;
}

const NO_RESULT: SearchResult = { runs: [], total: null, failed: null };

export function useRunSearch(wanted: boolean, search: string): SearchResult & { loadMore: () => void } {
  const [found, setFound] = useState<SearchResult>(NO_RESULT);
  const newest = useRef(new Latest());
  const loading = useRef(false);

  const ask = async (before: RunEntry[]) => {
    try {
      const page = await newest.current.run((signal) =>
        fetchRuns({ search: search.trim(), offset: before.length }, signal),
      );
      if (page === null) return;
      const runs = [...before, ...page.runs];
      // An empty page is the end, even if the total is larger.
      setFound({ runs, total: page.runs.length === 0 ? runs.length : page.total, failed: null });
    } catch (error) {
      setFound({ ...NO_RESULT, failed: error instanceof ApiError ? error.message : String(error) });
    } finally {
      loading.current = false;
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
    if (loading.current || found.total === null || found.runs.length >= found.total) return;
    loading.current = true;
    void ask(found.runs);
  }, [found, search]);

  return { ...found, loadMore };
}
