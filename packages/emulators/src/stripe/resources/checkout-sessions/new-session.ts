import type { z } from "zod";
import type { Backend } from "../../backend";
import { mergeMetadata } from "../../http/params";
import { nulls } from "../../model/nulls";
import type { CheckoutSession, Customer, LineItem } from "../../store/objects";
import type { createParams } from "./params";

/** The session's object while it is open. */
export function newSession(
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

/** What every new session has. */
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
