import { expect, test } from "vitest";
import { formatHash, NO_LINK, parseHash, type Link } from "./deeplink";

test("run and host are read from the hash, decoded", () => {
  expect(parseHash("#overview&p.overview.run=a%2Fb%20c&p.overview.host=h0")).toEqual({ ...NO_LINK, run: "a/b c", host: "h0" });
  expect(parseHash("#scalars&p.other.run=x")).toEqual(NO_LINK);
  expect(parseHash("")).toEqual(NO_LINK);
  expect(parseHash("#overview&p.overview.run=%")).toEqual({ ...NO_LINK, run: "%" });
});

test("what is written is read back", () => {
  const link: Link = {
    run: "tb run/2024&1=#%",
    host: "host-ü",
    kind: "a=b&c",
    compare: "other&run",
    compareHost: "h",
    compareKind: "train",
    step: 12,
    view: "step",
  };
  expect(parseHash(formatHash("#overview", link)!)).toEqual(link);
});

test("a step is a whole number, or none", () => {
  expect(parseHash("#overview&p.overview.step=0").step).toBe(0);
  for (const text of ["-1", "1.5", "x", ""]) expect(parseHash(`#overview&p.overview.step=${text}`).step).toBeNull();
});

test("the graph shows steps or periods, and nothing else", () => {
  expect(parseHash("#overview&p.overview.view=period").view).toBe("period");
  for (const text of ["duration", "Step", ""]) expect(parseHash(`#overview&p.overview.view=${text}`).view).toBeNull();
});

test("other keys stay, ours are replaced, and absent ones removed", () => {
  const hash = "#overview&_smoothing=0.6&p.overview.run=old&p.overview.host=h&p.overview.step=3";
  expect(formatHash(hash, { ...NO_LINK, run: "new" })).toBe("#overview&_smoothing=0.6&p.overview.run=new");
});

test("the address of another tab is left alone", () => {
  expect(formatHash("#scalars&x=1", { ...NO_LINK, run: "r" })).toBeNull();
});

test("an address without a tab is that of the tab that writes", () => {
  expect(formatHash("", { ...NO_LINK, run: "r" })).toBe("#overview&p.overview.run=r");
});
