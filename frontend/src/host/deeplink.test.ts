import { expect, test } from "vitest";
import { formatHash, parseHash } from "./deeplink";

test("run and host are read from the hash, decoded", () => {
  expect(parseHash("#overview&p.overview.run=a%2Fb%20c&p.overview.host=h0")).toEqual({ run: "a/b c", host: "h0" });
  expect(parseHash("#scalars&p.other.run=x")).toEqual({ run: null, host: null });
  expect(parseHash("")).toEqual({ run: null, host: null });
  expect(parseHash("#overview&p.overview.run=%")).toEqual({ run: "%", host: null });
});

test("what is written is read back", () => {
  const link = { run: "tb run/2024&1=#%", host: "host-ü" };
  expect(parseHash(formatHash("#overview", link)!)).toEqual(link);
});

test("other keys stay, ours are replaced, and absent ones removed", () => {
  const hash = "#overview&_smoothing=0.6&p.overview.run=old&p.overview.host=h";
  expect(formatHash(hash, { run: "new", host: null })).toBe("#overview&_smoothing=0.6&p.overview.run=new");
});

test("the address of another tab is left alone", () => {
  expect(formatHash("#scalars&x=1", { run: "r", host: null })).toBeNull();
});

test("an address without a tab is that of the tab that writes", () => {
  expect(formatHash("", { run: "r", host: null })).toBe("#overview&p.overview.run=r");
});
