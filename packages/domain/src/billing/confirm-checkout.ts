import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { SyncDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import { requireOk } from "./require-ok";
import { requireSync } from "./sync-subscription";

/**
 * Says what became of a checkout that the actor has come back from, after the same sync that webhooks run: `pending` is
 * a bank debit that takes days. Refuses with `order_not_found` and the errors of `requireOk` (`checkout_failed`).
 */
export async function confirmCheckout(
  deps: SyncDeps,
  actor: Actor,
  checkoutId: string,
): Promise<{ state: "active" | "pending" | "open" | "expired" }> {
  const found = await deps.payments.getCheckout(checkoutId);
  if (found.kind === "refused") throw new DomainError<BillingErrorCode>("order_not_found");
  const checkout = requireOk(found, "checkout_failed");
  if (checkout.userId !== actor.userId) throw new DomainError<BillingErrorCode>("order_not_found");
  if (checkout.status !== "complete") return { state: checkout.status };
  await requireSync(deps, actor.userId, "checkout_failed");
  return { state: checkout.paid ? "active" : "pending" };
}
