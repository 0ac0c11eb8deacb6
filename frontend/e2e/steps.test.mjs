// The step-time graph under pointer, wheel and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, screenshot, tabFrame } from "./browser.mjs";
import { linkTo, MANY_STEPS, MANY_STEPS_RUN, overviewOf, setUp } from "./tab.mjs";

const { withTab } = setUp();

const GPU = "gpu_training_simulated";

/** The graph of the run with many steps, and where its plot is on the screen. */
async function withManySteps(act) {
  await withTab({ link: linkTo(MANY_STEPS_RUN) }, async (page, frame) => {
    const graph = frame.locator("svg.step-graph");
    await graph.scrollIntoViewIfNeeded();
    const box = await graph.boundingBox();
    const plot = await frame.evaluate(() => {
      const line = document.querySelector(".step-graph .baseline").getBoundingClientRect();
      const svg = document.querySelector(".step-graph").getBoundingClientRect();
      return { left: line.left - svg.left, width: line.width };
    });
    const at = (share) => ({ x: box.x + plot.left + share * plot.width, y: box.y + box.height / 2 });
    await act({ page, frame, graph, at });
  });
}

const windowOf = (frame) => frame.locator(".strip-window").evaluate((rect) => [rect.x.baseVal.value, rect.width.baseVal.value]);

test("keys walk through the graph, and open a step", async () => {
  await withManySteps(async ({ frame, graph }) => {
    const tip = frame.locator(".tooltip").first();
    await graph.focus();
    await graph.press("Home");
    const first = await tip.innerText();
    assert.match(first, /^Step \d+/);
    await graph.press("ArrowRight");
    assert.notEqual(await tip.innerText(), first);
    await graph.press("Home");
    assert.equal(await tip.innerText(), first);
    await graph.press("End");
    assert.notEqual(await tip.innerText(), first);
    await graph.press("Enter");
    assert.match(await frame.innerText("#step h3"), /^Step \d+/);
  });
});

test("the longest of 10,000 steps can be seen and pointed at", async () => {
  await withManySteps(async ({ page, frame, at }) => {
    const { columns } = (await overviewOf(frame, MANY_STEPS_RUN)).steps;
    assert.equal(columns.duration_ms.length, MANY_STEPS);
    const longest = columns.duration_ms.indexOf(Math.max(...columns.duration_ms));
    const { x, y } = at((longest + 0.5) / MANY_STEPS);
    await page.mouse.move(x, y);
    const number = columns.number[longest];
    assert.match(await frame.locator(".tooltip").first().innerText(), new RegExp(`^Step ${number}\\b`));
    await screenshot(page, "tooltip-light-1280");
  });
});

test("dragging zooms, the wheel zooms and pans, the strip pans, a button shows all again", async () => {
  await withManySteps(async ({ page, frame, at }) => {
    await page.mouse.move(at(0.4).x, at(0.4).y);
    await page.mouse.down();
    await page.mouse.move(at(0.6).x, at(0.6).y, { steps: 4 });
    await page.mouse.up();
    const [start, width] = await windowOf(frame);
    const full = at(1).x - at(0).x;
    assert.ok(Math.abs(width / full - 0.2) < 0.01, `the window is ${width} of ${full} pixels`);
    assert.equal(await frame.locator("#step").count(), 0, "a drag is no click");

    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await frame.waitForFunction((before) => document.querySelector(".strip-window").width.baseVal.value < before, width);
    const [, closer] = await windowOf(frame);
    await page.mouse.wheel(-100, 0);
    await frame.waitForFunction((before) => document.querySelector(".strip-window").x.baseVal.value !== before, start);
    assert.ok(Math.abs((await windowOf(frame))[1] - closer) < 1, "panning keeps the scale");

    const strip = await frame.locator(".strip-window").boundingBox();
    const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
    await page.mouse.up();
    const moved = await frame.locator(".strip-window").boundingBox();
    assert.ok(Math.abs(strip.x - moved.x - 120) < 3, `moved by ${strip.x - moved.x}`);
    await screenshot(page, "zoomed-light-1280");

    await frame.getByRole("button", { name: "Show all steps" }).click();
    assert.equal(await frame.locator(".step-strip").count(), 0);
  });
});

test("a click opens a step; the address keeps it over a reload; its numbers are the document's", async () => {
  await withTab({ link: linkTo(GPU) }, async (page, frame) => {
    const overview = await overviewOf(frame, GPU);
    const { columns, categories } = overview.steps;
    const longest = columns.duration_ms.indexOf(Math.max(...columns.duration_ms));
    const mark = frame.locator(".outlier-mark");
    await mark.scrollIntoViewIfNeeded();
    const box = await mark.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + 60);
    assert.match(await frame.innerText("#step h3"), new RegExp(`^Step ${columns.number[longest]}\\b`));
    assert.ok(page.url().includes(`&p.overview.step=${longest}`), page.url());
    await page.reload();
    const again = await tabFrame(page, "#step tbody tr");
    const rows = await again.locator("#step .step-parts .table-block:first-child tbody tr").allInnerTexts();
    for (const { id, label } of categories.filter(({ id }) => columns[id][longest] > 0)) {
      const row = rows.find((text) => text.trim().startsWith(label));
      const printed = Number(/([\d.]+)\s(?:ms|µs|s)/.exec(row.replace(label, ""))[1]);
      const expected = columns[id][longest];
      assert.ok(Math.abs(printed - expected) <= 0.005 * expected + 0.0006, `${label}: ${printed}, not ${expected}`);
    }
    await screenshot(page, "step-selected-light-1280");
  });
});

test("a category can be taken out, and the period shown: the same where no gap lies between steps", async () => {
  await withTab({ link: linkTo(GPU) }, async (page, frame) => {
    const item = frame.locator("#steps .legend-item").first();
    await item.click();
    assert.equal(await item.getAttribute("aria-pressed"), "false");
    await item.click();
    const legend = await frame.locator("#steps .legend-item").allInnerTexts();
    await frame.getByRole("button", { name: "Period" }).click();
    assert.match(page.url(), /&p\.overview\.view=period$/);
    assert.deepEqual(await frame.locator("#steps .legend-item").allInnerTexts(), legend);
    await frame.getByRole("button", { name: "Patterns" }).click();
    assert.equal(await frame.locator("#steps .pattern").first().evaluate((e) => getComputedStyle(e).display), "inline");
  });
});

test("steps as a table", async () => {
  await withTab({ link: linkTo(GPU) }, async (_, frame) => {
    await frame.getByRole("button", { name: "Show as table" }).click();
    const rows = frame.locator("#steps tbody tr");
    assert.equal(await rows.count(), 20);
    assert.deepEqual(await axeViolations(frame), []);
    await rows.nth(3).getByRole("button").click();
    assert.match(await frame.innerText("#step h3"), /^Step 103\b/);
  });
});
