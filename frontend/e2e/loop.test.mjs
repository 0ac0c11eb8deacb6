// The loop around the steps, in a real TensorBoard: gaps between them, kinds of them, a few long ones.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { axeViolations, launch, openPage, overflows, screenshot, tabFrame } from "./browser.mjs";
import { linkTo, spaced } from "./tab.mjs";
import { PYTHON, ROOT, startTensorBoard } from "./tensorboard.mjs";

// A profile a run. "outside": ten steps of 2 ms, one each 20 ms. "tiled": twelve steps of 10 ms without a
// gap. "stall": twelve of 10 ms, and one of 600. "kinds": eight of training, 10 ms, with two of
// evaluation, 4 ms, behind every fourth.
const WRITE_PROFILES = `
import sys
from pathlib import Path
from sample_profiles.builder import SpaceBuilder

def write(name, steps):
    space = SpaceBuilder("host0")
    plane = space.plane("/host:CPU")
    python, pool = plane.line("python"), plane.line("tf_Compute/1")
    for marker, number, start_ms, length_ms in steps:
        python.event(marker, start_ms=start_ms, duration_ms=length_ms, step_num=number)
        pool.event("dense/MatMul:MatMul", start_ms=start_ms, duration_ms=length_ms / 2)
    folder = Path(sys.argv[1]) / name / "plugins/profile/s"
    folder.mkdir(parents=True)
    (folder / "host0.xplane.pb").write_bytes(space.to_bytes())

write("outside", [("train", i, 20 * i, 2) for i in range(10)])
write("tiled", [("train", i, 10 * i, 10) for i in range(12)])
write("stall", [("train", i, 10 * i if i < 6 else 10 * i + 590, 600 if i == 5 else 10) for i in range(13)])
train = [("train", i, 10 * i + 8 * (i // 4), 10) for i in range(8)]
write("kinds", train + [("eval", i, 40 + 4 * i + 40 * (i // 2), 4) for i in range(4)])
`;

let browser;
let tensorboard;
let logdir;

before(async () => {
  logdir = await mkdtemp(join(tmpdir(), "overview-loop-"));
  const { status, stderr, error } = spawnSync(PYTHON, ["-c", WRITE_PROFILES, logdir], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(stderr);
  [browser, tensorboard] = await Promise.all([launch(), startTensorBoard(logdir)]);
});

after(async () => {
  await browser?.close();
  await tensorboard?.stop();
  if (logdir) await rm(logdir, { recursive: true, force: true });
});

async function withRun(run, { link = {}, theme = "light", ...size }, act) {
  const { page, problems } = await openPage(browser, size);
  try {
    const query = theme === "dark" ? "?darkMode=true" : "";
    await page.goto(`${tensorboard.url}${query}#overview${linkTo(`${run}/s`, link)}`);
    const frame = await tabFrame(page);
    await frame.waitForSelector("main[aria-busy='false']");
    await act(page, frame);
    assert.deepEqual(problems, []);
  } finally {
    await page.close();
  }
}

const view = (frame) => frame.locator('[aria-label="What a bar shows"] [aria-pressed="true"]').innerText();
const heads = (frame) => frame.locator(".bar-heads > span").allInnerTexts().then((texts) => texts.map(spaced));

test("time between steps stands apart from theirs, and makes 100 % with it", async () => {
  for (const theme of ["light", "dark"]) {
    for (const width of [1400, 700]) {
      await withRun("outside", { theme, width, height: 1700 }, async (page, frame) => {
        assert.deepEqual(await heads(frame), ["Step 2.000 ms 10.0 %", "Between steps 18.00 ms 90.0 %"]);
        const widths = await frame.locator(".bar-groups > div").evaluateAll((groups) => groups.map((group) => group.clientWidth));
        assert.ok(Math.abs(widths[1] / widths[0] - 9) < 0.5, `the groups are ${widths} pixels wide`);
        assert.equal(await view(frame), "Period");
        if (width === 1400) assert.deepEqual(await axeViolations(frame), []);
        assert.deepEqual(await overflows(frame), []);
        await screenshot(page, `loop-outside-${theme}-${width}`);
      });
    }
  }
});

test("steps without a gap look as they always did", async () => {
  await withRun("tiled", {}, async (_, frame) => {
    assert.deepEqual(await heads(frame), []);
    assert.equal(await frame.locator("#breakdown .stacked-bar").count(), 1);
    assert.equal(await view(frame), "Step");
  });
});

test("step or period: by keys, in the address, and with the parts of the gap in tooltip, legend and open step", async () => {
  await withRun("outside", {}, async (page, frame) => {
    const choice = frame.locator('[aria-label="What a bar shows"]');
    await choice.getByRole("button", { name: "Step", exact: true }).focus();
    await page.keyboard.press("Enter");
    assert.equal(await view(frame), "Step");
    assert.match(page.url(), /&p\.overview\.view=step$/);
    assert.equal(await frame.locator("#steps .legend-item", { hasText: "between" }).count(), 0);
    await page.reload();
    const again = await tabFrame(page);
    assert.equal(await view(again), "Step");
    await again.locator('[aria-label="What a bar shows"]').getByRole("button", { name: "Period" }).press("Space");
    assert.match(page.url(), /&p\.overview\.view=period$/);
    await again.getByRole("button", { name: /between steps$/ }).first().waitFor();

    const graph = again.locator("svg.step-graph");
    await graph.focus();
    await graph.press("Home");
    const tip = spaced(await again.locator(".tooltip").innerText());
    assert.match(tip, /Between steps 18\.00 ms 90\.0 %/);
    assert.match(tip, /Step 2\.000 ms 10\.0 %/);
    await graph.press("Enter");
    assert.match(spaced(await again.locator(".step-parts").innerText()), /Between this step and the next .* 18\.00 ms 100 %/);
    assert.deepEqual(await axeViolations(again), []);
    await graph.press("End");
    assert.doesNotMatch(await again.locator(".tooltip").innerText(), /Between/, "nothing follows the last step");
    await screenshot(page, "loop-period-light-1280");
  });
});

test("where one step makes most of the mean, the median stands first", async () => {
  await withRun("stall", {}, async (page, frame) => {
    assert.equal(spaced(await frame.innerText("#headline h2")), "Step time");
    // (12 · 10 + 600) ÷ 13 ms.
    assert.match(spaced(await frame.innerText(".headline-value")), /^median 10\.00 ms mean 55\.38 ms ± 163\.\d+ ms std\. dev\.$/);
    await screenshot(page, "loop-median-light-1280");
  });
});

test("kinds of steps: the leading one is shown, the others are named and can be chosen", async (t) => {
  await withRun("kinds", {}, async (page, frame) => {
    const picker = frame.getByRole("combobox", { name: "Steps", exact: true });
    assert.deepEqual((await picker.locator("option").allInnerTexts()).map(spaced), ["train (8, 10.00 ms)", "eval (4, 4.000 ms)"]);
    assert.match(spaced(await frame.innerText(".headline-count")), /^mean of 8 steps “train”/);
    assert.match(spaced(await frame.innerText(".other-kinds")), /“eval”, 4 steps, mean 4\.000 ms/);
    const leading = await frame.evaluate(async () => {
      const { steps } = await (await fetch("./overview?run=kinds%2Fs&kind=eval")).json();
      return steps.kinds.find((kind) => kind.leading).name;
    });
    if (leading !== "eval") return t.skip("this server knows no parameter kind");
    await picker.selectOption("eval");
    await frame.waitForFunction(() => document.querySelector(".headline-number").textContent === "4.000");
    assert.match(page.url(), /&p\.overview\.kind=eval$/);
    assert.match(spaced(await frame.innerText("#steps .panel-note")), /^4 steps/);
    await page.goBack();
    await frame.waitForFunction(() => document.querySelector(".headline-number").textContent === "10.00");
  });
});

test("Back returns to the run before, Forward to the one after", async () => {
  await withRun("tiled", {}, async (page, frame) => {
    const run = frame.getByRole("combobox", { name: "Run", exact: true });
    const shows = (name) => frame.waitForFunction((id) => document.querySelector('[role="combobox"]').value === id, name);
    await run.click();
    await run.fill("stall");
    await frame.locator('[role="option"][data-run="stall/s"]').click();
    await shows("stall/s");
    await frame.waitForSelector("main[aria-busy='false']");
    await page.goBack();
    await shows("tiled/s");
    await frame.waitForSelector("main[aria-busy='false']");
    assert.match(page.url(), /p\.overview\.run=tiled%2Fs/);
    await page.goForward();
    await shows("stall/s");
    await frame.waitForSelector("main[aria-busy='false']");
  });
});
