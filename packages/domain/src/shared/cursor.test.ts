import { expect, test } from "vitest";
import { CURSOR_PATTERN, encodeCursor, decodeCursor } from "./cursor";

const id = "0190d9e0-0000-7000-8000-000000000000";
const at = new Date(Date.UTC(2026, 10, 23, 12, 0, 0, 1));

test("an encoded cursor is decoded to the millisecond", () => {
  const cursor = encodeCursor({ at, id });
  expect(cursor).toBe(`${at.getTime()}_${id}`);
  expect(CURSOR_PATTERN.test(cursor)).toBe(true);
  expect(decodeCursor(cursor)).toEqual({ at, id });
});

test.each([
  "",
  "x",
  id,
  `1_${id}`,
  `${at.getTime()}_${id} `,
  `${at.getTime()}_${id}\n`,
  `${at.getTime()}_${id.slice(1)}`,
])("%j is none", (cursor) => expect(CURSOR_PATTERN.test(cursor)).toBe(false));
