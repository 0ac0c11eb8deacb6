/** What replaces a report: loading, nothing found, an error. */

import type { ComponentChildren } from "preact";
import type { ApiError } from "../api/client";

export function Notice({
  title,
  detail,
  hint,
  kind = "quiet",
  children,
}: {
  title: string;
  detail?: string | null;
  /** May hold line breaks and indentation: commands, a folder layout. */
  hint?: string | null;
  kind?: "quiet" | "error";
  children?: ComponentChildren;
}) {
  return (
    <section class={`notice notice-${kind}`} role={kind === "error" ? "alert" : "status"}>
      <h2>{title}</h2>
      {detail && <p class="preformatted">{detail}</p>}
      {hint && (hint.includes("\n") ? <pre tabindex={0}>{hint}</pre> : <p class="reason">{hint}</p>)}
      {children}
    </section>
  );
}

export function ErrorNotice({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <Notice title={titleOf(error)} detail={error.message} hint={error.hint} kind="error">
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}

function titleOf({ code, status }: ApiError): string {
  if (code === "load_failed") return "The Overview plugin could not be loaded";
  if (code === "network") return "No connection to TensorBoard";
  if (status === 422) return "This profile cannot be read";
  return status === 404 ? "Not found" : "The overview cannot be shown";
}

/** A progress bar, with the share that the server's message contains. */
export function Progress({ message }: { message: string | null }) {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(message ?? "")?.[1];
  const [, done, all] = /(\d+) of (\d+)/.exec(message ?? "") ?? [];
  const share = percent !== undefined ? Number(percent) / 100 : all ? Number(done) / Number(all) : null;
  return <progress aria-label="Progress" {...(share === null ? {} : { value: Math.min(1, share), max: 1 })} />;
}
