import { Prisma } from "./generated/prisma/client";

/**
 * `sql` makes a piece of SQL with its values, to be put into `db.$queryRaw`; `raw` one of trusted text alone; `join` puts
 * pieces together.
 */
export const { sql, raw, join } = Prisma;
export type Sql = Prisma.Sql;

/** Writes the name of a field as its column is named: `queuedAt` is `queued_at`. */
export const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Escapes a text for Prisma's `contains` and case-insensitive `equals`, which pass it to LIKE unescaped. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
