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
    const { amountCents: refundedCents } = refunded.value;
    const now = new Date(clock.now());
    await db.$transaction(async (tx) => {
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
    });
    log.warn("billing.duplicate_refunded", { user: userId, subscription: subscriptionId, refundedCents });
  }
  return null;
}
