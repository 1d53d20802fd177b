import type { Db } from "@takt/db/client";
import type { Deps } from "../deps";
import { movePostsOfRejected } from "../posts/move-posts-of-rejected";
import type { DecisionInput } from "./model/decision-input";
import { queueActivatedMails } from "./queue-activated-mails";
import { withholdActivatedMails } from "./withhold-activated-mails";

export type Decided = {
  /** Ids of the accounts that it changed. */
  changed: string[];
  /** own: nobody decides about themselves. same: it stood so already. missing: no such account. */
  skipped: { id: string; why: "own" | "same" | "missing" }[];
};

/**
 * The provider activates accounts, rejects them with a reason, or takes that back; all in one transaction, audited
 * one by one. `deciderId`: the provider's own account, null from the command line. Activating queues the letter about
 * it, unless `mailer` is null: then no mail server is set. Rejecting cancels what the accounts have scheduled; taking
 * back does not schedule it again. Their sessions stay: they lead to the screen that says where they stand.
 */
export async function decideWaitlist(
  { db, clock, mailer }: Pick<Deps, "db" | "clock"> & Partial<Pick<Deps, "mailer">>,
  deciderId: string | null,
  input: DecisionInput,
): Promise<Decided> {
  const { decision } = input;
  const ids = [...new Set(input.ids.map((id) => id.toLowerCase()))];
  const decidedAt = new Date(clock.now());
  const reason = input.decision === "rejected" ? input.reason : null;
  return db.$transaction(async (tx) => {
    const before = await lockAccounts(tx, ids);
    const skipped: Decided["skipped"] = [];
    const changed: string[] = [];
    for (const id of ids) {
      const status = before.get(id);
      if (id === deciderId) skipped.push({ id, why: "own" });
      else if (!status) skipped.push({ id, why: "missing" });
      else if (status === decision) skipped.push({ id, why: "same" });
      else changed.push(id);
    }
    if (changed.length === 0) return { changed, skipped };
    await tx.user.updateMany({
      where: { id: { in: changed }, waitlistStatus: { not: decision } },
      data: {
        waitlistStatus: decision,
        waitlistDecidedAt: decision === "waitlisted" ? null : decidedAt,
        waitlistReason: reason,
      },
    });
    await tx.auditEntry.createMany({
      data: changed.map((subject) => ({
        at: decidedAt,
        userId: deciderId,
        action: `waitlist.${decision}`,
        subject,
        data: reason === null ? {} : { reason },
      })),
    });
    if (decision === "rejected") await movePostsOfRejected(tx, changed);
    if (decision !== "active") await withholdActivatedMails(tx, changed);
    else if (mailer !== null) await queueActivatedMails(tx, changed, decidedAt);
    return { changed, skipped };
  });
}

/**
 * The accounts as they stand, held until the transaction ends; in one order, so that no two deciders block each other.
 * Who only refers to an account, such as a new post of it, does not wait.
 */
async function lockAccounts(tx: Pick<Db, "$queryRaw">, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; status: string }[]>`
    select id, waitlist_status::text as status from users where id = any(${ids}::uuid[]) order by id
    for no key update`;
  return new Map(rows.map(({ id, status }) => [id, status]));
}
