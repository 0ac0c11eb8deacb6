/**
 * The entry point: TensorBoard imports it and calls `render()`, which fills the iframe's empty document. An exported
 * page contains its overview, and renders itself.
 */

import { render as mount } from "preact";
import { embeddedOverview } from "./api/embedded";
import { paletteCss } from "./charts/palette";
import { followTheme } from "./host/theme";
import { App } from "./shell/App";
import { ExportedPage } from "./shell/ExportedPage";
import { css } from "./styles";

const overview = embeddedOverview();

export function render(): void {
  const root = document.documentElement;
  root.lang = "en";
  document.title = overview ? `Overview of ${overview.run.id}` : "Overview";
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet()];
  followTheme((theme) => {
    root.dataset["theme"] = theme;
  });
  const container = document.createElement("div");
  container.id = "overview";
  document.body.append(container);
  mount(overview ? <ExportedPage overview={overview} /> : <App />, container);
}

function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{color-scheme:light;${paletteCss("light")}}` +
      `:root[data-theme="dark"]{color-scheme:dark;${paletteCss("dark")}}` +
      css,
  );
  return sheet;
}

if (overview) render();
