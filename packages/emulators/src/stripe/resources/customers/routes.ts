import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { isWithin, pageOf } from "../../http/list";
import { created, expand, pagination, paramsOf, text } from "../../http/params";
import type { Customer } from "../../store/objects";
import { emit } from "../../webhooks/emit";
import { cancelNow } from "../../billing/cancel-subscription";
import { attachPaymentMethod, takePaymentMethod } from "../payment-methods/attach";
import { createObject, requireObject, updateObject } from "../save";
import { createTaxId } from "../tax-ids/create-tax-id";
import { applyParams, createParams, updateParams } from "./apply-params";
import { newCustomer } from "./new-customer";

const retrieveParams = paramsOf<Stripe.CustomerRetrieveParams>()({ expand });
const listParams = paramsOf<Stripe.CustomerListParams>()(
  { ...pagination, ...created, email: text.optional() },
  ["test_clock"],
);

/** Customers: create, retrieve, update, delete and list. */
export function customerRoutes(api: Api, backend: Backend): void {
  const returns = "customer";

  api.post("/v1/customers", { params: createParams, returns }, (params) => create(backend, params));

  api.get("/v1/customers/:id", { params: retrieveParams, returns }, (_, { id }) => {
    const deleted = backend.store.get("deleted", id);
    return deleted ? { ...deleted, deleted: true } : requireObject(backend, "customer", id);
  });

  api.post("/v1/customers/:id", { params: updateParams, returns }, (params, { id }) => {
    const before = requireObject(backend, "customer", id);
    return updateObject(
      backend,
      "customer",
      before,
      applyParams(backend, before, params),
      "customer.updated",
    );
  });

  api.get("/v1/customers", { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("customer"),
      params,
      "/v1/customers",
      (customer) =>
        (params.email === undefined || customer.email === params.email) &&
        isWithin(customer.created, params.created),
    ),
  );

  api.delete(
    "/v1/customers/:id",
    { params: paramsOf<Stripe.CustomerDeleteParams>()({}), returns },
    (_, { id }) => {
      deleteCustomer(backend, requireObject(backend, "customer", id));
      return { id, object: "customer", deleted: true };
    },
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

/** Creates a customer. What can be refused comes first: its payment method and its tax ids. */
function create(
  backend: Backend,
  { payment_method, tax_id_data = [], invoice_settings, ...params }: z.output<typeof createParams>,
): Customer {
  const empty = newCustomer(backend);
  const method =
    payment_method === undefined
      ? undefined
      : attachPaymentMethod(backend, takePaymentMethod(backend, payment_method, "payment_method"), empty.id);
  const isDefault = method && invoice_settings?.default_payment_method === payment_method;
  const settings = isDefault ? { ...invoice_settings, default_payment_method: method.id } : invoice_settings;
  const customer = applyParams(backend, empty, { ...params, invoice_settings: settings });
  for (const taxId of tax_id_data) createTaxId(backend, customer.id, taxId);
  return createObject(backend, "customer", customer, "customer.created");
}
