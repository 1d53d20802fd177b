import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { noSuchObject } from "../../http/api-error";
import { pageOf } from "../../http/list";
import { pagination, paramsOf, text } from "../../http/params";
import { findAccount, findCard } from "../../model/test-cards";
import { requireObject } from "../save";
import { attachMethod, createPaymentMethod, type Source } from "./payment-method";

/** The ids of Stripe's documentation that make a new payment method each time. */
const TEST_IDS: Record<string, Source> = {
  pm_card_visa: { card: findCard("4242424242424242")!, exp_month: 12, exp_year: 2034 },
  pm_card_chargeCustomerFail: { card: findCard("4000000000000341")!, exp_month: 12, exp_year: 2034 },
  pm_card_authenticationRequired: { card: findCard("4000002760003184")!, exp_month: 12, exp_year: 2034 },
  pm_sepaDebit_success: { account: findAccount("DE89370400440532013000")! },
};
const attachParams = paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: text });
const listParams = paramsOf<Stripe.CustomerListPaymentMethodsParams>()(pagination);

/** Payment methods: retrieve, attach one of the ids of Stripe's documentation, and list a customer's. */
export function paymentMethodRoutes(api: Api, backend: Backend): void {
  const returns = "payment_method";
  api.retrieve(returns, "/v1/payment_methods");
  api.get("/v1/customers/:id/payment_methods", { params: listParams, returns, list: true }, (params, id) => {
    const { id: customer } = requireObject(backend, "customer", id);
    const url = `/v1/customers/${customer}/payment_methods`;
    return pageOf(backend.store.list(returns), params, url, (method) => method.customer === customer);
  });
  api.post("/v1/payment_methods/:id/attach", { params: attachParams, returns }, ({ customer }, id) => {
    requireObject(backend, "customer", customer, "customer");
    const source = TEST_IDS[id];
    if (!source) throw noSuchObject("PaymentMethod (the emulator attaches only test ids)", id);
    return attachMethod(backend, createPaymentMethod(backend, source), customer);
  });
}
