/** The graph as a reader meets it. jsdom has no layout: the graph draws at its initial width, 960. */

import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Overview } from "../../api/overview";
import type { StepView } from "../../logic/series";
import { Steps } from "../../panels/steps/Steps";
import { cpuTraining, gpuTraining, withSteps } from "../../testing/fixtures";
import { loopOutside } from "../../testing/loop";
import { button, click, mount, pointer, press, textOf } from "../../testing/mount";
import { metric } from "../../testing/steps";

const MARGIN_LEFT = 62;
const PLOT_WIDTH = 960 - 62 - 66;

function Harness({ overview }: { overview: Overview }) {
  const [selected, select] = useState<number | null>(null);
  const [view, chooseView] = useState<StepView | null>(null);
  const metrics = {
    ...overview.metrics,
    step_time: metric({ label: "Step time", value: 23.79 }),
    step_period: metric({ label: "Period", value: 24.1 }),
  };
  return (
    <Steps
      overview={{ ...overview, metrics }}
      steps={overview.steps!}
      shown={null}
      selected={selected}
      onSelect={select}
      chosenView={view}
      onView={chooseView}
    />
  );
}

function show(overview = gpuTraining()) {
  const page = mount(<Harness overview={overview} />);
  const svg = page.querySelector('svg[role="application"]')!;
  const tip = () => textOf(page.querySelector(".tooltip"));
  return { page, svg, tip };
}

/** Rectangles in a path. */
const bars = (path: Element | null | undefined) => (path?.getAttribute("d") ?? "").split("z").length - 1;

test("one path a category, one bar a step; a category without time draws nothing", () => {
  const { page } = show();
  expect(page.querySelectorAll("path[data-category]").length).toBe(8);
  expect(bars(page.querySelector('path[data-category="device_compute"]'))).toBe(20);
  expect(page.querySelector('path[data-category="compilation"]')).toBeNull();
});

test("incomplete steps are hatched, and only those", () => {
  const { page } = show();
  expect(bars(page.querySelector(".incomplete"))).toBe(2);
  expect(textOf(page.querySelector(".caption"))).toContain("2 incomplete steps");
});

test("missing numbers leave a gap that is drawn and named", () => {
  const { page } = show();
  expect(page.querySelectorAll(".gap-line").length).toBe(1);
  expect(textOf(page.querySelector(".caption"))).toContain("2 steps between 111 and 114");
});

test("the user's step numbers label the axis", () => {
  const labels = [...show().page.querySelectorAll(".tick-label")].map(textOf);
  expect(labels).toContain("100");
  expect(labels).toContain("121");
  expect(labels).not.toContain("112");
});

test("a restart of the numbering is marked", () => {
  expect(show(cpuTraining()).page.querySelectorAll(".restart-line").length).toBe(1);
  expect(show().page.querySelectorAll(".restart-line").length).toBe(0);
});

test("10,000 steps take at most a column a pixel, and the spike is among them", () => {
  const { page, svg, tip } = show(withSteps(10_000));
  const path = page.querySelector('path[data-category="device_compute"]');
  expect(bars(path)).toBe(PLOT_WIDTH);
  pointer(svg, "pointermove", MARGIN_LEFT + 0.4 * PLOT_WIDTH);
  expect(tip()).toContain("Step 4000");
  expect(tip()).toMatch(/Longest of 1\d steps in this column/);
  expect(textOf(page)).toContain("shows the longest of them");
  expect(textOf(show().page)).not.toContain("shows the longest of them");
});

test("pointing at a bar shows its step; leaving hides that", () => {
  const { page, svg, tip } = show();
  const tooltip = page.querySelector<HTMLElement>(".tooltip")!;
  expect(tooltip.getAttribute("role")).toBe("status");
  expect(tooltip.hidden).toBe(true);
  pointer(svg, "pointermove", MARGIN_LEFT + PLOT_WIDTH - 5);
  expect(tooltip.hidden).toBe(false);
  expect(tip()).toContain("Step 121");
  expect(tip()).toContain("Incomplete: no step follows: its end is not known");
  pointer(svg, "pointerleave", 0);
  expect(tooltip.hidden).toBe(true);
});

test("the tooltip has each category with time and share, top of the stack first", () => {
  const { page, svg } = show();
  pointer(svg, "pointermove", MARGIN_LEFT + 60);
  const rows = [...page.querySelectorAll(".tooltip-table tr")].map(textOf);
  expect(rows.length).toBe(8);
  expect(rows[0]).toMatch(/^Device compute1\d\.\d\d ms5\d\.\d %$/);
  expect(rows[7]).toMatch(/^All others/);
});

test("keys move between steps and stop at the ends", () => {
  const { svg, tip } = show();
  press(svg, "Home");
  expect(tip()).toContain("Step 100");
  press(svg, "ArrowLeft");
  expect(tip()).toContain("Step 100");
  press(svg, "ArrowRight");
  press(svg, "ArrowRight");
  expect(tip()).toContain("Step 102");
  press(svg, "End");
  expect(tip()).toContain("Step 121");
  press(svg, "ArrowRight");
  expect(tip()).toContain("Step 121");
  press(svg, "Escape");
  expect(tip()).toBe("");
});

test("the chart is one tab stop", () => {
  const { page } = show();
  expect(page.querySelectorAll(".step-bars [tabindex]").length).toBe(1);
});

test("keys zoom around the chosen step and back", () => {
  const { page, svg } = show(withSteps(10_000));
  const count = () => bars(page.querySelector('path[data-category="device_compute"]'));
  press(svg, "Home");
  for (let i = 0; i < 12; i += 1) press(svg, "+");
  expect(count()).toBe(4);
  expect(button(page, "Show all steps").disabled).toBe(false);
  press(svg, "0");
  expect(button(page, "Show all steps").disabled).toBe(true);
  expect(count()).toBe(PLOT_WIDTH);
});

test("dragging shows the steps dragged over", () => {
  const { page, svg } = show(withSteps(10_000));
  pointer(svg, "pointerdown", MARGIN_LEFT + 100);
  pointer(svg, "pointermove", MARGIN_LEFT + 140);
  pointer(svg, "pointerup", MARGIN_LEFT + 140);
  // 40 of 832 pixels hold about 481 of 10,000 steps.
  const shown = bars(page.querySelector('path[data-category="device_compute"]'));
  expect(Math.abs(shown - 481)).toBeLessThanOrEqual(1);
  click(button(page, "Show all steps"));
  expect(bars(page.querySelector('path[data-category="device_compute"]'))).toBe(PLOT_WIDTH);
});

test("the legend takes a category out of the stack and puts it back", () => {
  const { page } = show();
  const item = button(page.querySelector(".legend")!, "Device compute");
  expect(item.getAttribute("aria-pressed")).toBe("true");
  expect(page.querySelector(".mean")).not.toBeNull();
  click(item);
  expect(item.getAttribute("aria-pressed")).toBe("false");
  expect(page.querySelector('path[data-category="device_compute"]')).toBeNull();
  expect(page.querySelector(".mean")).toBeNull();
  click(item);
  expect(bars(page.querySelector('path[data-category="device_compute"]'))).toBe(20);
});

test("cutting the axis at typical steps marks the bars that it cuts", () => {
  const overview = withSteps(1000);
  expect(() => button(show(overview).page, "Fit typical")).toThrow();
  lengthen(overview, 7, 100);
  const { page } = show(overview);
  expect(page.querySelector(".cut-mark")).toBeNull();
  click(button(page, "Fit typical"));
  // The new one, and the step of 2.5 times the usual length that every many-step fixture has.
  expect(bars(page.querySelector(".cut-mark"))).toBe(2);
  expect(textOf(page)).toContain("longer than the axis shows");
});

test("a step that would press all others flat is cut from the start, and can be seen whole", () => {
  const overview = withSteps(1000);
  lengthen(overview, 7, 5000);
  const { page } = show(overview);
  expect(bars(page.querySelector(".cut-mark"))).toBe(2);
  click(button(page, "Fit typical"));
  expect(page.querySelector(".cut-mark")).toBeNull();
  expect([...page.querySelectorAll(".tick-label")].map(textOf)).toContain("5 s");
});

/** Makes one step last `ms`, by compilation. */
function lengthen(overview: Overview, step: number, ms: number): void {
  const { columns } = overview.steps!;
  const compilation = columns["compilation"] as number[];
  compilation[step] = ms - (columns.duration_ms[step]! - compilation[step]!);
  columns.duration_ms[step] = ms;
}

test("the same steps as a table, paged", () => {
  const { page } = show(withSteps(10_000));
  click(button(page, "Show as table"));
  expect(page.querySelector("svg.step-graph")).toBeNull();
  expect(page.querySelectorAll("tbody tr").length).toBe(25);
  click(button(page, "Last"));
  const rows = page.querySelectorAll("tbody tr");
  expect(textOf(rows[rows.length - 1]!.querySelector("th"))).toBe("9999");
  expect(textOf(page.querySelector(".pager"))).toContain("Rows 9976 to 10,000 of 10,000");
});

test("a click or Enter opens a step: its parts against the mean", () => {
  const { page, svg } = show();
  expect(page.querySelector("#step")).toBeNull();
  pointer(svg, "click", MARGIN_LEFT + 1);
  expect(textOf(page.querySelector("#step h3"))).toBe("Step 100");
  expect(textOf(page.querySelector("#step"))).toContain("Incomplete: cut by the start of the capture");
  click(button(page.querySelector("#step")!, "Next step"));
  expect(textOf(page.querySelector("#step h3"))).toBe("Step 101");
  click(button(page.querySelector("#step")!, "Close"));
  expect(page.querySelector("#step")).toBeNull();
  press(svg, "Home");
  press(svg, "ArrowRight");
  press(svg, "Enter");
  expect(textOf(page.querySelector("#step h3"))).toBe("Step 101");
  // Escape takes away the cursor first, then the step.
  press(svg, "Escape");
  expect(page.querySelector("#step")).not.toBeNull();
  press(svg, "Escape");
  expect(page.querySelector("#step")).toBeNull();
});

test("the parts of a step and their means add up to it and to the mean step", () => {
  const overview = gpuTraining();
  const { page, svg } = show(overview);
  press(svg, "Home");
  for (let i = 0; i < 7; i += 1) press(svg, "ArrowRight");
  press(svg, "Enter");
  const cells = (column: number) =>
    [...page.querySelectorAll(`#step .table-block:first-child tbody tr td:nth-child(${column})`)].map((cell) => Number(textOf(cell).replace(" ms", "")));
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const { duration_ms, complete } = overview.steps!.columns;
  const counted = duration_ms.filter((_, i) => complete[i]);
  // Eight parts, each printed to at least two decimals.
  expect(sum(cells(2))).toBeCloseTo(duration_ms[7]!, 1);
  expect(sum(cells(4))).toBeCloseTo(sum(counted) / counted.length, 1);
});

test("an outlier has a mark of its own, and a line that says what it means", () => {
  const { page, svg, tip } = show();
  // The fixture's step of 1.6 times the usual length, and no other.
  expect(bars(page.querySelector(".outlier-mark"))).toBe(1);
  expect(textOf(page.querySelector(".caption:last-of-type"))).toContain("1 outlier above 34.40 ms, 1.5 times the median step");
  press(svg, "Home");
  for (let i = 0; i < 7; i += 1) press(svg, "ArrowRight");
  expect(tip()).toContain("An outlier: over 1.5 times the median step");
});

const legend = (page: Element) => [...page.querySelectorAll(".legend-item")].map((item) => item.getAttribute("aria-label") ?? textOf(item));

test("the step and what follows it can both be seen; what follows is missing where no next step is known", () => {
  const { page } = show();
  const within = legend(page);
  click(button(page, "Period"));
  expect(legend(page)).toEqual([...within, "Other time between steps"]);
  expect(bars(page.querySelector('path[data-category="device_compute"]'))).toBe(20);
  // Behind the last step and the one before the missing numbers.
  expect(bars(page.querySelector('path[data-category="gap-all_others"]'))).toBe(18);
});

test("a loop outside its steps is seen by itself: parts of the gap on those of the step", () => {
  const { page } = show(loopOutside());
  expect(button(page, "Period").getAttribute("aria-pressed")).toBe("true");
  expect(legend(page)).toEqual([
    "All others",
    "Host compute",
    "Other device work, between steps",
    "Input, between steps",
    "Other time between steps",
  ]);
  expect(bars(page.querySelector('path[data-category="host_compute"]'))).toBe(14);
  expect(bars(page.querySelector('path[data-category="gap-input"]'))).toBe(13);
  expect(page.querySelector('path[data-category="gap-input"]')!.getAttribute("fill")).toBe("url(#gap-input)");
  expect(textOf(page.querySelector(".mean"))).toContain("24.10 ms");
  click(button(page.querySelector('[aria-label="What a bar shows"]')!, "Step"));
  expect(legend(page)).toEqual(["All others", "Host compute"]);
  expect(textOf(page.querySelector(".caption:last-of-type"))).not.toContain("long gap");
});

test("the tooltip of a period separates step and gap, and says that a long gap follows", () => {
  const { page, svg, tip } = show(loopOutside());
  press(svg, "Home");
  for (let i = 0; i < 5; i += 1) press(svg, "ArrowRight");
  const rows = [...page.querySelectorAll(".tooltip-table tr")].map((row) => textOf(row.querySelector("th")));
  expect(rows).toEqual([
    "Between steps",
    "Other time between steps",
    "Input",
    "Other device work",
    "Step",
    "Host compute",
    "All others",
  ]);
  expect(textOf(page.querySelector(".tooltip-group"))).toMatch(/^Between steps79\.00 ms98\.\d %$/);
  expect(tip()).toContain("A long gap follows: see the findings.");
  expect(page.querySelectorAll(".long-gap-mark").length).toBe(1);
  press(svg, "End");
  expect(tip()).not.toContain("Between steps");
});

test("an open step has the parts of the gap behind it, where there is one", () => {
  const { page, svg } = show(loopOutside());
  press(svg, "Home");
  press(svg, "Enter");
  const tables = () => [...page.querySelectorAll("#step .table-block")];
  expect(tables().length).toBe(2);
  const gap = [...tables()[1]!.querySelectorAll("tbody tr")].map((row) => [...row.children].map(textOf));
  // The long gap of 60 ms is one of 13.
  expect(gap.map((row) => row.slice(0, 4))).toEqual([
    ["Other time between steps", "15.00 ms", "78.9 %", "15.00 ms"],
    ["Input", "4.000 ms", "21.1 %", "4.000 ms"],
    ["Other device work", "0 ms", "0 %", "4.615 ms"],
  ]);
  press(svg, "End");
  press(svg, "Enter");
  expect(tables().length).toBe(1);
});

test("the table has the parts of the gap, too", () => {
  const { page } = show(loopOutside());
  click(button(page, "Show as table"));
  const heads = [...page.querySelectorAll("#steps thead th")].map(textOf);
  expect(heads).toContain("Input, between steps, ms");
  expect(heads).not.toContain("Compilation, between steps, ms");
});

test("Ctrl and the wheel zoom about the pointer; the wheel alone scrolls the page", () => {
  const { page, svg } = show(withSteps(10_000));
  const wheel = (init: WheelEventInit) => {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: MARGIN_LEFT + 416, ...init });
    void act(() => {
      svg.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  expect(wheel({ deltaY: -100 })).toBe(false);
  expect(page.querySelector(".step-strip")).toBeNull();
  expect(wheel({ deltaY: -100, ctrlKey: true })).toBe(true);
  expect(page.querySelector(".step-strip")).not.toBeNull();
  const from = () => page.querySelector(".strip-window")!.getAttribute("x")!;
  const before = Number(from());
  expect(wheel({ deltaX: 50 })).toBe(true);
  expect(Number(from())).toBeGreaterThan(before);
  press(svg, "0");
  expect(page.querySelector(".step-strip")).toBeNull();
});

test("keys go on beyond the part that is shown, and Shift pans", () => {
  const { svg, tip, page } = show(withSteps(1000));
  press(svg, "End");
  for (let i = 0; i < 12; i += 1) press(svg, "+");
  expect(tip()).toContain("Step 999");
  for (let i = 0; i < 6; i += 1) press(svg, "ArrowLeft");
  expect(tip()).toContain("Step 993");
  press(svg, "Home");
  expect(tip()).toContain("Step 0");
  const from = () => Number(page.querySelector(".strip-window")!.getAttribute("x"));
  expect(from()).toBe(0);
  const event = new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true, bubbles: true });
  void act(() => {
    svg.dispatchEvent(event);
  });
  expect(from()).toBeGreaterThan(0);
});
