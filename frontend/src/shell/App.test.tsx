/** The page against a stand-in for the server: which run is asked for, and what is shown if not. */

import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Overview } from "../api/overview";
import { runList } from "../testing/answers";
import { cpuTraining, gpuTraining } from "../testing/fixtures";
import { loopOutside } from "../testing/loop";
import { button, click, mount, pointer, setParent, textOf } from "../testing/mount";
import { App } from "./App";

type Answer = { status?: number; body: unknown };

let runs: Answer;
let overview: (query: URLSearchParams) => Answer | Promise<Answer>;
let asked: string[];
/** What all other routes answer. */
let other: Answer;

beforeEach(() => {
  asked = [];
  other = { status: 404, body: null };
  runs = { body: runList(["new", "old"]) };
  overview = () => ({ body: gpuTraining() });
  setHash("#overview");
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string) => {
    // Not a matter of the run.
    if (url !== "../../plugins_listing") asked.push(url);
    const [path, query] = url.split("?");
    const answer = path === "./runs" ? runs : path === "./overview" ? await overview(new URLSearchParams(query)) : other;
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
});

afterEach(() => {
  mount(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The window around the page: its address changes as a browser changes it. */
const host = Object.assign(new EventTarget(), {
  location: { hash: "" },
  history: {
    state: null,
    replaceState: vi.fn((_: unknown, __: string, hash: string) => void (host.location.hash = hash)),
    pushState: vi.fn((_: unknown, __: string, hash: string) => void (host.location.hash = hash)),
  },
  postMessage: () => undefined,
});

function setHash(hash: string): void {
  host.history.replaceState.mockClear();
  host.history.pushState.mockClear();
  host.location.hash = hash;
  setParent(host);
}

/** Back or Forward, to an address. */
async function goBack(hash: string): Promise<void> {
  host.location.hash = hash;
  await act(async () => {
    host.dispatchEvent(new Event("popstate"));
  });
  await settle();
}

async function settle(ms = 10): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function open(): Promise<HTMLElement> {
  const page = mount(<App />);
  await settle();
  return page;
}

/** Chooses a run by the list of the picker. */
async function pick(page: HTMLElement, label: string, run: string): Promise<void> {
  const owner = [...page.querySelectorAll("label")].find((l) => textOf(l) === label)!;
  click(owner.control);
  await settle(200);
  click(page.querySelector(`[role="option"][data-run="${run}"]`));
  await settle();
}

async function select(page: HTMLElement, label: string, value: string): Promise<void> {
  const owner = [...page.querySelectorAll("label")].find((l) => textOf(l) === label)!;
  const list = owner.control as HTMLSelectElement;
  list.value = value;
  await act(async () => {
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
}

test("the newest run that is not empty is shown", async () => {
  runs = { body: runList(["empty", "new", "old"]) };
  const page = await open();
  expect(asked).toEqual(["./runs?limit=50", "./overview?run=new&partial=1"]);
  expect(textOf(page.querySelector("#headline"))).toContain("Average step time");
});

test("the address chooses the run and the host", async () => {
  setHash("#overview&p.overview.run=old&p.overview.host=worker-1");
  await open();
  expect(asked[1]).toBe("./overview?run=old&host=worker-1");
});

test("a run of the address that is gone is named, and another one shown", async () => {
  setHash("#overview&p.overview.run=gone");
  const page = await open();
  expect(asked.slice(1)).toEqual(["./runs?limit=500&search=gone", "./overview?run=new&partial=1"]);
  expect(textOf(page.querySelector(".banner"))).toContain("“gone”");
});

test("choosing a run and a host asks for them and writes the address", async () => {
  const page = await open();
  await pick(page, "Run", "old");
  await select(page, "Host", "worker-1");
  expect(asked.slice(3)).toEqual(["./overview?run=old&partial=1", "./overview?run=old&host=worker-1"]);
  expect(host.location.hash).toBe("#overview&p.overview.run=old&p.overview.host=worker-1");
  await select(page, "Host", "");
  expect(asked[asked.length - 1]).toBe("./overview?run=old&partial=1");
});

test("a slow answer for a run that is no longer chosen is dropped", async () => {
  let release: (answer: Answer) => void = () => undefined;
  overview = (query) =>
    query.get("run") === "new"
      ? new Promise<Answer>((resolve) => (release = resolve))
      : { body: cpuTraining() };
  const page = await open();
  await pick(page, "Run", "old");
  expect(textOf(page.querySelector(".badges"))).toContain("CPU");
  release({ body: gpuTraining() });
  await settle();
  expect(textOf(page.querySelector(".badges"))).toContain("CPU");
});

test("no run: what was found, and the layout that is expected", async () => {
  runs = { body: runList([], { message: "3 event files, no profile", hint: "LOGDIR/\n  plugins/profile/" }) };
  const page = await open();
  expect(textOf(page)).toContain("3 event files, no profile");
  expect(page.querySelector("pre")!.textContent).toBe("LOGDIR/\n  plugins/profile/");
  runs = { body: runList(["late"]) };
  click(button(page, "Look again"));
  await settle();
  expect(asked[asked.length - 1]).toBe("./overview?run=late&partial=1");
});

test("while the log directory is searched, it is asked again each second", async () => {
  runs = { body: runList([], { scanning: true }) };
  const page = await open();
  expect(textOf(page)).toContain("Searching");
  await settle(1000);
  expect(asked).toEqual(["./runs?limit=50", "./runs?limit=50"]);
  runs = { body: runList(["late"]) };
  await settle(1000);
  expect(asked.slice(2)).toEqual(["./runs?limit=50", "./overview?run=late&partial=1"]);
  await settle(5000);
  expect(asked.length).toBe(4);
});

test("runs that appear while searching do not take away the one being looked at", async () => {
  runs = { body: runList(["old"], { scanning: true }) };
  const page = await open();
  runs = { body: runList(["new", "old"]) };
  await settle(1000);
  expect(asked).toEqual(["./runs?limit=50", "./overview?run=old&partial=1", "./runs?limit=50"]);
  expect(page.querySelector<HTMLInputElement>("[role=combobox]")!.value).toBe("old");
});

test("what could not be searched is said above the run that is shown", async () => {
  runs = { body: runList(["new"], { message: "/logs/private could not be read.", hint: "Check its permissions." }) };
  const page = await open();
  expect(textOf(page.querySelector(".banner"))).toBe("/logs/private could not be read. Check its permissions.");
  expect(page.querySelector("#headline")).not.toBeNull();
});

test("an error has its message and hint, and can be tried again", async () => {
  overview = () => ({
    status: 422,
    body: { error: { code: "unreadable_profile", message: "worker-0 is cut short", hint: "Capture again." } },
  });
  const page = await open();
  const alert = page.querySelector('[role="alert"]');
  expect(textOf(alert)).toContain("This profile cannot be read");
  expect(textOf(alert)).toContain("worker-0 is cut short");
  expect(textOf(alert)).toContain("Capture again.");
  expect(page.querySelectorAll("[role=combobox]").length).toBe(2);
  overview = () => ({ body: gpuTraining() });
  click(button(page, "Try again"));
  await settle();
  expect(page.querySelector("#headline")).not.toBeNull();
});

test("a plugin that failed to load says why, preformatted", async () => {
  runs = {
    status: 500,
    body: { error: { code: "load_failed", message: "ImportError: numpy", hint: "pip install numpy\nrestart" } },
  };
  const page = await open();
  expect(textOf(page.querySelector("h2"))).toBe("The Overview plugin could not be loaded");
  expect(page.querySelector("pre")!.textContent).toBe("pip install numpy\nrestart");
});

test("a document that cannot be drawn costs the report, not the page", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  overview = () => ({ body: { ...gpuTraining(), devices: 7 } });
  const page = await open();
  expect(textOf(page.querySelector('[role="alert"]'))).toContain("failed to draw");
  expect(page.querySelectorAll("[role=combobox]").length).toBe(2);
  expect(quiet).toHaveBeenCalled();
  overview = () => ({ body: gpuTraining() });
  await pick(page, "Run", "old");
  expect(page.querySelector("#headline")).not.toBeNull();
  quiet.mockRestore();
});

test("the host picker offers the hosts of the run", async () => {
  const list = runList(["solo"]);
  list.runs[0]!.hosts = ["only"];
  runs = { body: list };
  const page = await open();
  expect(textOf(page.querySelector("select"))).toContain("only");
});

test("while another run loads, what is shown is said to be the one before", async () => {
  overview = (query) =>
    query.get("run") === "new" ? { body: gpuTraining() } : new Promise<Answer>(() => undefined);
  const page = await open();
  await pick(page, "Run", "old");
  expect(textOf(page.querySelector("main > .banner"))).toContain("This is still “new”, while “old” loads.");
  expect(page.querySelector(".is-stale")!.hasAttribute("inert")).toBe(true);
});

test("the address chooses a step and a run to compare with, and both survive a reload of the data", async () => {
  setHash("#overview&p.overview.run=old&p.overview.compare=new&p.overview.step=3");
  const page = await open();
  await settle(100);
  expect(textOf(page.querySelector("#step h3"))).toBe("Step 103");
  expect(asked).toContain("./step?run=old&index=3");
  expect(asked).toContain("./compare?a=new&b=old");
  expect(textOf(page.querySelector("#compare"))).toContain("The server does not compare runs.");
  expect(textOf(page.querySelector("#step"))).toContain("The server has no ops of single steps.");
});

test("another run has other steps: none of them is chosen; the comparison stays", async () => {
  setHash("#overview&p.overview.run=new&p.overview.compare=other&p.overview.step=3");
  const page = await open();
  await pick(page, "Run", "old");
  expect(host.location.hash).toBe("#overview&p.overview.run=old&p.overview.compare=other");
  expect(page.querySelector("#step")).toBeNull();
});

test("the slowest ops of the chosen step are asked for and shown", async () => {
  const ops = [{ name: "MatMul", category: "matmul", side: "device", occurrences: 2, self_ms: 8.5, share_percent: 61 }];
  other = { body: { index: 3, number: 103, name: "103", host: null, ops, reason: null } };
  setHash("#overview&p.overview.run=new&p.overview.step=3");
  const page = await open();
  await settle(100);
  expect(textOf(page.querySelector(".step-ops tbody tr"))).toBe("MatMulmatmul, on the device28.500 ms61.0 %");
});

describe("kinds of steps", () => {
  const labels = (page: HTMLElement) => [...page.querySelectorAll(".pickers label")].map(textOf);

  /** Knows the kinds train (the leading one) and eval, and refuses others. */
  beforeEach(() => {
    overview = (query) => {
      const kind = query.get("kind") ?? "train";
      if (kind !== "train" && kind !== "eval") {
        return { status: 404, body: { error: { code: "unknown_kind", message: `No steps ${kind}.`, hint: null } } };
      }
      return { body: ofKind(loopOutside(), kind) };
    };
  });

  function ofKind(document: Overview, name: string): Overview {
    for (const kind of document.steps!.kinds) kind.leading = kind.name === name;
    return document;
  }

  test("are offered beside the host, with how many there are and how long they take", async () => {
    const page = await open();
    expect(labels(page)).toEqual(["Run", "Host", "Steps", "Compare with"]);
    const options = [...page.querySelectorAll(".picker:nth-child(3) option")].map(textOf);
    expect(options).toEqual(["train (14, 1.000 ms)", "eval (3, 20.00 ms)"]);
  });

  test("are no choice where there is one", async () => {
    overview = () => ({ body: gpuTraining() });
    expect(labels(await open())).toEqual(["Run", "Host", "Compare with"]);
  });

  test("one that is chosen is asked for, stands in the address, and goes with steps, comparisons and exports", async () => {
    setHash("#overview&p.overview.run=old&p.overview.step=1");
    const page = await open();
    await select(page, "Host", "worker-1");
    await select(page, "Steps", "eval");
    expect(asked[asked.length - 1]).toBe("./overview?run=old&host=worker-1&kind=eval");
    expect(host.location.hash).toBe("#overview&p.overview.run=old&p.overview.host=worker-1&p.overview.kind=eval");
    pointer(page.querySelector("svg.step-graph"), "click", 0);
    await settle(100);
    expect(asked[asked.length - 1]).toBe("./step?run=old&host=worker-1&kind=eval&index=0");
    other = { body: null, status: 404 };
    await pick(page, "Compare with", "new");
    await settle(100);
    // The baseline leads with train, but has eval, too: like is compared with like.
    expect(asked.slice(-3)).toEqual([
      "./overview?run=new",
      "./overview?run=new&kind=eval",
      "./compare?a=new&b=old&host_b=worker-1&kind_a=eval&kind_b=eval",
    ]);
    click(button(page, "Export"));
    expect(page.querySelector(".menu-list a")!.getAttribute("href")).toBe("./export?run=old&host=worker-1&kind=eval&format=json");
  });

  test("Back returns to the one before, and another run begins with its leading one", async () => {
    setHash("#overview&p.overview.run=old");
    const page = await open();
    await select(page, "Steps", "eval");
    expect(host.history.pushState).toHaveBeenLastCalledWith(null, "", "#overview&p.overview.run=old&p.overview.kind=eval");
    await goBack("#overview&p.overview.run=old");
    expect(asked[asked.length - 1]).toBe("./overview?run=old&partial=1");
    expect(page.querySelector<HTMLSelectElement>(".picker:nth-child(3) select")!.value).toBe("train");
    await goBack("#overview&p.overview.run=old&p.overview.kind=eval&p.overview.step=2");
    expect(asked).toContain("./overview?run=old&kind=eval&partial=1");
    expect(textOf(page.querySelector("#step h3"))).toContain("Step");
    await pick(page, "Run", "new");
    expect(host.location.hash).toBe("#overview&p.overview.run=new");
    await goBack("#overview");
    expect(page.querySelector<HTMLInputElement>("[role=combobox]")!.value).toBe("new");
  });

  test("Back to what is shown already asks for nothing but the runs", async () => {
    setHash("#overview&p.overview.run=old");
    await open();
    const before = asked.length;
    await goBack("#overview&p.overview.run=old");
    expect(asked.slice(before)).toEqual(["./runs?limit=50"]);
  });

  test("an unknown one of the address gives way to the leading one, and says so", async () => {
    setHash("#overview&p.overview.run=old&p.overview.kind=gone&p.overview.step=3");
    const page = await open();
    expect(asked.slice(1)).toEqual(["./overview?run=old&kind=gone&partial=1", "./overview?run=old&partial=1"]);
    expect(textOf(page.querySelector(".banner"))).toBe("There are no steps “gone” here; these are “train”.");
    expect(page.querySelector("#step")).toBeNull();
    expect(page.querySelector<HTMLSelectElement>(".picker:nth-child(3) select")!.value).toBe("train");
    await select(page, "Steps", "eval");
    expect(textOf(page.querySelector("main"))).not.toContain("There are no steps");
  });

  test("each side of a comparison has its own", async () => {
    other = { body: null, status: 404 };
    setHash("#overview&p.overview.run=old&p.overview.kind=eval&p.overview.compare=new&p.overview.compare_kind=train");
    await open();
    await settle(100);
    expect(asked.slice(-2)).toEqual(["./overview?run=new&kind=train", "./compare?a=new&b=old&kind_a=train&kind_b=eval"]);
  });
});

test("what the graph shows is chosen, stands in the address, and comes back with it", async () => {
  setHash("#overview&p.overview.run=old");
  const page = await open();
  const view = () => textOf(page.querySelector('[aria-label="What a bar shows"] [aria-pressed="true"]'));
  expect(view()).toBe("Step");
  click(button(page, "Period"));
  expect(view()).toBe("Period");
  expect(host.location.hash).toBe("#overview&p.overview.run=old&p.overview.view=period");
  expect(host.history.pushState).not.toHaveBeenCalled();
  setHash("#overview&p.overview.run=old&p.overview.view=period");
  const again = await open();
  expect(textOf(again.querySelector('[aria-label="What a bar shows"] [aria-pressed="true"]'))).toBe("Period");
  await pick(again, "Run", "new");
  expect(host.location.hash).toBe("#overview&p.overview.run=new");
});
