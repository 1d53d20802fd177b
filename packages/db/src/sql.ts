import { Prisma } from "./generated/prisma/client";

/** `sql` makes a piece of SQL with its values, to be put into `db.$queryRaw`; `raw` one of trusted text alone. */
export const { sql, raw } = Prisma;
export type Sql = Prisma.Sql;

/** Escapes a text for Prisma's `contains` and case-insensitive `equals`, which pass it to LIKE unescaped. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
