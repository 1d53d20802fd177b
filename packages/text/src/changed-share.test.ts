import fc from "fast-check";
import { expect, test } from "vitest";
import { changedShare } from "./changed-share";

test.each([
  ["Prices went up in May.", "Prices went up in May.", 0],
  ["Prices went up in May.", "PRICES went up – in May!", 0],
  ["Prices went up in May.", "Prices went down in May.", 0.2],
  ["Prices went up in May.", "Prices went up in May. And nobody left.", 0.375],
  ["Prices went up in May. And nobody left.", "Prices went up in May.", 0.375],
  ["Prices went up", "Coffee is ready", 1],
  ["", "", 0],
  ["", "Everything new", 1],
])("from %j to %j the share %d was changed", (before, after, share) => {
  expect(changedShare(before, after)).toBeCloseTo(share);
});

test("a share lies between 0 and 1, and is the same in both directions", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const share = changedShare(one, other);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(changedShare(other, one)).toBeCloseTo(share);
    }),
    { seed: 7, numRuns: 300 },
  );
});
