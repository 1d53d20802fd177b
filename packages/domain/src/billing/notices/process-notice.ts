import type { Prisma } from "@takt/db/generated/prisma/client";
import { queueEmails } from "../../outbox/queue-emails";
import type { NoticeOutcome } from "../../outbox/ports/billing-email";
import type { SyncDeps } from "../deps";
import { outcomeOccasion } from "../emails/plan-notice-emails";
import type { PaymentFailure } from "../ports/payments";
import { syncChange } from "../sync-subscription";
import { carryOutNotice } from "./carry-out-notice";
import type { Decision } from "./decision";

/** Longer than all calls to the payment provider take, each with its own time limit. */
const TIMEOUT_MS = 120_000;
/** How long one of many concurrent calls may wait for a connection. */
const MAX_WAIT_MS = 10_000;

/** Outcomes after which nothing is left to do; the others wait for the operator. */
const FINAL: readonly NoticeOutcome[] = ["cancelled", "withdrawn", "withdrawal_late", "answered"];

/**
 * Carries out a confirmed notice, once: its row is locked meanwhile, and another call that finds it locked leaves it. A
 * crash leaves it as it was, and everything that was done at the payment provider is done under the same keys again.
 * Answers the provider's failure; then the hourly job tries again.
 */
export async function processNotice(deps: SyncDeps, noticeId: string): Promise<PaymentFailure | null> {
  const { db, log } = deps;
  const done = await db.$transaction(
    async (tx) => {
      const locked = await tx.$queryRaw<unknown[]>`
        select 1 from contract_notices
        where id = ${noticeId}::uuid and confirmed_at is not null and outcome is null and processed_at is null
        for update skip locked`;
      if (locked.length === 0) return null;
      const notice = await tx.contractNotice.findUniqueOrThrow({ where: { id: noticeId } });
      const decision = await carryOutNotice(deps, notice);
      if (decision.kind === "decided") await record(tx, deps, noticeId, decision);
      return decision;
    },
    { timeout: TIMEOUT_MS, maxWait: MAX_WAIT_MS },
  );
  if (!done) return null;
  if (done.kind !== "decided") {
    log.warn("billing.notice_not_processed", { notice: noticeId, kind: done.kind, reason: done.reason });
    return done;
  }
  const { outcome, userId } = done;
  log.info("billing.notice_processed", { notice: noticeId, outcome });
  if (userId) await syncChange(deps, userId);
  return null;
}

async function record(
  tx: Prisma.TransactionClient,
  { clock }: Pick<SyncDeps, "clock">,
  id: string,
  { outcome, userId, orderId, endsAt, refundedCents = 0 }: Decision,
): Promise<void> {
  const now = new Date(clock.now());
  const isFinal = FINAL.includes(outcome);
  await tx.contractNotice.update({
    where: { id },
    data: {
      outcome,
      refundedCents,
      ...(isFinal && { processedAt: now }),
      ...(userId && { userId }),
      ...(orderId && { orderId }),
      ...(endsAt && { endsAt }),
    },
  });
  if (orderId)
    await tx.order.updateMany({
      where: { id: orderId, status: "paid" },
      data: { status: "withdrawn", withdrawnAt: endsAt ?? now, refundedCents },
    });
  await tx.auditEntry.create({
    data: {
      at: now,
      userId: userId ?? null,
      subject: id,
      action: `contract.${outcome}`,
      data: { refundedCents },
    },
  });
  await queueEmails(tx, [
    { kind: "contract_notice_done", occasion: outcomeOccasion(id, outcome), contractNoticeId: id },
  ]);
  if (!isFinal)
    await tx.outboxEmail.updateMany({
      where: { kind: "contract_notice", contractNoticeId: id, sentAt: null },
      data: { dueAt: now },
    });
}
