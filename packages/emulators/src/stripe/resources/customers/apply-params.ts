import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import {
  address,
  emptyable,
  expand,
  mergeMetadata,
  metadata,
  oneOf,
  paramsOf,
  text,
  toAddress,
} from "../../http/params";
import type { Customer } from "../../store/objects";

/** Texts of a customer that an empty one clears. */
const clearable = emptyable(text).optional();

const common = {
  address: emptyable(address).optional(),
  business_name: clearable,
  description: clearable,
  email: clearable,
  expand,
  individual_name: clearable,
  invoice_settings: paramsOf<Stripe.CustomerUpdateParams.InvoiceSettings>()(
    { default_payment_method: clearable, footer: clearable },
    ["custom_fields", "rendering_options"],
  ).optional(),
  metadata: metadata.optional(),
  name: clearable,
  phone: clearable,
  preferred_locales: z.array(text).optional(),
  tax_exempt: emptyable(oneOf("exempt", "none", "reverse")).optional(),
};

const NOT_EMULATED = [
  "balance",
  "cash_balance",
  "invoice_prefix",
  "next_invoice_sequence",
  "shipping",
  "source",
  "tax",
  "validate",
] as const;

export const createParams = paramsOf<Stripe.CustomerCreateParams>()(
  {
    ...common,
    payment_method: text.optional(),
    tax_id_data: z
      .array(paramsOf<Stripe.CustomerCreateParams.TaxIdDatum>()({ type: text, value: text }))
      .optional(),
  },
  [...NOT_EMULATED, "test_clock"],
);
export const updateParams = paramsOf<Stripe.CustomerUpdateParams>()(common, [
  ...NOT_EMULATED,
  "default_source",
]);

/** What the parameters of a create or an update make of a customer. */
export function applyParams(
  backend: Backend,
  customer: Customer,
  params: z.output<typeof updateParams>,
): Customer {
  const { address: place, invoice_settings, preferred_locales, tax_exempt } = params;
  if (params.email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(params.email))
    throw invalidRequest(`Invalid email address: ${params.email}`, { code: "email_invalid", param: "email" });
  const defaultMethod = invoice_settings?.default_payment_method;
  if (defaultMethod) requireAttached(backend, defaultMethod, customer.id);
  const { business_name, individual_name } = params;
  return {
    ...customer,
    ...(place === undefined ? {} : { address: place === null ? null : toAddress(place) }),
    ...(business_name ? { business_name } : {}),
    ...(individual_name ? { individual_name } : {}),
    description: params.description === undefined ? customer.description : params.description,
    email: params.email === undefined ? customer.email : params.email,
    invoice_settings: {
      ...customer.invoice_settings,
      ...(defaultMethod === undefined ? {} : { default_payment_method: defaultMethod }),
      ...(invoice_settings?.footer === undefined ? {} : { footer: invoice_settings.footer }),
    },
    metadata: mergeMetadata(customer.metadata, params.metadata),
    name: params.name === undefined ? customer.name : params.name,
    phone: params.phone === undefined ? customer.phone : params.phone,
    preferred_locales: preferred_locales ?? customer.preferred_locales,
    tax_exempt: tax_exempt === undefined ? customer.tax_exempt : (tax_exempt ?? "none"),
  };
}

function requireAttached({ store }: Backend, method: string, customer: string) {
  if (store.get("payment_method", method)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    { code: "resource_missing", param: "invoice_settings[default_payment_method]" },
  );
}
