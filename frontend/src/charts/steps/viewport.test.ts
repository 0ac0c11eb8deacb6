import { expect, test } from "vitest";
import { clampRange, panBy, reveal, zoomAround } from "./viewport";

test("a range stays inside the axis and keeps its size", () => {
  expect(clampRange(-3, 7, 100)).toEqual([0, 10]);
  expect(clampRange(95, 105, 100)).toEqual([90, 100]);
  expect(clampRange(20.4, 29.6, 100)).toEqual([20, 29]);
});

test("no range has less than four slots; one that has all of them is none", () => {
  expect(clampRange(10, 11, 100)).toEqual([10, 14]);
  expect(clampRange(0, 100, 100)).toBeNull();
  expect(clampRange(0, 1, 3)).toBeNull();
});

test("zooming keeps the place under the pointer", () => {
  // A quarter of the way into 0…100 is 25; a quarter into a range of 50 that holds it there: 12.5…62.5.
  expect(zoomAround(null, 100, 25, 0.5)).toEqual([13, 63]);
  expect(zoomAround([40, 60], 100, 50, 0.5)).toEqual([45, 55]);
  expect(zoomAround([40, 60], 100, 50, 10)).toBeNull();
});

test("panning stops at the ends; without a zoom there is nothing to move", () => {
  expect(panBy([40, 60], 100, 5)).toEqual([45, 65]);
  expect(panBy([40, 60], 100, 0.2)).toEqual([41, 61]);
  expect(panBy([40, 60], 100, -0.2)).toEqual([39, 59]);
  expect(panBy([40, 60], 100, 70)).toEqual([80, 100]);
  expect(panBy(null, 100, 5)).toBeNull();
});

test("a slot outside the range is brought in, no farther than needed", () => {
  expect(reveal([40, 60], 100, 50)).toEqual([40, 60]);
  expect(reveal([40, 60], 100, 60)).toEqual([41, 61]);
  expect(reveal([40, 60], 100, 39)).toEqual([39, 59]);
  expect(reveal(null, 100, 39)).toBeNull();
});
