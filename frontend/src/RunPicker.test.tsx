import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { RunEntry } from "./api/overview";
import { RunPicker } from "./RunPicker";
import { mount, textOf } from "./testing/mount";

afterEach(() => {
  mount(null);
});

const many: RunEntry[] = Array.from({ length: 30 }, (_, i) => ({
  id: `exp${i % 3}/run${i}`,
  hosts: [`host${i % 2}`],
  status: "ok",
}));

function options(page: HTMLElement): string[] {
  return [...page.querySelectorAll("option")].map(textOf);
}

async function type(page: HTMLElement, text: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>("#run-search")!;
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("few runs are just listed", () => {
  const page = mount(<RunPicker runs={many.slice(0, 20)} chosen="exp0/run0" onChoose={vi.fn()} />);
  expect(page.querySelector("#run-search")).toBeNull();
  expect(options(page).length).toBe(20);
});

test("many runs are searched by words, in ids and hosts", async () => {
  const page = mount(<RunPicker runs={many} chosen="exp0/run0" onChoose={vi.fn()} />);
  await type(page, "EXP1 host1");
  // 30 runs: i % 3 = 1 and i % 2 = 1, that is 1, 7, 13, 19, 25; the chosen one stays.
  expect(options(page)).toEqual(["exp0/run0", ...[1, 7, 13, 19, 25].map((i) => `exp1/run${i}`)]);
  await type(page, "nothing");
  expect(options(page)).toEqual(["exp0/run0"]);
});

test("a run says what state it is in", () => {
  const runs: RunEntry[] = [
    { id: "a", hosts: [], status: "empty" },
    { id: "b", hosts: ["h"], status: "writing" },
    { id: "c~joined", hosts: ["h", "i"], status: "ok", parts: ["c", "d"] },
  ];
  const page = mount(<RunPicker runs={runs} chosen="b" onChoose={vi.fn()} />);
  expect(options(page)).toEqual([
    "a (empty)",
    "b (still being written)",
    "c~joined (2 sessions put together)",
  ]);
});
