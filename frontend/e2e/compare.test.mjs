// Two runs side by side, against the server's own comparison.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, chooseRun, overflows, screenshot, tabFrame } from "./browser.mjs";
import { linkTo, MANY_STEPS_RUN as OTHER, setUp, spaced } from "./tab.mjs";

const { withTab } = setUp();

const RUN = "gpu_training_simulated";

function comparison(frame) {
  return frame.evaluate(
    async ([a, b]) => (await fetch(`./compare?${new URLSearchParams({ a, b })}`)).json(),
    [OTHER, RUN],
  );
}

test("a run chosen from the picker: verdict, configurations, every metric that either has", async () => {
  for (const width of [1280, 700]) {
    await withTab({ link: linkTo(RUN), width, height: 1700 }, async (page, frame) => {
      await chooseRun(frame, OTHER, "Compare with");
      await frame.waitForSelector("#compare .verdict");
      const expected = await comparison(frame);
      const text = spaced(await frame.innerText("#compare"));
      assert.ok(text.includes(expected.sentence), expected.sentence);
      for (const { label } of expected.configurations) assert.ok(text.includes(label), label);
      const rows = expected.metrics.filter(({ a, b }) => a.value !== null || b.value !== null);
      assert.equal(await frame.locator("#compare .table-block").last().locator("tbody tr").count(), Math.min(40, rows.length));
      for (const { label } of rows.slice(0, 40)) assert.ok(text.includes(label), label);
      assert.deepEqual(await overflows(frame), []);
      if (width === 1280) assert.deepEqual(await axeViolations(frame), []);
      await screenshot(page, `compare-tensorboard-light-${width}`);
    });
  }
});

test("the address keeps the comparison over a reload", async () => {
  await withTab({ link: linkTo(RUN, { compare: OTHER }) }, async (page, frame) => {
    await frame.waitForSelector("#compare .verdict");
    await page.reload();
    const again = await tabFrame(page, "#compare .verdict");
    assert.equal(await again.getByRole("combobox", { name: "Compare with" }).inputValue(), OTHER);
  });
});

test("a run to compare with that is gone says so, and costs nothing else", async () => {
  await withTab({ link: linkTo(RUN) }, async (page, frame) => {
    await frame.evaluate(() => {
      const ask = globalThis.fetch;
      // The server would answer 404, which the browser logs as an error of the page.
      globalThis.fetch = (url, ...more) =>
        String(url).startsWith("./compare")
          ? Promise.resolve(new Response('{"error":{"code":"unknown_run","message":"There is no such run.","hint":"Choose another."}}', { status: 404 }))
          : ask(url, ...more);
    });
    await chooseRun(frame, OTHER, "Compare with");
    await frame.getByText("There is no such run.").waitFor();
    assert.ok(await frame.locator("#headline").isVisible());
  });
});
