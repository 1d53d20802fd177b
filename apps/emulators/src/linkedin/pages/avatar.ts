import { createHash } from "node:crypto";

const SKIN_COLORS = ["#f3d2b8", "#e3b08c", "#c98e63", "#9c6644", "#6f4530", "#fbe3cf"];
const HAIR_COLORS = ["#2b2320", "#5a3825", "#8d5a2b", "#c9a227", "#b9b4ae", "#7a2e1d"];
const HAIR_SHAPES = [
  "M29 40c-3-22 45-24 42 2 1-6-6-13-11-13-9 3-23 1-27 4-3 2-4 5-4 7z",
  "M27 62c-8-46 54-48 47 0-1-14-4-24-9-30-9 4-24 3-30 1-5 7-7 17-8 29z",
  "M30 38c0-20 40-20 40 0-6-9-34-9-40 0z",
  "M28 44c-6-10 1-21 9-20 4-7 20-7 25 0 9 0 13 11 9 20-2-8-7-13-12-13-8 3-18 3-22 0-5 1-8 6-9 13z",
];

/** A generated portrait as SVG, always the same for one member. */
export function avatar(sub: string): string {
  const bits = createHash("sha256").update(sub).digest();
  const pick = <T>(list: T[], i: number) => list[bits[i]! % list.length]!;
  const hue = (bits[0]! * 360) / 256;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<rect width="100" height="100" fill="hsl(${hue} 45% 78%)"/>
<circle cx="${20 + (bits[1]! % 60)}" cy="16" r="34" fill="hsl(${hue + 30} 55% 86%)"/>
<path d="M14 104c0-24 16-33 36-33s36 9 36 33z" fill="hsl(${hue + 160} 38% 42%)"/>
<path d="M42 58h16v14c0 9-16 9-16 0z" fill="${pick(SKIN_COLORS, 2)}"/>
<ellipse cx="50" cy="46" rx="19" ry="22" fill="${pick(SKIN_COLORS, 2)}"/>
<path d="${pick(HAIR_SHAPES, 3)}" fill="${pick(HAIR_COLORS, 4)}"/>
<circle cx="43" cy="47" r="2" fill="#2b2320"/><circle cx="57" cy="47" r="2" fill="#2b2320"/>
<path d="M43 56q7 6 14 0" fill="none" stroke="#2b2320" stroke-width="2" stroke-linecap="round"/>
</svg>`;
}
