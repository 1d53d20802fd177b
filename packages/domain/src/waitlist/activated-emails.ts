import type { Db } from "@takt/db/client";
import { emailToUser, planEach } from "../outbox/email-planner";
import { queueEmails } from "../outbox/queue-emails";

/** Delay of the email, in which undoing the decision also cancels it. */
const UNDO_WINDOW_MS = 20_000;

/** Queues an email to each account that was activated at `decidedAt` and has an address. */
export async function queueActivatedEmails(
  tx: Pick<Db, "user" | "outboxEmail">,
  ids: string[],
  decidedAt: Date,
): Promise<void> {
  const users = await tx.user.findMany({
    where: { id: { in: ids }, email: { not: null } },
    select: { id: true },
  });
  await queueEmails(
    tx,
    users.map(({ id }) => ({
      kind: "account_activated",
      occasion: `account_activated:${id}:${decidedAt.getTime()}`,
      userId: id,
      dueAt: new Date(decidedAt.getTime() + UNDO_WINDOW_MS),
    })),
  );
}

/** Deletes the queued activation emails of accounts that are not active any more. */
export async function cancelActivatedEmails(tx: Pick<Db, "outboxEmail">, ids: string[]): Promise<void> {
  await tx.outboxEmail.deleteMany({
    where: { userId: { in: ids }, kind: "account_activated", sentAt: null },
  });
}

/** Plans the email to an account that was activated; none if it is not active any more, or has no address. */
export const planActivatedEmail = planEach(async ({ db }, { id, userId }) => {
  const user =
    userId &&
    (await db.user.findUnique({
      where: { id: userId, waitlistStatus: "active" },
      select: { name: true, email: true, preferredLanguage: true },
    }));
  if (!user || user.email === null) return [];
  const { name, email, preferredLanguage } = user;
  return [emailToUser(id, { email, preferredLanguage }, { kind: "account_activated", name })];
});
