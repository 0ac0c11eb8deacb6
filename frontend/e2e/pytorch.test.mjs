// Runs of torch.profiler beside those of XSpace: the list, a step's ops, a comparison across formats.

import assert from "node:assert/strict";
import { test } from "node:test";
import { screenshot } from "./browser.mjs";
import { linkTo, overviewOf, runs, setUp, spaced } from "./tab.mjs";

const { withTab } = setUp();

async function runOf(frame, name) {
  return (await runs(frame)).find((run) => run.startsWith(name));
}

async function runId(name) {
  let id;
  await withTab({}, async (_, frame) => {
    id = await runOf(frame, name);
  });
  assert.ok(id, name);
  return id;
}

test("runs of both formats are in one list, which tells them apart", async () => {
  await withTab({}, async (page, frame) => {
    const field = frame.getByRole("combobox", { name: "Run", exact: true });
    await field.click();
    await page.keyboard.type("pytorch");
    await frame.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 2);
    assert.deepEqual(await frame.locator(".run-list .run-note").allInnerTexts(), ["PyTorch", "PyTorch"]);
    await screenshot(page, "pytorch-list-light-1280");
  });
});

test("the address opens a step, whose device ops add up to its compute", async () => {
  const run = await runId("pytorch_gpu_simulated");
  await withTab({ link: linkTo(run, { step: 8 }) }, async (page, frame) => {
    await frame.waitForSelector("#step table tbody tr");
    assert.match(await frame.innerText("#step h3"), /^Step 18/);
    const { columns } = (await overviewOf(frame, run)).steps;
    const index = columns.number.indexOf(18);
    assert.equal(index, 8);
    const { ops } = await frame.evaluate(
      async ([id, at]) => (await fetch(`./step?${new URLSearchParams({ run: id, index: at })}`)).json(),
      [run, index],
    );
    const device = ops.filter(({ side }) => side === "device");
    const sum = device.reduce((total, { self_ms }) => total + self_ms, 0);
    assert.ok(Math.abs(sum - columns.device_compute[index]) < 1.5, `${sum} of ${columns.device_compute[index]}`);
    assert.match(spaced(await frame.innerText("#step")), /aten::mm/);
    await screenshot(page, "pytorch-step-light-1280");
  });
});

test("a run is compared with one of the other format, and the page says what that means", async () => {
  const run = await runId("pytorch_gpu_simulated");
  await withTab({ link: linkTo(run, { compare: "gpu_training_simulated" }) }, async (page, frame) => {
    await frame.waitForSelector("#compare .verdict");
    const text = spaced(await frame.innerText('#compare [data-code="formats_differ"]'));
    assert.match(text, /A is an XSpace profile, B is a trace of torch\.profiler\./);
    await screenshot(page, "pytorch-compare-light-1280");
  });
});
