// Every export of the menu, saved by the browser, opened, and held against the server's document.

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

function withRun(act) {
  return withTab({ link: linkTo(RUN) }, async (page, frame) => act(page, frame, await overviewOf(frame, RUN)));
}

test("JSON is the document", async () => {
  await withRun(async (page, frame, overview) => {
    const { name, text } = await save(page, frame, "JSON");
    assert.ok(name.endsWith(`${RUN}.json`), name);
    assert.deepEqual(JSON.parse(text), overview);
  });
});

test("CSV has each metric's value", async () => {
  await withRun(async (page, frame, overview) => {
    const { name, text } = await save(page, frame, "CSV");
    assert.ok(name.endsWith(`${RUN}.csv`), name);
    const lines = text.split(/\r?\n/);
    for (const [id, { value }] of Object.entries(overview.metrics)) {
      if (value === null) continue;
      const found = lines.some((line) => line.includes(id) && line.split(",").some((cell) => Number(cell) === value));
      assert.ok(found, `${id} = ${value} is in no line`);
    }
  });
});

test("HTML opens without a server and shows the same numbers", async () => {
  await withRun(async (page, frame) => {
    const headline = await frame.innerText("#headline .headline-value");
    const { name, path } = await save(page, frame, "HTML");
    assert.ok(name.endsWith(`${RUN}.html`), name);
    const copy = join(SCREENSHOTS, "..", "exported.html");
    await copyFile(path, copy);
    const alone = await context.browser.newPage();
    const problems = [];
    alone.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    alone.on("pageerror", (error) => problems.push(error.message));
    alone.on("request", (request) => request.url().startsWith("http") && problems.push(request.url()));
    await alone.goto(`file://${copy}`);
    await alone.waitForSelector(".report");
    assert.equal(await alone.innerText("#headline .headline-value"), headline);
    await screenshot(alone, "exported-html");
    assert.deepEqual(problems, []);
    await alone.close();
  });
});

test("XProf's JSON has its seven tables", async () => {
  await withRun(async (page, frame) => {
    const { name, text } = await save(page, frame, "XProf JSON");
    assert.ok(name.endsWith(`${RUN}.xprof.json`), name);
    assert.equal(JSON.parse(text).length, 7);
  });
});

test("the chart as SVG looks the same without the page's style sheets", async () => {
  await withRun(async (page, frame, overview) => {
    const { name, text } = await save(page, frame, "SVG");
    assert.equal(name, `overview-${RUN}-steps.svg`);
    assert.ok(!text.includes("var("), "a colour of the page's style sheet is left");
    for (const { id, label } of overview.steps.categories) {
      const taken = overview.steps.columns[id].some((ms) => ms > 0);
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

test("the chart as PNG has its colours, twice as fine", async () => {
  await withRun(async (page, frame) => {
    const width = await frame.evaluate(() => document.querySelector("svg.step-graph").width.baseVal.value);
    const { name, path } = await save(page, frame, "PNG");
    assert.equal(name, `overview-${RUN}-steps.png`);
    const bytes = await readFile(path);
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
    assert.equal(bytes.readUInt32BE(16), 2 * (width + 32));
    await copyFile(path, join(SCREENSHOTS, "exported-chart.png"));
  });
});
