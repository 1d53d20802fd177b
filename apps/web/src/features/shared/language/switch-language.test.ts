import { expect, it } from "vitest";
import { languageUrl } from "./switch-language";

const at = (url: string) => new URL(url, "http://localhost");

it.each([
  ["/", "de", "/de"],
  ["/de", "en", "/en"],
  ["/app/posts?status=draft&text=%C3%BC", "de", "/de/app/posts?status=draft&text=%C3%BC"],
  ["/de/app/content/calendar?view=week#day-3", "en", "/en/app/content/calendar?view=week#day-3"],
  ["/de/login?error=NoSession", "de", "/de/login?error=NoSession"],
  ["/denmark", "de", "/de/denmark"],
] as const)("the URL of %s in %s is %s", (url, language, expected) =>
  expect(languageUrl(language, at(url))).toBe(expected),
);
