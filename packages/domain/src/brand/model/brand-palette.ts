import { BRAND_SURFACES, FILLED_ON, LEAST_CONTRAST } from "./brand-surfaces";
import { atLightness, contrast, toHex, toOklch } from "./oklch";

export type Theme = "light" | "dark";

/** The shades of one color of a brand, as `#rrggbb`. */
export type Shades = {
  /** Of a button, which `onFill` is written on, and of the same under the pointer. */
  fill: string;
  hover: string;
  onFill: string;
  /** Of texts and icons on every surface. */
  text: string;
  /** Of a quiet plate, and what is written on it. */
  soft: string;
  onSoft: string;
};

const WHITE = "#ffffff";
const BLACK = "#000000";
/** By theme: which way readable colors lie, how light a quiet plate is and how colorful at most. */
const THEMES = {
  light: { towards: 0, softLightness: 0.955, softChroma: 0.035 },
  dark: { towards: 1, softLightness: 0.3, softChroma: 0.055 },
} as const;
/** How much lighter or darker a fill is under the pointer: more where that cannot be seen, less where it cannot be read. */
const HOVER_STEPS = [0.055, 0.15, 0.25, 0.04, 0.025, 0.015];
const LEAST_HOVER_CONTRAST = 1.1;
/** A fill that is lighter is darker under the pointer in the dark theme, too: lighter still, it would lose its color. */
const LIGHT_FILL = 0.78;

/** Returns what is drawn in a color of a brand, in both themes: as near to it as the contrast of each pair allows. */
export function toShades(color: string): Record<Theme, Shades> {
  return { light: shadesIn("light", color), dark: shadesIn("dark", color) };
}

/** Returns the color itself where it can be read as it is, in the light theme; else the nearest that can. */
export function nearestReadable(color: string): string {
  // A color that can be read on a surface is a fill as well, which needs less.
  return textIn("light", color);
}

function shadesIn(theme: Theme, color: string): Shades {
  const { towards, softLightness, softChroma } = THEMES[theme];
  const { c, h } = toOklch(color);
  const soft = toHex({ l: softLightness, c: Math.min(c, softChroma), h });
  const isFill = (hex: string) =>
    FILLED_ON.every((name) => contrast(hex, BRAND_SURFACES[theme][name]) >= LEAST_CONTRAST.fill);
  const fill = nearest(color, towards, isFill);
  return {
    fill,
    ...onFillAndHover(theme, fill, isFill),
    text: textIn(theme, color),
    soft,
    onSoft: nearest(color, towards, (hex) => contrast(hex, soft) >= LEAST_CONTRAST.text),
  };
}

function textIn(theme: Theme, color: string): string {
  const surfaces = Object.values(BRAND_SURFACES[theme]);
  const isText = (hex: string) => surfaces.every((on) => contrast(hex, on) >= LEAST_CONTRAST.text);
  return nearest(color, THEMES[theme].towards, isText);
}

/** Returns the color where it holds, else the nearest that does towards black (0) or white (1), which holds. */
function nearest(color: string, towards: 0 | 1, holds: (hex: string) => boolean): string {
  if (holds(color)) return color;
  const from = toOklch(color);
  let found = towards === 0 ? BLACK : WHITE;
  let [failing, holding] = [from.l, towards as number];
  // Thirteen halves are finer than the 256 steps of a channel.
  for (let n = 0; n < 13; n++) {
    const l = (failing + holding) / 2;
    const hex = toHex(atLightness(from, l));
    if (holds(hex)) [found, holding] = [hex, l];
    else failing = l;
  }
  return found;
}

/** White where it can be read, else nearly black in the hue of the fill, else black: one of them always can. */
function onFillAndHover(theme: Theme, fill: string, isFill: (hex: string) => boolean) {
  const { l, c, h } = toOklch(fill);
  const isReadable = (ink: string, hex: string) => contrast(ink, hex) >= LEAST_CONTRAST.text;
  const inks = [WHITE, toHex({ l: 0.2, c: Math.min(c, 0.045), h })];
  const onFill = inks.find((ink) => isReadable(ink, fill)) ?? BLACK;
  const isHover = (hex: string) =>
    isFill(hex) && isReadable(onFill, hex) && contrast(hex, fill) >= LEAST_HOVER_CONTRAST;
  const sign = theme === "light" || l > LIGHT_FILL ? -1 : 1;
  const hovers = HOVER_STEPS.flatMap((step) => [l + sign * step, l - sign * step])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => toHex({ l: lightness, c, h }));
  return { onFill, hover: hovers.find(isHover) ?? fill };
}
