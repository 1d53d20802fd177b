import type { Db } from "@takt/db/client";

/** Accounts that are not active any more do not get the letter that still waits. */
export async function withholdActivatedMails(tx: Pick<Db, "outgoingMail">, ids: string[]): Promise<void> {
  await tx.outgoingMail.deleteMany({
    where: { userId: { in: ids }, kind: "account_activated", mailedAt: null },
  });
}
