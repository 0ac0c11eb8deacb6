// Builds the tab: src/index.tsx and everything it imports -> one ES module that is committed.
// The output depends on the sources and the lock file alone: no time stamp, no path, no hash.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const STATIC = join(HERE, "..", "tensorboard_plugin_overview", "static");
const BUNDLE = join(STATIC, "index.js");
const NOTICES = join(STATIC, "THIRD_PARTY_NOTICES.txt");

const BANNER = `/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */`;

/** As it travels: TensorBoard sends it compressed. */
const MOST_GZIPPED_BYTES = 100_000;

// The page is served under a policy that may forbid eval, and must never leave its origin.
const FORBIDDEN = [
  [/\beval\(/, "eval("],
  [/\bnew Function\b/, "new Function"],
  [/\bimport\(/, "import("],
  [/https?:\/\/(?!www\.w3\.org\/)/, "an address outside www.w3.org"],
  [/sourceMappingURL/, "a source map"],
];

const result = await build({
  absWorkingDir: HERE,
  entryPoints: ["src/index.tsx"],
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  charset: "utf8",
  loader: { ".css": "text" },
  jsx: "automatic",
  jsxImportSource: "preact",
  banner: { js: BANNER },
  metafile: true,
  write: false,
  outfile: BUNDLE,
});

const code = result.outputFiles[0].text;
for (const [pattern, what] of FORBIDDEN) {
  const hit = pattern.exec(code);
  if (hit) {
    const around = code.slice(Math.max(0, hit.index - 60), hit.index + 60);
    throw new Error(`The bundle contains ${what}: …${around}…`);
  }
}

const gzipped = gzipSync(code).length;
if (gzipped > MOST_GZIPPED_BYTES) {
  throw new Error(`The bundle has ${gzipped} bytes gzipped, more than ${MOST_GZIPPED_BYTES}.`);
}

await mkdir(STATIC, { recursive: true });
await writeFile(BUNDLE, code);
await writeFile(NOTICES, await notices(bundledPackages(result.metafile)));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`${relative(process.cwd(), BUNDLE)}  ${kB(Buffer.byteLength(code))}, ${kB(gzipped)} gzipped`);

/** Names of the packages whose code is in the bundle, sorted. */
function bundledPackages(metafile) {
  const names = new Set();
  for (const output of Object.values(metafile.outputs)) {
    for (const [path, input] of Object.entries(output.inputs)) {
      const match = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
      if (match && input.bytesInOutput > 0) names.add(match[1]);
    }
  }
  return [...names].sort();
}

/** The notices file: name, version, license and its full text for every bundled package. */
async function notices(names) {
  const parts = ["The file index.js in this folder contains code of the following packages.\n"];
  for (const name of names) {
    const folder = join(HERE, "node_modules", name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const text = await readFile(join(folder, "LICENSE"), "utf8");
    parts.push(`${"=".repeat(78)}\n${name} ${version} (${license})\n\n${text.trim()}\n`);
  }
  return parts.join("\n");
}
