import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gpuTraining } from "../testing/fixtures";

// Each test is a page of its own: what is embedded is looked for once a page.
beforeEach(() => vi.resetModules());

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function embed(text: string): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "overview-document";
  element.textContent = text;
  document.body.append(element);
}

test("TensorBoard's page has no document of its own", async () => {
  const { embeddedOverview } = await import("./embedded");
  expect(embeddedOverview()).toBeNull();
});

test("an exported page has its document at hand", async () => {
  embed(JSON.stringify(gpuTraining()).replaceAll("<", "\\u003c"));
  const { embeddedOverview } = await import("./embedded");
  expect(embeddedOverview()).toEqual(gpuTraining());
});

test("an exported page asks no server", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  embed(JSON.stringify(gpuTraining()));
  const { fetchRuns } = await import("./client");
  await expect(fetchRuns()).rejects.toMatchObject({ code: "exported_page" });
  expect(asked).not.toHaveBeenCalled();
});
