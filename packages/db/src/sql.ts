import { Prisma } from "./generated/prisma/client";

/**
 * A piece of SQL with its values, to be put into `db.$queryRaw` where several statements share it. `raw` takes words of
 * our own as they are, such as the name of a table.
 */
export const { raw, sql } = Prisma;
