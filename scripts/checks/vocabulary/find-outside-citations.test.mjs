import { expect, test } from "vitest";
import { findOutsideCitations } from "./find-outside-citations.mjs";

test("a page that is not in the repository is found with its line", () => {
  const text = "// Ten minutes are documented (linkedin-api 3.8).\nconst a = 1; // spec section 9";
  expect(findOutsideCitations(text)).toEqual([
    { line: 1, citation: "linkedin-api 3.8" },
    { line: 2, citation: "spec section 9" },
  ]);
});

test("pages in docs/, RFCs, versions and code are fine", () => {
  expect(findOutsideCitations("const wait = Math.max(stack, 2 * MINUTE_MS);")).toEqual([]);
  expect(
    findOutsideCitations("// docs/linkedin-api.md, Duplicates; RFC 6750, section 3; inngest@4.24.0"),
  ).toEqual([]);
});
