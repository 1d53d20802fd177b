import type { ContractNotice, Prisma } from "@takt/db/generated/prisma/client";
import { queueEmailOnce, queueEmails } from "../../outbox/queue-emails";

const DAY_MS = 86_400_000;

/** When the operator is told of a declaration that has not been processed on its own. */
const OPERATOR_DELAY_MS = DAY_MS;

/** Queues the e-mail that asks whoever has the address to confirm a declaration. */
export async function queueConfirmation(
  tx: Prisma.TransactionClient,
  { id: contractNoticeId }: ContractNotice,
  dueAt: Date,
): Promise<void> {
  const occasion = `contract_notice_confirm:${contractNoticeId}`;
  await queueEmails(tx, [{ kind: "contract_notice_confirm", occasion, contractNoticeId, dueAt }]);
}

/** Queues the receipt of a confirmed declaration, and the e-mail to the operator in case it is not processed on its own. */
export async function queueReceipts(
  tx: Prisma.TransactionClient,
  { id: contractNoticeId, receivedAt }: ContractNotice,
): Promise<void> {
  await queueEmailOnce(tx, {
    kind: "contract_notice_received",
    occasion: `contract_notice_received:${contractNoticeId}`,
    contractNoticeId,
  });
  await queueEmailOnce(tx, {
    kind: "contract_notice",
    occasion: `contract_notice:${contractNoticeId}`,
    contractNoticeId,
    dueAt: new Date(receivedAt.getTime() + OPERATOR_DELAY_MS),
  });
}

/** Queues the operator's one e-mail of the day about declarations that nobody has confirmed, for the morning after. */
export async function queueUnconfirmedDigest(
  tx: Prisma.TransactionClient,
  { receivedAt }: ContractNotice,
): Promise<void> {
  const day = receivedAt.toISOString().slice(0, 10);
  const dueAt = new Date(Date.parse(day) + DAY_MS + 6 * 3_600_000);
  // Unlike the others it is about no row of its own: the first declaration of the day queues it.
  await tx.outboxEmail.createMany({
    data: [{ kind: "unconfirmed_notices", occasion: `unconfirmed_notices:${day}`, dueAt }],
    skipDuplicates: true,
  });
}
