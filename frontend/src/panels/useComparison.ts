/** The comparison with another run, and that run's own overview, for its graph. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, fetchOverview, Latest } from "../api/client";
import { fetchComparison, type Comparison } from "../api/compare";
import type { Overview } from "../api/overview";
import type { Choice } from "../api/choice";

export type ComparisonState =
  | { kind: "loading"; detail: string | null }
  | { kind: "loaded"; comparison: Comparison; other: Overview }
  | { kind: "failed"; error: ApiError; retry: () => void };

/** `b`, which is shown, against `a`; `of` is the document of `b`: when it is read anew, so is the comparison. */
export function useComparison(a: Choice, b: Choice, of: unknown): ComparisonState {
  const [state, setState] = useState<ComparisonState>({ kind: "loading", detail: null });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(new Latest());
  useEffect(() => {
    const onWait = ({ message }: ApiError) => setState({ kind: "loading", detail: message });
    setState({ kind: "loading", detail: null });
    newest.current
      .run(async (signal) => {
        const other = await fetchOverview(a.run, a.host, signal, onWait);
        return { comparison: await fetchComparison(a, b, signal, onWait), other };
      })
      .then((loaded) => loaded && setState({ kind: "loaded", ...loaded }))
      .catch((error: unknown) => setState({ kind: "failed", error: explained(error), retry: () => setAttempt(attempt + 1) }));
    return () => newest.current.cancel();
  }, [a.run, a.host, b.run, b.host, of, attempt]);
  return state;
}

function explained(error: unknown): ApiError {
  if (!(error instanceof ApiError)) return new ApiError("page", String(error));
  if (error.status !== 404 || error.code !== "bad_answer") return error;
  return new ApiError(
    "no_compare",
    "The server does not compare runs.",
    "It is of an older version than this page: restart TensorBoard.",
    404,
  );
}
