// A finding's link into XProf's own tab, in a TensorBoard that has both. Skips where XPROF_PYTHON
// names no Python with xprof and this package.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { launch, openPage, screenshot, tabFrame } from "./browser.mjs";
import { linkTo } from "./tab.mjs";
import { sampleLogdir, startTensorBoardOf } from "./tensorboard.mjs";

const PYTHON = process.env.XPROF_PYTHON;
const INSTALLED = 'from importlib.metadata import version; version("xprof"); version("tensorboard-plugin-overview")';
const found = PYTHON !== undefined && spawnSync(PYTHON, ["-c", INSTALLED]).status === 0;
const skip = !found && "XPROF_PYTHON names no Python in which xprof and this package are installed";

const RUN = "gpu_training_simulated";

let browser;
let logdir;
let tensorboard;

before(async () => {
  if (skip) return;
  logdir = await sampleLogdir();
  [browser, tensorboard] = await Promise.all([
    launch(),
    startTensorBoardOf(PYTHON, logdir.logdir, "--path_prefix", "/a/b"),
  ]);
});

after(async () => {
  await browser?.close();
  await tensorboard?.stop();
  await logdir?.remove();
});

test("a finding opens the tool it names, on the run that is shown", { skip }, async () => {
  const { page } = await openPage(browser);
  await page.goto(`${tensorboard.url}#overview${linkTo(RUN)}`);
  const frame = await tabFrame(page);
  const link = frame.locator("#top-finding a", { hasText: "XProf's Input Pipeline Analysis" });
  const [xprof] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  const asked = await xprof.waitForRequest((request) => request.url().includes("/plugin/profile/data?"), { timeout: 60_000 });
  const { pathname, searchParams } = new URL(asked.url());
  assert.equal(pathname, "/a/b/data/plugin/profile/data");
  assert.equal(searchParams.get("run"), RUN);
  assert.equal(searchParams.get("tag"), "input_pipeline_analyzer");
  const tab = xprof.frames().find((each) => each.url().includes("/plugin/profile/"));
  await tab.getByText("Summary of input-pipeline analysis").waitFor({ timeout: 60_000 });
  await screenshot(xprof, "xprof-link");
  await xprof.close();
  await page.close();
});
