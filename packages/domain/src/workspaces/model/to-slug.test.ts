import fc from "fast-check";
import { expect, test } from "vitest";
import { SLUG, toSlug } from "./to-slug";

test.each([
  ["Lindqvist Studio", "lindqvist-studio"],
  ["Müller & Söhne", "muller-sohne"],
  ["  Straße 7 – Büro  ", "strasse-7-buro"],
  ["東京", "workspace"],
  ["!!!", "workspace"],
  ["a".repeat(39) + " b", "a".repeat(39)],
])("%s becomes %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test("whatever a workspace is called, its slug looks like one and is at most 40 characters long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      const slug = toSlug(name);
      expect(slug).toMatch(SLUG);
      expect(slug.length).toBeLessThanOrEqual(40);
    }),
    { seed: 62 },
  );
});
