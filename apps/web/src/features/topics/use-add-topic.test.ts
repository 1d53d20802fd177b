import { expect, test } from "vitest";
import { wasBookmarked } from "./use-add-topic";

const at = (seconds: number) => ({ createdAt: new Date(seconds * 1000) });

test("a topic that is not newer than the newest card was bookmarked before", () => {
  expect(wasBookmarked(at(5), at(5))).toBe(true);
  expect(wasBookmarked(at(1), at(5))).toBe(true);
  expect(wasBookmarked(at(6), at(5))).toBe(false);
  expect(wasBookmarked(at(6), undefined)).toBe(false);
});
