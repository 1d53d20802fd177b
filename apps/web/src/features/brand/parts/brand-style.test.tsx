import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readTokens } from "~/app/read-tokens.fixture";
import { BrandStyle } from "./brand-style";
import { toBrandTokens } from "./brand-tokens";

test("a brand replaces all tokens of its colors, and no other", () => {
  const replaced = toBrandTokens({ primaryColor: "#7a1f5c", secondaryColor: "#0f4c81" });
  const known = Object.keys(readTokens()).filter((name) => /^--(primary|secondary)\b/.test(name));
  expect(Object.keys(replaced).toSorted()).toEqual(known.toSorted());
  for (const value of Object.values(replaced)) expect(value).toMatch(/^light-dark\(#\w{6}, #\w{6}\)$/);
});

test("a color that is not chosen stays Takt’s", () => {
  expect(renderToStaticMarkup(<BrandStyle brand={{ primaryColor: null, secondaryColor: null }} />)).toBe("");
  const style = renderToStaticMarkup(
    <BrandStyle brand={{ primaryColor: "#7a1f5c", secondaryColor: null }} />,
  );
  expect(style).toMatch(
    /^<style>@supports \(color:light-dark\(#000,#fff\)\)\{:root,\[data-theme\]\{--primary:light-dark\(#7a1f5c, #\w{6}\);/,
  );
  expect(style).not.toContain("--secondary");
});
