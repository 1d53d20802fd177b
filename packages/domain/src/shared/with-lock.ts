import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql, type Sql } from "@takt/db/sql";

/** How long one of many concurrent calls may wait for a connection; the pool waits as long. */
const MAX_WAIT_MS = 10_000;

type Work<T> = (tx: Prisma.TransactionClient) => Promise<T>;

/**
 * Runs `work` in a transaction that locks the user's row. Other callers that lock it wait until the transaction ends,
 * so that the second of two sees what the first has done; without the lock both could take the last free slot of a
 * limit. Rows that only reference the user do not wait.
 */
export function withUserLocked<T>(db: Db, userId: string, work: Work<T>): Promise<T> {
  return withLock(db, lockOfUser(userId), work);
}

/** The same for what all members of a workspace share. */
export function withWorkspaceLocked<T>(db: Db, workspaceId: string, work: Work<T>): Promise<T> {
  return withLock(db, sql`select 1 from workspaces where id = ${workspaceId}::uuid for no key update`, work);
}

/** Locks the user's row as withUserLocked does, within a transaction that has begun; the claim of a post waits for it too. */
export async function lockUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw(lockOfUser(userId));
}

const lockOfUser = (userId: string) => sql`select 1 from users where id = ${userId}::uuid for no key update`;

function withLock<T>(db: Db, lock: Sql, work: Work<T>): Promise<T> {
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw(lock);
      return work(tx);
    },
    { maxWait: MAX_WAIT_MS, timeout: MAX_WAIT_MS },
  );
}
