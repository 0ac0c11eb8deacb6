// How long it takes to draw 100,000 steps: from the answer being parsed to the frame after the graph is in
// the document, in Chromium. Prints the median.
//
//   npm run bench [-- rounds [run]]
//
// The run steps-100000 is drawn as steps, loop-100000 as periods: with the parts of the gaps.

import { serve } from "../dev/server.mjs";
import { chooseRun, launch, openPage, tabFrame } from "../e2e/browser.mjs";

const rounds = Number(process.argv[2] ?? 9);
const RUN = process.argv[3] ?? "steps-100000";

const [browser, server] = await Promise.all([launch(), serve()]);
const times = [];
try {
  for (let i = 0; i < rounds; i += 1) times.push(await timeToDraw());
} finally {
  await browser.close();
  server.close();
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)];
console.log(`100,000 steps drawn in ${median.toFixed(0)} ms (median of ${rounds}; ${times.map((ms) => ms.toFixed(0)).join(", ")})`);

async function timeToDraw() {
  const { page } = await openPage(browser);
  await page.goto(`http://127.0.0.1:${server.address().port}/#overview&p.overview.run=steps-1`);
  const frame = await tabFrame(page);
  await frame.evaluate(() => {
    const parse = Response.prototype.json;
    Response.prototype.json = async function json() {
      const value = await parse.call(this);
      if (value.steps) globalThis.arrived = performance.now();
      return value;
    };
    new MutationObserver(() => {
      if (!document.querySelector("#steps .panel-note")?.textContent.startsWith("100,000")) return;
      requestAnimationFrame(() => {
        globalThis.drawn ??= performance.now();
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await chooseRun(frame, RUN);
  await frame.waitForFunction(() => globalThis.drawn !== undefined);
  const time = await frame.evaluate(() => globalThis.drawn - globalThis.arrived);
  await page.close();
  return time;
}
