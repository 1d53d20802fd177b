import type { z } from "zod";
import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { CheckoutSession, Customer, LineItem } from "../../store/objects";
import { totalsOf } from "./line-items";
import type { createParams } from "./params";

const DAY_SECONDS = 86_400;
type Params = z.output<typeof createParams>;

/** The session's object while it is open. */
export function newSession(
  backend: Backend,
  params: Params,
  { customer, lines }: { customer: Customer | undefined; lines: LineItem[] },
): CheckoutSession {
  const id = backend.newId("cs_test");
  const { amount_tax, ...amounts } = totalsOf(lines);
  const { automatic_tax, consent_collection, custom_text, tax_id_collection } = params;
  return {
    ...EMPTY,
    ...amounts,
    id,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    automatic_tax: {
      enabled: automatic_tax?.enabled ?? false,
      liability: automatic_tax?.enabled ? { type: "self" } : null,
      provider: automatic_tax?.enabled ? "stripe" : null,
      status: !automatic_tax?.enabled
        ? null
        : customer?.address?.country
          ? "complete"
          : "requires_location_inputs",
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    consent: consent_collection ? { promotions: null, terms_of_service: null } : null,
    consent_collection: consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: null,
          terms_of_service: consent_collection.terms_of_service ?? "none",
        }
      : null,
    created: backend.now(),
    currency: lines[0]!.currency,
    custom_text: {
      after_submit: custom_text?.after_submit ?? null,
      shipping_address: custom_text?.shipping_address ?? null,
      submit: custom_text?.submit ?? null,
      terms_of_service_acceptance: custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: customer?.id ?? null,
    customer_creation: customer ? null : "always",
    customer_details: customer
      ? {
          address: null,
          business_name: null,
          email: customer.email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: customer.tax_exempt ?? "none",
          tax_ids: null,
        }
      : null,
    customer_email: params.customer_email ?? null,
    ...(params.excluded_payment_method_types
      ? { excluded_payment_method_types: params.excluded_payment_method_types }
      : {}),
    expires_at: params.expires_at ?? backend.now() + DAY_SECONDS,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method_types: methodTypes(params),
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    ...(tax_id_collection?.enabled
      ? { tax_id_collection: { enabled: true, required: tax_id_collection.required ?? "never" } }
      : {}),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax },
    url: `${backend.origin}/c/pay/${id}`,
  };
}

function methodTypes({
  allowed_payment_method_types: allowed,
  excluded_payment_method_types: excluded,
}: Params) {
  const types = (["card", "sepa_debit"] as const).filter(
    (type) => (allowed === undefined || allowed.includes(type)) && !excluded?.includes(type),
  );
  if (types.length === 0)
    throw invalidRequest("No valid payment method types for this Checkout Session.", {
      param: "excluded_payment_method_types",
    });
  return types;
}

/** What every new session has. */
const EMPTY = {
  object: "checkout.session",
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  client_secret: null,
  collected_information: { business_name: null, individual_name: null, shipping_details: null },
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_status: "unpaid",
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ["always"],
    payment_method_remove: "disabled",
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  subscription: null,
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<CheckoutSession>;
