import Stripe from "stripe";
import { expect, test } from "vitest";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const post = (form: Record<string, string>, headers: Record<string, string> = {}, path = "/v1/customers") =>
  harness.call("POST", path, form, headers);
const customers = async () => (await harness.control.state<{ customers: unknown[] }>()).customers.length;

test("without a secret key, with a publishable or a live one, a request is 401", async () => {
  const answers = await Promise.all(
    ["", "Bearer pk_test_1", "Bearer sk_live_1"].map((authorization) => post({}, { authorization })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(answers[0]!.body.error).toMatchObject({ type: "invalid_request_error" });
  expect(answers[2]!.body.error?.message).toBe("Invalid API Key provided: *********");
  expect(await customers()).toBe(0);
});

test("the SDK gets an authentication error of its own class", async () => {
  const { port } = new URL(harness.url);
  const stranger = new Stripe("pk_test_1", { host: "127.0.0.1", port, protocol: "http" });
  await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test("an unknown parameter is refused with its name, at any depth, before anything is done", async () => {
  const { status, body } = await post({ name: "Jana", "invoice_settings[colour]": "red" });
  expect([status, body.error]).toEqual([
    400,
    {
      code: "parameter_unknown",
      doc_url: "https://stripe.com/docs/error-codes/parameter-unknown",
      message: "Received unknown parameter: invoice_settings[colour]",
      param: "invoice_settings[colour]",
      type: "invalid_request_error",
    },
  ]);
  expect(await customers()).toBe(0);
});

test("a parameter that Stripe has and the emulator has not is refused with a message of its own", async () => {
  const { status, body } = await post({ cash_balance: "1" });
  expect([status, body.error?.message]).toEqual([
    400,
    "The parameter cash_balance is not supported by this emulator of Stripe.",
  ]);
});

test("an address that is not there is 404 with an error, which the SDK throws", async () => {
  const answer = await harness.call("GET", "/v1/quotes");
  expect([answer.status, answer.body.error?.message]).toEqual([
    404,
    expect.stringContaining("Unrecognized request URL (GET: /v1/quotes)"),
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
  const [event] = (await harness.stripe.events.list({ type: "customer.created" })).data;
  expect(event!.request).toEqual({
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

test("a 500 after the beginning is saved and answered again, and the SDK is told not to retry it", async () => {
  await harness.control.settings({ internalErrors: 1 });
  const key = { "idempotency-key": "key-4" };
  expect((await post({ name: "Jana" }, key)).status).toBe(500);
  const again = await post({ name: "Jana" }, key);
  expect([again.status, again.headers.get("stripe-should-retry")]).toEqual([500, "false"]);
  expect((await post({ name: "Jana" }, { "idempotency-key": "key-5" })).status).toBe(200);
});

test("a key of a request that is still running is a conflict", async () => {
  await harness.control.settings({ latencyMs: 60_000 });
  const key = { "idempotency-key": "key-6" };
  const first = post({ name: "Jana" }, key);
  await expect.poll(async () => (await harness.control.requests({ path: "^/v1/customers" })).length).toBe(1);
  const second = await post({ name: "Jana" }, key);
  expect([second.status, second.body.error?.code, second.headers.get("stripe-should-retry")]).toEqual([
    409,
    "idempotency_key_in_use",
    "true",
  ]);
  await harness.control.tick(60_000);
  expect((await first).status).toBe(200);
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

test("lists are newest first, in pages in both directions", async () => {
  const { stripe } = harness;
  const ids: string[] = [];
  for (let index = 0; index < 5; index++)
    ids.unshift((await stripe.customers.create({ name: `${index}` })).id);
  const names = (list: Stripe.ApiList<Stripe.Customer>) => list.data.map(({ name }) => name).join("");
  const first = await stripe.customers.list({ limit: 2 });
  expect([names(first), first.has_more, first.url]).toEqual(["43", true, "/v1/customers"]);
  const last = await stripe.customers.list({ limit: 3, starting_after: ids[1]! });
  expect([names(last), last.has_more]).toEqual(["210", false]);
  const before = await stripe.customers.list({ limit: 2, ending_before: ids[3]! });
  expect([names(before), before.has_more]).toEqual(["32", true]);
  expect(
    (await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 })).map(({ id }) => id),
  ).toEqual(ids);
  await expect(stripe.customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
    code: "resource_missing",
    param: "starting_after",
  });
  for (const limit of [0, 101])
    await expect(stripe.customers.list({ limit })).rejects.toMatchObject({ param: "limit" });
});

test("lists are filtered by the time of creation", async () => {
  const first = await harness.stripe.customers.create({ name: "old" });
  await harness.control.tick(60_000);
  await harness.stripe.customers.create({ name: "new" });
  const names = async (created: Stripe.RangeQueryParam | number) =>
    (await harness.stripe.customers.list({ created })).data.map(({ name }) => name);
  expect(await names({ gt: first.created })).toEqual(["new"]);
  expect(await names({ lte: first.created })).toEqual(["old"]);
  expect(await names(first.created)).toEqual(["old"]);
});

test("ids are expanded along a path, also in lists, and what was deleted shows as deleted", async () => {
  const { stripe, prices } = harness;
  const [price] = (
    await stripe.prices.list({ lookup_keys: ["professional_monthly"], expand: ["data.product"] })
  ).data;
  expect(price).toMatchObject({ id: prices.professional.id, product: { name: "Professional" } });
  const subscription = await harness.subscribe();
  const whole = await stripe.subscriptions.retrieve(subscription.id, {
    expand: [
      "items.data.price.product",
      "latest_invoice.payments",
      "customer.invoice_settings.default_payment_method",
    ],
  });
  expect(whole).toMatchObject({
    items: { data: [{ price: { product: { object: "product" } } }] },
    latest_invoice: { object: "invoice", payments: { data: [{ object: "invoice_payment" }] } },
    customer: { invoice_settings: { default_payment_method: { object: "payment_method" } } },
  });
  await stripe.customers.del(subscription.customer as string);
  const ended = await stripe.subscriptions.retrieve(subscription.id, { expand: ["customer"] });
  expect(ended.customer).toEqual({ id: subscription.customer, object: "customer", deleted: true });
});

test("a path that leads to nothing, too deep a path and a list's path without data are refused", async () => {
  const { stripe } = harness;
  const message = async (expand: string[]) =>
    stripe.subscriptions.list({ expand }).then(
      () => null,
      (error: Error) => error.message,
    );
  expect(await message(["data.status"])).toBe("This property cannot be expanded (data.status).");
  expect(await message(["customer"])).toBe(
    "This property cannot be expanded (customer). You may want to try expanding 'data.customer' instead.",
  );
  expect(await message(["data.items.data.price.product"])).toBe(
    "You cannot expand more than 4 levels of a property. Property: data.items.data.price.product",
  );
  expect(await message(["data.items.data.price"])).toBeNull();
});
