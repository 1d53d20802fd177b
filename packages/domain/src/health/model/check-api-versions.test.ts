import { expect, test } from "vitest";
import { checkApiVersions } from "./check-api-versions";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  [["202610", "202609"], [], true, "202610, 1 month old"],
  [["202601"], [], true, "202601, 10 months old"],
  [["202512"], [], false, "202512, 11 months old"],
  [["202610", "202609"], ["202610"], false, "202609, 2 months old; refused: 202610"],
  [["202610", "202609"], ["202609", "202610"], false, "no version is left; refused: 202610, 202609"],
  // Versions that are no longer configured do not count.
  [["202610"], ["202509"], true, "202610, 1 month old"],
  [["202612"], [], true, "202612, -1 months old"],
] as const)("versions %j of which %j are refused", (known, refused, ok, detail) => {
  expect(checkApiVersions(known, refused, NOW)).toEqual({ ok, detail });
});
