/** The menu of exports: documents from the server, and the chart from the page. */

import { useState } from "preact/hooks";
import { choiceQuery, type Choice } from "../api/choice";
import { chartSvg, download, svgToPng, withoutQuotes, type LegendEntry } from "../charts/exportChart";
import { Menu } from "./Menu";

const FORMATS = [
  ["json", "JSON", "the whole document"],
  ["csv", "CSV", "every number shown, for a spreadsheet"],
  ["html", "HTML", "one file that opens without a server"],
  ["xprof", "XProf JSON", "for clients of XProf's overview page"],
] as const;

export function ExportMenu({ shown }: { shown: Choice }) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (kind: "svg" | "png") => {
    try {
      setProblem(null);
      await saveChart(kind, shown);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Menu label="Export">
        {(close) => (
          <ul>
            {FORMATS.map(([format, label, what]) => (
              <li key={format}>
                {/* The server names the file. */}
                <a href={exportAddress(shown, format)} download="" onClick={close}>
                  {label} <span class="panel-note">{what}</span>
                </a>
              </li>
            ))}
            {(["svg", "png"] as const).map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    void save(kind);
                  }}
                >
                  {kind.toUpperCase()} <span class="panel-note">the chart, as it is drawn now</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

export function exportAddress(choice: Choice, format: string): string {
  const query = choiceQuery(choice);
  query.set("format", format);
  return `./export?${query}`;
}

/** Returns a file name that is valid on every file system. */
export function fileName({ run, host, kind }: Choice): string {
  const name = [run, host, kind].filter((part) => part !== null).join("-");
  return `overview-${name.replace(/[^\w.-]+/g, "-")}`;
}

async function saveChart(kind: "svg" | "png", shown: Choice): Promise<void> {
  const chart = document.querySelector<SVGSVGElement>("#steps svg.step-graph, #inference .chart svg");
  if (!chart) throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");
  const panel = chart.closest(".panel")!;
  const title = `${panel.querySelector("h2")?.textContent}: ${shown.run}`;
  const svg = chartSvg(chart, title, chart.matches(".step-graph") ? legendOf(panel) : []);
  const name = `${fileName(shown)}-${panel.id}.${kind}`;
  download(name, kind === "png" ? await svgToPng(svg) : new Blob([svg.text], { type: "image/svg+xml" }));
}

/** Returns label and colour of the categories that are drawn. */
function legendOf(panel: Element): LegendEntry[] {
  return [...panel.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map((item) => ({
    label: item.getAttribute("aria-label") ?? item.textContent ?? "",
    color: withoutQuotes(getComputedStyle(item.querySelector("rect")!).fill),
  }));
}
