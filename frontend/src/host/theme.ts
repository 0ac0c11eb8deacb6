/**
 * TensorBoard does not inform plugins of its light/dark switch. The iframe has the same origin, so the page watches
 * the class that the switch sets on TensorBoard's body. If that is impossible (page opened alone, another origin), the
 * browser's preference decides.
 */

export type Theme = "light" | "dark";

const DARK_CLASS = "dark-mode";

/** Calls `apply` with the theme now and after every change. Returns a function that stops it. */
export function followTheme(apply: (theme: Theme) => void): () => void {
  const hostBody = hostBodyElement();
  if (hostBody) {
    const update = () => apply(hostBody.classList.contains(DARK_CLASS) ? "dark" : "light");
    const observer = new MutationObserver(update);
    observer.observe(hostBody, { attributes: true, attributeFilter: ["class"] });
    update();
    return () => observer.disconnect();
  }
  const query = window.matchMedia("(prefers-color-scheme: dark)");
  const update = () => apply(query.matches ? "dark" : "light");
  query.addEventListener("change", update);
  update();
  return () => query.removeEventListener("change", update);
}

function hostBodyElement(): HTMLElement | null {
  try {
    return window.parent === window ? null : window.parent.document.body;
  } catch {
    return null;
  }
}
