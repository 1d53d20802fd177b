import type { Order } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { createOrder } from "./create-order";
import type { BillingDeps } from "./deps";
import { ensureCustomer } from "./ensure-customer";
import type { BillingErrorCode } from "./model/billing-errors";
import type { OrderInput } from "./model/order-input";
import { canOrder } from "./model/subscription-rules";
import { requireOk } from "./require-ok";
import { requireSync } from "./sync-subscription";

type CheckoutDeps = Pick<BillingDeps, "db" | "clock" | "log" | "payments" | "appUrl" | "salesTerms">;

/**
 * Takes a binding order and opens the page where it is paid. Repeated with the same id it answers the same page. Pages
 * of earlier orders are closed first, so that one of two tabs can pay. Refuses with `already_subscribed`,
 * `order_changed` (priceCents), `order_not_found`, `rate_exceeded` and the errors of `requireOk` (`checkout_failed`).
 */
export async function startCheckout(
  deps: CheckoutDeps,
  actor: Actor,
  input: OrderInput,
): Promise<{ url: string }> {
  const { db, clock, payments, salesTerms: terms } = deps;
  await consumeRateLimit(deps, actor, "checkout");
  await closeEarlierCheckouts(deps, actor, input.id);
  await requireNoSubscription(deps, actor);
  const order = await createOrder(db, actor, input, { now: new Date(clock.now()), terms });
  const { plan, interval } = input;
  const start = (customerId: string) =>
    payments.startCheckout({
      orderId: order.id,
      userId: actor.userId,
      customerId,
      plan,
      interval,
      ...pages(deps, input),
    });
  const customerId = await ensureCustomer(deps, actor);
  let started = await start(customerId);
  // The customer was deleted at the provider.
  if (started.kind === "refused" && started.code === "resource_missing")
    started = await start(await ensureCustomer(deps, actor, customerId));
  const { checkoutId, url } = requireOk(started, "checkout_failed");
  await db.order.updateMany({
    where: { id: order.id, userId: actor.userId },
    data: { checkoutSessionId: checkoutId },
  });
  await keepNewestCheckout(deps, actor, order);
  return { url };
}

/**
 * Of several orders at once lets the newest alone be paid. Each has stored its page before it looks, so that the last one
 * to look sees all of them. An order closes older pages only, and its own where there is a newer one: if it closed newer
 * ones as well, two orders could close each other's. One that was closed meanwhile, by an order that began after it, closes
 * nothing. Whoever is not the newest is refused with `checkout_failed`.
 */
async function keepNewestCheckout(deps: CheckoutDeps, { userId }: Actor, { id }: Order): Promise<void> {
  const { db } = deps;
  const open = await db.order.findMany({
    where: { userId, status: "ordered", checkoutSessionId: { not: null } },
    orderBy: [{ orderedAt: "asc" }, { id: "asc" }],
    select: { id: true, checkoutSessionId: true },
  });
  const own = open.findIndex((order) => order.id === id);
  const isNewest = own >= 0 && own === open.length - 1;
  await closeCheckouts(deps, userId, open.slice(0, isNewest ? own : own + 1));
  if (!isNewest) throw new DomainError<BillingErrorCode>("checkout_failed", { reason: "superseded" });
}

/** Returns the pages that the checkout leads back to, and its language. */
function pages({ appUrl }: Pick<CheckoutDeps, "appUrl">, { locale }: Pick<OrderInput, "locale">) {
  const page = `${appUrl}${locale === "de" ? "/de" : ""}/app/user/subscription`;
  return {
    locale,
    successUrl: `${page}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?checkout=cancelled`,
  };
}

async function requireNoSubscription(deps: CheckoutDeps, { userId }: Actor): Promise<void> {
  await requireSync(deps, userId, "checkout_failed");
  const { subscriptionStatus } = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { subscriptionStatus: true },
  });
  if (!canOrder(subscriptionStatus)) throw new DomainError<BillingErrorCode>("already_subscribed");
}

/** Closes the checkout pages of the actor's other orders; one that was paid meanwhile shows in the sync that follows. */
async function closeEarlierCheckouts(deps: CheckoutDeps, { userId }: Actor, orderId: string): Promise<void> {
  const open = await deps.db.order.findMany({
    where: { userId, status: "ordered", id: { not: orderId }, checkoutSessionId: { not: null } },
    select: { id: true, checkoutSessionId: true },
  });
  await closeCheckouts(deps, userId, open);
}

async function closeCheckouts(
  { db, payments }: CheckoutDeps,
  userId: string,
  open: readonly Pick<Order, "id" | "checkoutSessionId">[],
): Promise<void> {
  for (const { id, checkoutSessionId } of open) {
    const closed = await payments.expireCheckout(checkoutSessionId!);
    // Refused: the provider does not know it any more.
    const isOver = closed.kind === "refused" || requireOk(closed, "checkout_failed").status === "expired";
    if (isOver)
      await db.order.updateMany({ where: { id, userId, status: "ordered" }, data: { status: "abandoned" } });
  }
}
