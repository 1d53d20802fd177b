import type { SyncDeps } from "./deps";
import { abandonOrder } from "./complete-order";
import { syncSubscription } from "./sync-subscription";

/** Customers of one run; the oldest reading comes first, so that all have their turn. */
const MAX_CUSTOMERS = 500;
const MAX_ORDERS = 100;
/** A checkout page is open for an hour; then its order is paid or abandoned. */
const CHECKOUT_OPEN_MS = 65 * 60_000;

export type Reconciled = { read: number; changed: number; failed: number };

/**
 * Reads customers again whose last reading is older than an hour, and closes orders whose checkout page has expired:
 * what webhooks did not tell is put right here. Ends early when the provider does not answer.
 */
export async function reconcileSubscriptions(deps: SyncDeps): Promise<Reconciled> {
  const { db, clock, log } = deps;
  const customers = await db.user.findMany({
    where: {
      stripeCustomerId: { not: null },
      OR: [
        { subscriptionSyncedAt: null },
        { subscriptionSyncedAt: { lt: new Date(clock.now() - 3_600_000) } },
      ],
    },
    orderBy: { subscriptionSyncedAt: { sort: "asc", nulls: "first" } },
    take: MAX_CUSTOMERS,
    select: { id: true },
  });
  const done: Reconciled = { read: 0, changed: 0, failed: 0 };
  for (const { id } of customers) {
    const result = await syncSubscription(deps, id);
    if (result.kind === "synced") {
      done.read += 1;
      if (result.changed) done.changed += 1;
    } else if (result.kind !== "no_customer") done.failed += 1;
    if (result.kind === "not_configured" || result.kind === "unavailable") break;
  }
  await closeOldOrders(deps);
  if (done.changed > 0 || done.failed > 0) log.warn("billing.reconciled", done);
  return done;
}

/** Asks for the checkouts of orders that are neither paid nor abandoned, although their time is over. */
async function closeOldOrders(deps: SyncDeps): Promise<void> {
  const orders = await deps.db.order.findMany({
    where: { status: "ordered", orderedAt: { lt: new Date(deps.clock.now() - CHECKOUT_OPEN_MS) } },
    orderBy: { orderedAt: "asc" },
    take: MAX_ORDERS,
    select: { id: true, userId: true, checkoutSessionId: true },
  });
  for (const { id, userId, checkoutSessionId } of orders) {
    if (checkoutSessionId === null) {
      // Its page was never opened.
      await deps.db.order.updateMany({ where: { id, status: "ordered" }, data: { status: "abandoned" } });
      continue;
    }
    const checkout = await deps.payments.getCheckout(checkoutSessionId);
    if (checkout.kind === "not_configured" || checkout.kind === "unavailable") return;
    if (checkout.kind === "refused" || checkout.value.status === "expired")
      await abandonOrder(deps.db, checkoutSessionId);
    else if (userId) await syncSubscription(deps, userId);
  }
}
