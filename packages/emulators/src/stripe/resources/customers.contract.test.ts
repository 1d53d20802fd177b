import { expect, test } from "vitest";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

test("a customer is created, changed field by field, and retrieved", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({
    email: "jana@example.com",
    name: "Jana",
    metadata: { user_id: "7", plan: "free" },
    preferred_locales: ["de"],
  });
  expect(id).toMatch(/^cus_\w{14}$/);
  await stripe.customers.update(id, { metadata: { plan: "", source: "web" }, name: "Mia" });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    email: "jana@example.com",
    metadata: { user_id: "7", source: "web" },
    name: "Mia",
    preferred_locales: ["de"],
  });
  const { events } = await harness.state();
  expect(events.at(-1)!.data.previous_attributes).toEqual({
    name: "Jana",
    metadata: { plan: "free", source: null },
  });
});

test("a change of nothing is no event", async () => {
  const { id } = await harness.stripe.customers.create({ name: "Jana" });
  await harness.stripe.customers.update(id, { name: "Jana" });
  expect(await harness.eventTypes()).not.toContain("customer.updated");
});

test("a deleted customer ends their subscriptions and is retrieved as deleted", async () => {
  const { stripe } = harness;
  const subscription = await harness.subscribe();
  const id = subscription.customer as string;
  expect(await stripe.customers.del(id)).toMatchObject({ id, object: "customer", deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, object: "customer", deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  await expect(stripe.customers.update(id, { name: "x" })).rejects.toMatchObject({ statusCode: 404 });
});

test("a wrong e-mail address is refused", async () => {
  await expect(harness.stripe.customers.create({ email: "jana" })).rejects.toMatchObject({
    param: "email",
  });
});

test("a default must be attached, and only the test ids are", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({});
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: id });
  const other = await stripe.customers.create({});
  await expect(
    stripe.customers.update(other.id, { invoice_settings: { default_payment_method: method.id } }),
  ).rejects.toMatchObject({ code: "resource_missing", param: "default_payment_method" });
  await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toMatchObject({
    code: "resource_missing",
  });
});
