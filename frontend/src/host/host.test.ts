/** The guest's side of TensorBoard's page, with a stand-in for `window.parent`. */

import { afterEach, expect, test, vi } from "vitest";
import { setParent } from "../testing/mount";
import { NO_LINK, onLinkChange, readLink, writeLink, type Link } from "./deeplink";
import { onHostReload } from "./guest";
import { followTheme, type Theme } from "./theme";

function otherOrigin(): unknown {
  return new Proxy({}, {
    get: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
}

function preferDark(dark: boolean): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: dark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

afterEach(() => {
  setParent(window);
  vi.unstubAllGlobals();
});

test("the theme follows the host's switch while the page is open", async () => {
  const hostDocument = document.implementation.createHTMLDocument();
  setParent({ document: hostDocument });
  const themes: Theme[] = [];
  const stop = followTheme((theme) => themes.push(theme));
  hostDocument.body.classList.add("dark-mode");
  await Promise.resolve();
  hostDocument.body.classList.remove("dark-mode");
  await Promise.resolve();
  stop();
  hostDocument.body.classList.add("dark-mode");
  await Promise.resolve();
  expect(themes).toEqual(["light", "dark", "light"]);
});

test("without a reachable host the browser's preference decides", () => {
  preferDark(true);
  for (const parent of [window, otherOrigin()]) {
    setParent(parent);
    const themes: Theme[] = [];
    followTheme((theme) => themes.push(theme))();
    expect(themes).toEqual(["dark"]);
  }
});

test("the link goes through the host's address, keeping its history state", () => {
  const history = { state: { kept: 1 }, replaceState: vi.fn(), pushState: vi.fn() };
  setParent({ location: { hash: "#overview&p.overview.run=a" }, history });
  expect(readLink()).toEqual({ ...NO_LINK, run: "a" });
  writeLink({ ...NO_LINK, run: "b", host: "h" }, { push: false });
  expect(history.replaceState).toHaveBeenCalledWith({ kept: 1 }, "", "#overview&p.overview.run=b&p.overview.host=h");
  expect(history.pushState).not.toHaveBeenCalled();
  writeLink({ ...NO_LINK, run: "c", kind: "eval" }, { push: true });
  expect(history.pushState).toHaveBeenCalledWith({ kept: 1 }, "", "#overview&p.overview.run=c&p.overview.kind=eval");
  expect(history.replaceState).toHaveBeenCalledTimes(1);
});

test("Back is followed while the address is of this tab, until the listener stops", () => {
  const parent = Object.assign(new EventTarget(), { location: { hash: "#overview&p.overview.run=a&p.overview.view=period" } });
  setParent(parent);
  const followed: Link[] = [];
  const stop = onLinkChange((link) => followed.push(link));
  parent.dispatchEvent(new Event("popstate"));
  expect(followed).toEqual([{ ...NO_LINK, run: "a", view: "period" }]);
  parent.location.hash = "#scalars&p.overview.run=b";
  parent.dispatchEvent(new Event("popstate"));
  stop();
  parent.location.hash = "#overview";
  parent.dispatchEvent(new Event("popstate"));
  expect(followed.length).toBe(1);
});

test("a host of another origin costs the link, nothing else", () => {
  setParent(otherOrigin());
  expect(readLink()).toEqual(NO_LINK);
  expect(() => writeLink({ ...NO_LINK, run: "b" }, { push: true })).not.toThrow();
});

test("a reload message is acted on, and every message is answered", async () => {
  const posted: MessagePort[] = [];
  setParent({ postMessage: (_: string, __: string, ports: MessagePort[]) => posted.push(...ports) });
  const reload = vi.fn();
  onHostReload(reload);
  const host = posted[0]!;
  const replies: { type: string; id: number; isReply: boolean }[] = [];
  const answered = new Promise<void>((resolve) => {
    host.onmessage = (event: MessageEvent<string>) => {
      replies.push(JSON.parse(event.data));
      if (replies.length === 2) resolve();
    };
  });
  host.postMessage("not JSON");
  host.postMessage(JSON.stringify({ type: "experimental.RunsChanged", id: 4, isReply: false }));
  host.postMessage(JSON.stringify({ type: "experimental.DataReloaded", id: 5, isReply: false }));
  await answered;
  host.close();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(replies.map(({ id, isReply }) => [id, isReply])).toEqual([[4, true], [5, true]]);
});
