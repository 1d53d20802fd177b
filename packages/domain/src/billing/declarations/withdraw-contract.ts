import type { Order } from "@takt/db/generated/prisma/client";
import type { Interval } from "../../plans/model/plans";
import type { SyncDeps } from "../deps";
import { openIncident } from "../incidents/open-incident";
import { bookRefund } from "../model/book-refund";
import { usedCents, type WithdrawalRight } from "../model/withdrawal-refund";
import type { PaymentFailure } from "../ports/payments";
import { type ClosedContract, closeContract } from "../close-contract";
import type { Decision } from "./decision";
import type { OrderedContract } from "./find-contracts";

/**
 * Ends a contract and closes it with all its payments, changes and credit. The key is the order's: two declarations about one
 * contract, or a repeated call, close it once. It ends first, so that nothing is charged meanwhile. What cannot be decided,
 * or not be refunded, is left to the operator.
 */
export async function withdrawContract(
  deps: SyncDeps,
  contract: OrderedContract,
  right: Exclude<WithdrawalRight, { kind: "late" }>,
  receivedAt: Date,
): Promise<Decision | PaymentFailure> {
  const { userId, order, changes } = contract;
  const { id: orderId, stripeSubscriptionId: subscriptionId, withdrawnAt } = order;
  const orders = [order, ...changes];
  if (withdrawnAt) {
    const refundedCents = orders.reduce((sum, one) => sum + one.refundedCents, 0);
    return { kind: "decided", outcome: "withdrawn", userId, orderId, endsAt: withdrawnAt, refundedCents };
  }
  const cancelled = await deps.payments.cancelNow(subscriptionId);
  if (cancelled.kind !== "ok") return cancelled;
  const used = right.kind === "part" ? usedCents(orders.map(toPlan), receivedAt) : 0;
  const key = `withdrawal:${orderId}`;
  const closed = await closeContract(deps, { subscriptionId, usedCents: used, key });
  if (closed.kind !== "closed" && closed.kind !== "undecided") return closed;
  const problem = findProblem(closed);
  if (problem !== null)
    await openIncident(deps, { kind: "refund_open", userId, subject: subscriptionId, detail: problem });
  const refund = closed.kind === "closed" ? closed.refund : null;
  return {
    kind: "decided",
    outcome: problem === null ? "withdrawn" : "refund_open",
    userId,
    orderId,
    endsAt: new Date(deps.clock.now()),
    refundedCents: refund?.amountCents ?? 0,
    bookings: bookRefund(orders, refund?.parts ?? []),
    refundReason: right.kind === "full" ? right.by : "withdrawal",
  };
}

const toPlan = ({ orderedAt, interval, priceCents }: Order) => ({
  orderedAt,
  interval: interval as Interval,
  priceCents,
});

/** Returns what is left for a person to do; null when all that is due went back. */
function findProblem(closed: ClosedContract): string | null {
  if (closed.kind === "undecided") return `not refunded: ${closed.problems.join(", ")}`;
  const missing = closed.dueCents - (closed.refund?.amountCents ?? 0);
  return missing > 0 ? `${missing} cents of ${closed.dueCents} were not refunded` : null;
}
