import { queueEmailOnce } from "../outbox/queue-emails";
import { withUserLocked } from "../shared/with-lock";
import type { SyncDeps } from "./deps";
import { openIncident } from "./incidents/open-incident";
import type { StripeSubscription } from "./model/stripe-subscription";
import type { RefundReason } from "./model/sales-terms";
import type { PaymentFailure } from "./ports/payments";
import { closeContract } from "./close-contract";

/**
 * Ends subscriptions that a user bought a second time in another tab, and pays them back in full. Repeated after a
 * crash it refunds nothing twice. Answers a failure of the payment provider.
 */
export async function refundDuplicates(
  deps: SyncDeps,
  userId: string,
  duplicates: readonly StripeSubscription[],
): Promise<PaymentFailure | null> {
  const { db, clock, log, payments } = deps;
  for (const { id: subscriptionId, orderId } of duplicates) {
    // First the refund: once it is cancelled the subscription is no duplicate any more, and nobody would refund it.
    const closed = await closeContract(deps, {
      subscriptionId,
      usedCents: 0,
      key: `duplicate:${subscriptionId}`,
    });
    if (closed.kind !== "closed" && closed.kind !== "undecided") return closed;
    if (closed.kind === "undecided")
      await openIncident(deps, {
        kind: "refund_open",
        userId,
        subject: subscriptionId,
        detail: `a duplicate was not refunded: ${closed.problems.join(", ")}`,
      });
    const cancelled = await payments.cancelNow(subscriptionId);
    if (cancelled.kind !== "ok") return cancelled;
    const refund = closed.kind === "closed" ? closed.refund : null;
    const { amountCents: refundedCents, currency } = refund ?? { amountCents: 0, currency: "eur" };
    const now = new Date(clock.now());
    // Two syncs at once find the same duplicate: the second waits, and announces nothing again.
    await withUserLocked(db, userId, async (tx) => {
      if (orderId)
        await tx.order.updateMany({
          where: { id: orderId, userId },
          data: {
            status: "withdrawn",
            withdrawnAt: now,
            refundedCents,
            refundReason: "duplicate" satisfies RefundReason,
            stripeSubscriptionId: subscriptionId,
          },
        });
      await tx.auditEntry.create({
        data: { at: now, userId, action: "subscription.duplicate_refunded", data: { refundedCents } },
      });
      if (refundedCents > 0)
        await queueEmailOnce(tx, {
          kind: "refund_issued",
          userId,
          occasion: `refund_issued:${subscriptionId}`,
          data: { amountCents: refundedCents, currency, why: "duplicate" },
        });
    });
    log.warn("billing.duplicate_refunded", { user: userId, subscription: subscriptionId, refundedCents });
  }
  return null;
}
