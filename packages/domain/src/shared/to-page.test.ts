import { expect, test } from "vitest";
import { decodeCursor } from "./cursor";
import { toPage } from "./to-page";

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
