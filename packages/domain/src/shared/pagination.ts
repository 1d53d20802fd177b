import { z } from "zod";

/** A pagination cursor, opaque to clients: the time in milliseconds and the id of a page's last row. */
export const CURSOR_PATTERN = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The fields of the input of a list that is read page by page. */
export const pageInput = ({ size, max }: { size: number; max: number }) => ({
  /** `nextCursor` of the previous page. */
  cursor: z.string().regex(CURSOR_PATTERN).optional(),
  limit: z.number().int().min(1).max(max).default(size),
  /** Named by the infinite queries of tRPC; pages are read in one direction. */
  direction: z.literal("forward").optional(),
});

/** Encodes the position of a row as a cursor. */
export function encodeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}_${id}`;
}

/** Decodes a cursor that has matched CURSOR_PATTERN. */
export function decodeCursor(cursor: string): { at: Date; id: string } {
  const [, moment, id] = CURSOR_PATTERN.exec(cursor)!;
  return { at: new Date(Number(moment)), id: id! };
}

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

/**
 * The Prisma condition of the rows that follow a cursor, in the order of `createdAt` and `id`. The cursor holds the
 * position itself: the row of its id may be gone, or in another list.
 */
export function createdBeyond(cursor: string, order: "asc" | "desc" = "desc") {
  const { at, id } = decodeCursor(cursor);
  const beyond = order === "asc" ? "gt" : "lt";
  return { OR: [{ createdAt: { [beyond]: at } }, { createdAt: at, id: { [beyond]: id } }] };
}

/** The same of rows that are ordered by `at` and `id`, the newest first. */
export function beforeCursor(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return { OR: [{ at: { lt: at } }, { at, id: { lt: id } }] };
}
