import type { Theme } from "@takt/domain/brand/model/brand-palette";
import type { DocumentBrand } from "./document-brand";

/** The colors of an email: of its button, which `onFill` is written on, and of the line beside a quote. */
export type Colors = { fill: string; onFill: string; line: string };

const OF_TAKT: Record<Theme, Colors> = {
  light: { fill: "#057743", onFill: "#f9fdfa", line: "#057743" },
  dark: { fill: "#4ccd84", onFill: "#011c0e", line: "#4ccd84" },
};

/** Returns the colors of an email in both themes: those of its brand, else Takt's. */
export function emailColors(brand: DocumentBrand | undefined): Record<Theme, Colors> {
  if (!brand?.shades) return OF_TAKT;
  const { light, dark } = brand.shades;
  const pick = ({ fill, onFill, text }: typeof light) => ({ fill, onFill, line: text });
  return { light: pick(light), dark: pick(dark) };
}
