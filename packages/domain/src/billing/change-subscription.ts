import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { BillingDeps, SyncDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import { findEarlyEnd } from "./find-early-end";
import { getPeriod } from "./get-subscription";
import type { CancelInput } from "./model/order-input";
import { canChange } from "./model/subscription-rules";
import { requireOk } from "./require-ok";
import { requireSync, syncChange } from "./sync-subscription";

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
  const early = end === "earliest" ? await findEarlyEnd(deps, actor.userId, getPeriod(user)) : null;
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

/** Returns the subscription that the actor can change. Refuses with `not_subscribed`. */
export async function requireSubscription(
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
