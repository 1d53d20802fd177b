import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { themeColors } from "./theme-colors";

it.each([
  ["light", "#fafcfa", "#fafcfa"],
  ["dark", "#0d1210", "#0d1210"],
  ["system", "#fafcfa", "#0d1210"],
] as const)("the theme %s sets the colour of both schemes", (theme, inLight, inDark) => {
  expect(themeColors(theme)).toEqual([
    { media: "(prefers-color-scheme: light)", color: inLight },
    { media: "(prefers-color-scheme: dark)", color: inDark },
  ]);
});

it("the bar colours are the background of the page", () => {
  const css = readFileSync(path.join(import.meta.dirname, "../../../app/tokens.css"), "utf8");
  const backgrounds = [...css.matchAll(/--background: [^;]+; \/\* (#\w+) \*\//g)].map((match) => match[1]);
  expect([...new Set(backgrounds)]).toEqual(themeColors("system").map(({ color }) => color));
});
