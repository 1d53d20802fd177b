import { type Shades, type Theme, toShades } from "@takt/domain/brand/model/brand-palette";
import type { BrandView } from "@takt/domain/brand/model/brand-view";

export type BrandColors = Pick<BrandView, "primaryColor" | "secondaryColor">;

/** Suffixes of the color's name, as in `--primary-hover`. */
const SUFFIXES = {
  fill: "",
  hover: "-hover",
  onFill: "-fg",
  text: "-text",
  soft: "-soft",
  onSoft: "-soft-fg",
} as const satisfies Record<keyof Shades, string>;

/**
 * Returns the tokens of tokens.css that the colors of a brand replace, with their values.
 * @param theme without it the values are those of both
 */
export function toBrandTokens(
  { primaryColor, secondaryColor }: BrandColors,
  theme?: Theme,
): Record<`--${string}`, string> {
  return { ...toTokens("primary", primaryColor, theme), ...toTokens("secondary", secondaryColor, theme) };
}

function toTokens(name: "primary" | "secondary", color: string | null, theme: Theme | undefined) {
  if (color === null) return {};
  const shades = toShades(color);
  const toValue = (shade: keyof Shades) =>
    theme ? shades[theme][shade] : `light-dark(${shades.light[shade]}, ${shades.dark[shade]})`;
  return Object.fromEntries(
    (Object.keys(SUFFIXES) as (keyof Shades)[]).map((shade) => [
      `--${name}${SUFFIXES[shade]}`,
      toValue(shade),
    ]),
  );
}
