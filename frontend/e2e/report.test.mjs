// Each panel with each sample run: TPU training, TPU inference, GPU training, CPU training.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, chooseRun, overflows, screenshot } from "./browser.mjs";
import { overviewOf, runs, setUp, spaced } from "./tab.mjs";

const { withTab } = setUp();

/** Panel of the page, and whether the document has something for it. */
const PANELS = {
  headline: () => true,
  breakdown: ({ job, steps }) => job.kind !== "inference" || steps !== null,
  utilization: ({ metrics }) => "duty_cycle" in metrics || "mfu" in metrics,
  "top-finding": () => true,
  metrics: () => true,
  steps: ({ steps }) => steps !== null,
  inference: ({ inference }) => inference !== null,
  environment: () => true,
  devices: ({ devices }) => devices.length > 0,
  hosts: ({ hosts }) => hosts.length > 1,
  top_ops: ({ top_ops }) => top_ops.length > 0,
  top_kernels: ({ top_kernels }) => top_kernels !== null,
  communication: ({ communication }) => communication !== null,
  findings: ({ findings }) => findings.length > 0,
  diagnostics: () => true,
};

for (const theme of ["light", "dark"]) {
  for (const width of [1280, 700]) {
    test(`sample runs, ${theme}, ${width} pixels wide: shown, accessible, nothing cut off`, async () => {
      const query = theme === "dark" ? "?darkMode=true" : "";
      await withTab({ width, height: 1400, query }, async (page, frame) => {
        assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), theme);
        for (const run of await runs(frame)) {
          await chooseRun(frame, run);
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

/** Opens each sample run once, and tests it under several names. */
test("each sample run", async (t) => {
  let unmeasured = 0;
  await withTab({}, async (_, frame) => {
    for (const run of await runs(frame)) {
      await chooseRun(frame, run);
      const overview = await overviewOf(frame, run);
      await t.test(`${run}: the panels that its document has something for, and no others`, async () => {
        for (const [id, expected] of Object.entries(PANELS)) {
          assert.equal((await frame.locator(`[id="${id}"]`).count()) > 0, expected(overview), id);
        }
      });
      await t.test(`${run}: the numbers of the server's document`, () => assertNumbers(frame, overview));
      await t.test(`${run}: every metric opens where its number comes from`, async () => {
        const main = spaced(await frame.evaluate(() => document.querySelector("main").textContent));
        for (const [id, { provenance }] of Object.entries(overview.metrics)) {
          assert.ok(main.includes(spaced(provenance.formula)), `${id} does not say “${provenance.formula}”`);
        }
      });
      await t.test(`${run}: a metric that was not measured shows its reason without a click`, async () => {
        const main = spaced(await frame.innerText("main"));
        for (const [id, { value, label, reason }] of Object.entries(overview.metrics)) {
          if (value !== null) continue;
          unmeasured += 1;
          assert.ok(main.includes(label), `${id} is missing`);
          assert.ok(main.includes(spaced(reason)), `${id} hides its reason`);
        }
      });
      await t.test(`${run}: a simulated run says so`, async () => {
        const banners = await frame.locator(".banner", { hasText: "Simulated profile" }).count();
        assert.equal(banners, overview.environment.simulated === true ? 1 : 0);
      });
    }
  });
  assert.ok(unmeasured > 0, "no sample run has an unavailable metric: their reasons were not tested");
});

/** The headline is the document's, and the shares of the step make 100 %. */
async function assertNumbers(frame, { metrics, headline, inference }) {
  // Where there are sessions, they lead.
  const mean = metrics[inference ? "session_time" : "step_time"].value;
  const value = headline?.median_first ? headline.median_ms : mean;
  const printed = (await frame.innerText(".headline-number")).replace(/[\s,]/g, "");
  const unit = await frame.innerText(".headline-unit");
  const inMs = Number(printed) * { "µs": 1e-3, ms: 1, s: 1e3 }[unit];
  assert.ok(Math.abs(inMs - value) <= 0.0006 * value, `${printed} ${unit}, not ${value} ms`);
  const shares = await frame.$$eval("#breakdown .part-share", (cells) =>
    cells.map((cell) => Number(cell.textContent.replace(/[^\d.]/g, ""))),
  );
  const sum = shares.reduce((a, b) => a + b, 0);
  assert.ok(Math.abs(sum - 100) <= 0.1 * shares.length, `the shares make ${sum} %`);
}
