import { Prisma } from "./generated/prisma/client";

/** A piece of SQL with its values, to be put into `db.$queryRaw` where several statements share it. */
export const { sql } = Prisma;
