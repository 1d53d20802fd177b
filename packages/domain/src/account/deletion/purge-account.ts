import { endForPurge } from "../../billing/end-for-deletion";
import { queueEmails } from "../../outbox/queue-emails";
import { disconnect } from "../../posts/connections/disconnect";
import { eraseMentions } from "../../posts/notes/erase-mentions";
import { leaveForErasure } from "../../members/leave-for-erasure";
import type { AccountDeps } from "../deps";
import { erasePerson, removePersonsFiles } from "./erase-person";
import { OPEN_DELETION } from "../../users/open-deletion";

/** How long the statements may take that erase everything of a person. */
const ERASURE_TIMEOUT_MS = 10 * 60_000;
/** Accounts of one call. */
const BATCH_SIZE = 50;

/** `waits`: a post is being sent, or the payment provider does not answer; `over`: undone, purged, or not due. */
export type Purge = "purged" | "waits" | "over";

/** Lists the deletions that are due. */
export async function findDueDeletions({ db, clock }: Pick<AccountDeps, "db" | "clock">): Promise<string[]> {
  const rows = await db.accountDeletion.findMany({
    where: { ...OPEN_DELETION, dueAt: { lte: new Date(clock.now()) } },
    orderBy: { dueAt: "asc" },
    take: BATCH_SIZE,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Tells whether a deletion has become due that no run has started yet; those that wait come up with the next run. */
export async function hasNewDeletions({ db, clock }: Pick<AccountDeps, "db" | "clock">): Promise<boolean> {
  const row = await db.accountDeletion.findFirst({
    where: { ...OPEN_DELETION, dueAt: { lte: new Date(clock.now()) }, startedAt: null },
    select: { id: true },
  });
  return row !== null;
}

/**
 * Purges an account whose deletion is due: its subscription ends, its files are removed, and every table loses the person
 * in one transaction. A process that dies is repeated from the beginning, and nothing is done twice.
 */
export async function purgeAccount(deps: AccountDeps, id: string): Promise<Purge> {
  const { db, clock } = deps;
  const now = new Date(clock.now());
  const due = { ...OPEN_DELETION, id, dueAt: { lte: now } };
  // From here on it cannot be undone.
  const { count } = await db.accountDeletion.updateMany({ where: due, data: { startedAt: now } });
  const deletion = count > 0 ? await db.accountDeletion.findUnique({ where: { id } }) : null;
  if (!deletion?.userId) return "over";
  const { userId } = deletion;
  if (!(await endForPurge(deps, userId))) return "waits";
  const { inFlight } = await disconnect(deps, { userId });
  if (inFlight > 0 || (await isPublishing(deps, userId))) return "waits";
  await leaveForErasure(deps, userId);
  await removePersonsFiles(deps, userId);
  await eraseInOne(deps, { id, userId });
  return "purged";
}

/** Whether an answer of LinkedIn is awaited for a post: it is settled first, since it may be on LinkedIn by then. */
async function isPublishing({ db }: Pick<AccountDeps, "db">, authorId: string): Promise<boolean> {
  return (await db.post.count({ where: { authorId, status: "publishing" } })) > 0;
}

async function eraseInOne(
  { db, clock, mailer }: Pick<AccountDeps, "db" | "clock" | "mailer">,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for update`;
      const user = await tx.user.findUnique({
        where: { id: userId },
        select: { email: true, preferredLanguage: true },
      });
      await eraseMentions(tx, userId);
      await erasePerson(tx, userId);
      const purgedAt = new Date(clock.now());
      const receipt =
        mailer && user?.email ? { receiptEmail: user.email, receiptLocale: user.preferredLanguage } : {};
      await tx.accountDeletion.update({ where: { id }, data: { userId: null, purgedAt, ...receipt } });
      await tx.auditEntry.create({ data: { at: purgedAt, subject: id, action: "account.deleted" } });
      if ("receiptEmail" in receipt)
        await queueEmails(tx, [
          { kind: "account_deleted", occasion: `account_deleted:${id}`, deletionId: id },
        ]);
    },
    { maxWait: 10_000, timeout: ERASURE_TIMEOUT_MS },
  );
}

/** Clears the addresses of receipts that were sent, or that could not be. */
export async function clearReceipts({ db }: Pick<AccountDeps, "db">): Promise<number> {
  return db.$executeRaw`
    update account_deletions d set receipt_email = null, receipt_locale = null
    where d.receipt_email is not null and not exists (
      select 1 from outbox_emails e
      where e.deletion_id = d.id and e.kind = 'account_deleted' and e.due_at is not null)`;
}
