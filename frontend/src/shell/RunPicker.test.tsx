/** The run picker against a stand-in for the server's search. */

import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunEntry } from "../api/overview";
import { click, mount, press, textOf } from "../testing/mount";
import { RunPicker } from "./RunPicker";

const RUNS: RunEntry[] = Array.from({ length: 3214 }, (_, i) => ({
  id: `exp${i % 3}/run${i}`,
  hosts: [`host${i % 2}`],
  status: "ok",
}));

let asked: string[];
let runs: RunEntry[];

beforeEach(() => {
  asked = [];
  runs = RUNS;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const query = new URLSearchParams(url.split("?")[1]);
    const words = (query.get("search") ?? "").split(" ").filter(Boolean);
    const found = runs.filter(({ id, hosts }) => words.every((word) => `${id} ${hosts.join(" ")}`.includes(word)));
    const offset = Number(query.get("offset") ?? 0);
    const page = found.slice(offset, offset + Number(query.get("limit")));
    return new Response(JSON.stringify({ runs: page, total: found.length, offset }));
  });
});

afterEach(() => {
  mount(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
  });
}

async function open(onChoose = vi.fn()) {
  const page = mount(<RunPicker label="Run" chosen="exp0/run0" onChoose={onChoose} />);
  const field = page.querySelector("input")!;
  click(field);
  await settle();
  const type = async (text: string) => {
    await act(async () => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await settle();
  };
  const options = () => [...page.querySelectorAll('[role="option"] .run-id')].map(textOf);
  const active = () => textOf(page.querySelector(`#${field.getAttribute("aria-activedescendant")} .run-id`));
  return { page, field, type, options, active, onChoose };
}

test("opening asks for one page of thousands, and says how many there are", async () => {
  const { page, field, options } = await open();
  expect(asked).toEqual(["./runs?limit=50"]);
  expect(options().length).toBe(50);
  expect(textOf(page.querySelector(".run-count"))).toBe("50 of 3214 runs; type to search");
  expect(field.getAttribute("aria-expanded")).toBe("true");
});

test("typing searches on the server, once the typing pauses", async () => {
  const { type, options, page } = await open();
  await type("exp1 run31");
  expect(asked.at(-1)).toBe("./runs?limit=50&search=exp1+run31");
  // 31, 310…319, 3100…3199 with i % 3 = 1.
  expect(options()).toContain("exp1/run31");
  expect(options().every((id) => id.startsWith("exp1/run31"))).toBe(true);
  await type("nothing at all");
  expect(textOf(page.querySelector(".run-count"))).toContain("No run has these words");
});

test("keys go through the list and choose; Escape leaves all as it was", async () => {
  const { field, active, onChoose } = await open();
  expect(active()).toBe("exp0/run0");
  press(field, "ArrowDown");
  press(field, "ArrowDown");
  expect(active()).toBe("exp2/run2");
  press(field, "ArrowUp");
  press(field, "Enter");
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(onChoose.mock.calls[0]![0].id).toBe("exp1/run1");
  press(field, "ArrowDown");
  press(field, "Escape");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(field.value).toBe("exp0/run0");
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test("at the end of the list the next page comes", async () => {
  const { field, options } = await open();
  for (let i = 0; i < 5; i += 1) press(field, "PageDown");
  await settle();
  expect(asked.at(-1)).toBe("./runs?limit=50&offset=50");
  expect(options().length).toBe(100);
});

test("a run says what state it is in", async () => {
  runs = [
    { id: "a", hosts: [], status: "empty" },
    { id: "b", hosts: ["h"], status: "writing" },
    { id: "c~joined", hosts: ["h", "i"], status: "ok", parts: ["c", "d"] },
    { id: "d", hosts: ["h", "i"], status: "ok", format: "xplane" },
    { id: "e", hosts: ["h"], status: "ok", format: "kineto" },
    { id: "f", hosts: ["h", "i"], status: "ok", format: "kineto" },
  ];
  const { page } = await open();
  expect([...page.querySelectorAll(".run-note")].map(textOf)).toEqual([
    "empty",
    "still being written",
    "2 sessions put together",
    "2 hosts",
    "PyTorch",
    "PyTorch, 2 hosts",
  ]);
});
