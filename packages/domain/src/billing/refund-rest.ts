import { queueEmails } from "../outbox/queue-emails";
import { withUserLocked } from "../shared/with-lock";
import type { SyncDeps } from "./deps";
import { openIncident } from "./incidents/open-incident";
import { contributedCents } from "./model/contract-ledger";
import { getPeriodStart, unusedCents } from "./model/early-end";
import type { StripeSubscription } from "./model/stripe-subscription";
import type { RefundReason } from "./model/sales-terms";
import type { PaymentFailure } from "./ports/payments";

/** A subscription that has ended before its paid period, and whose rest is to be paid back. */
type UnusedRest = StripeSubscription & { endedAt: Date; paidUntil: Date };

const hasRestDue = (one: StripeSubscription): one is UnusedRest =>
  one.status === "canceled" && one.endedAt !== null && one.paidUntil !== null;

/**
 * Pays back what is left of the paid period of those subscriptions that were cancelled to an earlier day and have ended.
 * Repeated after a crash it refunds nothing twice. Answers a failure of the payment provider; what the provider refuses
 * is logged, and tried again with the next reading.
 */
export async function refundRests(
  deps: SyncDeps,
  userId: string,
  subscriptions: readonly StripeSubscription[],
): Promise<PaymentFailure | null> {
  for (const subscription of subscriptions.filter(hasRestDue)) {
    const failure = await refundRest(deps, userId, subscription);
    if (failure && failure.kind !== "refused") return failure;
    if (failure)
      deps.log.warn("billing.rest_not_refunded", {
        user: userId,
        subscription: subscription.id,
        code: failure.code,
      });
  }
  return null;
}

async function refundRest(
  deps: SyncDeps,
  userId: string,
  subscription: UnusedRest,
): Promise<PaymentFailure | null> {
  const { payments } = deps;
  const { id: subscriptionId, currency } = subscription;
  const { cents, since } = getRest(subscription);
  if (cents > 0) {
    const key = `rest:${subscriptionId}`;
    const read = await payments.getLedger({ subscriptionId, since, key });
    if (read.kind !== "ok") return read;
    // A period that was never paid for leaves nothing, one that credit has paid for leaves more than its payments.
    const dueCents = Math.min(cents, contributedCents(read.value));
    const refunded = await payments.refund({ subscriptionId, amountCents: dueCents, since, key });
    if (refunded.kind !== "ok") return refunded;
    const { amountCents } = refunded.value;
    if (amountCents > 0) await record(deps, userId, { subscriptionId, amountCents, currency });
    const missing = dueCents - amountCents;
    const detail = `${missing} cents of the rest were paid with credit`;
    if (missing > 0)
      await openIncident(deps, { kind: "refund_open", userId, subject: subscriptionId, detail });
  }
  const closed = await payments.closeRest(subscriptionId);
  return closed.kind === "ok" ? null : closed;
}

type Rest = { subscriptionId: string; amountCents: number; currency: string };

/**
 * Books the refund on the newest order of the contract, and tells its customer. Two syncs at once find the same rest: the
 * second waits, and records nothing again.
 */
function record(
  { db, clock }: Pick<SyncDeps, "db" | "clock">,
  userId: string,
  { subscriptionId, amountCents, currency }: Rest,
) {
  return withUserLocked(db, userId, async (tx) => {
    const occasion = `refund_issued:rest:${subscriptionId}`;
    if (await tx.outboxEmail.findUnique({ where: { occasion }, select: { id: true } })) return;
    const order = await tx.order.findFirst({
      where: {
        userId,
        status: "paid",
        OR: [{ stripeSubscriptionId: subscriptionId }, { stripeSubscriptionId: null }],
      },
      orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
      select: { id: true },
    });
    if (order)
      await tx.order.update({
        where: { id: order.id },
        data: { refundedCents: amountCents, refundReason: "rest" satisfies RefundReason },
      });
    const data = { amountCents, currency, why: "rest" } as const;
    await queueEmails(tx, [{ kind: "refund_issued", userId, occasion, data }]);
    await tx.auditEntry.create({
      data: {
        at: new Date(clock.now()),
        userId,
        action: "subscription.rest_refunded",
        data: { refundedCents: amountCents },
      },
    });
  });
}

/** Returns the price of the rest of the paid period, and since when its payments are looked for. */
function getRest({ interval, paidUntil, priceCents, endedAt }: UnusedRest) {
  if (interval === null || priceCents === null) return { cents: 0, since: endedAt };
  const period = { interval, periodEndsAt: paidUntil, priceCents };
  // The invoice of a period is made at its start; the one before is a year older.
  const start = getPeriodStart(interval, paidUntil);
  return { cents: unusedCents(period, endedAt), since: new Date(start.getTime() - 86_400_000) };
}
