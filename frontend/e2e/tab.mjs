// The tab in a real TensorBoard on the sample runs: what the tests of this folder share.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { launch, openPage, tabFrame } from "./browser.mjs";
import { sampleLogdir, startTensorBoard } from "./tensorboard.mjs";

export const MANY_STEPS = 10_000;
export const MANY_STEPS_RUN = `gpu_${MANY_STEPS}_steps_simulated`;

/** Starts TensorBoard and Chromium for the tests of a file. */
export function setUp() {
  const context = { browser: null, logdir: null, tensorboard: null };
  before(async () => {
    context.logdir = await sampleLogdir(MANY_STEPS);
    [context.browser, context.tensorboard] = await Promise.all([
      launch(),
      startTensorBoard(context.logdir.logdir),
    ]);
  });
  after(async () => {
    await context.browser?.close();
    await context.tensorboard?.stop();
    await context.logdir?.remove();
  });

  /** Opens the tab; the test fails if anything at all goes wrong on the page. */
  async function withTab(options, act) {
    const { page, problems } = await openPage(context.browser, options);
    try {
      const base = options.base ?? context.tensorboard.url;
      await page.goto(`${base}${options.query ?? ""}#overview${options.link ?? ""}`);
      const frame = await tabFrame(page);
      await frame.waitForSelector("main[aria-busy='false']");
      await act(page, frame);
      assert.deepEqual(problems, []);
    } finally {
      await page.close();
    }
  }
  return { context, withTab };
}

/** The part of the address that opens a run, and more: `linkTo(run, { step: 3 })`. */
export function linkTo(run, more = {}) {
  return Object.entries({ run, ...more })
    .map(([key, value]) => `&p.overview.${key}=${encodeURIComponent(value)}`)
    .join("");
}

/** All runs, as the server lists them. */
export function runs(frame) {
  return frame.evaluate(async () => (await (await fetch("./runs")).json()).runs.map((run) => run.id));
}

/** The overview of a run, from the server itself. */
export function overviewOf(frame, run) {
  return frame.evaluate(
    async (id) => (await fetch(`./overview?${new URLSearchParams({ run: id })}`)).json(),
    run,
  );
}

/** Text with plain spaces for whatever sets its words apart: no-break spaces, too. */
export const spaced = (text) => text.replace(/\s+/g, " ");
