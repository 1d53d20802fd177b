import type { Db } from "@takt/db/client";
import type { OutboxDeps } from "../outbox/deps";
import { cancelPostsOfClosed } from "../posts/unschedule-post";
import type { DecisionInput } from "./model/decision-input";
import type { WaitlistStatus } from "./model/waitlist-status";
import { cancelActivatedEmails, queueActivatedEmails } from "./activated-emails";

export type DecisionResult = {
  /** The changed accounts with their previous status, which an undo restores. */
  changed: { id: string; was: WaitlistStatus; reason: string | null }[];
  /**
   * `own`: operators do not decide about themselves. `same`: the account already has this status. `missing`: no such
   * account.
   */
  skipped: { id: string; why: "own" | "same" | "missing" }[];
};

/**
 * Activates accounts, rejects them with a reason, or puts them back on the waitlist; all in one transaction, each with
 * an audit entry. `deciderId` is the operator's account, null from the command line. Activating queues an email to each
 * account, unless `again` is set or no mail server is configured (`mailer` is null). Any other decision cancels the
 * accounts' scheduled posts; activating them again does not reschedule the posts. Sessions stay: they lead to the
 * screen that shows the status.
 */
export async function decideWaitlist(
  { db, clock, mailer }: Pick<OutboxDeps, "db" | "clock"> & Partial<Pick<OutboxDeps, "mailer">>,
  deciderId: string | null,
  input: DecisionInput,
): Promise<DecisionResult> {
  const { decision } = input;
  const asked = [...new Set(input.ids.map((id) => id.toLowerCase()))];
  const decidedAt = new Date(clock.now());
  const reason = input.decision === "rejected" ? input.reason : null;
  return db.$transaction(async (tx) => {
    const before = await lockAccounts(tx, asked);
    const skipped: DecisionResult["skipped"] = [];
    const changed: DecisionResult["changed"] = [];
    for (const id of asked) {
      const account = before.get(id);
      if (id === deciderId) skipped.push({ id, why: "own" });
      else if (!account) skipped.push({ id, why: "missing" });
      else if (account.was === decision) skipped.push({ id, why: "same" });
      else changed.push(account);
    }
    if (changed.length === 0) return { changed, skipped };
    const ids = changed.map(({ id }) => id);
    await tx.user.updateMany({
      where: { id: { in: ids }, waitlistStatus: { not: decision } },
      data: {
        waitlistStatus: decision,
        waitlistDecidedAt: decision === "waitlisted" ? null : decidedAt,
        waitlistReason: reason,
      },
    });
    await tx.auditEntry.createMany({
      data: ids.map((subject) => ({
        at: decidedAt,
        userId: deciderId,
        action: `waitlist.${decision}`,
        subject,
        data: reason === null ? {} : { reason },
      })),
    });
    if (input.decision !== "active") {
      await cancelPostsOfClosed(tx, ids);
      await cancelActivatedEmails(tx, ids);
    } else if (mailer !== null && !input.again) await queueActivatedEmails(tx, ids, decidedAt);
    return { changed, skipped };
  });
}

/**
 * Reads the accounts and locks their rows until the transaction ends; always in one order, so that two operators cannot
 * deadlock. Rows that only reference an account, such as a new post, do not wait.
 */
async function lockAccounts(tx: Pick<Db, "$queryRaw">, ids: string[]) {
  const rows = await tx.$queryRaw<DecisionResult["changed"]>`
    select id, waitlist_status::text as was, waitlist_reason as reason from users where id = any(${ids}::uuid[])
    order by id for no key update`;
  return new Map(rows.map((row) => [row.id, row]));
}
