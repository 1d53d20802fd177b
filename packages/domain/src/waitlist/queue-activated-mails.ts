import type { Db } from "@takt/db/client";

/** Milliseconds in which taking a decision back also takes the letter back. */
const TAKE_BACK_MS = 20_000;

/** A letter to each account that was activated at `decidedAt`; who shares no address gets none. */
export async function queueActivatedMails(
  tx: Pick<Db, "user" | "outgoingMail">,
  ids: string[],
  decidedAt: Date,
): Promise<void> {
  const users = await tx.user.findMany({
    where: { id: { in: ids }, email: { not: null } },
    select: { id: true },
  });
  await tx.outgoingMail.createMany({
    data: users.map(({ id }) => ({
      kind: "account_activated" as const,
      occasion: `account_activated:${id}:${decidedAt.getTime()}`,
      userId: id,
      mailDueAt: new Date(decidedAt.getTime() + TAKE_BACK_MS),
    })),
  });
}
