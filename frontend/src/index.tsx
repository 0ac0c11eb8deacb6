/** The entry point that TensorBoard imports: `render()` fills the iframe's empty document. */

import { render as mount } from "preact";
import { App } from "./App";
import { paletteCss } from "./charts/palette";
import { followTheme } from "./host/theme";
import css from "./style.css";

export function render(): void {
  const root = document.documentElement;
  root.lang = "en";
  document.title = "Overview";
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet()];
  followTheme((theme) => {
    root.dataset["theme"] = theme;
  });
  const container = document.createElement("div");
  container.id = "overview";
  document.body.append(container);
  mount(<App />, container);
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
