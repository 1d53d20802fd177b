import Stripe from "stripe";
import { expect, test } from "vitest";
import { useHarness } from "../../testing/use-harness";

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
  await stripe.customers.update(id, { metadata: { plan: "", source: "web" }, address: { country: "DE" } });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    address: { country: "DE", city: null },
    email: "jana@example.com",
    metadata: { user_id: "7", source: "web" },
    name: "Jana",
    preferred_locales: ["de"],
  });
  const [updated] = (await stripe.events.list({ type: "customer.updated" })).data;
  expect(updated!.data.previous_attributes).toEqual({
    address: null,
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
    code: "email_invalid",
  });
});

test("payment methods are attached, listed, made the default and detached", async () => {
  const { stripe } = harness;
  const customer = await harness.customerWith("pm_card_visa");
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  expect(data).toMatchObject([
    { type: "card", card: { brand: "visa", last4: "4242" }, customer: customer.id },
  ]);
  expect(customer.invoice_settings.default_payment_method).toBe(data[0]!.id);
  expect((await stripe.paymentMethods.list({ customer: customer.id, type: "sepa_debit" })).data).toEqual([]);
  await stripe.paymentMethods.detach(data[0]!.id);
  const after = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
  expect(after.invoice_settings.default_payment_method).toBeNull();
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  await expect(stripe.paymentMethods.detach(data[0]!.id)).rejects.toThrow(/not attached/);
});

test("a declining card cannot be attached, one that declines later can", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({});
  const declined = stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: id });
  await expect(declined).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  await expect(declined).rejects.toMatchObject({
    statusCode: 402,
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });
  expect(await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: id })).toMatchObject({
    customer: id,
  });
});

test("a default must be attached, and a method belongs to one customer", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({});
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: id });
  const other = await stripe.customers.create({});
  await expect(
    stripe.customers.update(other.id, { invoice_settings: { default_payment_method: method.id } }),
  ).rejects.toMatchObject({ code: "resource_missing", param: "invoice_settings[default_payment_method]" });
  await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toThrow(
    /already been attached/,
  );
});

test("a customer can be created with a payment method as the default", async () => {
  const customer = await harness.stripe.customers.create({
    payment_method: "pm_card_mastercard",
    invoice_settings: { default_payment_method: "pm_card_mastercard" },
  });
  const id = customer.invoice_settings.default_payment_method as string;
  expect(await harness.stripe.paymentMethods.retrieve(id)).toMatchObject({
    customer: customer.id,
    card: { brand: "mastercard" },
  });
});

test("a card is changed by the API and renewed by its network, each with its own event", async () => {
  const { stripe } = harness;
  const customer = await harness.customerWith("pm_card_visa");
  const id = customer.invoice_settings.default_payment_method as string;
  const changed = await stripe.paymentMethods.update(id, {
    card: { exp_month: 5, exp_year: 2040 },
    billing_details: { name: "Jana" },
  });
  expect(changed).toMatchObject({
    card: { exp_month: 5, exp_year: 2040 },
    billing_details: { name: "Jana" },
  });
  await expect(stripe.paymentMethods.update(id, { card: { exp_month: 13 } })).rejects.toMatchObject({
    code: "invalid_expiry_month",
  });
  await harness.control.renewCard(id, { exp_month: 6, exp_year: 2041 });
  expect((await stripe.paymentMethods.retrieve(id)).card).toMatchObject({ exp_month: 6, exp_year: 2041 });
  const types = await harness.eventTypes();
  expect(types.slice(-2)).toEqual(["payment_method.updated", "payment_method.automatically_updated"]);
});

test("tax ids are created, listed, expanded and deleted", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({ tax_id_data: [{ type: "eu_vat", value: "DE123456789" }] });
  const second = await stripe.customers.createTaxId(id, { type: "eu_vat", value: "FR12345678901" });
  expect(second).toMatchObject({ country: "FR", verification: { status: "pending" } });
  expect((await stripe.customers.listTaxIds(id)).data.map(({ value }) => value)).toEqual([
    "FR12345678901",
    "DE123456789",
  ]);
  await stripe.customers.deleteTaxId(id, second.id);
  const whole = (await stripe.customers.retrieve(id, { expand: ["tax_ids"] })) as Stripe.Customer;
  expect(whole.tax_ids?.data).toMatchObject([{ value: "DE123456789" }]);
  await expect(stripe.customers.createTaxId(id, { type: "eu_vat", value: "12" })).rejects.toMatchObject({
    code: "tax_id_invalid",
  });
});
