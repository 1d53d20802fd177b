import type { Payments } from "@takt/domain/billing/ports/payments";
import Stripe from "stripe";
import type { Catalogue } from "../catalogue/create-catalogue";
import { ask, askAll } from "../outcome/ask";
import { refused } from "../outcome/stripe-failure";
import type { StripeSettings } from "../stripe-settings";

type Order = Parameters<Payments["startCheckout"]>[0];
type Started = { checkoutId: string; url: string };

const EXPIRES_AFTER_SECONDS = 3600;

/** Opens a checkout page for an order; an order that has a page gets the same one, while it is open. */
export async function startCheckout(
  stripe: Stripe,
  catalogue: Catalogue,
  settings: Pick<StripeSettings, "tax" | "termsConsent">,
  order: Order,
): Promise<Started> {
  return catalogue.withPrice(order, async ({ id: price }) => {
    // A price that was replaced makes another request of the same order.
    const idempotencyKey = `checkout-${order.orderId}-${price}`;
    try {
      const params = toParams(order, price, settings);
      return toStarted(
        await ask(stripe.checkout.sessions.create(params, { idempotencyKey }), "checkout.session"),
      );
    } catch (error) {
      // The key is known with an earlier end of the page, or another language.
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
      const known = await findCheckout(stripe, order);
      if (!known) throw error;
      return toStarted(known);
    }
  });
}

function toParams(
  { orderId, userId, customerId, locale, successUrl, cancelUrl }: Order,
  price: string,
  { tax, termsConsent }: Pick<StripeSettings, "tax" | "termsConsent">,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: userId, order_id: orderId };
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale,
    billing_address_collection: "required",
    customer_update: { address: "auto", name: "auto" },
    tax_id_collection: { enabled: true },
    submit_type: "subscribe",
    expires_at: Math.floor(Date.now() / 1000) + EXPIRES_AFTER_SECONDS,
    ...(tax === "automatic" && { automatic_tax: { enabled: true } }),
    ...(termsConsent && { consent_collection: { terms_of_service: "required" } }),
  };
}

/** Finds the newest page of an order. */
async function findCheckout(
  stripe: Stripe,
  { customerId: customer, orderId }: Order,
): Promise<Stripe.Checkout.Session | undefined> {
  const sessions = await askAll((range) => stripe.checkout.sessions.list({ ...range, customer }));
  return sessions.find(({ metadata }) => metadata?.order_id === orderId);
}

function toStarted({ id, url, status }: Stripe.Checkout.Session): Started {
  if (!url) throw refused(`checkout_${status}`, `The checkout of this order is ${status}`);
  return { checkoutId: id, url };
}
