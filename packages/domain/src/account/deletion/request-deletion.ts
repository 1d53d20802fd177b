import { queueEmails } from "../../outbox/queue-emails";
import { cancelPostsOfClosed } from "../../posts/unschedule-post";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { withUserLocked } from "../../shared/with-lock";
import type { AccountDeps } from "../deps";
import { UNDO_DAYS, type DeletionErrorCode } from "../model/account-deletion";
import { isBeingDeleted } from "../../users/open-deletion";
import { completeDeletionRequest } from "./complete-deletion-request";

const DAY_MS = 86_400_000;

/**
 * Requests the deletion of the actor's account, which is purged a week later. At once, scheduled posts are cancelled, all
 * sessions end, the grants of LinkedIn are revoked and the subscription is set to end; a job repeats what LinkedIn or the
 * payment provider did not answer. Refuses with `deletion_open`.
 */
export async function requestDeletion(
  deps: AccountDeps,
  { userId }: Pick<Actor, "userId">,
): Promise<{ dueAt: Date }> {
  const { db, clock, mailer, log } = deps;
  const requestedAt = new Date(clock.now());
  const dueAt = new Date(requestedAt.getTime() + UNDO_DAYS * DAY_MS);
  // Claims hold a share lock on the user's row: none of the posts is claimed after this.
  const id = await withUserLocked(db, userId, async (tx) => {
    if (await isBeingDeleted(tx, userId)) throw new DomainError<DeletionErrorCode>("deletion_open");
    const deletion = await tx.accountDeletion.create({ data: { userId, requestedAt, dueAt } });
    await cancelPostsOfClosed(tx, [userId]);
    await tx.session.deleteMany({ where: { userId } });
    await tx.auditEntry.create({ data: { at: requestedAt, userId, action: "account.deletion_requested" } });
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    if (mailer && email !== null)
      await queueEmails(tx, [
        {
          kind: "account_deletion_requested",
          occasion: `account_deletion_requested:${deletion.id}`,
          userId,
          deletionId: deletion.id,
        },
      ]);
    return deletion.id;
  });
  await completeDeletionRequest(deps, id).catch((cause: unknown) => {
    log.warn("account.deletion_not_settled", { deletion: id, cause: String(cause) });
  });
  return { dueAt };
}
