import type { ContractNotice, Prisma } from "@takt/db/generated/prisma/client";
import { queueEmails } from "../../outbox/queue-emails";
import type { DeclarationOutcome } from "../../outbox/ports/billing-email";
import type { SyncDeps } from "../deps";
import { outcomeOccasion } from "../emails/plan-declaration-emails";
import type { PaymentFailure } from "../ports/payments";
import { syncChange } from "../sync-subscription";
import { carryOutDeclaration } from "./carry-out-declaration";
import type { Decision } from "./decision";

/** Longer than all calls to the payment provider take, each with its own time limit. */
const LEASE_MS = 180_000;

/** Outcomes after which nothing is left to do; the others wait for the operator. */
const FINAL: readonly DeclarationOutcome[] = ["cancelled", "withdrawn", "withdrawal_late", "answered"];

/**
 * Carries out a confirmed declaration, once: it is leased meanwhile, without a lock, and another call leaves it alone. After a
 * crash the lease ends, and everything that was done at the payment provider is done under the same keys again. Answers
 * the provider's failure; then the hourly job tries again.
 */
export async function processDeclaration(
  deps: SyncDeps,
  declarationId: string,
): Promise<PaymentFailure | null> {
  const { db, log } = deps;
  const declaration = await lease(deps, declarationId);
  if (!declaration) return null;
  const decision = await carryOutDeclaration(deps, declaration);
  if (decision.kind !== "decided") {
    await db.contractNotice.updateMany({
      where: { id: declarationId, leasedUntil: declaration.leasedUntil },
      data: { leasedUntil: null },
    });
    const { kind, reason } = decision;
    log.warn("billing.notice_not_processed", { declaration: declarationId, kind, reason });
    return decision;
  }
  await db.$transaction((tx) => record(tx, deps, declaration, decision));
  const { outcome, userId } = decision;
  log.info("billing.notice_processed", { declaration: declarationId, outcome });
  if (userId) await syncChange(deps, userId);
  return null;
}

/** Takes a declaration that waits to be carried out; null when there is none, or when another call has it. */
async function lease({ db, clock }: Pick<SyncDeps, "db" | "clock">, id: string) {
  const now = clock.now();
  const [declaration] = await db.contractNotice.updateManyAndReturn({
    where: {
      id,
      confirmedAt: { not: null },
      outcome: null,
      processedAt: null,
      OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date(now) } }],
    },
    data: { leasedUntil: new Date(now + LEASE_MS) },
  });
  return declaration ?? null;
}

async function record(
  tx: Prisma.TransactionClient,
  { clock }: Pick<SyncDeps, "clock">,
  { id, leasedUntil }: ContractNotice,
  decision: Decision,
): Promise<void> {
  const { outcome, userId, orderId, endsAt, refundedCents = 0 } = decision;
  const now = new Date(clock.now());
  const isFinal = FINAL.includes(outcome);
  const { count } = await tx.contractNotice.updateMany({
    where: { id, leasedUntil, outcome: null },
    data: {
      outcome,
      leasedUntil: null,
      refundedCents,
      ...(isFinal && { processedAt: now }),
      ...(userId && { userId }),
      ...(orderId && { orderId }),
      ...(endsAt && { endsAt }),
    },
  });
  // The lease ended meanwhile, and another call has carried it out.
  if (count === 0) return;
  for (const { orderId: booked, refundedCents: cents } of decision.bookings ?? [])
    await tx.order.updateMany({
      where: { id: booked, status: "paid" },
      data: {
        status: "withdrawn",
        withdrawnAt: endsAt ?? now,
        refundedCents: cents,
        refundReason: decision.refundReason ?? null,
      },
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
