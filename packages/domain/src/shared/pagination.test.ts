import { expect, test } from "vitest";
import { CURSOR_PATTERN, encodeCursor, decodeCursor, toPage } from "./pagination";

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

const rows = [1, 2, 3].map((n) => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  at: new Date(Date.UTC(2026, 0, n)),
}));

test("a page with a next one has a cursor at its last row", () => {
  const { page, nextCursor } = toPage(rows, 2, ({ at }) => at);
  expect(page).toEqual(rows.slice(0, 2));
  expect(decodeCursor(nextCursor!)).toEqual(rows[1]);
});

test("the last page has no cursor", () => {
  expect(toPage(rows, 3, ({ at }) => at)).toEqual({ page: rows, nextCursor: null });
  expect(toPage(rows.slice(0, 0), 3, ({ at }) => at)).toEqual({ page: [], nextCursor: null });
});
