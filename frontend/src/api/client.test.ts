import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gpuTraining, runList } from "../testing/fixtures";
import { ApiError, fetchOverview, fetchRuns, Latest } from "./client";

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

const failure = (promise: Promise<unknown>) => promise.then(() => null, (error: ApiError) => error);

describe("requests", () => {
  test("addresses are relative and carry run and host", async () => {
    answers = [{ body: runList(["a"]) }, { body: gpuTraining() }, { body: gpuTraining() }];
    await fetchRuns();
    await fetchOverview("tb run/2024", null);
    await fetchOverview("r", "host&0");
    expect(asked).toEqual(["./runs?limit=50", "./overview?run=tb+run%2F2024", "./overview?run=r&host=host%260"]);
  });

  test("the first hosts are handed on until all are read", async () => {
    vi.useFakeTimers();
    const partial = gpuTraining();
    partial.run.pending = ["worker-9"];
    answers = [{ body: partial }, { body: gpuTraining() }];
    const seen: number[] = [];
    const whole = fetchOverview("r", null, undefined, undefined, ({ run }) => seen.push(run.pending!.length));
    await vi.advanceTimersByTimeAsync(2000);
    expect((await whole).run.pending).toBeUndefined();
    expect(seen).toEqual([1]);
    expect(asked).toEqual(["./overview?run=r&partial=1", "./overview?run=r&partial=1"]);
  });

  test("the server's error is handed on with its hint", async () => {
    answers = [{ status: 404, body: { error: { code: "unknown_run", message: "No run “x”.", hint: "Reload." } } }];
    const error = await failure(fetchOverview("x", null));
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
    const error = await failure(fetchOverview("r", null));
    expect(error).toMatchObject({ code: "unknown_schema" });
    expect(error?.message).toContain("version 2");
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
    const result = fetchOverview("r", null, undefined, (reason) => reasons.push(reason.message));
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
    const result = failure(fetchOverview("r", null, controller.signal, () => controller.abort()));
    expect(await result).not.toBeInstanceOf(ApiError);
    expect(asked.length).toBe(1);
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

  test("an overtaken task's failure is nobody's concern; the newest one's is", async () => {
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
