import type { z } from "zod";
import type { Backend } from "../../backend";
import { productName } from "../../billing/build-line";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { CheckoutSession, LineItem, Price, Customer } from "../../store/objects";
import { createObject, requireObject } from "../save";
import { requireActivePrice } from "../subscriptions/params";
import type { createParams } from "./params";
import { nulls } from "../../model/nulls";

const HALF_HOUR_SECONDS = 1_800;
const DAY_SECONDS = 86_400;
type Params = z.output<typeof createParams>;

/** Creates an open checkout session, with its page. Its end was chosen by the caller's clock, which is real time. */
export function createSession(backend: Backend, params: Params): CheckoutSession {
  const customer = requireObject(backend, "customer", params.customer, "customer");
  checkParams(backend, params);
  const price = requireActivePrice(backend, params.line_items[0]!.price, "line_items[0][price]");
  const line = newLine(backend, price);
  const aheadSeconds = Math.round((backend.clock.now() - Date.now()) / 1_000);
  const expires_at = params.expires_at + aheadSeconds;
  const session = createObject(backend, newSession(backend, { ...params, expires_at }, { customer, line }));
  const { address, name } = params.customer_update ?? {};
  backend.store.save("checkout_input", {
    id: session.id,
    lines: [line],
    intent: null,
    updates: { address: address === "auto", name: name === "auto" },
    metadata: mergeMetadata({}, params.subscription_data?.metadata),
  });
  backend.jobs.schedule("expire_checkout", session.id, session.expires_at);
  return session;
}

/** Throws what Stripe refuses about parameters that are each right by itself. */
function checkParams({ settings }: Backend, params: Params): void {
  const { automatic_tax, consent_collection, customer_update, expires_at, tax_id_collection } = params;
  const inSeconds = expires_at - Date.now() / 1_000;
  if (inSeconds < HALF_HOUR_SECONDS - 1 || inSeconds > DAY_SECONDS)
    throw invalidRequest(
      "The `expires_at` timestamp must be 30 minutes to 24 hours from the creation.",
      "expires_at",
    );
  if ((automatic_tax?.enabled || tax_id_collection?.enabled) && !customer_update)
    throw invalidRequest(
      "Automatic tax and tax ID collection need an address and a name of the customer. Set `customer_update[address]` and `customer_update[name]` to 'auto' to save what is entered in Checkout.",
      "customer_update",
    );
  if (consent_collection && settings.get().termsOfServiceUrl === null)
    throw invalidRequest(
      "You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard. Update your public business details in the Dashboard https://dashboard.stripe.com/settings/public with a Terms of service URL to collect terms of service consent.",
      "consent_collection[terms_of_service]",
    );
}

const newLine = (backend: Backend, price: Price): LineItem => ({
  id: backend.newId("li"),
  object: "item",
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: price.unit_amount ?? 0,
  amount_tax: 0,
  amount_total: price.unit_amount ?? 0,
  currency: price.currency,
  description: productName(backend, price),
  metadata: {},
  price,
  quantity: 1,
});

/** The session's object while it is open. */
function newSession(
  backend: Backend,
  params: z.output<typeof createParams>,
  { customer, line }: { customer: Customer; line: LineItem },
): CheckoutSession {
  const id = backend.newId("cs_test");
  const { consent_collection, tax_id_collection } = params;
  const isTaxed = params.automatic_tax?.enabled ?? false;
  return {
    ...EMPTY,
    id,
    amount_subtotal: line.amount_subtotal,
    amount_total: line.amount_total,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: "self" } : null,
      provider: isTaxed ? "stripe" : null,
      status: isTaxed ? "requires_location_inputs" : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url,
    client_reference_id: params.client_reference_id ?? null,
    consent: consent_collection ? nulls("promotions terms_of_service") : null,
    consent_collection: consent_collection
      ? { ...nulls("payment_method_reuse_agreement promotions"), ...consent_collection }
      : null,
    created: backend.now(),
    currency: line.currency,
    customer: customer.id,
    customer_details: {
      ...nulls("address business_name individual_name name phone tax_ids"),
      email: customer.email,
      tax_exempt: customer.tax_exempt ?? "none",
    },
    expires_at: params.expires_at,
    locale: params.locale,
    metadata: mergeMetadata({}, params.metadata),
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    ...(tax_id_collection?.enabled && { tax_id_collection: { enabled: true, required: "never" } }),
    url: `${backend.origin}/c/pay/${id}`,
  };
}

/** Fields of every new session. */
const EMPTY = {
  object: "checkout.session",
  custom_fields: [],
  custom_text: nulls("after_submit shipping_address submit terms_of_service_acceptance"),
  livemode: false,
  mode: "subscription",
  payment_method_collection: "always",
  payment_method_types: ["card", "sepa_debit"],
  payment_status: "unpaid",
  shipping_options: [],
  status: "open",
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  ...nulls(
    "adaptive_pricing collected_information managed_payments payment_method_options",
    "saved_payment_method_options after_expiration allow_promotion_codes allowed_payment_method_types client_secret currency_conversion",
    "customer_account customer_creation customer_email discounts integration_identifier invoice",
    "invoice_creation origin_context payment_intent payment_link payment_method_configuration_details",
    "permissions recovered_from setup_intent shipping_address_collection shipping_cost subscription",
    "wallet_options",
  ),
} satisfies Partial<CheckoutSession>;
