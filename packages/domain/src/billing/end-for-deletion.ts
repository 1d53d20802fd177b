import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { cancelSubscription } from "./change-subscription";
import type { SyncDeps } from "./deps";
import type { PaymentFailure } from "./ports/payments";
import { abandonOrder } from "./complete-order";
import { canChange } from "./model/subscription-rules";
import { syncSubscription } from "./sync-subscription";

/** Statuses of a subscription that is over. */
const OVER = ["canceled", "incomplete_expired"];

/**
 * Sets a subscription to end, since its customer's account will be deleted: at the earliest day that it can end. Nothing
 * more is charged, and open checkout pages are closed. Answers false while the payment provider does not answer.
 */
export async function cancelForDeletion(deps: SyncDeps, actor: Pick<Actor, "userId">): Promise<boolean> {
  const { db } = deps;
  const { userId } = actor;
  if (!(await closeCheckouts(deps, userId))) return false;
  if (isDown(await syncSubscription(deps, userId))) return false;
  const { subscriptionStatus } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { subscriptionStatus: true },
  });
  if (subscriptionStatus === "cancelling" || !canChange(subscriptionStatus)) return true;
  try {
    await cancelSubscription(deps, actor, { end: "earliest" });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "not_subscribed";
  }
  return true;
}

/**
 * Ends every subscription of a customer at once, whose account is purged: nobody could use it, and nobody could end it.
 * The sum that the rules give for an early end is paid back. Then the customer is deleted at the payment provider,
 * which keeps the invoices alone. Answers false while the provider does not answer.
 */
export async function endForPurge(deps: SyncDeps, userId: string): Promise<boolean> {
  const { db, payments, log } = deps;
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  if (stripeCustomerId === null) return true;
  if (!(await closeCheckouts(deps, userId))) return false;
  const listed = await payments.listSubscriptions(stripeCustomerId);
  if (listed.kind !== "ok") return !isDown(listed);
  for (const { id } of listed.value.filter(({ status }) => !OVER.includes(status)))
    if (isDown(await payments.cancelNow(id))) return false;
  if (isDown(await syncSubscription(deps, userId))) return false;
  const deleted = await payments.deleteCustomer(stripeCustomerId);
  if (deleted.kind === "refused") log.error("billing.customer_not_deleted", { code: deleted.code });
  return !isDown(deleted);
}

/** Closes the checkout pages of a user, so that nobody pays for an account that goes. */
async function closeCheckouts({ db, payments }: SyncDeps, userId: string): Promise<boolean> {
  const orders = await db.order.findMany({
    where: { userId, status: "ordered", checkoutSessionId: { not: null } },
    select: { checkoutSessionId: true },
  });
  for (const { checkoutSessionId } of orders) {
    const closed = await payments.expireCheckout(checkoutSessionId!);
    if (isDown(closed)) return false;
    if (closed.kind === "ok" && closed.value.status === "expired") await abandonOrder(db, checkoutSessionId!);
  }
  return true;
}

/** Whether the provider may answer later; what it refuses, it refuses again. */
function isDown(outcome: { kind: string }): outcome is PaymentFailure {
  return outcome.kind === "unavailable" || outcome.kind === "not_configured";
}
