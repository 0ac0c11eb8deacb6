/**
 * Exports a chart of the page as an SVG file with title and legend, or as a PNG. Colours come from style sheets, so the
 * copy gets them as attributes.
 */

const SVG = "http://www.w3.org/2000/svg";
const STYLES = [
  "display",
  "fill",
  "fill-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-opacity",
  "stroke-width",
] as const;
/** Elements that only exist while the pointer is over the chart. */
const TRANSIENT = ".cursor, .cursor-band, .drag";
const PADDING = 16;
const TITLE_HEIGHT = 30;
const LEGEND_LINE = 20;
const PNG_SCALE = 2;

export interface LegendEntry {
  label: string;
  color: string;
}

/** Returns the chart as the text of an SVG file, and its size in pixels. */
export function chartSvg(
  chart: SVGSVGElement,
  title: string,
  legend: LegendEntry[],
): { text: string; width: number; height: number } {
  const style = getComputedStyle(chart);
  const ink = getComputedStyle(document.documentElement);
  const width = chart.width.baseVal.value + 2 * PADDING;
  const rows = legendRows(legend, width - 2 * PADDING);
  const top = TITLE_HEIGHT + rows.length * LEGEND_LINE;
  const height = chart.height.baseVal.value + top + PADDING;

  const root = element("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
  root.append(element("title", {}, title));
  root.append(element("rect", { width, height, fill: ink.getPropertyValue("--raised").trim() || "#fff" }));
  const text = { fill: ink.color, "font-family": style.fontFamily, "font-size": 12 };
  root.append(element("text", { ...text, "font-weight": 600, x: PADDING, y: PADDING + 6 }, title));
  rows.forEach((row, line) => {
    for (const { label, color, x } of row) {
      const y = TITLE_HEIGHT + line * LEGEND_LINE;
      root.append(element("rect", { x: PADDING + x, y, width: 10, height: 10, rx: 2, fill: color }));
      root.append(element("text", { ...text, x: PADDING + x + 16, y: y + 9 }, label));
    }
  });

  const body = element("svg", { x: PADDING, y: top, overflow: "visible" });
  for (const pattern of usedPatterns(chart)) body.append(painted(pattern));
  for (const child of chart.children) body.append(painted(child));
  root.append(body);
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** Returns a copy that looks the same without the page's style sheets. */
function painted(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const originals = [original, ...original.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((from, i) => {
    const style = getComputedStyle(from);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== "") copies[i]!.setAttribute(name, withoutQuotes(value));
    }
    copies[i]!.removeAttribute("class");
  });
  originals.forEach((from, i) => from.matches(TRANSIENT) && copies[i]!.remove());
  return copy;
}

/** Returns a computed style as an attribute has it: url("#a") becomes url(#a). */
export function withoutQuotes(style: string): string {
  return style.replace(/url\("#([^"]+)"\)/, "url(#$1)");
}

/** Returns the patterns that fill parts of the chart; they are defined elsewhere on the page. */
function usedPatterns(chart: Element): Element[] {
  const ids = new Set<string>();
  for (const { attributes } of chart.querySelectorAll("[fill^='url(#']")) {
    ids.add(attributes.getNamedItem("fill")!.value.slice("url(#".length, -1));
  }
  return [...ids].map((id) => document.getElementById(id)).filter((found) => found !== null);
}

/** Returns the legend entries line by line, each with its x position. */
function legendRows(legend: LegendEntry[], width: number) {
  const rows: (LegendEntry & { x: number })[][] = [];
  let x = Infinity;
  for (const entry of legend) {
    const room = 34 + entry.label.length * 7;
    if (x + room > width) {
      rows.push([]);
      x = 0;
    }
    rows[rows.length - 1]!.push({ ...entry, x });
    x += room;
  }
  return rows;
}

function element(name: string, attributes: Record<string, string | number>, text?: string): Element {
  const created = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  if (text !== undefined) created.textContent = text;
  return created;
}

/** Returns the picture as a PNG, with twice the page's resolution. */
export async function svgToPng(svg: { text: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg.text], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = svg.width * PNG_SCALE;
    canvas.height = svg.height * PNG_SCALE;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser created no PNG."))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Downloads a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the download has begun in all browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
