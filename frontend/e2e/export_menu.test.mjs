// Every export of the menu, saved by the browser. What is in the server's is tested in exports.test.mjs.

import assert from "node:assert/strict";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openPage, SCREENSHOTS, screenshot } from "./browser.mjs";
import { linkTo, overviewOf, setUp } from "./tab.mjs";

const { context, withTab } = setUp();

const RUN = "gpu_training_simulated";

/** Chooses an entry of the menu; what the browser saved, and under which name. */
async function save(page, frame, entry) {
  await frame.getByRole("button", { name: "Export" }).click();
  const saved = page.waitForEvent("download");
  await frame.locator(".menu-list li", { hasText: new RegExp(`^${entry}`) }).locator("a, button").click();
  const download = await saved;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, "utf8") };
}

test("a document is what the server gives, under the run's name", async () => {
  const endings = { JSON: "json", CSV: "csv", HTML: "html", "XProf JSON": "xprof.json" };
  await withTab({ link: linkTo(RUN) }, async (page, frame) => {
    for (const [entry, ending] of Object.entries(endings)) {
      const { name, text } = await save(page, frame, entry);
      assert.equal(name, `overview-${RUN}.${ending}`);
      const query = new URLSearchParams({ run: RUN, format: ending.split(".")[0] });
      const served = await frame.evaluate(async (address) => (await fetch(address)).text(), `./export?${query}`);
      assert.equal(text, served, entry);
    }
  });
});

test("the chart as SVG looks the same without the page's style sheets", async () => {
  await withTab({ link: linkTo(RUN) }, async (page, frame) => {
    const { steps } = await overviewOf(frame, RUN);
    const { name, text } = await save(page, frame, "SVG");
    assert.equal(name, `overview-${RUN}-steps.svg`);
    assert.ok(!text.includes("var("), "a colour of the page's style sheet is left");
    for (const { id, label } of steps.categories) {
      const taken = steps.columns[id].some((ms) => ms > 0);
      assert.equal(text.includes(`>${label}<`), taken, label);
    }
    const compute = await frame.evaluate(() => getComputedStyle(document.querySelector('#steps [data-category="device_compute"]')).fill);
    assert.ok(text.includes(`fill="${compute}"`));
    const { page: alone } = await openPage(context.browser, { height: 460 });
    await alone.setContent(text);
    await alone.locator("svg").first().waitFor();
    await screenshot(alone, "exported-svg");
    await alone.close();
  });
});

test("the chart of an inference job is that of its latency", async () => {
  const run = "tpu_inference_simulated";
  await withTab({ link: linkTo(run) }, async (page, frame) => {
    const { name, text } = await save(page, frame, "SVG");
    assert.equal(name, `overview-${run}-inference.svg`);
    assert.ok(text.includes(`Session latency: ${run}`));
  });
});

test("the chart as PNG is twice as fine as on the page", async () => {
  await withTab({ link: linkTo(RUN) }, async (page, frame) => {
    const width = await frame.evaluate(() => document.querySelector("svg.step-graph").width.baseVal.value);
    const { name, path } = await save(page, frame, "PNG");
    assert.equal(name, `overview-${RUN}-steps.png`);
    const bytes = await readFile(path);
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
    assert.equal(bytes.readUInt32BE(16), 2 * (width + 32));
    await copyFile(path, join(SCREENSHOTS, "exported-chart.png"));
  });
});
