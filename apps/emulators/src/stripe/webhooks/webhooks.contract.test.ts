import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "../testing/start-harness";
import { startSink } from "../testing/start-sink";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
let sink: Awaited<ReturnType<typeof startSink>>;
let secret: string;

beforeAll(async () => {
  sink = await startSink();
});
beforeEach(async () => {
  sink.answerWith(200);
  const endpoint = await harness.stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["*"] });
  secret = endpoint.secret!;
  // Events on their way to the endpoint of the test before arrive first.
  await harness.control.tick(0);
  sink.clear();
});
afterAll(() => sink.close());

const createCustomer = (name = "Jana") => harness.stripe.customers.create({ name });
const event = async () => (await harness.state()).events.find(({ type }) => type === "customer.created")!;

test("an event is sent with a signature that the SDK accepts, as it is retrieved", async () => {
  const customer = await createCustomer();
  await expect.poll(() => sink.types()).toEqual(["customer.created"]);
  const { payload, signature } = sink.received[0]!;
  const sent = harness.stripe.webhooks.constructEvent(payload, signature, secret);
  expect(sent).toMatchObject({
    api_version: "2026-10-28.endive",
    data: { object: { id: customer.id, name: "Jana" } },
    pending_webhooks: 1,
    type: "customer.created",
  });
  expect(() => harness.stripe.webhooks.constructEvent(payload, signature, "whsec_other")).toThrow(
    /signature/i,
  );
  await expect.poll(async () => (await event()).pending_webhooks).toBe(0);
});

test("the signature has real time, also when the clock was moved", async () => {
  await harness.control.tick(40 * DAY_MS);
  await createCustomer();
  await expect.poll(() => sink.received).toHaveLength(1);
  const { payload, signature } = sink.received[0]!;
  expect(harness.stripe.webhooks.constructEvent(payload, signature, secret).created).toBeGreaterThan(
    Date.now() / 1_000 + 39 * 86_400,
  );
  // The SDK accepts a time in the future, which another receiver need not.
  const sentAt = Number(/^t=(\d+),/.exec(signature)?.[1]);
  expect(Math.abs(sentAt - Date.now() / 1_000)).toBeLessThan(60);
});

test("an event keeps the object as it was and names what has changed", async () => {
  const { id } = await createCustomer("Jana");
  await harness.stripe.customers.update(id, { name: "Mia" });
  await expect.poll(() => sink.types()).toEqual(["customer.created", "customer.updated"]);
  const objects = sink.received.map(({ payload }) => (JSON.parse(payload) as { data: object }).data);
  expect(objects).toMatchObject([
    { object: { name: "Jana" } },
    { object: { name: "Mia" }, previous_attributes: { name: "Jana" } },
  ]);
});

test("an endpoint gets only the types it has enabled, and none while it is disabled", async () => {
  const { stripe } = harness;
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint!.id, { enabled_events: ["product.created"] });
  await createCustomer();
  await stripe.products.create({ id: "new", name: "New" });
  await expect.poll(() => sink.types()).toEqual(["product.created"]);
  await stripe.webhookEndpoints.update(endpoint!.id, { disabled: true });
  await stripe.products.create({ id: "newer", name: "Newer" });
  await harness.control.tick(1_000);
  expect(sink.types()).toEqual(["product.created"]);
});

test("the secret is shown at the creation alone", async () => {
  const [endpoint] = (await harness.stripe.webhookEndpoints.list()).data;
  expect(secret).toMatch(/^whsec_\w{32}$/);
  expect(endpoint).not.toHaveProperty("secret");
});

test("a failing endpoint is tried again later and later, by the emulator's clock, for three days", async () => {
  sink.answerWith(500);
  await createCustomer();
  await expect.poll(() => sink.received.length).toBe(1);
  await harness.control.tick(4 * 60_000);
  expect(sink.received).toHaveLength(1);
  await harness.control.tick(2 * 60_000);
  expect(sink.received).toHaveLength(2);
  await harness.control.tick(4 * DAY_MS);
  expect(sink.received).toHaveLength(10);
  expect((await event()).pending_webhooks).toBe(1);
});

test("events are sent twice, or are lost, by a setting", async () => {
  await harness.control.settings({ duplicateWebhooks: true });
  await createCustomer();
  await expect.poll(() => sink.received.map(({ event: { id } }) => id)).toHaveLength(2);
  expect(new Set(sink.received.map(({ event: { id } }) => id)).size).toBe(1);

  sink.clear();
  await harness.control.settings({ webhooks: "drop" });
  await createCustomer();
  await harness.control.settings({ webhooks: "deliver" });
  await harness.control.tick(4 * DAY_MS);
  expect(sink.received).toEqual([]);
});

test("events come out of order, the same for a seed", async () => {
  const orders: string[] = [];
  for (const seed of [3, 3, 4]) {
    await harness.control.reset();
    await harness.stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["*"] });
    await harness.control.settings({ shuffleWebhooks: seed });
    sink.clear();
    for (const name of ["a", "b", "c", "d", "e", "f"]) await createCustomer(name);
    await harness.control.tick(8_000);
    orders.push(
      sink.received
        .map(
          ({ payload }) => (JSON.parse(payload) as { data: { object: { name: string } } }).data.object.name,
        )
        .join(""),
    );
  }
  expect(orders[0]).toHaveLength(6);
  expect(orders[0]).not.toBe("abcdef");
  expect(orders[1]).toBe(orders[0]);
  expect(orders[2]).not.toBe(orders[0]);
});
