import type { Checkout } from "@takt/domain/billing/ports/payments";
import Stripe from "stripe";
import { idOf } from "../id-of";
import { ask } from "../outcome/ask";

const STATUSES = ["complete", "expired"] as const;

/** Reads a checkout; a status that Stripe may add counts as open. */
export async function getCheckout(stripe: Stripe, checkoutId: string): Promise<Checkout> {
  const session = await ask(stripe.checkout.sessions.retrieve(checkoutId), "checkout.session");
  const { id, status, payment_status, client_reference_id, metadata, customer, subscription } = session;
  return {
    id,
    status: STATUSES.find((known) => known === status) ?? "open",
    paid: payment_status === "paid" || payment_status === "no_payment_required",
    userId: client_reference_id ?? metadata?.user_id ?? null,
    orderId: metadata?.order_id ?? null,
    customerId: idOf(customer),
    subscriptionId: idOf(subscription),
  };
}

/** Closes a checkout page that is open, and tells what it is then. */
export async function expireCheckout(
  stripe: Stripe,
  checkoutId: string,
): Promise<{ status: "expired" | "complete" }> {
  try {
    await ask(stripe.checkout.sessions.expire(checkoutId), "checkout.session");
    return { status: "expired" };
  } catch (error) {
    // Stripe refuses to close one that is not open any more.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await getCheckout(stripe, checkoutId);
    if (status === "open") throw error;
    return { status };
  }
}
