/** The style sheet of the page. Later files override earlier ones. */

import bar from "./bar.css";
import base from "./base.css";
import breakdown from "./panels/breakdown.css";
import charts from "./charts.css";
import compare from "./panels/compare.css";
import diagnostics from "./panels/diagnostics.css";
import environment from "./panels/environment.css";
import findings from "./panels/findings.css";
import headline from "./panels/headline.css";
import inference from "./panels/inference.css";
import metrics from "./panels/metrics.css";
import notice from "./notice.css";
import panel from "./panel.css";
import pickers from "./pickers.css";
import steps from "./panels/steps.css";
import tables from "./tables.css";

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
