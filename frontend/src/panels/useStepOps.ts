/** The slowest ops of the chosen step, asked for when one is chosen. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, Latest } from "../api/client";
import { fetchStep, type StepOps } from "../api/step";
import type { Choice } from "../api/choice";

export type StepOpsState =
  | { kind: "loading"; detail: string | null }
  | { kind: "loaded"; ops: StepOps }
  | { kind: "failed"; message: string; hint: string | null; retry: () => void };

/** `of` is the document that the step is of: when it is read anew, so are the ops. */
export function useStepOps({ run, host }: Choice, step: number, of: unknown): StepOpsState {
  const [state, setState] = useState<StepOpsState>({ kind: "loading", detail: null });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(new Latest());
  useEffect(() => {
    setState({ kind: "loading", detail: null });
    newest.current
      .run((signal) =>
        fetchStep(run, host, step, signal, ({ message }) => setState({ kind: "loading", detail: message })),
      )
      .then((ops) => ops && setState({ kind: "loaded", ops }))
      .catch((error: unknown) => setState({ ...explained(error), retry: () => setAttempt(attempt + 1) }));
    return () => newest.current.cancel();
  }, [run, host, step, of, attempt]);
  return state;
}

function explained(error: unknown): { kind: "failed"; message: string; hint: string | null } {
  if (!(error instanceof ApiError)) return { kind: "failed", message: String(error), hint: null };
  if (error.status === 404 && error.code === "bad_answer") {
    return {
      kind: "failed",
      message: "The server does not tell the ops of single steps.",
      hint: "It is of an older version than this page: restart TensorBoard.",
    };
  }
  return { kind: "failed", message: error.message, hint: error.hint };
}
