import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";

/** How long one of many concurrent calls may wait for a connection; the pool waits as long. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs `work` in a transaction that locks the workspace's row: of two members who take the last free place of a limit at
 * once, the second sees what the first has done. Rows that only reference the workspace do not wait.
 */
export function withWorkspaceLocked<T>(
  db: Db,
  workspaceId: string,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from workspaces where id = ${workspaceId}::uuid for no key update`;
      return work(tx);
    },
    { maxWait: MAX_WAIT_MS, timeout: MAX_WAIT_MS },
  );
}
