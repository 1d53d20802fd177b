import { expect, it } from "vitest";
import { readTokens } from "~/app/read-tokens.fixture";
import { themeColors } from "./theme-colors";

it.each([
  ["light", "#f3f5f2", "#f3f5f2"],
  ["dark", "#090c0b", "#090c0b"],
  ["system", "#f3f5f2", "#090c0b"],
] as const)("the theme %s sets the colour of both schemes", (theme, inLight, inDark) => {
  expect(themeColors(theme)).toEqual([
    { media: "(prefers-color-scheme: light)", color: inLight },
    { media: "(prefers-color-scheme: dark)", color: inDark },
  ]);
});

it("the bar colours are the background of the page", () => {
  const { light, dark } = readTokens()["--background"]!;
  expect(themeColors("system").map(({ color }) => color)).toEqual([light, dark]);
});
