import { expect, test } from "vitest";
import { brokenCitations, brokenSourcePaths } from "./source-paths.mjs";

const FILES = [
  "docs/linkedin-api.md",
  "docs/decisions/0007-mail-reads-the-texts.md",
  "packages/db/src/sql.ts",
  "apps/web/src/app/[locale]/page.tsx",
];

test.each([
  ["// See docs/flows/none.md.", "docs/flows/none.md"],
  ["/** `packages/db/src/sqls` */", "packages/db/src/sqls"],
  ['const file = "apps/web/src/app/[lang]/page.tsx";', "apps/web/src/app/[lang]/page.tsx"],
  ["// (docs/decisions/0008)", "docs/decisions/0008"],
  ["// packages/{db,none}/src/sql.ts", "packages/{db,none}/src/sql.ts"],
])("a path that leads nowhere is found: %s", (text, path) => {
  expect(brokenSourcePaths(text, FILES)).toEqual([path]);
});

test.each([
  "// packages/db/src/sql.ts, packages/db/src/sql and packages/db/ (docs/decisions/0007).",
  'import x from "../packages/none/x";',
  "// packages/db/src/generated/prisma",
  "// apps/web/src/app/[locale]; packages/*/src/sql.ts",
])("a path that leads to a file is fine, and so is what is none from the root: %s", (text) => {
  expect(brokenSourcePaths(text, FILES)).toEqual([]);
});

test("a heading that is cited is one of its page, over two lines too", () => {
  const read = () => "# LinkedIn\n\n## Sign-in and tokens\n\n## Not known, and without a switch\n";
  const citations = (/** @type {string} */ text) => brokenCitations(text, read);
  expect(citations("/**\n * Opaque (docs/linkedin-api.md, Sign-in and\n * tokens).\n */")).toEqual([]);
  expect(citations("// docs/linkedin-api.md, Not known.")).toEqual([]);
  expect(citations("// docs/linkedin-api.md, Sign-up and\n// tokens.")).toEqual([
    "docs/linkedin-api.md, Sign-up and tokens",
  ]);
});
