/** The colours are held to numbers: WCAG contrast, and distance for colour-blind eyes. */

import { describe, expect, test } from "vitest";
import type { Role } from "../api/overview";
import { CPU_CATEGORIES, GAP_CATEGORIES, GPU_CATEGORIES, TPU_CATEGORIES } from "../testing/steps";
import { CATEGORY_COLORS, gapGround, paletteCss, SURFACE_COLORS } from "./palette";

type Rgb = [number, number, number];
type Matrix = [Rgb, Rgb, Rgb];

/** sRGB hex to linear light. */
function linear(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, b_] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b_;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const apply = (m: Matrix, v: Rgb) => m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Rgb;

// Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
const EYES: Record<string, Matrix> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Distance in OKLab as the given eyes see it; 0.02 is about the least that is noticed. */
function distance(a: string, b: string, eyes: Matrix): number {
  const lab = (hex: string) => {
    const seen = apply(eyes, linear(hex)).map((c) => Math.min(1, Math.max(0, c))) as Rgb;
    return apply(OKLAB, apply(LMS, seen).map(Math.cbrt) as Rgb);
  };
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

test("the contrast of black on white is 21", () => expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 6));

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const surface = SURFACE_COLORS[theme] as Record<string, string>;
  const colors = Object.entries(CATEGORY_COLORS[theme]) as [Role, string][];

  test.each(colors)("%s stands out from the ground of charts by 3:1", (_, color) => {
    expect(contrast(color, surface["raised"]!)).toBeGreaterThanOrEqual(3);
  });

  test("text is readable on every ground it stands on: 4.5:1", () => {
    for (const text of ["text", "muted", "accent", "warn", "bad", "good"]) {
      for (const ground of ["ground", "raised", "sunken"]) {
        expect(contrast(surface[text]!, surface[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("the borders of controls stand out by 3:1", () => {
    for (const ground of ["ground", "raised"]) {
      expect(contrast(surface["line-strong"]!, surface[ground]!)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(EYES))("any two categories differ, seen with %s", (_, eyes) => {
    for (const [i, [name, color]] of colors.entries()) {
      for (const [other, otherColor] of colors.slice(i + 1)) {
        expect(distance(color, otherColor, eyes), `${name}, ${other}`).toBeGreaterThanOrEqual(0.045);
      }
    }
  });

  test.each([["GPU", GPU_CATEGORIES], ["TPU", TPU_CATEGORIES], ["CPU", CPU_CATEGORIES], ["gap", GAP_CATEGORIES]] as const)(
    "neighbours in the %s stack differ well, for all eyes",
    (_, categories) => {
      const roles = categories.map(({ role }) => role);
      for (let i = 1; i < roles.length; i += 1) {
        const pair = [roles[i - 1]!, roles[i]!].map((role) => CATEGORY_COLORS[theme][role]);
        for (const [eye, matrix] of Object.entries(EYES)) {
          expect(distance(pair[0]!, pair[1]!, matrix), `${roles[i - 1]}, ${roles[i]}, ${eye}`).toBeGreaterThanOrEqual(0.09);
        }
      }
    },
  );

  test.each(Object.entries(EYES))("a part between steps differs from the same part of a step, seen with %s", (_, eyes) => {
    for (const [role, color] of colors) {
      const ground = gapGround(theme, role);
      expect(distance(ground, color, eyes), role).toBeGreaterThanOrEqual(0.18);
      // The stripes lie on the ground: they are what stands out from the page.
      expect(contrast(ground, color), role).toBeGreaterThanOrEqual(1.9);
      expect(distance(ground, surface["raised"]!, eyes), role).toBeGreaterThanOrEqual(0.04);
    }
  });

  test("every colour reaches the style sheet", () => {
    for (const [role] of colors) expect(paletteCss(theme)).toContain(`--gap-${role}:${gapGround(theme, role)};`);
    for (const [role, color] of colors) expect(paletteCss(theme)).toContain(`--cat-${role}:${color};`);
  });
});

test.each([["GPU", GPU_CATEGORIES], ["TPU", TPU_CATEGORIES], ["CPU", CPU_CATEGORIES], ["gap", GAP_CATEGORIES]] as const)(
  "no two categories of the %s stack share a colour",
  (_, categories) => {
    const used = categories.map(({ role }) => role);
    expect(new Set(used).size).toBe(categories.length);
  },
);
