import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { createOrder } from "./create-order";
import type { BillingDeps, SyncDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import { findEarlyEnd } from "./find-early-end";
import { periodOf } from "./get-subscription";
import type { CancelInput, ChangeInput, Offer } from "./model/order-input";
import { canChange } from "./model/subscription-rules";
import type { ChangePreview } from "./ports/payments";
import { requireOk } from "./require-ok";
import { confirmOrder } from "./settle-orders";
import { requireSync, syncChange } from "./sync-subscription";

/** Returns what a change of plan would cost. Refuses with `not_subscribed` and the errors of `requireOk`. */
export async function previewChange(
  deps: Pick<BillingDeps, "db" | "payments">,
  actor: Actor,
  offer: Offer,
): Promise<ChangePreview> {
  const subscriptionId = await requireSubscription(deps, actor);
  return requireOk(await deps.payments.previewChange({ subscriptionId, ...offer }), "change_failed");
}

/**
 * Changes the plan at once and charges the difference as the preview said it; a cancellation is taken back. Repeated
 * with the same id it charges once. Refuses with `not_subscribed`, `order_changed`, `payment_declined`,
 * `rate_exceeded` and the errors of `requireOk` (`change_failed`).
 */
export async function changePlan(
  deps: SyncDeps & Pick<BillingDeps, "salesTerms">,
  actor: Actor,
  { prorationAt, ...input }: ChangeInput,
): Promise<void> {
  const { db, clock, payments, salesTerms: terms } = deps;
  await consumeRateLimit(deps, actor, "checkout");
  const subscriptionId = await requireSubscription(deps, actor);
  const now = new Date(clock.now());
  const { id, plan, interval } = await createOrder(db, actor, { ...input, startNow: true }, { now, terms });
  const change = {
    subscriptionId,
    plan: input.plan,
    interval: input.interval,
    prorationAt,
    key: `change:${id}`,
  };
  const changed = await payments.changePlan(change);
  if (changed.kind === "refused")
    await db.order.updateMany({ where: { id, status: "ordered" }, data: { status: "abandoned" } });
  requireOk(changed, "change_failed");
  await db.$transaction(async (tx) => {
    const { count } = await tx.order.updateMany({
      where: { id, userId: actor.userId, status: "ordered" },
      data: { status: "paid", paidAt: now },
    });
    // Sent again after a lost answer.
    if (count === 0) return;
    await audit(tx, actor, now, "subscription.plan_changed", { plan, interval });
    await confirmOrder(tx, actor.userId, id, terms);
  });
  await syncChange(deps, actor.userId);
}

/**
 * Lets the subscription end with its paid period, or at the earliest day that it can end. Refuses with `not_subscribed`
 * and the errors of `requireOk`.
 */
export async function cancelSubscription(
  deps: SyncDeps,
  actor: Pick<Actor, "userId">,
  { end }: CancelInput,
): Promise<void> {
  const { db, payments } = deps;
  // A period that has been renewed since the last reading would be counted as the one before.
  if (end === "earliest") await requireSync(deps, actor.userId, "change_failed");
  const subscriptionId = await requireSubscription(deps, actor);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  const early = end === "earliest" ? await findEarlyEnd(deps, actor.userId, periodOf(user)) : null;
  const paidUntil = user.subscriptionRenewsAt;
  const cancelled =
    early && paidUntil
      ? await payments.cancelAt({ subscriptionId, at: early.at, paidUntil })
      : await payments.cancelAtPeriodEnd(subscriptionId);
  requireOk(cancelled, "change_failed");
  await audit(db, actor, new Date(deps.clock.now()), "subscription.cancelled");
  await syncChange(deps, actor.userId);
}

/** Takes a cancellation back while the period lasts. Refuses with `not_subscribed` and the errors of `requireOk`. */
export async function resumeSubscription(deps: SyncDeps, actor: Actor): Promise<void> {
  const subscriptionId = await requireSubscription(deps, actor);
  requireOk(await deps.payments.resume(subscriptionId), "change_failed");
  await audit(deps.db, actor, new Date(deps.clock.now()), "subscription.resumed");
  await syncChange(deps, actor.userId);
}

async function requireSubscription(
  { db }: Pick<BillingDeps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<string> {
  const { stripeSubscriptionId, subscriptionStatus } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeSubscriptionId: true, subscriptionStatus: true },
  });
  if (stripeSubscriptionId === null || !canChange(subscriptionStatus))
    throw new DomainError<BillingErrorCode>("not_subscribed");
  return stripeSubscriptionId;
}

function audit(
  db: Pick<BillingDeps["db"], "auditEntry">,
  { userId }: Pick<Actor, "userId">,
  at: Date,
  action: string,
  data: object = {},
) {
  return db.auditEntry.create({ data: { at, userId, action, data } });
}
