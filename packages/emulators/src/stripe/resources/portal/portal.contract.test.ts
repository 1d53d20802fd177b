import type Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutForm, sendForm } from "../../testing/start-harness";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();
const page = async (url: string) => {
  const response = await fetch(url, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
};
const retrieve = (id: string) => harness.stripe.subscriptions.retrieve(id);

const configure = (enabled = true) =>
  harness.stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled, mode: "at_period_end" },
    },
  });
const open = async (
  subscription: Stripe.Subscription,
  params: Stripe.BillingPortal.SessionCreateParams = {},
) =>
  harness.stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    configuration: (await configure()).id,
    locale: "en",
    return_url: "http://localhost:3000/billing",
    ...params,
  });

test("a cancellation in the portal sets the end, and not cancel_at_period_end", async () => {
  const subscription = await harness.subscribe();
  const session = await open(subscription);
  expect((await page(session.url)).text).toContain("Cancel subscription");
  const cancelled = await sendForm(session.url, { action: "cancel" });
  expect([cancelled.status, cancelled.location]).toEqual([303, `${session.url}?done=1`]);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "active",
    cancel_at: subscription.items.data[0]!.current_period_end,
    cancel_at_period_end: false,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await page(session.url)).text).not.toContain("Cancel subscription");
});

test("nothing is cancelled where the configuration does not offer it", async () => {
  const subscription = await harness.subscribe();
  const session = await open(subscription, { configuration: (await configure(false)).id });
  await sendForm(session.url, { action: "cancel" });
  expect((await retrieve(subscription.id)).cancel_at).toBeNull();
});

test("another card in the portal is the default of the customer and of the subscription", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session);
  const { subscription } = await harness.stripe.checkout.sessions.retrieve(session.id);
  const before = await retrieve(subscription as string);
  const portal = await open(before);
  const declined = await sendForm(portal.url, checkoutForm({ action: "method", number: "4000000000000002" }));
  expect([declined.status, declined.text]).toEqual([422, expect.stringContaining("Your card was declined.")]);
  await sendForm(portal.url, checkoutForm({ action: "method", number: "5555555555554444" }));
  const after = await retrieve(before.id);
  expect(after.default_payment_method).not.toBe(before.default_payment_method);
  const customer = (await harness.stripe.customers.retrieve(before.customer as string)) as Stripe.Customer;
  expect(customer.invoice_settings.default_payment_method).toBe(after.default_payment_method);
  expect((await page(portal.url)).text).toContain("mastercard •••• 4444");
});

test("a card that asks for 3-D Secure is saved after the step alone", async () => {
  const subscription = await harness.subscribe();
  const portal = await open(subscription);
  const asked = await sendForm(portal.url, checkoutForm({ action: "method", number: "4000002500003155" }));
  const failed = await sendForm(asked.location!, { outcome: "fail" });
  expect((await page(failed.location!)).text).toContain("unable to authenticate");
  const methods = () => harness.stripe.customers.listPaymentMethods(subscription.customer as string);
  expect((await methods()).data).toHaveLength(1);
  const again = await sendForm(portal.url, checkoutForm({ action: "method", number: "4000002500003155" }));
  expect((await sendForm(again.location!, { outcome: "complete" })).location).toBe(`${portal.url}?done=1`);
  expect((await methods()).data).toHaveLength(2);
});

test("a flow begins with its form and returns where it says when it is done", async () => {
  const subscription = await harness.subscribe();
  const redirect = { return_url: "http://localhost:3000/saved" };
  const portal = await open(subscription, {
    locale: "de",
    flow_data: { type: "payment_method_update", after_completion: { type: "redirect", redirect } },
  });
  const form = await page(portal.url);
  expect(form.text).toContain('<html lang="de">');
  expect(form.text).toContain("Kartennummer");
  expect((await page(`${portal.url}?view=home`)).text).toContain("Aktuelles Abo");
  const done = await sendForm(portal.url, checkoutForm({ action: "method" }));
  expect((await page(done.location!)).location).toBe("http://localhost:3000/saved");
});

test("a session needs a configuration and a customer that are there", async () => {
  const subscription = await harness.subscribe();
  await expect(open(subscription, { configuration: "bpc_none" })).rejects.toMatchObject({
    param: "configuration",
  });
  await expect(open(subscription, { customer: "cus_none" })).rejects.toMatchObject({ param: "customer" });
  expect((await page(`${harness.url}/p/session/bps_none`)).status).toBe(410);
});

test("invoices are listed with their pages", async () => {
  const subscription = await harness.subscribe();
  const [invoice] = await harness.invoicesOf(subscription);
  const { text } = await page((await open(subscription)).url);
  expect(text).toContain(invoice!.number);
  expect(text).toContain(invoice!.hosted_invoice_url);
});

test("a configuration keeps the features that a change does not name", async () => {
  const { configurations } = harness.stripe.billingPortal;
  const { id } = await configure();
  await configurations.update(id, { features: { subscription_cancel: { enabled: false } } });
  expect((await configurations.list({ active: true })).data).toMatchObject([
    {
      id,
      features: {
        subscription_cancel: { enabled: false, mode: "at_period_end" },
        invoice_history: { enabled: true },
      },
    },
  ]);
});
