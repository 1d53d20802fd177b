import { expect, test } from "vitest";
import { readPlace } from "./read-place";

const TEXT = "One two three";

test("what is selected is quoted without the blanks around it, with what stands beside it", () => {
  expect(readPlace(TEXT, { start: 3, end: 8 })).toEqual({
    text: "two",
    before: "One ",
    after: " three",
    at: 4,
  });
});

test("a cursor and blanks are no place", () => {
  expect(readPlace(TEXT, { start: 4, end: 4 })).toBeNull();
  expect(readPlace(TEXT, { start: 3, end: 4 })).toBeNull();
});

test("of more words than a quote takes it has the first, and cuts no character", () => {
  const quote = readPlace(`${"a".repeat(299)}😀 and on`, { start: 0, end: 304 });
  expect(quote?.text).toBe("a".repeat(299));
  expect(quote?.after).toHaveLength(9);
});
