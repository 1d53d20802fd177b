import { expect, test } from "vitest";
import { examineVersions } from "./examine-versions";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  [["202610", "202609"], [], true, "202610, 1 month old"],
  [["202601"], [], true, "202601, 10 months old"],
  [["202512"], [], false, "202512, 11 months old"],
  [["202610", "202609"], ["202610"], false, "202609, 2 months old; refused: 202610"],
  [["202610", "202609"], ["202609", "202610"], false, "no version is left; refused: 202610, 202609"],
  // What is not configured any more says nothing.
  [["202610"], ["202509"], true, "202610, 1 month old"],
  [["202612"], [], true, "202612, -1 months old"],
] as const)("%j, refused %j", (known, refused, ok, detail) => {
  expect(examineVersions(known, refused, NOW)).toEqual({ ok, detail });
});
