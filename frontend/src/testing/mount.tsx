import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";

let last: HTMLElement | null = null;

/** Mounts an element into a new container, runs its effects, and unmounts the one before. */
export function mount(element: ComponentChild): HTMLElement {
  const container = document.createElement("div");
  const before = last;
  last = container;
  void act(() => {
    if (before) render(null, before);
    document.body.replaceChildren(container);
    render(element, container);
  });
  return container;
}

export function click(element: Element | null): void {
  if (!element) throw new Error("nothing to click");
  void act(() => (element as HTMLElement).click());
}

export function press(element: Element | null, key: string): void {
  if (!element) throw new Error("nothing to press a key on");
  void act(() => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

export function pointer(element: Element | null, type: string, clientX: number): void {
  if (!element) throw new Error("nothing to point at");
  void act(() => {
    element.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
  });
}

/** Returns the element's text, with ordinary spaces. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
}

export function button(container: Element, text: string): HTMLButtonElement {
  const found = [...container.querySelectorAll("button")].find((b) => textOf(b).includes(text));
  if (!found) throw new Error(`no button “${text}”`);
  return found;
}

/** Replaces the window around the page. */
export function setParent(parent: unknown): void {
  Object.defineProperty(window, "parent", { configurable: true, get: () => parent });
}
