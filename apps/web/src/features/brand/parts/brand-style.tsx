import { type BrandColors, toBrandTokens } from "./brand-tokens";

/** The build writes `light-dark()` of tokens.css for older browsers, too; these show Takt's colors. */
const CONDITION = "@supports (color:light-dark(#000,#fff))";

/**
 * Draws the document in the colors of a brand; a color that is null stays Takt's. It stands in the body, so that its rules
 * win over those of tokens.css in the head, which have the same selectors.
 */
export function BrandStyle({ brand }: { brand: BrandColors }) {
  const tokens = Object.entries(toBrandTokens(brand)).map(([name, value]) => `${name}:${value}`);
  if (tokens.length === 0) return null;
  return <style>{`${CONDITION}{:root,[data-theme]{${tokens.join(";")}}}`}</style>;
}
