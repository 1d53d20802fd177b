import { expect, test } from "vitest";
import { useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const userId = "0190c3a0-0000-7000-8000-000000000001";
const user = { userId, email: "jana@example.com", name: "Jana", locale: "de", replaces: null } as const;
const create = (changes: Partial<Parameters<typeof harness.payments.createCustomer>[0]> = {}) =>
  getValue(harness.payments.createCustomer({ ...user, ...changes }));
const count = async () => (await harness.stripe.customers.list()).data.length;

test("a customer has the user's id, name, address and language", async () => {
  const { customerId } = await create();
  expect(await harness.stripe.customers.retrieve(customerId)).toMatchObject({
    email: "jana@example.com",
    name: "Jana",
    preferred_locales: ["de"],
    metadata: { user_id: userId },
  });
});

test("two at once create one customer", async () => {
  const [first, second] = await Promise.all([create(), create()]);
  expect(second).toEqual(first);
  expect(await count()).toBe(1);
});

test("a repetition with another name gets the same customer, with that name", async () => {
  const first = await create();
  expect(await create({ name: "Jana Berg", email: null })).toEqual(first);
  expect(await harness.stripe.customers.retrieve(first.customerId)).toMatchObject({
    name: "Jana Berg",
    email: "jana@example.com",
  });
});

test("a customer that was deleted is replaced, named or not", async () => {
  const first = await create();
  await harness.stripe.customers.del(first.customerId);
  const second = await create({ replaces: first.customerId });
  expect(second).not.toEqual(first);
  expect(await create()).toEqual(second);
  expect(await count()).toBe(1);
});
