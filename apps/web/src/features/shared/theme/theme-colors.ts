import type { Theme } from "~/server/theme";

/** The colours of the browser's bars, equal to `--background` in tokens.css. */
const BARS = { light: "#f3f5f2", dark: "#090c0b" };

/** The two theme-color tags: equal for a chosen theme, different for `system`. */
export function themeColors(theme: Theme): { media: string; color: string }[] {
  return (["light", "dark"] as const).map((system) => ({
    media: `(prefers-color-scheme: ${system})`,
    color: BARS[theme === "system" ? system : theme],
  }));
}
