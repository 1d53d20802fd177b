import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from "culori/fn";

// Only these modes become part of a script: OKLCH is reached by OKLab, contrast by linear sRGB.
[modeRgb, modeLrgb, modeOklab].forEach((mode) => useMode(mode));
const parse = useMode(modeOklch);

/** Lightness and chroma from 0, hue in degrees (CSS Color 4); a grey has the hue 0. */
export type Oklch = { l: number; c: number; h: number };

/** Turns `#rrggbb` into OKLCH. */
export function toOklch(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = parse(hex) ?? {};
  return { l, c, h };
}

/** Turns OKLCH into `#rrggbb`; what sRGB does not have loses chroma alone. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/** Hues of yellow, in degrees: these turn, those above turn less and less, as they are on the way to green. */
const YELLOW = { amber: 75, lemon: 110, lime: 125 };

/** Returns the color at another lightness. A darker yellow turns to amber, as it would be olive otherwise. */
export function atLightness(color: Oklch, l: number): Oklch {
  const { amber, lemon, lime } = YELLOW;
  if (color.h < amber || color.h > lime) return { ...color, l };
  const share = Math.min(1, Math.max(0, color.l - l) / 0.3);
  const fading = Math.min(1, (lime - color.h) / (lime - lemon));
  return { ...color, l, h: color.h - (color.h - amber) * share * fading };
}

/** Returns the contrast of two colors (WCAG 2.2, contrast ratio), from 1 to 21. */
export function contrast(first: string, second: string): number {
  return wcagContrast(first, second);
}
