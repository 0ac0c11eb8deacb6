/**
 * Requests to the plugin's routes. In: a run, a host and a kind of steps. Out: the document, or an `ApiError` that a
 * person can read. Addresses are relative, so that path prefixes and notebook proxies work.
 */

import { choiceQuery, type Choice } from "./choice";
import { embeddedOverview } from "./embedded";
import { kindOf, SCHEMA_VERSION, type ApiErrorBody, type Overview, type RunEntry, type RunList } from "./overview";

const PARTIAL_POLL_MS = 2000;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string | null = null,
    readonly status: number | null = null,
    /** Seconds after which to ask again (503); null: do not. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** Called with the reason each time the server asks to wait. */
export type OnWait = (reason: ApiError) => void;

/** Length of a page of runs, newest first: there may be thousands. */
const RUNS_PAGE = 50;
/** Length of a page in the search for one run among similar names. */
const LOOK_UP_PAGE = 500;

export function fetchRuns(
  { search = "", offset = 0, limit = RUNS_PAGE }: { search?: string; offset?: number; limit?: number } = {},
  signal?: AbortSignal,
): Promise<RunList> {
  const query = new URLSearchParams({ limit: String(limit) });
  if (search !== "") query.set("search", search);
  if (offset > 0) query.set("offset", String(offset));
  return getJson<RunList>(`./runs?${query}`, signal);
}

/** Returns the run of exactly this id, or null. */
export async function findRun(id: string, signal?: AbortSignal): Promise<RunEntry | null> {
  for (let offset = 0; ; offset += LOOK_UP_PAGE) {
    const { runs } = await fetchRuns({ search: id, offset, limit: LOOK_UP_PAGE }, signal);
    const found = runs.find((run) => run.id === id);
    if (found) return found;
    if (runs.length < LOOK_UP_PAGE) return null;
  }
}

/**
 * Fetches one overview. It asks again while the server answers 503 (the profile is still being written or read). For a
 * run of many hosts, `onPartial` gets the overview of the hosts read so far, until all are read.
 */
export async function fetchOverview(
  choice: Choice,
  signal?: AbortSignal,
  onWait?: OnWait,
  onPartial?: (overview: Overview) => void,
): Promise<Overview> {
  const query = choiceQuery(choice);
  if (choice.host === null && onPartial) query.set("partial", "1");
  for (;;) {
    const overview = await getPatiently<Overview>(`./overview?${query}`, signal, onWait);
    if (overview.schema_version !== SCHEMA_VERSION) {
      throw new ApiError(
        "unknown_schema",
        `The server sent version ${overview.schema_version} of the overview document; ` +
          `this page reads version ${SCHEMA_VERSION}.`,
        "Reload the browser tab, so that page and server come from the same installation.",
      );
    }
    if (isOlder(overview)) {
      throw new ApiError(
        "old_server",
        "The server is of an older version than this page.",
        "The package was upgraded while TensorBoard ran: restart TensorBoard.",
      );
    }
    if (!overview.run.pending?.length) return overview;
    onPartial?.(overview);
    await sleep(PARTIAL_POLL_MS, signal);
  }
}

/**
 * True for the document of a server that lacks fields which the page needs. Files of an upgraded package are sent at
 * once, but a running server keeps its code.
 */
function isOlder({ metrics }: Overview): boolean {
  return Object.values(metrics).some(({ category }) => category === undefined);
}

export interface Fetched {
  overview: Overview;
  /** The run, host and kind of `overview`. */
  shown: Choice;
  /** The requested kind of steps if the run lacks it; the overview is then of the leading kind. */
  lostKind: string | null;
}

/** Fetches the overview of a choice; of the leading kind of steps if the run lacks the chosen one. */
export async function fetchChoice(
  choice: Choice,
  signal?: AbortSignal,
  onWait?: OnWait,
  onPartial?: (overview: Overview) => void,
): Promise<Fetched> {
  const leading = { ...choice, kind: null };
  try {
    const overview = await fetchOverview(choice, signal, onWait, onPartial);
    const found = choice.kind === null || kindOf(overview) === choice.kind;
    return { overview, shown: found ? choice : leading, lostKind: found ? null : choice.kind };
  } catch (error) {
    if (choice.kind === null || !(error instanceof ApiError) || error.code !== "unknown_kind") throw error;
  }
  return { overview: await fetchOverview(leading, signal, onWait, onPartial), shown: leading, lostKind: choice.kind };
}

/** Fetches a document that may take a while: it asks again as long as the server answers 503. */
export async function getPatiently<T>(url: string, signal?: AbortSignal, onWait?: OnWait): Promise<T> {
  for (;;) {
    try {
      return await getJson<T>(url, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterSeconds === null) throw error;
      onWait?.(error);
      await sleep(error.retryAfterSeconds * 1000, signal);
    }
  }
}

async function getJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  if (embeddedOverview() !== null) {
    throw new ApiError(
      "exported_page",
      "This page is an export: it holds this overview, and has no server to ask for more.",
      "Open the run in TensorBoard.",
    );
  }
  let response: Response;
  try {
    response = await fetch(url, { signal: signal ?? null, headers: { Accept: "application/json" } });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(
      "network",
      "TensorBoard does not answer.",
      "Check that the tensorboard process is still running, then retry.",
    );
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    body = null;
  }
  if (!response.ok) throw errorOf(response, body);
  if (body === null || typeof body !== "object") {
    throw new ApiError("bad_answer", `The answer of ${url} is not JSON.`, null, response.status);
  }
  return body as T;
}

function errorOf(response: Response, body: unknown): ApiError {
  const error = (body as ApiErrorBody | null)?.error;
  const retry = response.status === 503 ? retryAfter(response.headers.get("Retry-After")) : null;
  if (error && typeof error.message === "string") {
    return new ApiError(error.code, error.message, error.hint ?? null, response.status, retry);
  }
  return new ApiError(
    "bad_answer",
    `The server answered ${response.status} without saying why.`,
    "The terminal in which tensorboard runs may show more.",
    response.status,
    retry,
  );
}

/** `Retry-After` in seconds, kept between 0.25 s and 30 s; 1 s where the header is absent. */
function retryAfter(header: string | null): number {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) ? Math.min(30, Math.max(0.25, seconds)) : 1;
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}

/** A runner of tasks of which only the newest counts: a new task aborts the one before. */
export class Latest {
  private controller: AbortController | null = null;

  /** Returns the task's result, or null if a newer task was started or `cancel` was called meanwhile. */
  async run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.cancel();
    const controller = new AbortController();
    this.controller = controller;
    try {
      const result = await task(controller.signal);
      return controller.signal.aborted ? null : result;
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    }
  }

  cancel(): void {
    this.controller?.abort();
    this.controller = null;
  }
}
