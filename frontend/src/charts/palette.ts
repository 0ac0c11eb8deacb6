/**
 * Every colour of the page, for both themes, as CSS custom properties. They are data, so that tests can check their
 * contrast, and their distance for colour-blind readers.
 */

import type { Role } from "../api/overview";
import type { Theme } from "../host/theme";

/** The colour of each role: the document gives every category of time one. */
export const CATEGORY_COLORS: Record<Theme, Record<Role, string>> = {
  light: {
    other: "#78808a",
    compilation: "#7c41b4",
    output: "#1a7b63",
    input: "#f86107",
    launch: "#8f5e0d",
    host: "#37a55a",
    collectives: "#a3243b",
    transfer: "#c556b2",
    compute: "#475ae5",
  },
  dark: {
    other: "#6f7883",
    compilation: "#a76fe1",
    output: "#66d7d7",
    input: "#e07601",
    launch: "#e9d668",
    host: "#94bf73",
    collectives: "#cb4835",
    transfer: "#ec8cba",
    compute: "#66a5fe",
  },
};

export const ROLES = Object.keys(CATEGORY_COLORS.light) as Role[];

/** Backgrounds and text. `raised` is the background of panels and charts. */
export const SURFACE_COLORS: Record<Theme, Record<string, string>> = {
  light: {
    ground: "#f4f5f7",
    raised: "#ffffff",
    sunken: "#f0f2f5",
    line: "#dde1e6",
    "line-strong": "#868e98",
    text: "#1a1f26",
    muted: "#59626d",
    accent: "#1f5fbf",
    warn: "#8f5a00",
    bad: "#b3261e",
    good: "#0b6e3f",
  },
  dark: {
    ground: "#101317",
    raised: "#181c22",
    sunken: "#20252c",
    line: "#2d333c",
    "line-strong": "#6d7681",
    text: "#e7eaee",
    muted: "#9fa8b3",
    accent: "#7db8ff",
    warn: "#f0b657",
    bad: "#ff8f85",
    good: "#6fd39a",
  },
};

/** Share of its colour in the background of a part between steps; stripes of the full colour lie on it. */
const GAP_GROUND_SHARE = 0.3;

/** Returns the background of a part between steps: lighter on a light page, darker on a dark one. */
export function gapGround(theme: Theme, role: Role): string {
  const ground = channels(SURFACE_COLORS[theme]["raised"]!);
  const mixed = channels(CATEGORY_COLORS[theme][role]).map((value, i) =>
    Math.round(GAP_GROUND_SHARE * value + (1 - GAP_GROUND_SHARE) * ground[i]!),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

export function roleColor(role: Role): string {
  return `var(--cat-${role})`;
}

export function gapGroundColor(role: Role): string {
  return `var(--gap-${role})`;
}

/** Returns the custom properties of one theme, as CSS declarations. */
export function paletteCss(theme: Theme): string {
  const category = Object.entries(CATEGORY_COLORS[theme]).map(([k, v]) => `--cat-${k}:${v};`);
  const gap = ROLES.map((role) => `--gap-${role}:${gapGround(theme, role)};`);
  const surface = Object.entries(SURFACE_COLORS[theme]).map(([k, v]) => `--${k}:${v};`);
  return [...category, ...gap, ...surface].join("");
}
