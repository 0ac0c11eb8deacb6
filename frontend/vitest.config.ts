import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}", "layers.test.mjs"],
    setupFiles: ["src/testing/setup.ts"],
    // Times of day are printed in UTC; a test that passes only in one zone is a bug.
    env: { TZ: "Asia/Kathmandu" },
  },
});
