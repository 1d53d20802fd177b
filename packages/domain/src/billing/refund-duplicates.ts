import { queueEmailOnce } from "../outbox/queue-emails";
import { withUserLocked } from "../shared/with-user-locked";
import type { SyncDeps } from "./deps";
import type { ProviderSubscription } from "./model/provider-subscription";
import type { PaymentFailure } from "./ports/payments";

/**
 * Ends subscriptions that a user bought a second time in another tab, and pays them back in full. Repeated after a
 * crash it refunds nothing twice. Answers a failure of the payment provider.
 */
export async function refundDuplicates(
  { db, clock, log, payments }: SyncDeps,
  userId: string,
  duplicates: readonly ProviderSubscription[],
): Promise<PaymentFailure | null> {
  for (const { id: subscriptionId, orderId } of duplicates) {
    // First the refund: once it is cancelled the subscription is no duplicate any more, and nobody would refund it.
    const refunded = await payments.refund({
      subscriptionId,
      amountCents: null,
      key: `duplicate:${subscriptionId}`,
    });
    if (refunded.kind !== "ok") return refunded;
    const cancelled = await payments.cancelNow(subscriptionId);
    if (cancelled.kind !== "ok") return cancelled;
    const { amountCents: refundedCents, currency } = refunded.value;
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
