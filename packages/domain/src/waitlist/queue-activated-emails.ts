import type { Db } from "@takt/db/client";

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
  await tx.outboxEmail.createMany({
    data: users.map(({ id }) => ({
      kind: "account_activated" as const,
      occasion: `account_activated:${id}:${decidedAt.getTime()}`,
      userId: id,
      mailDueAt: new Date(decidedAt.getTime() + UNDO_WINDOW_MS),
    })),
  });
}
