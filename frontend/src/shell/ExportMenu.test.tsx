import { afterEach, expect, test } from "vitest";
import { button, click, mount, press, textOf } from "../testing/mount";
import { exportAddress, ExportMenu, fileName } from "./ExportMenu";

afterEach(() => {
  mount(null);
});

test("addresses and names of what is saved", () => {
  expect(exportAddress({ run: "tb run/2024", host: null, kind: null }, "csv")).toBe("./export?run=tb+run%2F2024&format=csv");
  expect(exportAddress({ run: "r", host: "h&0", kind: null }, "html")).toBe("./export?run=r&host=h%260&format=html");
  expect(fileName({ run: "tb run/2024", host: "h:0", kind: null })).toBe("overview-tb-run-2024-h-0");
  expect(exportAddress({ run: "r", host: "h", kind: "eval" }, "json")).toBe("./export?run=r&host=h&kind=eval&format=json");
  expect(fileName({ run: "r", host: null, kind: "eval" })).toBe("overview-r-eval");
});

test("the menu opens, offers every format, and closes with Escape", () => {
  const page = mount(<ExportMenu shown={{ run: "r", host: null, kind: null }} />);
  const opener = button(page, "Export");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  click(opener);
  const list = page.querySelector(`#${opener.getAttribute("aria-controls")}`)!;
  const entries = [...list.querySelectorAll("li")].map((entry) => textOf(entry).split(" ")[0]);
  expect(entries).toEqual(["JSON", "CSV", "HTML", "XProf", "SVG", "PNG"]);
  for (const link of list.querySelectorAll("a")) expect(link.hasAttribute("download")).toBe(true);
  press(list, "Escape");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(opener);
});

test("without a chart on the page, saving one says so", async () => {
  const page = mount(<ExportMenu shown={{ run: "r", host: null, kind: null }} />);
  click(button(page, "Export"));
  click(button(page, "SVG"));
  await Promise.resolve();
  await new Promise((done) => setTimeout(done, 20));
  expect(textOf(page.querySelector('[role="alert"]'))).toContain("There is no chart on the page");
});
