import { Prisma } from "./generated/prisma/client";

/** `sql` makes a piece of SQL with its values, to be put into `db.$queryRaw`; `raw` one of trusted text alone. */
export const { sql, raw } = Prisma;
export type Sql = Prisma.Sql;
