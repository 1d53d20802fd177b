import { expect, test } from "vitest";
import { isTextCheck } from "./is-text-check";

const digitalSourceType = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

test.each([
  [{ verdict: "none" }, true],
  [{ verdict: "short" }, true],
  [{ verdict: "same", digitalSourceType }, true],
  [{ verdict: "similar", digitalSourceType, percent: 60 }, true],
  [{ verdict: "similar", digitalSourceType }, false],
  [{ verdict: "same" }, false],
  [{ verdict: "other" }, false],
  [null, false],
])("%j is an answer: %s", (answer, is) => {
  expect(isTextCheck(answer)).toBe(is);
});
