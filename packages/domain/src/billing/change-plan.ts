import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-lock";
import { requireSubscription } from "./change-subscription";
import { createOrder } from "./create-order";
import type { SyncDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import type { ChangeInput, Offer } from "./model/order-input";
import { requireOk } from "./require-ok";
import { confirmOrder } from "./complete-order";
import { syncChange } from "./sync-subscription";

/**
 * Changes the plan at once and charges what the stored preview said; a cancellation is taken back. Repeated with the
 * same id it charges once. Refuses with `not_subscribed`, `preview_outdated` (the price has become another one),
 * `order_changed`, `payment_declined`, `rate_exceeded` and the errors of `requireOk` (`change_failed`).
 */
export async function changePlan(deps: SyncDeps, actor: Actor, input: ChangeInput): Promise<void> {
  const { db, clock, payments, salesTerms: terms } = deps;
  await consumeRateLimit(deps, actor, "checkout");
  const now = new Date(clock.now());
  const preview = await claimPreview(deps, actor, input);
  const subscriptionId = await requireSubscription(deps, actor);
  if (preview.subscriptionId !== subscriptionId) throw new DomainError<BillingErrorCode>("preview_outdated");
  const { prorationAt, dueNowCents, totalCents, basis, nextCents: priceCents, ...row } = preview;
  const offer = { plan: row.plan as Offer["plan"], interval: row.interval as Offer["interval"] };
  const { id, locale } = input;
  await createOrder(db, actor, { id, locale, ...offer, priceCents, startNow: true }, { now, terms });
  const previewed = { prorationAt, dueNowCents, totalCents, basis };
  const changed = await payments.changePlan({ subscriptionId, ...offer, previewed, key: `change:${id}` });
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
    await tx.auditEntry.create({
      data: { at: now, userId: actor.userId, action: "subscription.plan_changed", data: offer },
    });
    await confirmOrder(tx, actor.userId, id, { now, moneyBackDays: terms.moneyBackDays });
  });
  await syncChange(deps, actor.userId);
}

/** Takes the actor's preview for one order, which may ask again with it; each preview is used for no other. */
function claimPreview(
  { db, clock }: Pick<SyncDeps, "db" | "clock">,
  { userId }: Actor,
  { id: orderId, previewId }: ChangeInput,
) {
  const now = new Date(clock.now());
  return withUserLocked(db, userId, async (tx) => {
    const preview = await tx.changePreview.findFirst({
      where: {
        id: previewId,
        userId,
        OR: [{ orderId: null, expiresAt: { gt: now } }, { orderId }],
      },
    });
    if (!preview) throw new DomainError<BillingErrorCode>("preview_outdated");
    if (preview.orderId === null)
      await tx.changePreview.update({ where: { userId }, data: { orderId, usedAt: now } });
    return preview;
  });
}
