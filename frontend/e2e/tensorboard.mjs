// A real TensorBoard on sample runs, in a process of its own.

import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
const START_TIMEOUT_MS = 60_000;

/** A new log directory with the sample runs, and with `steps` also a run of that many steps. */
export async function sampleLogdir(steps = null) {
  const logdir = await mkdtemp(join(tmpdir(), "overview-e2e-"));
  const args = ["-m", "tensorboard_plugin_overview.samples", logdir];
  if (steps !== null) args.push("--steps", String(steps));
  const { status, stderr, error } = spawnSync(PYTHON, args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`samples: ${stderr}`);
  return { logdir, remove: () => rm(logdir, { recursive: true, force: true }) };
}

/** What the command line prints. */
export function command(...args) {
  const { status, stdout, stderr, error } = spawnSync(
    PYTHON,
    ["-m", "tensorboard_plugin_overview", ...args],
    { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, TENSORBOARD_OVERVIEW_CACHE: "off" } },
  );
  if (status !== 0) throw error ?? new Error(`${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** TensorBoard, ready to answer. `log()` is what it wrote so far; `stop()` ends it. */
export function startTensorBoard(logdir, ...more) {
  return startTensorBoardOf(PYTHON, logdir, ...more);
}

/** The TensorBoard of another Python. */
export async function startTensorBoardOf(python, logdir, ...more) {
  const args = ["-m", "tensorboard.main", "--logdir", logdir, "--host", "127.0.0.1", "--port", "0"];
  const child = spawn(python, [...args, "--load_fast=false", ...more], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  const url = await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`TensorBoard ${why}:\n${log}`));
    const timer = setTimeout(() => fail("did not start in time"), START_TIMEOUT_MS);
    child.once("error", reject);
    child.once("exit", (code) => fail(`ended with ${code}`));
    child.stderr.setEncoding("utf8").on("data", (text) => {
      log += text;
      const match = /at (http:\/\/127\.0\.0\.1:\d+\/\S*)/.exec(log);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1].replace(/\/?$/, "/"));
    });
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    url,
    log: () => log,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
