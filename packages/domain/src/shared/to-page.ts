import { encodeCursor } from "./cursor";

/**
 * Cuts rows to a page of `limit`. They were read with one more than that, which tells whether there is a next page;
 * `at` is the time that they are ordered by.
 */
export function toPage<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  at: (row: Row) => Date,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodeCursor({ at: at(last), id: last.id }) : null };
}
