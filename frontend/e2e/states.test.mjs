// What a user meets when something is missing or wrong, and the sizes and kinds of run for which
// there is no sample profile: the tab in the imitation of TensorBoard's page that dev/server.mjs is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "../dev/server.mjs";
import { axeViolations, chooseRun, launch, openPage, overflows, screenshot, tabFrame } from "./browser.mjs";

let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), serve()]);
});

after(async () => {
  await browser?.close();
  server?.close();
});

/**
 * Opens a state of the server. `refused` are the statuses that it answers with on purpose: the
 * browser logs those, and nothing else may be wrong.
 */
async function withState({ mode = "", run = null, selector, theme = "light", refused = [], ...size }, act) {
  const { page, problems } = await openPage(browser, size);
  const query = theme === "dark" ? "?darkMode=true" : "";
  const link = run === null ? "" : `#overview&p.overview.run=${encodeURIComponent(run)}`;
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/${mode ? `${mode}/` : ""}${query}${link}`);
    await act(page, await tabFrame(page, selector));
    const unexpected = problems.filter(
      (problem) => !refused.some((status) => problem.includes(`status of ${status}`)),
    );
    assert.deepEqual(unexpected, []);
  } finally {
    await page.close();
  }
}

const NOTICES = [
  { mode: "failed", refused: [500], says: ["could not be loaded", "numpy>=2.0 is required", "pip install"] },
  { mode: "unreadable", refused: [422], says: ["cannot be read", "is not an XSpace", "Capture the profile again"] },
  { mode: "none", says: ["No profile found", "3 event files", "LOGDIR/plugins/profile/SESSION/HOST.xplane.pb"] },
  { mode: "scanning", says: ["Searching"] },
];

for (const { mode, says, refused } of NOTICES) {
  test(`instead of a report: ${mode}`, async () => {
    for (const theme of ["light", "dark"]) {
      await withState({ mode, theme, refused, selector: ".notice h2" }, async (page, frame) => {
        await frame.waitForFunction((text) => document.body.innerText.includes(text), says[0]);
        const text = await frame.innerText("main");
        for (const part of says) assert.ok(text.includes(part), `“${part}” is missing in: ${text}`);
        assert.deepEqual(await axeViolations(frame), []);
        await screenshot(page, `state-${mode}-${theme}`);
      });
    }
  });
}

test("a profile that is still being read is waited for", async () => {
  await withState({ mode: "busy", refused: [503], selector: ".notice h2" }, async (_, frame) => {
    await frame.waitForFunction(() => document.body.innerText.includes("still being read"));
    await frame.waitForSelector(".report");
  });
});

for (const run of ["tpu/v5e-4x4", "serving", "steps-1", "steps-100000", "loop/outside", "loop-100000", "empty"]) {
  test(`the run ${run}`, async () => {
    for (const theme of ["light", "dark"]) {
      for (const width of [1280, 700]) {
        await withState({ run, theme, width, height: 1400 }, async (page, frame) => {
          assert.equal(await frame.getByRole("combobox", { name: "Run", exact: true }).inputValue(), run);
          // What axe looks at does not depend on the width, and it takes its time.
          if (width === 1280) assert.deepEqual(await axeViolations(frame), []);
          assert.deepEqual(await overflows(frame), []);
          await screenshot(page, `run-${run.replace(/\W+/g, "-")}-${theme}-${width}`);
        });
      }
    }
  });
}

test("one of thousands of runs is found by words, on the server", async () => {
  await withState({}, async (page, frame) => {
    const field = frame.getByRole("combobox", { name: "Run", exact: true });
    await field.click();
    await frame.getByText(/^50 of 3010 runs/).waitFor();
    await field.fill("lr-3 trial-1233");
    await frame.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 1);
    await screenshot(page, "run-search-light-1280");
    await field.press("Escape");
    assert.equal(await field.getAttribute("aria-expanded"), "false");
  });
});

test("a run against another: verdict, differences, both graphs on one scale; the address keeps it", async () => {
  for (const theme of ["light", "dark"]) {
    await withState({ run: "2024_03_05_14_02_11", theme, height: 1700 }, async (page, frame) => {
      await chooseRun(frame, "steps-10000", "Compare with");
      await frame.waitForSelector("#compare .verdict");
      assert.match(await frame.innerText("#compare .verdict"), /Slower/);
      const tops = await frame.$$eval("#compare svg.step-graph", (graphs) =>
        graphs.map((graph) => [...graph.querySelectorAll("[text-anchor=end]")].slice(0, -1).map((text) => text.textContent)),
      );
      assert.equal(tops.length, 2);
      assert.deepEqual(tops[0], tops[1]);
      assert.match(page.url(), /p\.overview\.compare=steps-10000/);
      assert.deepEqual(await axeViolations(frame), []);
      assert.deepEqual(await overflows(frame), []);
      await screenshot(page, `compare-${theme}-1280`);
      await frame.getByRole("button", { name: "End comparison" }).click();
      assert.equal(await frame.locator("#compare").count(), 0);
      assert.doesNotMatch(page.url(), /compare/);
    });
  }
});

test("a kind of steps is chosen, kept by the address, and left by Back", async () => {
  await withState({ run: "loop/outside" }, async (page, frame) => {
    const picker = (of) => of.getByRole("combobox", { name: "Steps", exact: true });
    const shown = async (of) => (await of.innerText("#steps .panel-note")).replace(/\s/g, " ");
    assert.equal(await picker(frame).inputValue(), "train");
    assert.match(await frame.innerText(".other-kinds"), /“eval”, 3\ssteps, mean 20\.00\sms, 15\.9\s% of the time/);
    await picker(frame).selectOption("eval");
    await frame.waitForFunction(() => /^3\ssteps/.test(document.querySelector("#steps .panel-note").textContent));
    assert.match(page.url(), /&p\.overview\.kind=eval$/);
    assert.deepEqual(await axeViolations(frame), []);
    await page.reload();
    const again = await tabFrame(page);
    assert.equal(await picker(again).inputValue(), "eval");
    assert.equal(await shown(again), "3 steps");
    await page.goBack();
    await again.waitForFunction(() => /^14\ssteps/.test(document.querySelector("#steps .panel-note").textContent));
    assert.doesNotMatch(page.url(), /kind/);
    assert.equal(await picker(again).inputValue(), "train");
    await page.goForward();
    await again.waitForFunction(() => /^3\ssteps/.test(document.querySelector("#steps .panel-note").textContent));
  });
});

test("findings lead to steps, to ops, and to XProf's tab where there is one", async () => {
  await withState({ run: "2024_03_05_14_02_11" }, async (_, frame) => {
    const finding = frame.locator("#top-finding");
    const tool = finding.getByRole("link", { name: "XProf's Input Pipeline Analysis" });
    const address = "/?tool=input_pipeline_analyzer&run=2024_03_05_14_02_11#profile";
    assert.equal(await tool.getAttribute("href"), address);
    await finding.getByRole("button", { name: "step 107" }).click();
    assert.match(await frame.innerText("#step h3"), /^Step 107/);
    await finding.getByRole("button", { name: /ncclAllReduce/ }).click();
    assert.match(await frame.innerText("#top_ops tr.is-pointed"), /ncclAllReduce/);
  });
  await withState({ mode: "plain", run: "2024_03_05_14_02_11" }, async (_, frame) => {
    assert.match(await frame.innerText("#top-finding .look-at"), /its tab is not installed here/);
    assert.equal(await frame.locator("#top-finding a").count(), 0);
  });
});

test("the switch of the host changes the theme at once", async () => {
  await withState({}, async (page, frame) => {
    await page.click("#dark");
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await page.click("#dark");
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "light");
  });
});
