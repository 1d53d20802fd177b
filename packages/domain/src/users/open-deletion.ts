import type { Prisma } from "@takt/db/generated/prisma/client";

/** Where a deletion is open: requested, not undone, and not carried out. */
export const OPEN_DELETION = { undoneAt: null, purgedAt: null } as const;

/** Tells whether a user has asked for the deletion of their account and not undone it. */
export async function isBeingDeleted(
  db: Pick<Prisma.TransactionClient, "accountDeletion">,
  userId: string,
): Promise<boolean> {
  return (await db.accountDeletion.count({ where: { ...OPEN_DELETION, userId } })) > 0;
}
