import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";

/**
 * Makes a use case part of a transaction that its caller has opened, such as one that holds a lock: what the use case
 * does in a transaction is done in this one, and is rolled back with it.
 */
export function joinTransaction(tx: Prisma.TransactionClient): Db {
  const run = (work: (joined: Prisma.TransactionClient) => Promise<unknown>) => work(tx);
  return new Proxy(tx, {
    get: (client, key) => (key === "$transaction" ? run : Reflect.get(client, key)),
  }) as Db;
}
