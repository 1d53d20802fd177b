import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest, noSuchObject } from "../../http/api-error";
import { pageOf } from "../../http/list";
import { expand, oneOf, pagination, paramsOf, text } from "../../http/params";
import type { PaymentMethod } from "../../store/objects";
import { requireObject, requireReference, updateObject } from "../save";
import { attachPaymentMethod, takePaymentMethod } from "./attach";
import { updateMethod, updateParams } from "./update-method";

const type = oneOf("card", "sepa_debit").optional();
const retrieveParams = paramsOf<Stripe.PaymentMethodRetrieveParams>()({ expand });
const attachParams = paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: text, expand }, [
  "customer_account",
]);
const listParams = paramsOf<Stripe.PaymentMethodListParams>()(
  { ...pagination, customer: text.optional(), type },
  ["allow_redisplay", "customer_account"],
);
const customerListParams = paramsOf<Stripe.CustomerListPaymentMethodsParams>()({ ...pagination, type }, [
  "allow_redisplay",
]);

/** Retrieve, attach, detach and list payment methods. */
export function paymentMethodRoutes(api: Api, backend: Backend): void {
  const returns = "payment_method";

  api.get("/v1/payment_methods/:id", { params: retrieveParams, returns }, (_, { id }) =>
    requireObject(backend, "payment_method", id),
  );
  api.get("/v1/payment_methods", { params: listParams, returns, list: true }, (params) =>
    listOf(params.customer, params, "/v1/payment_methods"),
  );
  api.get(
    "/v1/customers/:id/payment_methods",
    { params: customerListParams, returns, list: true },
    (params, { id }) => {
      requireObject(backend, "customer", id);
      return listOf(id, params, `/v1/customers/${id}/payment_methods`);
    },
  );
  api.get(
    "/v1/customers/:id/payment_methods/:child",
    { params: paramsOf<Stripe.CustomerRetrievePaymentMethodParams>()({ expand }), returns },
    (_, { id, child }) => {
      const method = requireObject(backend, "payment_method", child);
      if (method.customer !== id) throw noSuchObject("payment_method", child);
      return method;
    },
  );

  api.post("/v1/payment_methods/:id", { params: updateParams, returns }, (params, { id }) =>
    updateMethod(backend, requireObject(backend, "payment_method", id), params),
  );
  api.post("/v1/payment_methods/:id/attach", { params: attachParams, returns }, ({ customer }, { id }) => {
    requireReference(backend, "customer", customer, "customer");
    return attachPaymentMethod(backend, takePaymentMethod(backend, id, "payment_method"), customer);
  });
  api.post(
    "/v1/payment_methods/:id/detach",
    { params: paramsOf<Stripe.PaymentMethodDetachParams>()({ expand }), returns },
    (_, { id }) => {
      const method = requireObject(backend, "payment_method", id);
      if (method.customer === null)
        throw invalidRequest(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
        );
      return detach(backend, method);
    },
  );

  function listOf(customer: string | undefined, params: z.output<typeof customerListParams>, url: string) {
    return pageOf(
      backend.store.list("payment_method"),
      params,
      url,
      (method) =>
        method.customer !== null &&
        (customer === undefined || method.customer === customer) &&
        (params.type === undefined || method.type === params.type),
    );
  }
}

/** Detaches a payment method, from the customer and from what it was the default of. */
export function detach(backend: Backend, method: PaymentMethod): PaymentMethod {
  const customer = backend.store.get("customer", method.customer ?? "");
  if (customer?.invoice_settings.default_payment_method === method.id)
    updateObject(
      backend,
      "customer",
      customer,
      { invoice_settings: { ...customer.invoice_settings, default_payment_method: null } },
      "customer.updated",
    );
  for (const subscription of backend.store.list("subscription"))
    if (subscription.default_payment_method === method.id)
      updateObject(
        backend,
        "subscription",
        subscription,
        { default_payment_method: null },
        "customer.subscription.updated",
      );
  return updateObject(backend, "payment_method", method, { customer: null }, "payment_method.detached");
}
