import { expect, test } from "vitest";
import { siteHref } from "./site-href";

test("an anchor of the home page stays one in both languages", () => {
  expect([siteHref("en", "/#pricing"), siteHref("de", "/#pricing")]).toEqual(["/#pricing", "/de#pricing"]);
  expect([siteHref("en", "/help"), siteHref("de", "/help")]).toEqual(["/help", "/de/help"]);
});
