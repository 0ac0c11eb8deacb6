import { afterEach, expect, test, vi } from "vitest";
import { setParent } from "../testing/mount";
import { hasXprof, xprofLink } from "./xprof";

afterEach(() => {
  setParent(window);
  vi.unstubAllGlobals();
});

function listing(body: unknown, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

test("the tab is there when TensorBoard lists it as active", async () => {
  listing({ profile: { enabled: true }, overview: { enabled: true } });
  expect(await hasXprof()).toBe(true);
  listing({ profile: { enabled: false } });
  expect(await hasXprof()).toBe(false);
  listing({ profile_redirect: { enabled: true } });
  expect(await hasXprof()).toBe(false);
  listing({}, 404);
  expect(await hasXprof()).toBe(false);
});

test("a link has tool and run in the query of TensorBoard's page, below any prefix", () => {
  setParent({ location: { hash: "#overview", pathname: "/a/b/" } });
  expect(xprofLink("trace_viewer@", "tb run/2024", "h0")).toBe("/a/b/?tool=trace_viewer%40&run=tb+run%2F2024&host=h0#profile");
});

test("where TensorBoard's page cannot be reached, the link is relative to the plugin", () => {
  expect(xprofLink("overview_page", "r", null)).toBe("../../../?tool=overview_page&run=r#profile");
});
