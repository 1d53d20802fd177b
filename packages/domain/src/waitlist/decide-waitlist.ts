import type { Db } from "@takt/db/client";
import type { Deps } from "../deps";
import { movePostsOfClosed } from "../posts/move-posts-of-closed";
import type { DecisionInput } from "./model/decision-input";
import type { WaitlistStatus } from "./model/waitlist-status";
import { queueActivatedMails } from "./queue-activated-mails";
import { withholdActivatedMails } from "./withhold-activated-mails";

export type Decided = {
  /** The accounts that it changed, and how they stood before: what taking it back makes of them again. */
  changed: { id: string; was: WaitlistStatus; reason: string | null }[];
  /** own: nobody decides about themselves. same: it stood so already. missing: no such account. */
  skipped: { id: string; why: "own" | "same" | "missing" }[];
};

/**
 * The provider activates accounts, rejects them with a reason, or makes them wait again; all in one transaction, audited
 * one by one. `deciderId`: the provider's own account, null from the command line. Activating queues the letter about
 * it, unless they are active `again`, or `mailer` is null: then no mail server is set. All else cancels what the
 * accounts have scheduled; activating again does not schedule it again. Their sessions stay: they lead to the screen
 * that says where they stand.
 */
export async function decideWaitlist(
  { db, clock, mailer }: Pick<Deps, "db" | "clock"> & Partial<Pick<Deps, "mailer">>,
  deciderId: string | null,
  input: DecisionInput,
): Promise<Decided> {
  const { decision } = input;
  const asked = [...new Set(input.ids.map((id) => id.toLowerCase()))];
  const decidedAt = new Date(clock.now());
  const reason = input.decision === "rejected" ? input.reason : null;
  return db.$transaction(async (tx) => {
    const before = await lockAccounts(tx, asked);
    const skipped: Decided["skipped"] = [];
    const changed: Decided["changed"] = [];
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
      await movePostsOfClosed(tx, ids);
      await withholdActivatedMails(tx, ids);
    } else if (mailer !== null && !input.again) await queueActivatedMails(tx, ids, decidedAt);
    return { changed, skipped };
  });
}

/**
 * The accounts as they stand, held until the transaction ends; in one order, so that no two deciders block each other.
 * Who only refers to an account, such as a new post of it, does not wait.
 */
async function lockAccounts(tx: Pick<Db, "$queryRaw">, ids: string[]) {
  const rows = await tx.$queryRaw<Decided["changed"]>`
    select id, waitlist_status::text as was, waitlist_reason as reason from users where id = any(${ids}::uuid[])
    order by id for no key update`;
  return new Map(rows.map((row) => [row.id, row]));
}
