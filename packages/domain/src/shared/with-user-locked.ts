import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";

/** Milliseconds that one of many at once may wait for a connection; the pool waits as long. */
const PATIENCE = 10_000;

/**
 * Runs `work` in a transaction that holds the user's row. Others who lock it wait until it has ended, so that of two at
 * once the second sees what the first has done: without it both would find nothing there yet, and both the last place.
 * Whoever only refers to the user does not wait.
 */
export function withUserLocked<T>(
  db: Db,
  userId: string,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
      return work(tx);
    },
    { maxWait: PATIENCE, timeout: PATIENCE },
  );
}
