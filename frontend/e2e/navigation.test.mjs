// How one gets about: addresses, keys, the pickers, TensorBoard's own controls, a path prefix.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, chooseRun, screenshot, tabFrame } from "./browser.mjs";
import { linkTo, MANY_STEPS_RUN, runs, setUp } from "./tab.mjs";
import { startTensorBoard } from "./tensorboard.mjs";

const { context, withTab } = setUp();

test("the switch of TensorBoard changes the theme at once", async () => {
  await withTab({}, async (page, frame) => {
    const ground = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Menu for changing light or dark theme" }).click();
    await page.getByRole("menuitem", { name: "Dark" }).click();
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    assert.notEqual(await ground(), light);
  });
});

test("the address names the run, and a copied address opens it", async () => {
  let hash;
  let last;
  await withTab({}, async (page, frame) => {
    last = (await runs(frame)).at(-1);
    await chooseRun(frame, last);
    hash = new URL(page.url()).hash;
  });
  assert.equal(hash, `#overview&p.overview.run=${encodeURIComponent(last)}`);
  await withTab({ link: hash.replace("#overview", "") }, async (page, frame) => {
    const shown = (of) => of.getByRole("combobox", { name: "Run", exact: true }).inputValue();
    assert.equal(await shown(frame), last);
    await page.reload();
    assert.equal(await shown(await tabFrame(page)), last);
  });
});

test("with the keyboard alone: choose a run, go to the graph, open a step, save, close", async () => {
  await withTab({}, async (page, frame) => {
    const focused = () => frame.evaluate(() => document.activeElement?.getAttribute("role") ?? document.activeElement?.textContent);
    const tabTo = async (test, most = 60) => {
      for (let i = 0; i < most; i += 1) {
        await page.keyboard.press("Tab");
        if (await frame.evaluate(test)) return;
      }
      assert.fail(`not reached; the focus is on ${await focused()}`);
    };
    await frame.getByRole("combobox", { name: "Run", exact: true }).focus();
    await page.keyboard.type("gpu_training");
    await frame.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 1);
    assert.deepEqual(await axeViolations(frame), [], "with the list open");
    await page.keyboard.press("Enter");
    await frame.waitForSelector("main[aria-busy='false']");
    assert.match(page.url(), /p\.overview\.run=gpu_training_simulated/);

    await tabTo(() => document.activeElement.textContent.startsWith("Export"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await frame.evaluate(() => document.activeElement.textContent.startsWith("JSON")), true);
    assert.deepEqual(await axeViolations(frame), [], "with the menu open");
    await page.keyboard.press("Escape");
    assert.equal(await frame.evaluate(() => document.activeElement.getAttribute("aria-expanded")), "false");

    await tabTo(() => document.activeElement.matches("svg.step-graph"));
    assert.match(await frame.locator(".tooltip").first().innerText(), /^Step 100\b/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.match(await frame.innerText("#step h3"), /^Step 101\b/);
    assert.deepEqual(await axeViolations(frame), [], "with a step open");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    assert.equal(await frame.locator("#step").count(), 0);
  });
});

test("numbers are in the reader's language", async () => {
  await withTab({ locale: "de-DE", link: linkTo(MANY_STEPS_RUN) }, async (_, frame) => {
    assert.match(await frame.innerText(".headline-number"), /^\d,\d{3}$/);
    assert.match(await frame.innerText("#steps .panel-note"), /^10\.000\s/);
  });
});

test("nothing moves for those who do not want it", async () => {
  for (const [reducedMotion, expected] of [["reduce", "auto"], ["no-preference", "smooth"]]) {
    await withTab({ reducedMotion }, async (_, frame) => {
      assert.equal(await frame.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), expected);
      const moving = await frame.evaluate(() => document.getAnimations().length);
      assert.equal(moving, 0);
    });
  }
});

test("the reload button of TensorBoard fetches anew", async () => {
  await withTab({}, async (page, frame) => {
    const again = page.waitForRequest(/plugin\/overview\/overview\?/);
    await page.click("button.reload-button");
    await again;
    await frame.waitForSelector("main[aria-busy='false']");
  });
});

test("under a path prefix", async () => {
  const prefixed = await startTensorBoard(context.logdir.logdir, "--path_prefix", "/a/b");
  try {
    assert.match(prefixed.url, /\/a\/b\/$/);
    await withTab({ base: prefixed.url, link: linkTo("gpu_training_simulated", { step: 3 }) }, async (page, frame) => {
      assert.ok((await frame.innerText("#headline")).length > 0);
      await frame.waitForSelector(".step-ops[aria-busy='false']");
      await screenshot(page, "path-prefix-light-1280");
    });
  } finally {
    await prefixed.stop();
  }
});
