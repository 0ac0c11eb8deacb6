/**
 * Patterns over the colours, so that a category can be recognized without its colour. They are drawn if the reader or
 * the system asks for them (more contrast, forced colours); style sheet: `.pattern`. Parts between steps are always
 * striped, in the colour of the same cause within steps.
 */

import type { ComponentChildren } from "preact";
import type { Role } from "../api/overview";
import type { Look } from "../logic/series";
import { gapGroundColor, roleColor, ROLES } from "./palette";

const SIZE = 8;
const STRIPE = 3;

/** The shapes on each tile of `SIZE` by `SIZE` pixels. Compute stays plain: it is mostly the largest part. */
const TILES: Record<Role, ComponentChildren> = {
  compute: null,
  other: <circle cx={2} cy={2} r={1.2} />,
  compilation: <path d="M0,0l8,8M8,0l-8,8" />,
  output: <path d="M0,2h8M0,6h8" />,
  input: <path d="M-2,2l4,-4M0,8l8,-8M6,10l4,-4" />,
  launch: <path d="M2,0v8M6,0v8" />,
  host: <circle cx={4} cy={4} r={2} />,
  collectives: <path d="M-2,6l4,4M0,0l8,8M6,-2l4,4" />,
  transfer: <path d="M0,4h8M4,0v8" />,
};

/** The definitions of the patterns, once on the page. */
export function PatternDefs() {
  return (
    <svg class="pattern-defs" width={0} height={0} aria-hidden="true">
      <defs>
        {ROLES.map((role) => (
          <pattern key={role} id={`pattern-${role}`} class="tile" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
            {TILES[role]}
          </pattern>
        ))}
        {ROLES.map((role) => (
          <pattern
            key={role}
            id={`gap-${role}`}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect width={SIZE} height={SIZE} fill={gapGroundColor(role)} />
            <rect width={STRIPE} height={SIZE} fill={roleColor(role)} />
          </pattern>
        ))}
        <pattern
          id="incomplete-hatch"
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="hatch-veil" width={6} height={6} />
          <rect class="hatch-line" width={2} height={6} />
        </pattern>
      </defs>
    </svg>
  );
}

function fillOf({ role, gap = false }: Look): string {
  return gap ? `url(#gap-${role})` : roleColor(role);
}

interface PathProps {
  id: string;
  d: string;
  look: Look;
  dimmed: boolean;
}

/** A filled path with its pattern. */
export function PatternedPath({ id, d, look, dimmed }: PathProps) {
  return (
    <g class={dimmed ? "is-dimmed" : undefined}>
      <path data-category={id} d={d} fill={fillOf(look)} shape-rendering="crispEdges" />
      <path class="pattern" d={d} fill={`url(#pattern-${look.role})`} />
    </g>
  );
}

/** A rectangle that fills its element. */
export function PatternedFill({ look }: { look: Look }) {
  return (
    <svg class="patterned-fill" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill={fillOf(look)} />
      <rect class="pattern" width="100%" height="100%" fill={`url(#pattern-${look.role})`} />
    </svg>
  );
}

/** A small square of a category's colour, for lists. */
export function Swatch({ look }: { look: Look }) {
  return (
    <span class="swatch" aria-hidden="true">
      <PatternedFill look={look} />
    </span>
  );
}
