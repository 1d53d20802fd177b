import type { Db } from "@takt/db/client";

/** Deletes the queued activation emails of accounts that are not active any more. */
export async function cancelActivatedEmails(tx: Pick<Db, "outboxEmail">, ids: string[]): Promise<void> {
  await tx.outboxEmail.deleteMany({
    where: { userId: { in: ids }, kind: "account_activated", mailedAt: null },
  });
}
