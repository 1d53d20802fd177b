import type { Theme } from "../../../server/theme";

/** `--background` of tokens.css, as browsers paint their own bars with it. */
const BARS = { light: "#fafcfa", dark: "#0d1210" };

/** The two theme-color tags: with a chosen theme both say the same, and only `system` follows the system. */
export function themeColors(theme: Theme): { media: string; color: string }[] {
  return (["light", "dark"] as const).map((system) => ({
    media: `(prefers-color-scheme: ${system})`,
    color: BARS[theme === "system" ? system : theme],
  }));
}
