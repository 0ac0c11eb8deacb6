import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runList } from "../testing/answers";
import { gpuTraining } from "../testing/fixtures";
import { loopOutside } from "../testing/loop";
import type { Choice } from "./choice";
import { ApiError, fetchChoice, fetchOverview, fetchRuns, Latest } from "./client";
import { fetchComparison } from "./compare";
import { fetchStep } from "./step";

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

const asked: string[] = [];
let answers: Answer[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    asked.push(url);
    const answer = answers.shift() ?? { status: 500, body: "no answer left" };
    const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const choice = (run: string, more: Partial<Choice> = {}): Choice => ({ run, host: null, kind: null, ...more });
const failure = (promise: Promise<unknown>) => promise.then(() => null, (error: ApiError) => error);

describe("requests", () => {
  test("addresses are relative and carry run, host and kind of steps", async () => {
    answers = [{ body: runList(["a"]) }, { body: gpuTraining() }, { body: gpuTraining() }];
    await fetchRuns();
    await fetchOverview(choice("tb run/2024"));
    await fetchOverview(choice("r", { host: "host&0", kind: "eval" }));
    expect(asked).toEqual(["./runs?limit=50", "./overview?run=tb+run%2F2024", "./overview?run=r&host=host%260&kind=eval"]);
  });

  test("the first hosts are handed on until all are read", async () => {
    vi.useFakeTimers();
    const partial = gpuTraining();
    partial.run.pending = ["worker-9"];
    answers = [{ body: partial }, { body: gpuTraining() }];
    const seen: number[] = [];
    const whole = fetchOverview(choice("r"), undefined, undefined, ({ run }) => seen.push(run.pending!.length));
    await vi.advanceTimersByTimeAsync(2000);
    expect((await whole).run.pending).toBeUndefined();
    expect(seen).toEqual([1]);
    expect(asked).toEqual(["./overview?run=r&partial=1", "./overview?run=r&partial=1"]);
  });

  test("the server's error is handed on with its hint", async () => {
    answers = [{ status: 404, body: { error: { code: "unknown_run", message: "No run “x”.", hint: "Reload." } } }];
    const error = await failure(fetchOverview(choice("x")));
    expect(error).toMatchObject({ code: "unknown_run", message: "No run “x”.", hint: "Reload.", status: 404 });
  });

  test("an error without a readable body still says what happened", async () => {
    answers = [{ status: 500, body: "<h1>Internal Server Error</h1>" }];
    expect((await failure(fetchRuns()))?.message).toContain("500");
  });

  test("an answer that is not JSON is an error, not an exception of the parser", async () => {
    answers = [{ body: "<html>" }];
    expect(await failure(fetchRuns())).toMatchObject({ code: "bad_answer" });
  });

  test("a server that is gone", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await failure(fetchRuns())).toMatchObject({ code: "network" });
  });

  test("a document of another version is refused", async () => {
    answers = [{ body: { ...gpuTraining(), schema_version: 2 } }];
    const error = await failure(fetchOverview(choice("r")));
    expect(error).toMatchObject({ code: "unknown_schema" });
    expect(error?.message).toContain("version 2");
  });

  test("a document of a server that still runs an older version is refused", async () => {
    const { metrics, ...rest } = gpuTraining();
    const older = Object.entries(metrics).map(([id, { category, ...metric }]) => [id, metric]);
    answers = [{ body: { ...rest, metrics: Object.fromEntries(older) } }];
    const error = await failure(fetchOverview(choice("r")));
    expect(error).toMatchObject({ code: "old_server" });
    expect(error?.hint).toContain("restart TensorBoard");
  });

  test("503 is asked again after the time that the server names", async () => {
    vi.useFakeTimers();
    const busy = { error: { code: "reading", message: "still being read", hint: null } };
    answers = [
      { status: 503, body: busy, headers: { "Retry-After": "2" } },
      { status: 503, body: busy },
      { body: gpuTraining() },
    ];
    const reasons: string[] = [];
    const result = fetchOverview(choice("r"), undefined, (reason) => reasons.push(reason.message));
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await result).platform).toBe("gpu");
    expect(reasons).toEqual(["still being read", "still being read"]);
  });

  test("a wait ends when its request is dropped", async () => {
    const controller = new AbortController();
    answers = [{ status: 503, body: { error: { code: "reading", message: "" } }, headers: { "Retry-After": "30" } }];
    const result = failure(fetchOverview(choice("r"), controller.signal, () => controller.abort()));
    expect(await result).not.toBeInstanceOf(ApiError);
    expect(asked.length).toBe(1);
  });
});

describe("a kind of steps", () => {
  const unknown = { status: 404, body: { error: { code: "unknown_kind", message: "No such steps.", hint: null } } };

  test("goes with the step, and with each side of a comparison", async () => {
    answers = [{ body: {} }, { body: {} }];
    await fetchStep(choice("r", { kind: "eval" }), 3);
    await fetchComparison(choice("a", { host: "h", kind: "train" }), choice("b", { kind: "a&b" }));
    expect(asked).toEqual(["./step?run=r&kind=eval&index=3", "./compare?a=a&b=b&host_a=h&kind_a=train&kind_b=a%26b"]);
  });

  test("is shown where there is such a kind", async () => {
    const overview = loopOutside();
    overview.steps!.kinds.forEach((kind) => (kind.leading = kind.name === "eval"));
    answers = [{ body: overview }];
    const chosen = choice("r", { kind: "eval" });
    expect(await fetchChoice(chosen)).toMatchObject({ shown: chosen, lostKind: null });
    expect(asked).toEqual(["./overview?run=r&kind=eval"]);
  });

  test("that is unknown gives way to the leading one, whether the server refuses it or not", async () => {
    const chosen = choice("r", { host: "h", kind: "gone" });
    const leading = { shown: choice("r", { host: "h" }), lostKind: "gone" };
    answers = [unknown, { body: loopOutside() }];
    expect(await fetchChoice(chosen)).toMatchObject(leading);
    expect(asked).toEqual(["./overview?run=r&host=h&kind=gone", "./overview?run=r&host=h"]);
    answers = [{ body: loopOutside() }];
    expect(await fetchChoice(chosen)).toMatchObject(leading);
  });

  test("other errors are no reason to ask for the leading one", async () => {
    answers = [{ status: 404, body: { error: { code: "unknown_run", message: "No run.", hint: null } } }];
    expect(await failure(fetchChoice(choice("r", { kind: "eval" })))).toMatchObject({ code: "unknown_run" });
    answers = [unknown];
    expect(await failure(fetchChoice(choice("r")))).toMatchObject({ code: "unknown_kind" });
    expect(asked.length).toBe(2);
  });
});

describe("Latest", () => {
  test("only the newest task delivers", async () => {
    const latest = new Latest();
    let release: (value: string) => void = () => undefined;
    const first = latest.run(() => new Promise<string>((resolve) => (release = resolve)));
    const second = latest.run(async () => "second");
    release("first");
    expect(await first).toBeNull();
    expect(await second).toBe("second");
  });

  test("the failure of an overtaken task is dropped; that of the newest is not", async () => {
    const latest = new Latest();
    let fail: (error: Error) => void = () => undefined;
    const first = latest.run(() => new Promise<string>((_, reject) => (fail = reject)));
    const second = latest.run(async () => {
      throw new Error("boom");
    });
    fail(new Error("too late"));
    expect(await first).toBeNull();
    await expect(second).rejects.toThrow("boom");
  });
});
