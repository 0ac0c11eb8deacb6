// The files of `/export`, downloaded from a real TensorBoard and opened: their numbers are those of
// the overview, and an exported page needs neither server nor network.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { axeViolations, launch, screenshot } from "./browser.mjs";
import { sampleLogdir, startTensorBoard } from "./tensorboard.mjs";

const RUNS = ["gpu_training_simulated", "cpu_training", "tpu_training_simulated", "tpu_inference_simulated"];

let browser;
let logdir;
let tensorboard;
let folder;

before(async () => {
  [logdir, folder] = await Promise.all([sampleLogdir(), mkdtemp(join(tmpdir(), "overview-exports-"))]);
  [browser, tensorboard] = await Promise.all([launch(), startTensorBoard(logdir.logdir)]);
});

after(async () => {
  await browser?.close();
  await tensorboard?.stop();
  await logdir?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const address = (route, query) => `${tensorboard.url}data/plugin/overview/${route}?${new URLSearchParams(query)}`;

async function ask(route, query) {
  const response = await fetch(address(route, query));
  assert.equal(response.status, 200);
  return response;
}

/** Downloads as a user does, by following a link; the path of the file. */
async function download(run, format) {
  const page = await browser.newPage({ acceptDownloads: true });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    // An attachment is no page: the navigation ends in a download.
    page.goto(address("export", { run, format })).catch(() => null),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  await page.close();
  return path;
}

/** Opens a file with all requests refused. `act` is given the page; nothing may go wrong on it. */
async function withFile(path, options, act) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const problems = [];
  await page.route("**/*", (route) => {
    if (route.request().url() === pathToFileURL(path).href) return route.continue();
    problems.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  try {
    await page.goto(pathToFileURL(path).href);
    await act(page);
    assert.deepEqual(problems, []);
  } finally {
    await page.close();
  }
}

for (const run of RUNS) {
  test(`${run}: the HTML file shows the overview, light and dark, without server and network`, async () => {
    const overview = await (await ask("overview", { run })).json();
    const path = await download(run, "html");
    assert.equal(basename(path), `overview-${run}.html`);
    const headline = overview.job.kind === "inference" ? overview.metrics.session_time : overview.metrics.step_time;
    const backgrounds = [];
    for (const colorScheme of ["light", "dark"]) {
      await withFile(path, { colorScheme }, async (page) => {
        await page.waitForSelector(".report");
        assert.equal(await page.title(), `Overview of ${run}`);
        const text = (await page.innerText(".report")).replace(/\s+/g, " ");
        const shown = headline.value >= 10 ? headline.value.toFixed(2) : headline.value.toFixed(3);
        assert.ok(text.includes(shown), `${shown} ms in: ${text.slice(0, 300)}`);
        for (const finding of overview.findings) assert.ok(text.includes(finding.title), finding.title);
        assert.deepEqual(await axeViolations(page.mainFrame()), []);
        backgrounds.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
        await screenshot(page, `export-${run}-${colorScheme}`);
      });
    }
    assert.notEqual(backgrounds[0], backgrounds[1]);
  });
}

test("without scripts the file has a summary", async () => {
  const { metrics } = await (await ask("overview", { run: "cpu_training" })).json();
  const path = await download("cpu_training", "html");
  await withFile(path, { javaScriptEnabled: false }, async (page) => {
    const text = await page.innerText("body");
    assert.ok(text.includes(metrics.step_time.label));
    assert.ok(text.includes(`${Number(metrics.step_time.value.toPrecision(6))} ms`));
    assert.ok(text.includes(metrics.session_time.reason));
  });
});

test("names in a profile are text in the file", async () => {
  const path = await download("gpu_training_simulated", "html");
  const evil = String.raw`\u003c/script>\u003cscript>document.title='owned'\u003c/script>\u003cimg src=x onerror=alert(1)>`;
  const text = (await readFile(path, "utf8")).replace('"title":"', `"title":"${evil}`);
  const changed = join(folder, "evil.html");
  await writeFile(changed, text);
  await withFile(changed, {}, async (page) => {
    await page.waitForSelector(".report");
    assert.equal(await page.title(), "Overview of gpu_training_simulated");
    assert.ok((await page.innerText(".report")).includes("<img src=x onerror=alert(1)>"));
    assert.equal(await page.locator(".report img").count(), 0);
  });
});

test("a page from the server is a download, and has no rights in TensorBoard's origin", async () => {
  const response = await ask("export", { run: "cpu_training", format: "html" });
  assert.match(response.headers.get("content-disposition"), /^attachment; /);
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  assert.match(response.headers.get("content-security-policy"), /\bsandbox\b/);
  assert.doesNotMatch(tensorboard.log(), /Traceback|In 3\.0, this warning/);
});

test("JSON, CSV and XProf's tables have the numbers of the overview", async () => {
  for (const run of RUNS) {
    const overview = await (await ask("overview", { run })).json();
    assert.deepEqual(JSON.parse(await readFile(await download(run, "json"), "utf8")), overview);
    const rows = parseCsv(await readFile(await download(run, "csv"), "utf8"));
    const cell = (item, field) => rows.find((row) => row.section === "metrics" && row.item === item && row.field === field);
    for (const [id, metric] of Object.entries(overview.metrics)) {
      const { value, status, reason } = cell(id, "value");
      assert.equal(value === "" ? null : Number(value), metric.value, id);
      assert.deepEqual([status, reason], [metric.status, metric.reason ?? ""], id);
    }
    const tables = JSON.parse(await readFile(await download(run, "xprof"), "utf8"));
    assert.equal(tables.length, 7);
    const decimals = overview.platform === "tpu" ? 2 : 1;
    assert.equal(Number(tables[1].p.steptime_ms_average), Number(overview.metrics.step_time.value.toFixed(decimals)));
  }
});

/** RFC 4180: rows as objects of the header's names. */
function parseCsv(text) {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)];
  const rows = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  assert.equal(cells.reduce((length, [whole]) => length + whole.length, 0), text.length);
  const [header, ...body] = rows.slice(0, -1);
  return body.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])));
}
