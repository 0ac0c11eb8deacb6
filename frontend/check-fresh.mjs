// Fails if the committed bundle is not what the sources build to. Run after build.mjs.

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const BUILT = [
  "tensorboard_plugin_overview/static/index.js",
  "tensorboard_plugin_overview/static/THIRD_PARTY_NOTICES.txt",
];

const git = (...args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });

for (const path of BUILT) {
  if (git("ls-files", "--error-unmatch", path).status !== 0) {
    console.error(`${path} is not tracked: commit it.`);
    process.exit(1);
  }
}
// Against HEAD, so that a staged but uncommitted bundle does not pass either.
if (git("diff", "--quiet", "--exit-code", "HEAD", "--", ...BUILT).status !== 0) {
  console.error("The committed bundle is stale: run `npm run build` in frontend/ and commit it.");
  process.exit(1);
}
console.log("The committed bundle is fresh.");
