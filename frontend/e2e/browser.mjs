// Chromium for the tests: nothing but this machine can be reached, and everything that goes wrong
// on a page is recorded.

import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const HERE = dirname(fileURLToPath(import.meta.url));
/** Kept after the run, to be looked at. */
export const SCREENSHOTS = join(HERE, "..", "..", "build", "screenshots");
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// TensorBoard's own style sheet asks for its fonts at the root, whatever the path prefix is.
const FAULTS_OF_THE_HOST = /\/font-roboto\/[\w-]+\.woff2$/;

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

export async function launch() {
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`${EXECUTABLE} is missing: install Chromium, or set CHROMIUM to its path.`);
  }
  await mkdir(SCREENSHOTS, { recursive: true });
  return chromium.launch({ executablePath: EXECUTABLE, args: ARGS });
}

/**
 * A page whose requests to other machines are refused. `problems` collects these requests, console
 * errors, exceptions and reports of the content security policy.
 */
export async function openPage(browser, { width = 1280, height = 900, theme = "light", ...more } = {}) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, ...pageOptions(more) });
  const problems = [];
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    const local = url.protocol === "data:" || url.protocol === "blob:" || url.hostname === "127.0.0.1";
    if (local) return route.continue();
    problems.push(`request to another machine: ${url}`);
    return route.abort();
  });
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() !== "error" || FAULTS_OF_THE_HOST.test(url)) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  return { page, problems };
}

/** Of a test's options, those that are the browser's. */
function pageOptions({ locale, reducedMotion }) {
  return { ...(locale && { locale }), ...(reducedMotion && { reducedMotion }) };
}

/** The frame that holds the tab, once `selector` is in it. */
export async function tabFrame(page, selector = ".report") {
  const element = await page.waitForSelector("iframe[src*='plugin_entry.html?name=overview']", { state: "attached" });
  const frame = await element.contentFrame();
  // An error notice will not turn into the report: no need to wait for the time limit then.
  await frame.waitForSelector(`${selector}, .notice-error`).catch(() => null);
  if (!(await frame.$(selector))) {
    throw new Error(`No ${selector} in the tab, but: ${await frame.innerText("body")}`);
  }
  return frame;
}

/** What axe objects to in a frame, a line each. The policy forbids script tags, hence evaluate. */
export async function axeViolations(frame) {
  await frame.evaluate(AXE);
  const { violations } = await frame.evaluate(() => globalThis.axe.run(document));
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
}

/** What is too wide for its place: the page as a whole, or a panel's content. */
export function overflows(frame) {
  return frame.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".panel, .notice, .bar")]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `#${element.id || element.tagName}: ${element.scrollWidth - element.clientWidth} pixels`),
  );
}

/** Chooses a run in one of the page's pickers, as a user does: by typing it. */
export async function chooseRun(frame, run, label = "Run") {
  const field = frame.getByRole("combobox", { name: label, exact: true });
  await field.click();
  await field.fill(run);
  await frame.locator(`[role="option"][data-run="${run}"]`).click();
  await frame.waitForSelector("main[aria-busy='false']");
}

export function screenshot(page, name) {
  return page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}
