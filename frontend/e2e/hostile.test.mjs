// A profile of which every name means harm (tests/evil.py): the tab, a real TensorBoard around it,
// and the exported page show the names as text, and nothing in them runs.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch, openPage, screenshot, tabFrame } from "./browser.mjs";
import { linkTo } from "./tab.mjs";
import { PYTHON, ROOT, startTensorBoard } from "./tensorboard.mjs";

const SCRIPT = "<script>globalThis.owned=1</script>";

let browser;
let tensorboard;
let logdir;
let run;

before(async () => {
  logdir = await mkdtemp(join(tmpdir(), "overview-evil-"));
  const { status, stderr, error } = spawnSync(PYTHON, ["-m", "tests.evil", logdir], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`tests.evil: ${stderr}`);
  [browser, tensorboard] = await Promise.all([launch(), startTensorBoard(logdir)]);
  const { runs } = await (await fetch(`${tensorboard.url}data/plugin/overview/runs`)).json();
  run = runs[0].id;
});

after(async () => {
  await browser?.close();
  await tensorboard?.stop();
  if (logdir) await rm(logdir, { recursive: true, force: true });
});

/** Nothing of a name became an element, and nothing ran. */
async function assertHarmless(frame) {
  assert.equal(await frame.evaluate(() => globalThis.owned), undefined);
  assert.equal(await frame.locator("img").count(), 0);
  const scripts = await frame.evaluate(() => [...document.scripts].filter((one) => one.text.includes("owned=") && one.type !== "application/json").length);
  assert.equal(scripts, 0);
  assert.equal(await frame.evaluate(() => document.querySelectorAll("[onerror]").length), 0);
}

test("the tab shows evil names as text, and runs none of them", async () => {
  const { page, problems } = await openPage(browser, { height: 2400 });
  const dialogs = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`${tensorboard.url}#overview${linkTo(run, { step: 2 })}`);
  const frame = await tabFrame(page);
  await frame.waitForSelector("main[aria-busy='false']");
  await frame.waitForSelector(".step-ops[aria-busy='false']");
  const text = await frame.evaluate(() => document.body.textContent);
  assert.ok(text.includes(SCRIPT), "an op's name is shown");
  assert.ok(text.includes("onerror=globalThis.owned=3"), "the host's name is shown");
  await assertHarmless(frame);
  await assertHarmless(page.mainFrame());
  assert.deepEqual(dialogs, []);
  assert.deepEqual(problems, []);
  await screenshot(page, "evil-names");
  await page.close();
});

test("so does the exported page", async () => {
  const query = new URLSearchParams({ run, format: "html" });
  const response = await fetch(`${tensorboard.url}data/plugin/overview/export?${query}`);
  assert.equal(response.status, 200);
  const path = join(logdir, "evil.html");
  await writeFile(path, await response.text());
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(pathToFileURL(path).href);
    if (javaScriptEnabled) {
      await page.waitForSelector(".report");
      assert.ok((await page.innerText("body")).includes(SCRIPT));
      await assertHarmless(page);
    } else {
      assert.equal(await page.locator("img").count(), 0);
      assert.ok((await page.innerText("body")).includes("onerror"));
    }
    await page.close();
  }
});
