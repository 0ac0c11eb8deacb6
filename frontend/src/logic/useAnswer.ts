/** A request of a panel: its answer, the wait for it, or its error. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, Latest, type OnWait } from "../api/client";

export type Answer<T> =
  /** `detail` is what the server still has to do. */
  | { kind: "loading"; detail: string | null }
  | { kind: "loaded"; value: T }
  | { kind: "failed"; error: ApiError; retry: () => void };

/** Asks again whenever one of `inputs` changes. `missing` is the error of a server without the route. */
export function useAnswer<T>(
  ask: (signal: AbortSignal, onWait: OnWait) => Promise<T>,
  missing: string,
  inputs: unknown[],
): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: "loading", detail: null });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(new Latest());
  useEffect(() => {
    const loading = (detail: string | null) => setAnswer({ kind: "loading", detail });
    loading(null);
    newest.current
      .run((signal) => ask(signal, ({ message }) => loading(message)))
      .then((value) => value !== null && setAnswer({ kind: "loaded", value }))
      .catch((error: unknown) =>
        setAnswer({ kind: "failed", error: explained(error, missing), retry: () => setAttempt(attempt + 1) }),
      );
    return () => newest.current.cancel();
  }, [...inputs, attempt]);
  return answer;
}

function explained(error: unknown, missing: string): ApiError {
  if (!(error instanceof ApiError)) return new ApiError("page", String(error));
  // The plugin gives a reason with a 404. Without one, the 404 is TensorBoard's: it has no such route.
  if (error.status !== 404 || error.code !== "bad_answer") return error;
  return new ApiError("no_route", missing, "It is of an older version than this page: restart TensorBoard.", 404);
}
