// The tab in a real TensorBoard, as a user meets it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axeViolations, launch, openPage, overflows, screenshot, tabFrame } from "./browser.mjs";
import { sampleLogdir, startTensorBoard } from "./tensorboard.mjs";

// TensorBoard's own style sheet asks for its fonts at the root, whatever the path prefix is.
const FAULTS_OF_THE_HOST = /^console: .*404.*\/font-roboto\/[\w-]+\.woff2\)$/;

const MANY_STEPS = 10_000;

let browser;
let logdir;
let tensorboard;

before(async () => {
  logdir = await sampleLogdir(MANY_STEPS);
  [browser, tensorboard] = await Promise.all([launch(), startTensorBoard(logdir.logdir)]);
});

after(async () => {
  await browser?.close();
  await tensorboard?.stop();
  await logdir?.remove();
});

/** Opens the tab; the test fails if anything at all goes wrong on the page. */
async function withTab(options, act) {
  const { page, problems } = await openPage(browser, options);
  try {
    await page.goto(`${options.base ?? tensorboard.url}${options.query ?? ""}#overview${options.link ?? ""}`);
    await act(page, await tabFrame(page));
    assert.deepEqual(problems.filter((problem) => !FAULTS_OF_THE_HOST.test(problem)), []);
  } finally {
    await page.close();
  }
}

/** All runs, as the server lists them. */
async function runs(frame) {
  return frame.evaluate(async () => (await (await fetch("./runs")).json()).runs.map((run) => run.id));
}

async function choose(frame, label, value) {
  await frame.getByLabel(label, { exact: true }).selectOption(value);
  await frame.waitForSelector("main[aria-busy='false']");
}

/** The overview of a run, from the server itself. */
async function overviewOf(frame, run) {
  return frame.evaluate(
    async (id) => (await fetch(`./overview?${new URLSearchParams({ run: id })}`)).json(),
    run,
  );
}

for (const theme of ["light", "dark"]) {
  for (const width of [1280, 700]) {
    test(`sample runs, ${theme}, ${width} pixels wide: shown, accessible, nothing cut off`, async () => {
      const query = theme === "dark" ? "?darkMode=true" : "";
      await withTab({ width, height: 1400, query }, async (page, frame) => {
        assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), theme);
        for (const run of await runs(frame)) {
          await choose(frame, "Run", run);
          await screenshot(page, `${run.replace(/\W+/g, "-")}-${theme}-${width}`);
          // What axe looks at does not depend on the width, and it takes its time.
          if (width === 1280) assert.deepEqual(await axeViolations(frame), [], run);
          assert.deepEqual(await overflows(frame), [], run);
          assert.doesNotMatch(await frame.innerText("main"), /\bNaN\b|undefined|\[object/);
        }
      });
    });
  }
}

test("the page prints the numbers of the server's document", async () => {
  await withTab({}, async (_, frame) => {
    for (const run of await runs(frame)) {
      await choose(frame, "Run", run);
      const overview = await overviewOf(frame, run);
      // Where there are sessions, they lead.
      const { value } = overview.metrics[overview.inference ? "session_time" : "step_time"];
      const printed = (await frame.innerText(".headline-number")).replace(/\s/g, "");
      const unit = await frame.innerText(".headline-unit");
      const inMs = Number(printed) * { "µs": 1e-3, ms: 1, s: 1e3 }[unit];
      assert.ok(Math.abs(inMs - value) <= 0.0006 * value, `${run}: ${printed} ${unit}, not ${value} ms`);
      const shares = await frame.$$eval("#breakdown tbody td:last-child", (cells) =>
        cells.map((cell) => Number(cell.textContent.replace(/[^\d.]/g, ""))),
      );
      const sum = shares.reduce((a, b) => a + b, 0);
      assert.ok(Math.abs(sum - 100) <= 0.1 * shares.length, `${run}: the shares make ${sum} %`);
    }
  });
});

test("the switch of TensorBoard changes the theme at once", async () => {
  await withTab({}, async (page, frame) => {
    const theme = () => frame.evaluate(() => document.documentElement.dataset.theme);
    const ground = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Menu for changing light or dark theme" }).click();
    await page.getByRole("menuitem", { name: "Dark" }).click();
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    assert.equal(await theme(), "dark");
    assert.notEqual(await ground(), light);
  });
});

test("keys walk through the graph", async () => {
  await withTab({}, async (_, frame) => {
    const many = (await runs(frame)).find((run) => run.includes(String(MANY_STEPS)));
    await choose(frame, "Run", many);
    const chart = frame.locator("svg[role='application']");
    const tip = frame.locator(".tooltip");
    await chart.focus();
    await chart.press("Home");
    const first = await tip.innerText();
    assert.match(first, /^Step \d+/);
    await chart.press("ArrowRight");
    assert.notEqual(await tip.innerText(), first);
    await chart.press("Home");
    assert.equal(await tip.innerText(), first);
    await chart.press("End");
    assert.notEqual(await tip.innerText(), first);
  });
});

test("the longest of 10,000 steps can be seen and pointed at", async () => {
  await withTab({}, async (page, frame) => {
    const many = (await runs(frame)).find((run) => run.includes(String(MANY_STEPS)));
    await choose(frame, "Run", many);
    const { columns } = (await overviewOf(frame, many)).steps;
    assert.equal(columns.duration_ms.length, MANY_STEPS);
    const longest = columns.duration_ms.indexOf(Math.max(...columns.duration_ms));
    const chart = frame.locator("svg[role='application']");
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    const plot = await frame.evaluate(() => {
      const line = document.querySelector(".step-bars .baseline").getBoundingClientRect();
      const svg = document.querySelector(".step-bars svg").getBoundingClientRect();
      return { left: line.left - svg.left, width: line.width };
    });
    const x = box.x + plot.left + ((longest + 0.5) / MANY_STEPS) * plot.width;
    await page.mouse.move(x, box.y + box.height / 2);
    const number = columns.number[longest];
    assert.match(await frame.locator(".tooltip").innerText(), new RegExp(`^Step ${number}\\b`));
    await screenshot(page, "tooltip-light-1280");
  });
});

test("steps as a table", async () => {
  await withTab({}, async (_, frame) => {
    await frame.getByRole("button", { name: "Show as table" }).click();
    const rows = frame.locator("#steps tbody tr");
    assert.ok((await rows.count()) >= 1);
    assert.deepEqual(await axeViolations(frame), []);
  });
});

test("a metric that was not measured shows its reason without a click", async () => {
  await withTab({}, async (_, frame) => {
    let seen = 0;
    for (const run of await runs(frame)) {
      await choose(frame, "Run", run);
      const { metrics } = await overviewOf(frame, run);
      const main = (await frame.innerText("main")).replace(/\s+/g, " ");
      for (const [id, metric] of Object.entries(metrics)) {
        if (metric.value !== null) continue;
        seen += 1;
        assert.ok(main.includes(metric.label), `${run}: ${id} is missing`);
        assert.ok(main.includes(metric.reason.replace(/\s+/g, " ")), `${run}: ${id} hides its reason`);
      }
    }
    assert.ok(seen > 0, "no sample run has an unavailable metric: nothing was tested");
  });
});

test("a simulated run says so", async () => {
  await withTab({}, async (_, frame) => {
    for (const run of await runs(frame)) {
      await choose(frame, "Run", run);
      const { environment } = await overviewOf(frame, run);
      const banners = await frame.locator(".banner", { hasText: "Simulated profile" }).count();
      assert.equal(banners, environment.simulated === true ? 1 : 0, run);
    }
  });
});

test("the address names the run, and a copied address opens it", async () => {
  let hash;
  let last;
  await withTab({}, async (page, frame) => {
    last = (await runs(frame)).at(-1);
    await choose(frame, "Run", last);
    hash = new URL(page.url()).hash;
  });
  assert.equal(hash, `#overview&p.overview.run=${encodeURIComponent(last)}`);
  await withTab({ link: hash.replace("#overview", "") }, async (_, frame) => {
    assert.equal(await frame.getByLabel("Run", { exact: true }).inputValue(), last);
  });
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
  const prefixed = await startTensorBoard(logdir.logdir, "--path_prefix", "/a/b");
  try {
    assert.match(prefixed.url, /\/a\/b\/$/);
    await withTab({ base: prefixed.url }, async (_, frame) => {
      assert.ok((await frame.innerText("#headline")).length > 0);
    });
  } finally {
    await prefixed.stop();
  }
});
