import type { SyncDeps } from "../deps";
import type { WithdrawalRefund } from "../model/withdrawal-refund";
import type { PaymentFailure } from "../ports/payments";
import type { Decision } from "./decision";
import type { OrderedContract } from "./find-contracts";

/**
 * Refunds an order and ends its subscription. The key is the order's: two notices about one order, or a repeated call,
 * refund it once. Where nothing was there to refund, or the provider refuses, the rest is left to the operator.
 */
export async function withdrawOrder(
  { clock, log, payments }: SyncDeps,
  { userId, order }: OrderedContract,
  refund: Exclude<WithdrawalRefund, { kind: "late" }>,
): Promise<Decision | PaymentFailure> {
  const { id: orderId, stripeSubscriptionId: subscriptionId, withdrawnAt } = order;
  if (withdrawnAt) {
    const { refundedCents } = order;
    return { kind: "decided", outcome: "withdrawn", userId, orderId, endsAt: withdrawnAt, refundedCents };
  }
  const nothingDue = refund.kind === "part" && refund.cents === 0;
  const refunded = nothingDue
    ? null
    : await payments.refund({
        subscriptionId,
        amountCents: refund.kind === "part" ? refund.cents : null,
        key: `withdrawal:${orderId}`,
      });
  if (refunded && refunded.kind !== "ok" && refunded.kind !== "refused") return refunded;
  const cancelled = await payments.cancelNow(subscriptionId);
  if (cancelled.kind !== "ok") return cancelled;
  if (refunded?.kind === "refused")
    log.warn("billing.withdrawal_not_refunded", { order: orderId, code: refunded.code });
  const refundedCents = refunded?.kind === "ok" ? refunded.value.amountCents : 0;
  const outcome = nothingDue || refundedCents > 0 ? "withdrawn" : "refund_open";
  return { kind: "decided", outcome, userId, orderId, endsAt: new Date(clock.now()), refundedCents };
}
