/** The answer of a route that a panel asks for by itself: while it is awaited, once it is there, or why it is not. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, Latest, type OnWait } from "../api/client";

export type Answer<T> =
  /** `detail`: what the server still does. */
  | { kind: "loading"; detail: string | null }
  | { kind: "loaded"; value: T }
  | { kind: "failed"; error: ApiError; retry: () => void };

/** Asks anew whenever one of `inputs` changes. `missing` is what a server without the route cannot do. */
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
  // The plugin says why it answers 404; without a reason, it is TensorBoard that knows no such route.
  if (error.status !== 404 || error.code !== "bad_answer") return error;
  return new ApiError("no_route", missing, "It is of an older version than this page: restart TensorBoard.", 404);
}
