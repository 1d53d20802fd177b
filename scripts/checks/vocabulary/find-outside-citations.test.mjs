import { expect, test } from "vitest";
import { findOutsideCitations } from "./find-outside-citations.mjs";

test("a page that is not in the repository is found with its line", () => {
  const text = "// Ten minutes are documented (linkedin-api 3.8).\nconst a = 1; // spec section 9";
  expect(findOutsideCitations(text)).toEqual([
    { line: 1, citation: "linkedin-api 3.8" },
    { line: 2, citation: "spec section 9" },
  ]);
});

test("a citation over two lines is found once, at its first line", () => {
  expect(findOutsideCitations("/**\n * See the linkedin-api\n * 3.8 for it, and spec 9.\n */")).toEqual([
    { line: 2, citation: "linkedin-api 3.8" },
    { line: 3, citation: "spec 9" },
  ]);
});

test("a page is read as a whole, of other files the comments", () => {
  expect(findOutsideCitations("See linkedin-api 3.8.", { isProse: true })).toHaveLength(1);
  expect(findOutsideCitations("See linkedin-api 3.8.")).toEqual([]);
  expect(findOutsideCitations("/// spec 9.2\n-- spec 9.3\n# spec 9.4")).toHaveLength(3);
});

test("pages in docs/, RFCs, versions and code are fine", () => {
  expect(findOutsideCitations("const wait = Math.max(stack, 2 * MINUTE_MS);")).toEqual([]);
  expect(
    findOutsideCitations("// docs/linkedin-api.md, Duplicates; RFC 6750, section 3; inngest@4.24.0"),
  ).toEqual([]);
});
