/** Gives the focus to the step-time graph: what had it is gone, or was a link to a step. */
export function focusGraph(): void {
  document.querySelector<SVGSVGElement>("#steps svg.step-graph")?.focus({ preventScroll: true });
}
