import type { Payments } from "@takt/domain/billing/ports/payments";
import type { FaultInput } from "@takt/emulators/core/fault";
import { SECRET_KEY } from "@takt/emulators/stripe/testing/start-harness";
import { expect, test } from "vitest";
import { createStripePayments } from "../create-stripe-payments";
import { useBillingHarness } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const offer = { plan: "professional", interval: "month" } as const;

/** Each call of the port that asks Stripe. */
const CALLS = {
  check: (payments) => payments.check(),
  createCustomer: (payments) =>
    payments.createCustomer({ userId: "u1", email: null, name: null, locale: "en", replaces: null }),
  deleteCustomer: (payments) => payments.deleteCustomer("cus_1"),
  startCheckout: (payments) =>
    payments.startCheckout(harness.toOrder({ userId: "u1", customerId: "cus_1" }, offer, "o1")),
  getCheckout: (payments) => payments.getCheckout("cs_1"),
  expireCheckout: (payments) => payments.expireCheckout("cs_1"),
  openPortal: (payments) =>
    payments.openPortal({
      customerId: "cus_1",
      locale: "en",
      returnUrl: "https://takt.example.com",
      page: "home",
    }),
  listSubscriptions: (payments) => payments.listSubscriptions("cus_1"),
  previewChange: (payments) => payments.previewChange({ subscriptionId: "sub_1", ...offer }),
  getDispute: (payments) => payments.getDispute("du_1"),
  getLedger: (payments) => payments.getLedger({ subscriptionId: "sub_1", key: "k" }),
  changeCredit: (payments) => payments.changeCredit({ subscriptionId: "sub_1", cents: 1, key: "k" }),
  changePlan: (payments) =>
    payments.changePlan({
      subscriptionId: "sub_1",
      ...offer,
      previewed: { prorationAt: new Date(), dueNowCents: 0, totalCents: 0, basis: "" },
      key: "k",
    }),
  cancelAtPeriodEnd: (payments) => payments.cancelAtPeriodEnd("sub_1"),
  cancelAt: (payments) =>
    payments.cancelAt({ subscriptionId: "sub_1", at: new Date(), paidUntil: new Date() }),
  closeRest: (payments) => payments.closeRest("sub_1"),
  resume: (payments) => payments.resume("sub_1"),
  cancelNow: (payments) => payments.cancelNow("sub_1"),
  refund: (payments) => payments.refund({ subscriptionId: "sub_1", amountCents: null, key: "k" }),
  listInvoices: (payments) => payments.listInvoices("cus_1"),
  listPaymentMethods: (payments) => payments.listPaymentMethods("cus_1", null),
} satisfies Record<Exclude<keyof Payments, "readEvent">, (payments: Payments) => Promise<{ kind: string }>>;
const calls = Object.entries(CALLS);

const error = (status: number, body: object = {}): FaultInput => ({
  kind: "answer",
  status,
  body: { error: { type: "api_error", message: "Something went wrong.", ...body } },
  times: "always",
});
const FAULTS: [string, FaultInput, string][] = [
  ["an error of Stripe", error(500), "unavailable"],
  ["too many requests", error(429, { type: "invalid_request_error", code: "rate_limit" }), "unavailable"],
  ["a conflict that lasts", error(409, { type: "idempotency_error" }), "unavailable"],
  ["a refused key", error(401, { message: `Invalid API Key provided: ${SECRET_KEY}` }), "not_configured"],
  ["a key without the right", error(403), "not_configured"],
  ["a page instead of JSON", { kind: "answer", status: 200, body: "<html>", times: "always" }, "unavailable"],
  ["a page with 502", { kind: "answer", status: 502, body: "<html>", times: "always" }, "unavailable"],
  [
    "JSON of another server",
    { kind: "answer", status: 404, body: { message: "no" }, times: "always" },
    "unavailable",
  ],
  [
    "another object",
    { kind: "answer", status: 200, body: { object: "event" }, times: "always" },
    "unavailable",
  ],
  ["a list of another server", { kind: "answer", status: 200, body: [], times: "always" }, "unavailable"],
  ["a null", { kind: "answer", status: 200, body: null, times: "always" }, "unavailable"],
  ["a cut connection", { kind: "cut", times: "always" }, "unavailable"],
  ["no answer", { kind: "hang", times: "always" }, "unavailable"],
];

test.each(FAULTS)("%s makes every call %3$s, and tells no key", async (_, fault, kind) => {
  await harness.control.fault(fault);
  const payments = harness.create(fault.kind === "hang" ? { timeoutMs: 300 } : {});
  const got = await Promise.all(calls.map(async ([name, call]) => [name, (await call(payments)).kind]));
  expect(got).toEqual(calls.map(([name]) => [name, kind]));
  expect(JSON.stringify(harness.lines)).not.toContain(SECRET_KEY);
  expect(harness.lines.filter(({ event }) => event === "stripe.call_failed")).toHaveLength(calls.length);
});

test("a failure that passes is not seen", async () => {
  await harness.control.fault({ ...error(500), times: 1 });
  expect(await harness.create({ retries: 2 }).listSubscriptions("cus_1")).toEqual({ kind: "ok", value: [] });
});

test("a customer whose answer was lost is not created twice", async () => {
  await harness.control.fault({
    kind: "cut",
    commit: true,
    match: { method: "POST", path: "^/v1/customers$" },
  });
  expect(await CALLS.createCustomer(harness.create({ retries: 2 }))).toMatchObject({ kind: "ok" });
  expect((await harness.stripe.customers.list()).data).toHaveLength(1);
});

test("an unreachable Stripe is unavailable", async () => {
  expect(await harness.create({ baseUrl: "http://127.0.0.1:1" }).getCheckout("cs_1")).toMatchObject({
    kind: "unavailable",
  });
});

test.each(calls)("without a key %s answers not_configured", async (_, call) => {
  const settings = { baseUrl: harness.url, tax: "exempt", termsConsent: false } as const;
  const payments = createStripePayments({ ...settings, secretKey: undefined, webhookSecret: undefined }, log);
  expect(await call(payments)).toEqual({ kind: "not_configured", reason: "STRIPE_SECRET_KEY is not set" });
  expect(payments.readEvent(new Uint8Array(), "x")).toEqual({ kind: "not_configured" });
});
