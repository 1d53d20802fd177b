import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { AccountDeps } from "../deps";
import type { DeletionErrorCode } from "../model/account-deletion";
import { OPEN_DELETION } from "../../users/open-deletion";

/**
 * Undoes the deletion of the actor's account. Posts stay cancelled, LinkedIn disconnected and the subscription set to
 * end: each of them is the actor's to take up again. Refuses with `deletion_not_found` when none is open, or its purge
 * has started.
 */
export async function undoDeletion(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
): Promise<void> {
  const now = new Date(clock.now());
  await db.$transaction(async (tx) => {
    const { count } = await tx.accountDeletion.updateMany({
      where: { ...OPEN_DELETION, userId, startedAt: null },
      data: { undoneAt: now },
    });
    if (count === 0) throw new DomainError<DeletionErrorCode>("deletion_not_found");
    await tx.auditEntry.create({ data: { at: now, userId, action: "account.deletion_undone" } });
  });
}
