import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/prisma/client";
import { utcUrl, UTC_POOL } from "./session/utc.mjs";

export type Db = PrismaClient;

/**
 * Creates a client with its own bounded pool, whose sessions are in UTC; call `$disconnect()` when done.
 * @param url postgresql://…
 * @param options.max connections at most (default 10). A query that gets none within 10 s fails loudly.
 * @param options.statementTimeoutMs a statement that takes longer fails (default: none does); the address may say
 *   otherwise: `?options=-c%20statement_timeout%3D30s`
 */
export function createDb(
  url: string,
  { max = 10, statementTimeoutMs }: { max?: number; statementTimeoutMs?: number } = {},
): Db {
  const adapter = new PrismaPg({
    connectionString: utcUrl(url, statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    max,
    connectionTimeoutMillis: 10_000,
    // The pool waits for this before it hands the connection out.
    ...UTC_POOL,
  });
  return new PrismaClient({ adapter });
}
