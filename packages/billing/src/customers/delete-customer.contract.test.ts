import { expect, test } from "vitest";
import { useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();

test("of a deleted customer the invoices stay; name, payment methods and running subscriptions do not", async () => {
  const { stripe, payments } = harness;
  const { customerId, subscription } = await harness.buy();
  const { data: methods } = await stripe.customers.listPaymentMethods(customerId);
  expect(methods).toHaveLength(1);
  const { data: invoices } = await stripe.invoices.list({ customer: customerId });
  expect(await getValue(payments.deleteCustomer(customerId))).toBeNull();

  expect(await stripe.customers.retrieve(customerId)).toEqual({
    id: customerId,
    object: "customer",
    deleted: true,
  });
  expect((await stripe.paymentMethods.retrieve(methods[0]!.id)).customer).toBeNull();
  expect((await harness.read(subscription.id)).status).toBe("canceled");
  expect(await stripe.invoices.retrieve(invoices[0]!.id!)).toMatchObject({
    status: "paid",
    total: invoices[0]!.total,
    customer: customerId,
  });
});

test("what was paid by a deleted customer can still be refunded", async () => {
  const { customerId, subscription } = await harness.buy();
  await getValue(harness.payments.deleteCustomer(customerId));
  const what = { subscriptionId: subscription.id, amountCents: 500, key: "late" };
  expect(await getValue(harness.payments.refund(what))).toMatchObject({ amountCents: 500 });
});

test("a deletion whose answer was lost is repeated, and a customer that is gone is as good as deleted", async () => {
  const { customerId } = await harness.createBuyer();
  // The first time Stripe's library repeats it on its own.
  await harness.control.fault({ kind: "cut", commit: true, match: { method: "DELETE" } });
  for (let n = 0; n < 2; n++)
    expect(await harness.payments.deleteCustomer(customerId)).toEqual({ kind: "ok", value: null });
  expect(await getValue(harness.payments.listSubscriptions(customerId))).toEqual([]);
});
