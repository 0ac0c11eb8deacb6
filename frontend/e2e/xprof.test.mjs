// XProf's own page reads `--format xprof`. It is served as the package xprof ships it, and asks a
// server of this file for its data; Google Charts, which it loads from the network, is stood in for
// by a table that holds what it is given. Skips where the package is absent.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { launch, screenshot } from "./browser.mjs";
import { command, PYTHON, sampleLogdir } from "./tensorboard.mjs";

const FIND = 'import importlib.util as u; s = u.find_spec("xprof"); print(s.submodule_search_locations[0] if s else "")';
const found = spawnSync(process.env.XPROF_PYTHON ?? PYTHON, ["-c", FIND], { encoding: "utf8" }).stdout?.trim();
const STATIC = found && existsSync(join(found, "static", "bundle.js")) ? join(found, "static") : null;
const skip = STATIC === null && "the package xprof is not installed (XPROF_PYTHON names a Python that has it)";

const PREFIX = "/data/plugin/profile";
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".woff2": "font/woff2" };
const RUNS = ["gpu_training_simulated", "cpu_training", "tpu_training_simulated", "tpu_inference_simulated"];

// Enough of Google Charts for XProf to hand over its tables.
const CHARTS = `
  globalThis.drawn = [];
  class DataTable {
    constructor(data) { this.data = structuredClone(data ?? { cols: [], rows: [] }); }
    getTableProperty(name) { return this.data.p[name]; }
    getNumberOfColumns() { return this.data.cols.length; }
    getNumberOfRows() { return this.data.rows.length; }
    getColumnId(i) { return this.data.cols[i].id; }
    removeColumn(i) {
      this.data.cols.splice(i, 1);
      for (const row of this.data.rows) row.c.splice(i, 1);
    }
    getValue(row, column) { return this.data.rows[row].c[column].v; }
    setValue(row, column, v) { this.data.rows[row].c[column].v = v; }
  }
  class DataView {
    constructor(table) { this.data = table.data; }
    setColumns() {}
  }
  class Chart { draw(table) { globalThis.drawn.push(table.data); } }
  const events = { addListener: () => undefined };
  const known = { DataTable, DataView, events };
  const visualization = new Proxy(known, { get: (_, name) => known[name] ?? Chart });
  const charts = { load: () => undefined, safeLoad: () => undefined, setOnLoadCallback: (act) => act() };
  globalThis.google = { visualization, charts };
`;

let browser;
let logdir;
let server;
const overviews = {};
const tables = {};

before(async () => {
  if (skip) return;
  logdir = await sampleLogdir();
  for (const run of RUNS) {
    const show = (format) => JSON.parse(command("show", logdir.logdir, "--run", run, "--format", format));
    overviews[run] = show("json");
    tables[run] = show("xprof");
  }
  server = createServer(answer).listen(0, "127.0.0.1");
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.close();
  await logdir?.remove();
});

/** What XProf's server would answer, with our tables as its overview page. */
async function answer(request, response) {
  const url = new URL(request.url, "http://127.0.0.1");
  const name = url.pathname.slice(PREFIX.length + 1);
  const run = url.searchParams.get("run");
  const send = (content, type) => response.setHeader("Content-Type", type).end(content);
  const json = (value) => send(JSON.stringify(value), "application/json");
  if (name === "runs") return json(RUNS);
  if (name === "run_tools") return json(["overview_page"]);
  if (name === "hosts") return json([{ hostname: "host" }]);
  if (name === "config") return json({ hideCaptureProfileButton: true, filterSessions: "" });
  if (name === "version") return json("");
  if (name === "data") return json(url.searchParams.get("tag") === "overview_page" ? tables[run] : {});
  const file = join(STATIC, name === "" ? "index.html" : name.split("/").pop());
  if (!existsSync(file)) return response.writeHead(404).end();
  return send(await readFile(file), TYPES[extname(file)] ?? "application/octet-stream");
}

async function open(run) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === "127.0.0.1" || url.protocol === "data:") return route.continue();
    if (url.pathname.endsWith("/charts/loader.js")) return route.fulfill({ contentType: "text/javascript", body: CHARTS });
    return route.abort();
  });
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.text().startsWith("XProf Error") && errors.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}${PREFIX}/?run=${run}&tag=overview_page`);
  await page.waitForSelector("performance-summary .item-value, performance-summary .child-item-value");
  return { page, errors };
}

/** The rows of XProf's performance summary: title -> the number below it. */
async function summary(page) {
  const text = (await page.innerText("performance-summary")).replace(/\s+/g, " ");
  return { text, number: (pattern) => Number(new RegExp(`${pattern}.*?([\\d.]+) ?(?:ms|%)`).exec(text)?.[1]) };
}

/** What XProf drew last, once it did. */
async function drawn(page) {
  await page.waitForFunction(() => globalThis.drawn.length > 0, null, { timeout: 5000 });
  return page.evaluate(() => globalThis.drawn.at(-1));
}

function assertShows(shown, value, what, digits = 1) {
  assert.equal(shown, Number(value.toFixed(digits)), what);
}

/** Steps of the graph: as many as in the overview, each of a length that its parts add up to. */
async function assertGraph(page, overview) {
  const table = await drawn(page);
  const { duration_ms: durations } = overview.steps.columns;
  const parts = table.cols.map(({ id }, i) => (id.endsWith("TimeMs") ? i : -1)).filter((i) => i >= 0);
  assert.equal(table.rows.length, durations.length);
  table.rows.forEach(({ c }, step) => {
    const sum = parts.reduce((total, i) => total + (c[i].v ?? 0), 0);
    assert.ok(Math.abs(sum - durations[step]) < 1e-6, `step ${step}: ${sum} of ${durations[step]} ms`);
  });
}

async function withPage(run, act) {
  const { page, errors } = await open(run);
  try {
    await act(page, overviews[run], await summary(page));
    await screenshot(page, `xprof-${run}`);
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
  }
}

test("XProf's page shows a GPU's training", { skip }, () =>
  withPage("gpu_training_simulated", async (page, overview, { text, number }) => {
    const { metrics } = overview;
    assertShows(number("Average Step Time \\(σ = [\\d.]+ ms\\)"), metrics.step_time.value, "step time");
    assertShows(number("Input Time \\(σ = [\\d.]+ ms\\)"), metrics.time_input.value, "input");
    assertShows(number("Device Compute Time \\(σ = [\\d.]+ ms\\)"), metrics.time_device_compute.value, "compute");
    assertShows(number("16-bit"), metrics.compute_16bit.value, "16 bit");
    // Not measured, and so not shown; the reason is.
    assert.equal(metrics.eager_time_host.value, null);
    assert.doesNotMatch(text, /Eager/);
    const notes = tables.gpu_training_simulated[6].rows.map(({ c }) => c[1].v);
    assert.ok(notes.some((note) => note.includes(metrics.eager_time_host.label) && note.includes("No TensorFlow op ran")));
    assert.match(await page.innerText("run-environment-view"), /Is training job: true\s+Number of Hosts used: 1/);
    await assertGraph(page, overview);
  }));

test("XProf's page shows a CPU's training", { skip }, () =>
  withPage("cpu_training", async (page, overview, { number }) => {
    const { metrics } = overview;
    assertShows(number("Average Step Time \\(σ = [\\d.]+ ms\\)"), metrics.step_time.value, "step time");
    assertShows(number("Host Compute Time \\(σ = [\\d.]+ ms\\)"), metrics.time_host_compute.value, "compute");
    await assertGraph(page, overview);
  }));

test("XProf's page shows a TPU's training", { skip }, () =>
  withPage("tpu_training_simulated", async (page, overview, { number }) => {
    const { metrics } = overview;
    assertShows(number("Average Step Time \\(σ = [\\d.]+ ms\\)"), metrics.step_time.value, "step time", 2);
    assertShows(number("Matrix Units"), metrics.mxu_utilization.value, "matrix units");
    assertShows(number("Optimal FLOPS see roofline_model"), metrics.flops_utilization.value, "FLOPS");
    assertShows(number("Duty Cycle"), metrics.duty_cycle.value, "duty cycle");
    assertShows(number("HBM Utilization"), metrics.hbm_utilization.value, "HBM");
    await assertGraph(page, overview);
  }));

test("XProf's page shows sessions", { skip }, () =>
  withPage("tpu_inference_simulated", async (page, { inference }, { text }) => {
    assert.doesNotMatch(text, /Average Step Time/);
    assert.match(await page.innerText("run-environment-view"), /Is training job: false/);
    const { rows } = await drawn(page);
    const shown = rows.map(({ c }) => c.map(({ v }) => v));
    const parts = ({ host_ms, device_ms, communication_ms, total_ms }) => [host_ms, device_ms, communication_ms, total_ms];
    assert.deepEqual(shown, [
      ["Avg", ...parts(inference.mean)],
      ...inference.percentiles.map((row) => [`${row.percentile.toFixed(1)}%`, ...parts(row)]),
    ]);
  }));
