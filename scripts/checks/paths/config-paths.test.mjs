import { expect, test } from "vitest";
import { brokenGlobs, brokenPatterns, manifestGlobs } from "./config-paths.mjs";

const FILES = ["packages/db/src/sql.ts", "packages/db/src/testing/test-database.ts", "apps/web/src/proxy.ts"];

test("each alternative of a rule's pattern matches a file", () => {
  const rules = [
    {
      from: { path: "^packages/(db|billing)/", pathNot: ["^apps/(?!e2e)", "\\.spec\\.ts$"] },
      to: { path: "^packages/$1/" },
    },
  ];
  expect(brokenPatterns(rules, FILES)).toEqual(["^packages/billing/", "\\.spec\\.ts$"]);
});

test("a glob matches a file, each of its braces", () => {
  expect(
    brokenGlobs(["packages/{db,ui}/src/**", "**/*.ts", "**/*.tsx", "**/node_modules/**"], FILES),
  ).toEqual(["packages/ui/src/**", "**/*.tsx"]);
});

test("what a package exports and runs is there", () => {
  const manifest = {
    exports: { "./testing/*": "./src/testing/*.ts", "./*": "./src/*.mjs" },
    scripts: { seed: "tsx src/seed.ts", sql: "node --import tsx src/sql.ts --all" },
  };
  expect(brokenGlobs(manifestGlobs("packages/db/", manifest), FILES)).toEqual([
    "packages/db/src/seed.ts",
    "packages/db/src/**.mjs",
  ]);
});
