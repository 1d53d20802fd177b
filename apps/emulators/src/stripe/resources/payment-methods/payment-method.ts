import type Stripe from "stripe";
import type { Backend } from "../../backend";
import { nulls } from "../../model/nulls";
import { type TestAccount, type TestCard, findAccount, findCard } from "../../model/test-cards";
import type { Address, PaymentMethod } from "../../store/objects";
import { updateObject, requireObject } from "../save";
import type { Api } from "../../http/api";
import { noSuchObject } from "../../http/api-error";
import { pageOf } from "../../http/list";
import { pagination, paramsOf, text } from "../../http/params";

type BillingDetails = { address: Address | null; email: string | null; name: string | null };

type CardSource = { card: TestCard; exp_month: number; exp_year: number };
export type Source = CardSource | { account: TestAccount };

/** Creates a payment method and keeps what it does when it is charged, which its object does not show. */
export function createPaymentMethod(
  backend: Backend,
  source: Source,
  { address, email, name }: BillingDetails = nulls("address email name"),
): PaymentMethod {
  const id = backend.newId("pm");
  const common = {
    id,
    object: "payment_method" as const,
    allow_redisplay: "unspecified",
    billing_details: { address, email, name, phone: null, tax_id: null },
    created: backend.now(),
    ...nulls("customer customer_account"),
    livemode: false,
    metadata: {},
  } satisfies Partial<PaymentMethod>;
  const method: PaymentMethod =
    "card" in source
      ? { ...common, card: cardOf(source), type: "card" }
      : { ...common, sepa_debit: sepaDebitOf(source.account), type: "sepa_debit" };
  const number = "card" in source ? source.card.number : source.account.iban;
  backend.store.save("payment_method", method);
  backend.store.save("funding", { id, number, authenticated: false });
  return method;
}

function cardOf({ card, exp_month, exp_year }: CardSource): NonNullable<PaymentMethod["card"]> {
  return {
    brand: card.brand,
    country: "US",
    display_brand: card.brand,
    exp_month,
    exp_year,
    funding: "credit",
    last4: card.number.slice(-4),
    ...nulls("checks fingerprint generated_from networks regulated_status three_d_secure_usage wallet"),
  };
}

function sepaDebitOf({ iban }: TestAccount): NonNullable<PaymentMethod["sepa_debit"]> {
  return {
    bank_code: iban.slice(4, 12),
    branch_code: "",
    country: iban.slice(0, 2),
    fingerprint: null,
    generated_from: nulls("charge setup_attempt"),
    last4: iban.slice(-4),
  };
}

/** Attaches a payment method to a customer. */
export const attachMethod = (backend: Backend, method: PaymentMethod, customer: string): PaymentMethod =>
  updateObject(backend, method, { customer }, "payment_method.attached");

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
