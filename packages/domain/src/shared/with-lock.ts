import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";

/** How long one of many concurrent calls may wait for a connection; the pool waits as long. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs `work` in a transaction that locks the user's row. Other callers that lock it wait until the transaction ends,
 * so that the second of two sees what the first has done; without the lock both could take the last free slot of a
 * limit. Rows that only reference the user do not wait.
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
    { maxWait: MAX_WAIT_MS, timeout: MAX_WAIT_MS },
  );
}
