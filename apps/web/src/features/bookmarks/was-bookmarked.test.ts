import { expect, test } from "vitest";
import { wasBookmarked } from "./was-bookmarked";

const at = (seconds: number) => ({ createdAt: new Date(seconds * 1000) });

test("what is not newer than the newest card was there", () => {
  expect(wasBookmarked(at(5), at(5))).toBe(true);
  expect(wasBookmarked(at(1), at(5))).toBe(true);
  expect(wasBookmarked(at(6), at(5))).toBe(false);
  expect(wasBookmarked(at(6), undefined)).toBe(false);
});
