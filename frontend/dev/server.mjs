// Serves the built tab the way TensorBoard does: in an iframe with a <base>, under its content
// security policy, below any prefix; with the documents of src/testing/fixtures.ts for data.
//
//   node dev/server.mjs [port]      then open the address it prints
//
// The path's first segment chooses what the server pretends: "" (several runs), "none" (no run), "scanning",
// "failed" (the plugin could not be imported), "busy" (503 twice), "unreadable" (422), "plain" (XProf is not
// installed).

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const BUNDLE = join(HERE, "..", "..", "tensorboard_plugin_overview", "static", "index.js");

// TensorBoard's policy, without the one script hash that its own page needs, and without the
// 'unsafe-eval' that it means to drop.
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' data:",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
].join(";");

const HOST_PAGE = `<!doctype html><html lang="en"><title>TensorBoard</title>
<style>
  body { margin: 0; display: flex; flex-direction: column; height: 100vh; background: #fff }
  header { flex: none; height: 64px; background: #f57c00 } .dark-mode header { background: #e65100 }
  iframe { flex: 1; border: 0; background: #fff }
</style>
<body><header><button id="dark">dark</button></header>
<iframe title="Overview" src="data/plugin_entry.html?name=overview"></iframe>
<script src="host.js"></script>`;

const HOST_SCRIPT = `
const flip = () => document.body.classList.toggle("dark-mode");
if (new URLSearchParams(location.search).get("darkMode") === "true") flip();
document.getElementById("dark").onclick = flip;
`;

const ENTRY_PAGE = `<!doctype html><head><base href="plugin/overview/" /></head><body>
<script type="module" src="../../entry.js"></script></body>`;

const ENTRY_SCRIPT = `import("./plugin/overview/static/index.js").then((m) => void m.render());`;

const fixtures = await load("fixtures.ts");
const answers = await load("answers.ts");
const { inferenceRun } = await load("inference.ts");
const { loopOutside, loopOutsideEval } = await load("loop.ts");
const documents = [
  fixtures.gpuTraining(),
  fixtures.cpuTraining(),
  fixtures.tpuTraining(),
  inferenceRun(),
  fixtures.withSteps(1),
  fixtures.withSteps(10_000),
  fixtures.withSteps(100_000),
  loopOutside(),
  loopOutside(100_000),
  fixtures.emptyProfile(),
];
const byRun = new Map(documents.map((document) => [document.run.id, document]));
const bodies = new Map(documents.map((document) => [document.run.id, JSON.stringify(document)]));
/** Runs that have a second kind of steps: its document. */
const evaluations = new Map([loopOutsideEval()].map((document) => [document.run.id, document]));
/** More runs than one can look over; they have no overview. */
const MANY_RUNS = Array.from({ length: 3000 }, (_, i) => `sweep/lr-${i % 10}/trial-${i}`);
const { runs } = answers.runList([...byRun.keys(), ...MANY_RUNS]);

/** The server, listening; `close()` it. */
export function serve(port = 0) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, "http://localhost");
    const [, mode = "", path = ""] = /^\/(none|scanning|failed|busy|unreadable|plain)?\/?(.*)$/.exec(url.pathname) ?? [];
    const send = (status, type, body, headers = {}) => {
      response.writeHead(status, {
        "Content-Type": type,
        "X-Content-Type-Options": "nosniff",
        ...(type.startsWith("text/html") ? { "Content-Security-Policy": CSP } : {}),
        ...headers,
      });
      response.end(body);
    };
    const json = (status, value, headers) => send(status, "application/json", JSON.stringify(value), headers);
    const fail = (status, code, message, hint, headers) => json(status, { error: { code, message, hint } }, headers);

    if (path === "favicon.ico") return send(204, "image/x-icon", "");
    if (path === "") return send(200, "text/html; charset=utf-8", HOST_PAGE);
    if (path === "host.js") return send(200, "text/javascript", HOST_SCRIPT);
    if (path === "data/plugin_entry.html") return send(200, "text/html; charset=utf-8", ENTRY_PAGE);
    if (path === "data/entry.js") return send(200, "text/javascript", ENTRY_SCRIPT);
    if (path === "data/plugin/overview/static/index.js") {
      return send(200, "text/javascript", await readFile(BUNDLE));
    }
    if (mode === "failed" && path.startsWith("data/plugin/overview/")) {
      return fail(500, "load_failed", "ImportError: numpy>=2.0 is required, found 1.26.4", "pip install --upgrade 'numpy>=2.0'\nthen restart TensorBoard");
    }
    if (path === "data/plugin/overview/runs") {
      if (mode === "none" || mode === "scanning") {
        return json(200, answers.runList([], {
          scanning: mode === "scanning",
          message: mode === "none" ? "The log directory holds 3 event files and no *.xplane.pb." : null,
          hint: mode === "none" ? "Expected layout:\n  LOGDIR/plugins/profile/SESSION/HOST.xplane.pb\n  LOGDIR/RUN/plugins/profile/SESSION/HOST.xplane.pb" : null,
        }));
      }
      return json(200, answers.runPage(runs, url.searchParams));
    }
    if (path === "data/plugin/overview/overview") {
      if (mode === "unreadable") return fail(422, "unreadable_profile", "worker-0.xplane.pb is not an XSpace: field 7 at byte 19 has wire type 6.", "Capture the profile again.");
      if (mode === "busy" && (asked += 1) % 3 !== 0) {
        return fail(503, "reading", "worker-0.xplane.pb is still being read (41 % of 1.2 GB).", null, { "Retry-After": "1" });
      }
      const kind = url.searchParams.get("kind");
      if (kind === "eval" && evaluations.has(url.searchParams.get("run"))) return json(200, evaluations.get(url.searchParams.get("run")));
      if (kind !== null && kind !== "train") return fail(404, "unknown_kind", `There are no steps ${kind}.`, "Choose another kind.");
      const body = bodies.get(url.searchParams.get("run"));
      return body ? send(200, "application/json", body) : fail(404, "unknown_run", "There is no such run.", "Reload the list of runs.");
    }
    if (path === "data/plugin/overview/step") {
      const document = byRun.get(url.searchParams.get("run"));
      if (!document?.steps) return fail(404, "unknown_step", "There is no such step.", "Choose one of the graph.");
      return json(200, answers.stepOps(document, Number(url.searchParams.get("index"))));
    }
    if (path === "data/plugin/overview/compare") {
      const [a, b] = ["a", "b"].map((side) => byRun.get(url.searchParams.get(side)));
      return a && b ? json(200, answers.comparison(a, b)) : fail(404, "unknown_run", "There is no such run.", "Reload the list of runs.");
    }
    if (path === "data/plugins_listing") return json(200, { overview: { enabled: true }, profile: { enabled: mode !== "plain" } });
    return send(404, "text/plain", "not found");
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

async function load(name) {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, "..", "src", "testing", name)],
    bundle: true,
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await serve(Number(process.argv[2] ?? 6106));
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
