// @vitest-environment node
// Holds the layout of src/: what a folder may import, how many files it has, and how long they are.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = join(dirname(fileURLToPath(import.meta.url)), "src");

/** A folder imports only folders before it. index.tsx imports any, and the style sheets. */
const FOLDERS = ["api", "logic", "host", "charts", "charts/steps", "parts", "panels", "shell"];
/** Written from the schema, as long as that is. */
const GENERATED = ["api/document.ts", "api/columns.ts"];
const MOST_FILES = 12;
const MOST_LINES = 400;

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(SRC.length + 1));
const isTest = (file) => file.includes(".test.") || file.startsWith("testing/");
const sources = files.filter((file) => !isTest(file));

/** What a file imports of src/, as paths without an extension. */
function imports(file) {
  const text = readFileSync(join(SRC, file), "utf8");
  return [...text.matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, path]) => normalize(join(dirname(file), path)));
}

/** The place of a file's folder in FOLDERS; -1 for files elsewhere. */
function rank(file) {
  // The longest name that fits: charts/steps, not charts.
  const fitting = FOLDERS.filter((folder) => file.startsWith(`${folder}/`));
  return FOLDERS.indexOf(fitting.sort((a, b) => b.length - a.length)[0]);
}

/** The panel of a file: a file or a folder of panels/. */
const panel = (file) => file.split("/")[1].replace(/\.tsx?$/, "");

test("every source file is in a folder that has a place in the order", () => {
  const elsewhere = sources.filter((file) => rank(file) < 0 && !file.startsWith("styles/"));
  expect(elsewhere).toEqual(["index.tsx"]);
});

test("a folder imports only folders before it", () => {
  const wrong = sources
    .filter((file) => rank(file) >= 0)
    .flatMap((file) => imports(file).map((path) => ({ file, path })))
    .filter(({ file, path }) => rank(path) < 0 || rank(path) > rank(file));
  expect(wrong).toEqual([]);
});

test("a panel imports no other panel", () => {
  const wrong = sources
    .filter((file) => file.startsWith("panels/"))
    .flatMap((file) => imports(file).map((path) => ({ file, path })))
    .filter(({ file, path }) => path.startsWith("panels/") && panel(path) !== panel(file));
  expect(wrong).toEqual([]);
});

test("a folder has at most a dozen files beside its tests", () => {
  const counts = new Map();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

test("a file has at most 400 lines", () => {
  const lines = (file) => readFileSync(join(SRC, file), "utf8").split("\n").length - 1;
  expect(files.filter((file) => !GENERATED.includes(file) && lines(file) > MOST_LINES)).toEqual([]);
});
