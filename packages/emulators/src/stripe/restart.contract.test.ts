import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DAY_MS, startHarness } from "./testing/start-harness";
import { startSink } from "./testing/start-sink";

const dataDir = mkdtempSync(join(tmpdir(), "stripe-restart-"));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("objects, the clock, what is due and what is on its way outlive a restart", async () => {
  const sink = await startSink();
  const first = await startHarness({ dataDir });
  const { stripe } = first;
  const product = await stripe.products.create({ id: "professional", name: "Professional" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "eur",
    unit_amount: 2_900,
    recurring: { interval: "month" },
  });
  const customer = await stripe.customers.create({});
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
  });
  await first.control.tick(10 * DAY_MS);
  const key = { "idempotency-key": "before" };
  const created = await first.call("POST", "/v1/customers", { name: "Jana" }, key);
  sink.answerWith(500);
  await stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["product.created"] });
  await stripe.products.create({ id: "enterprise", name: "Enterprise" });
  await expect.poll(() => sink.received.length).toBe(1);
  await expect
    .poll(
      async () =>
        (await first.control.state<{ deliveries: { attempts: number }[] }>()).deliveries[0]?.attempts,
    )
    .toBe(1);
  const { now } = await first.control.tick(0);
  await first.close();

  sink.answerWith(200);
  const second = await startHarness({ dataDir });
  expect(Math.abs((await second.control.tick(0)).now - now)).toBeLessThan(60_000);
  expect((await second.call("POST", "/v1/customers", { name: "Jana" }, key)).body).toEqual(created.body);
  const other = await second.stripe.customers.create({});
  expect([customer.id, created.body.id]).not.toContain(other.id);
  await second.control.tick(22 * DAY_MS);
  expect(sink.received).toHaveLength(2);
  const [renewed] = (await second.stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewed).toMatchObject({ billing_reason: "subscription_cycle", status: "paid" });
  await second.close();
  await sink.close();
});

test("an event that was on its way when the emulator ended is sent again", async () => {
  const sink = await startSink();
  sink.answerWith("hang");
  const first = await startHarness({ dataDir });
  await first.stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["*"] });
  await first.stripe.customers.create({ name: "Jana" });
  await expect.poll(() => sink.types()).toEqual(["customer.created"]);
  await first.close();
  sink.answerWith(200);
  const second = await startHarness({ dataDir });
  await expect.poll(() => sink.types()).toEqual(["customer.created", "customer.created"]);
  await second.close();
  await sink.close();
});

test("the endpoint of the start gets every event, signed with its secret", async () => {
  const sink = await startSink();
  const listening = await startHarness({ listen: { url: sink.url, secret: "whsec_listen" } });
  await listening.stripe.customers.create({});
  await expect.poll(() => sink.received.length).toBe(1);
  const { payload, signature } = sink.received[0]!;
  expect(listening.stripe.webhooks.constructEvent(payload, signature, "whsec_listen").type).toBe(
    "customer.created",
  );
  await listening.close();
  await sink.close();
});

test("ids repeat for a seed", async () => {
  const ids: string[] = [];
  for (const seed of [1, 1, 2]) {
    const started = await startHarness({ seed });
    ids.push((await started.stripe.customers.create({})).id);
    await started.close();
  }
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});
