/** The style sheet of the page: one file a part of it, in the order in which they build on each other. */

import bar from "./styles/bar.css";
import base from "./styles/base.css";
import breakdown from "./styles/breakdown.css";
import charts from "./styles/charts.css";
import compare from "./styles/compare.css";
import diagnostics from "./styles/diagnostics.css";
import environment from "./styles/environment.css";
import findings from "./styles/findings.css";
import headline from "./styles/headline.css";
import inference from "./styles/inference.css";
import metrics from "./styles/metrics.css";
import notice from "./styles/notice.css";
import panel from "./styles/panel.css";
import pickers from "./styles/pickers.css";
import steps from "./styles/steps.css";
import tables from "./styles/tables.css";

export const css = [
  base,
  bar,
  pickers,
  panel,
  tables,
  charts,
  headline,
  breakdown,
  metrics,
  steps,
  inference,
  environment,
  findings,
  diagnostics,
  compare,
  notice,
].join("\n");
