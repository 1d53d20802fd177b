import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../backend";
import { cancelNow } from "../billing/subscription-state";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { mergeMetadata, metadata, noParams, pagination, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { Customer } from "../store/objects";
import { emit } from "../webhooks/emit";
import { createObject, requireObject, updateObject } from "./save";

const common = {
  email: text.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/).optional(),
  metadata,
  name: text.optional(),
  preferred_locales: z.array(text).optional(),
};
const createParams = paramsOf<Stripe.CustomerCreateParams>()(common);
const updateParams = paramsOf<Stripe.CustomerUpdateParams>()({
  ...common,
  invoice_settings: z
    .strictObject({
      default_payment_method: text,
    })
    .optional(),
});

/** Customers: create, retrieve, update, delete and list. */
export function customerRoutes(api: Api, backend: Backend): void {
  const returns = "customer";
  const path = "/v1/customers";

  api.post(path, { params: createParams, returns }, (params) =>
    createObject(backend, applyParams(backend, newCustomer(backend), params), "customer.created"),
  );
  api.get(`${path}/:id`, { params: noParams, returns }, (_, id) => {
    const deleted = backend.store.get("deleted", id);
    return deleted ? { ...deleted, deleted: true } : requireObject(backend, "customer", id);
  });
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, id) => {
    const before = requireObject(backend, "customer", id);
    return updateObject(backend, before, applyParams(backend, before, params), "customer.updated");
  });
  api.list(returns, path, paramsOf<Stripe.CustomerListParams>()(pagination));
  api.delete(`${path}/:id`, { params: noParams, returns }, (_, id) => {
    deleteCustomer(backend, requireObject(backend, "customer", id));
    return { id, object: "customer", deleted: true };
  });
}

/** Applies the parameters of a create or an update to a customer. */
function applyParams(backend: Backend, customer: Customer, params: z.output<typeof updateParams>): Customer {
  const { expand: _, metadata: data, invoice_settings, ...fields } = params;
  const method = invoice_settings?.default_payment_method;
  if (method !== undefined) requireOwnMethod(backend, customer.id, method);
  return {
    ...customer,
    ...fields,
    invoice_settings: { ...customer.invoice_settings, ...invoice_settings },
    metadata: mergeMetadata(customer.metadata, data),
  };
}

/** Throws unless a payment method is this customer's. */
export function requireOwnMethod({ store }: Backend, customer: string, method: string): void {
  if (store.get("payment_method", method)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    "default_payment_method",
    "resource_missing",
  );
}

/** Deletes a customer, which ends their subscriptions at once. */
function deleteCustomer(backend: Backend, customer: Customer): void {
  const { store } = backend;
  for (const subscription of store.list("subscription"))
    if (subscription.customer === customer.id) cancelNow(backend, subscription, "cancellation_requested");
  for (const method of store.list("payment_method"))
    if (method.customer === customer.id) store.save("payment_method", { ...method, customer: null });
  store.remove("customer", customer.id);
  store.save("deleted", { id: customer.id, object: "customer" });
  emit(backend, "customer.deleted", customer);
}

/** A customer as Stripe creates it from nothing. */
function newCustomer(backend: Backend): Customer {
  const id = backend.newId("cus");
  return {
    id,
    object: "customer",
    balance: 0,
    created: backend.now(),
    delinquent: false,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: nulls("custom_fields default_payment_method footer rendering_options"),
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: "none",
    ...nulls(
      "address currency customer_account default_source description discount name phone shipping test_clock",
    ),
  };
}
