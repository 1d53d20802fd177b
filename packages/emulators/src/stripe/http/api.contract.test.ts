import Stripe from "stripe";
import { expect, test } from "vitest";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const post = (form: Record<string, string>, headers: Record<string, string> = {}, path = "/v1/customers") =>
  harness.call("POST", path, form, headers);
const customers = async () => (await harness.state()).customers.length;

test("without a secret key, with a publishable or a live one, a request is 401", async () => {
  const answers = await Promise.all(
    ["", "Bearer pk_test_1", "Bearer sk_live_1"].map((authorization) => post({}, { authorization })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(answers[0]!.body.error).toMatchObject({ type: "invalid_request_error" });
  expect(answers[2]!.body.error?.message).toMatch(/^Invalid API Key provided: sk_live_/);
  expect(await customers()).toBe(0);
});

test("the SDK gets an authentication error of its own class", async () => {
  const { port } = new URL(harness.url);
  const stranger = new Stripe("pk_test_1", { host: "127.0.0.1", port, protocol: "http" });
  await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test("an address that is not there is 404 with an error, which the SDK throws", async () => {
  const answer = await harness.call("GET", "/v1/quotes");
  expect([answer.status, answer.body.error?.message]).toEqual([
    404,
    "Unrecognized request URL (GET: /v1/quotes). If Stripe has it, this emulator does not.",
  ]);
  await expect(harness.stripe.quotes.list()).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

test("a missing object is 404 in a path and 400 in a parameter", async () => {
  await expect(harness.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
    message: "No such customer: 'cus_none'",
  });
  await expect(
    harness.stripe.subscriptions.create({
      customer: "cus_none",
      items: [{ price: harness.prices.enterprise.id }],
    }),
  ).rejects.toMatchObject({ statusCode: 400, code: "resource_missing", param: "customer" });
});

test("every answer has the id of its request, and the version that was asked for", async () => {
  const { headers } = await post({}, { "stripe-version": "2020-08-27" });
  expect(headers.get("request-id")).toMatch(/^req_\w{14}$/);
  expect(headers.get("stripe-version")).toBe("2020-08-27");
  const customer = await harness.stripe.customers.create({});
  expect(customer.lastResponse.requestId).toMatch(/^req_/);
  expect(customer.lastResponse.apiVersion).toBe("2026-10-28.endive");
  const { events } = await harness.state();
  expect(events.at(-1)!.request).toEqual({
    id: customer.lastResponse.requestId,
    idempotency_key: customer.lastResponse.idempotencyKey,
  });
});

test("a repeated key answers what was answered first and creates nothing", async () => {
  const key = { "idempotency-key": "key-1" };
  const first = await post({ name: "Jana" }, key);
  const again = await post({ name: "Jana" }, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
  expect(again.headers.get("idempotency-key")).toBe("key-1");
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(await customers()).toBe(1);
});

test("a key with other parameters or another address is refused", async () => {
  const key = { "idempotency-key": "key-2" };
  await post({ name: "Jana" }, key);
  const other = await post({ name: "Mia" }, key);
  expect([other.status, other.body.error?.type]).toEqual([400, "idempotency_error"]);
  expect(other.body.error?.message).toContain("can only be used with the same parameters");
  const elsewhere = await post({ name: "Jana" }, key, "/v1/products");
  expect(elsewhere.body.error?.message).toContain("can only be used for the same endpoint");
  await expect(
    harness.stripe.customers.create({ name: "Mia" }, { idempotencyKey: "key-2" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("a key is free again after 24 hours and after a refusal that began nothing", async () => {
  const key = { "idempotency-key": "key-3" };
  expect((await post({ nonsense: "1" }, key)).status).toBe(400);
  expect((await post({ name: "Jana" }, key)).status).toBe(200);
  await harness.control.tick(24 * 3_600_000 - 60_000);
  expect((await post({ name: "Jana" }, key)).headers.get("idempotent-replayed")).toBe("true");
  await harness.control.tick(120_000);
  expect((await post({ name: "Mia" }, key)).status).toBe(200);
  expect(await customers()).toBe(2);
});

test("a lost answer is repeated by the SDK's own retry without a second customer", async () => {
  const { port } = new URL(harness.url);
  const patient = new Stripe("sk_test_1", {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 2,
  });
  await harness.control.fault({
    match: { method: "POST", path: "^/v1/customers" },
    kind: "cut",
    commit: true,
  });
  const customer = await patient.customers.create({ name: "Jana" });
  expect(customer.name).toBe("Jana");
  expect(await customers()).toBe(1);
  expect(await harness.control.requests({ path: "^/v1/customers$" })).toHaveLength(2);
});

test("an unknown parameter is refused with its name, at any depth, before anything is done", async () => {
  const { status, body } = await post({ name: "Jana", "metadata[a][b]": "red", colour: "red" });
  expect([status, body.error]).toEqual([
    400,
    {
      code: "parameter_unknown",
      message: "Received unknown parameter: colour. If Stripe takes it, this emulator does not have it.",
      param: "colour",
      type: "invalid_request_error",
    },
  ]);
  expect(await customers()).toBe(0);
});

test("lists are newest first, in pages", async () => {
  const { stripe } = harness;
  const ids: string[] = [];
  for (let index = 0; index < 5; index++)
    ids.unshift((await stripe.customers.create({ name: `${index}` })).id);
  const names = (list: Stripe.ApiList<Stripe.Customer>) => list.data.map(({ name }) => name).join("");
  const first = await stripe.customers.list({ limit: 2 });
  expect([names(first), first.has_more, first.url]).toEqual(["43", true, "/v1/customers"]);
  const last = await stripe.customers.list({ limit: 3, starting_after: ids[1]! });
  expect([names(last), last.has_more]).toEqual(["210", false]);
  await expect(stripe.customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
    code: "resource_missing",
    param: "starting_after",
  });
  for (const limit of [0, 101])
    await expect(stripe.customers.list({ limit })).rejects.toMatchObject({ param: "limit" });
});

test("what Takt expands is expanded, also in lists; any other path is refused before anything is done", async () => {
  const { stripe } = harness;
  const subscription = await harness.subscribe();
  const [invoice] = (await stripe.invoices.list({ expand: ["data.payments"] })).data;
  expect(invoice!.payments!.data).toMatchObject([{ object: "invoice_payment", status: "paid" }]);
  const payments = await stripe.invoicePayments.list({ expand: ["data.payment.payment_intent"] });
  const intent = payments.data[0]!.payment.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({ object: "payment_intent", status: "succeeded" });
  expect(await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] })).toMatchObject({
    latest_charge: { object: "charge", paid: true },
  });
  for (const refused of [
    stripe.invoices.list({ expand: ["payments"] }),
    stripe.subscriptions.retrieve(subscription.id, { expand: ["status"] }),
    stripe.customers.create({ expand: ["subscriptions"] }),
  ])
    await expect(refused).rejects.toThrow(/cannot be expanded/);
  expect(await customers()).toBe(1);
});
