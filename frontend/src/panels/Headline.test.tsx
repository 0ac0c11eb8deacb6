/** The headline as it is read. */

import { expect, test } from "vitest";
import { Report } from "../shell/Report";
import * as fixtures from "../testing/fixtures";
import { loopOutside } from "../testing/loop";
import { mount, textOf } from "../testing/mount";
import { metric } from "../testing/steps";

test("the headline: mean, spread, number of steps, percentiles", () => {
  const overview = fixtures.gpuTraining();
  overview.metrics["step_time"] = metric({
    label: "Average step time",
    value: 21.310352,
    n: 18,
    stdev: 0.2,
    min: 20.9,
    p50: 21.3,
    p90: 21.6,
    p99: 21.7,
    max: 21.75,
  });
  const text = textOf(mount(<Report overview={overview} />).querySelector("#headline"));
  expect(text).toContain("21.31ms± 0.20 ms std. dev.");
  expect(text).toContain("mean of 18 steps; 20 steps sampled");
  expect(text).toContain("min20.90 msmedian21.30 msp9021.60 msp9921.70 msmax21.75 ms");
});

test("where outliers make much of the mean, the median stands first and the mean beside it", () => {
  const overview = fixtures.gpuTraining();
  overview.metrics["step_time"] = metric({ label: "Average step time", value: 1045, n: 18, stdev: 2210, min: 40, p50: 47, max: 9000 });
  overview.headline = { ...overview.headline!, value_ms: 1045, median_ms: 47, median_first: true };
  const panel = mount(<Report overview={overview} />).querySelector("#headline")!;
  expect(textOf(panel.querySelector("h2"))).toBe("Step time");
  expect(textOf(panel.querySelector(".headline-value"))).toBe("median47.00msmean 1.045 s ± 2.210 s std. dev.");
  expect(textOf(panel.querySelector(".headline-count"))).toBe("over 18 steps; 20 steps sampled, incomplete ones left out");
  expect(textOf(panel.querySelector(".stat-strip"))).toBe("min40.00 msmax9.000 s");
  overview.headline.median_first = false;
  expect(textOf(mount(<Report overview={overview} />).querySelector(".headline-value"))).toBe("1.045s± 2.210 s std. dev.");
});

test("the other kinds of steps are named beside the headline", () => {
  const overview = loopOutside();
  const headline = () => textOf(mount(<Report overview={overview} />).querySelector("#headline"));
  expect(headline()).toContain("mean of 14 steps “train”");
  expect(headline()).toContain("Also in this profile: “eval”, 3 steps, mean 20.00 ms, 15.9 % of the time");
  overview.steps!.kinds.length = 1;
  expect(headline()).not.toContain("“train”");
  expect(headline()).not.toContain("Also in this profile");
});

test("the headline says what limits the step, where it is going, and how many steps stand out", () => {
  const text = textOf(mount(<Report overview={fixtures.gpuTraining()} />).querySelector("#headline"));
  expect(text).toContain("Compute-bound: 53.8 % of a step is computation");
  expect(text).toContain("↗ Getting slower: by 3.1 % over 18 steps.");
  expect(text).toContain("1 outlier above 34.40 ms");
  expect(text).toContain("Trend+3.1 % over 18 complete steps, +18.2 % per 100 of them");
  expect(text).toContain("p < 0.001 for no trend");
  expect(text).toContain("Outliers1 complete step above 34.40 ms, 1.5 times the median");
});

test("a profile without steps leads with the reason", () => {
  const text = textOf(mount(<Report overview={fixtures.emptyProfile()} />).querySelector("#headline"));
  expect(text).toContain("not measured");
  expect(text).toContain("no program in it runs at least three times");
});
