import { afterEach, describe, expect, test } from "vitest";
import {
  DASH,
  formatBare,
  formatBytes,
  formatCount,
  formatDelta,
  formatEpochNs,
  formatMs,
  formatNumber,
  formatPercent,
  formatSigned,
  formatSpread,
  formatTick,
  formatValue,
  humanize,
  plural,
  setLocale,
  splitUnit,
  unbroken,
} from "./format";

/** Ordinary spaces, so that the expectations can be read. */
const plain = (text: string) => text.replace(/\u00a0/g, " ").replace(/\u202f/g, "_");

afterEach(() => setLocale("en"));

describe("durations", () => {
  test.each([
    [21.310352, "21.31 ms"],
    [0.043, "0.043 ms"],
    [1204.2, "1.204 s"],
    [189, "189.0 ms"],
    [3.1, "3.100 ms"],
    [0, "0 ms"],
    [0.0042, "4.200 µs"],
    [0.0000001, "<0.001 µs"],
    [999.9, "999.9 ms"],
    [999.96, "1.000 s"],
    [125_340, "125.3 s"],
    [21_000_000, "21,000 s"],
    [-0.5, "-0.500 ms"],
  ])("%d ms", (ms, text) => expect(plain(formatMs(ms))).toBe(text));

  test("a spread has the unit and the decimals of its mean", () => {
    expect(plain(formatSpread(21.31, 0.2))).toBe("± 0.20 ms");
    expect(plain(formatSpread(1204.2, 33.6))).toBe("± 0.034 s");
  });

  test("a bare number in a unit that is named elsewhere", () => {
    expect(formatBare(1204.2, "s")).toBe("1.204");
    expect(formatBare(null, "s")).toBe(DASH);
  });
});

describe("shares", () => {
  test.each([
    [62.34, "62.3 %"],
    [0, "0 %"],
    [100, "100 %"],
    [0.04, "<0.1 %"],
    [0.05, "0.1 %"],
    [99.96, ">99.9 %"],
    [99.94, "99.9 %"],
    [118.2, "118.2 %"],
  ])("%d", (value, text) => expect(plain(formatPercent(value))).toBe(text));
});

test("nothing that is missing or not finite is printed as a number", () => {
  for (const value of [null, undefined, Number.NaN, Infinity, -Infinity]) {
    expect(formatMs(value)).toBe(DASH);
    expect(formatPercent(value)).toBe(DASH);
    expect(formatCount(value)).toBe(DASH);
    expect(formatNumber(value)).toBe(DASH);
    expect(formatBytes(value)).toBe(DASH);
    expect(formatEpochNs(value)).toBe(DASH);
    expect(formatValue(value, "ms")).toBe(DASH);
  }
});

test("counts group thousands from five digits on", () => {
  expect(plain(formatCount(9999))).toBe("9999");
  expect(plain(formatCount(100_000))).toBe("100,000");
  expect(plain(plural(1, "step"))).toBe("1 step");
  expect(plain(plural(12_345, "step"))).toBe("12,345 steps");
});

test("values follow their unit", () => {
  expect(plain(formatValue(128.44, "1/s"))).toBe("128.4 / s");
  expect(plain(formatValue(8, "count"))).toBe("8");
  expect(plain(formatValue(8.5, "count"))).toBe("8.500");
  expect(plain(formatValue(15.7, "TFLOP/s"))).toBe("15.70 TFLOP/s");
  expect(plain(formatNumber(2))).toBe("2");
});

test("sizes and dates", () => {
  expect(plain(formatBytes(0))).toBe("0 B");
  expect(plain(formatBytes(4_210_344))).toBe("4.2 MB");
  expect(plain(formatBytes(999_960))).toBe("1.0 MB");
  // 80 GiB, as PyTorch prints it.
  expect(plain(formatValue(85_899_345_920, "bytes"))).toBe("80.00 GiB");
  expect(plain(formatValue(1023, "bytes"))).toBe("0.999 KiB");
  expect(plain(formatValue(512, "bytes"))).toBe("512 B");
  // 2024-03-05T14:02:11Z, whatever the zone of the reader.
  expect(formatEpochNs(1_709_647_331_000_000_000)).toBe("2024-03-05 14:02:11 UTC");
  expect(humanize("cuda_driver")).toBe("Cuda driver");
});

test("differences have a sign, and a share of what they differ from", () => {
  expect(plain(formatDelta(27.5, 46.1))).toBe("+27.50 ms (+59.7 %)");
  expect(plain(formatDelta(-0.5, 100))).toBe("−0.500 ms (−0.5 %)");
  expect(plain(formatDelta(0, 100))).toBe("0 ms (0 %)");
  expect(plain(formatDelta(3, 0))).toBe("+3.000 ms");
  expect(formatDelta(null, 3)).toBe(DASH);
  expect(plain(formatSigned(-12, "count"))).toBe("−12");
  expect(plain(formatSigned(-0.01, "%"))).toBe("<0.1 %");
});

test("numbers have the separators of the reader's language", () => {
  setLocale("de");
  expect(plain(formatMs(21.31))).toBe("21,31 ms");
  expect(plain(formatPercent(62.34))).toBe("62,3 %");
  expect(plain(formatCount(100_000))).toBe("100.000");
  expect(plain(formatMs(0.0000001))).toBe("<0,001 µs");
  expect(formatTick(2.5, 0.5)).toBe("2,5");
  setLocale("fr");
  expect(plain(formatCount(100_000))).toBe("100_000");
});

test("ticks have enough decimals to be distinct", () => {
  expect([0, 20, 40].map((tick) => formatTick(tick, 20))).toEqual(["0", "20", "40"]);
  expect(formatTick(0.1, 0.05)).toBe("0.10");
  expect(formatTick(3, 0.1)).toBe("3.0");
});

test("number and unit come apart at the last space", () => {
  expect(splitUnit(formatMs(1204.2))).toEqual(["1.204", "s"]);
  expect(splitUnit("12\u00a0345\u00a0ms")).toEqual(["12\u00a0345", "ms"]);
  expect(splitUnit("7")).toEqual(["7", ""]);
});

test("a sentence is not broken between a number and its unit, and may be anywhere else", () => {
  expect(unbroken("Input: 3.729 ms of 46.11 ms a step (8.1 %).")).toBe("Input: 3.729\u00a0ms of 46.11\u00a0ms a step (8.1\u00a0%).");
  expect(unbroken("over 19 steps, 5 seconds, 2 sides")).toBe("over 19\u00a0steps, 5 seconds, 2 sides");
});
