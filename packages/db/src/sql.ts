/**
 * `sql` makes a piece of SQL with its values, to be put into `db.$queryRaw`; `raw` one of trusted text alone; `join` puts
 * pieces together. They come from Prisma's runtime: the generated client holds the whole schema.
 */
export { join, raw, sqltag as sql, type Sql } from "@prisma/client/runtime/client";

/** Writes the name of a field as its column is named: `queuedAt` is `queued_at`. */
export const toColumn = (field: string) =>
  field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Escapes a text for Prisma's `contains` and case-insensitive `equals`, which pass it to LIKE unescaped. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
