import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/prisma/client";

export type Db = PrismaClient;

/**
 * A client with a bounded pool of its own; call `$disconnect()` when done.
 * @param url postgresql://…
 * @param options.max connections at most (default 10). A query that gets none within 10 s fails loudly.
 */
export function createDb(url: string, { max = 10 }: { max?: number } = {}): Db {
  const adapter = new PrismaPg({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  return new PrismaClient({ adapter });
}
