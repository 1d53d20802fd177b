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

/** A configuration that lets customers switch between both products. */
const configure = (proration_behavior: "always_invoice" | "none" = "always_invoice") =>
  harness.stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior,
        products: [
          { product: "professional", prices: [harness.prices.professional.id] },
          { product: "enterprise", prices: [harness.prices.enterprise.id] },
        ],
      },
    },
  });
const open = async (
  subscription: Stripe.Subscription,
  params: Stripe.BillingPortal.SessionCreateParams = {},
) =>
  harness.stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    configuration: (await configure()).id,
    return_url: "http://localhost:3000/billing",
    ...params,
  });

test("a cancellation in the portal sets the end, and not cancel_at_period_end, and is taken back", async () => {
  const subscription = await harness.subscribe();
  const session = await open(subscription);
  expect((await page(session.url)).text).toContain("Cancel subscription");
  const cancelled = await sendForm(session.url, { action: "cancel", subscription: subscription.id });
  expect([cancelled.status, cancelled.location]).toEqual([303, `${session.url}?done=1`]);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "active",
    cancel_at: subscription.items.data[0]!.current_period_end,
    cancel_at_period_end: false,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await page(session.url)).text).toContain("Don&#39;t cancel subscription");
  await sendForm(session.url, { action: "resume", subscription: subscription.id });
  expect(await retrieve(subscription.id)).toMatchObject({ cancel_at: null, canceled_at: null });
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

test("a switch of the plan is charged as the configuration says, and a declined card changes nothing", async () => {
  const subscription = await harness.subscribe();
  const portal = await open(subscription);
  expect((await page(`${portal.url}?view=update`)).text).toContain("Switch to Enterprise");
  const bad = await harness.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
    customer: subscription.customer as string,
  });
  await harness.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const form = { action: "switch", subscription: subscription.id, price: harness.prices.enterprise.id };
  const declined = await sendForm(portal.url, form);
  expect([declined.status, declined.text]).toEqual([422, expect.stringContaining("Your card was declined.")]);
  expect((await retrieve(subscription.id)).items.data[0]!.price.id).toBe(harness.prices.professional.id);
  await sendForm(portal.url, checkoutForm({ action: "method" }));
  await sendForm(portal.url, form);
  expect((await retrieve(subscription.id)).items.data[0]!.price.id).toBe(harness.prices.enterprise.id);
  const [invoice] = (await harness.stripe.invoices.list({ subscription: subscription.id })).data;
  expect(invoice).toMatchObject({ status: "paid", total: 7_000, billing_reason: "subscription_update" });
  const foreign = await sendForm(portal.url, { ...form, price: harness.prices.professional_yearly.id });
  expect([foreign.status, foreign.text]).toEqual([
    422,
    expect.stringContaining("This plan is not available."),
  ]);
});

test("a flow begins with its form and returns where it says when it is done", async () => {
  const subscription = await harness.subscribe();
  const portal = await open(subscription, {
    locale: "de",
    flow_data: {
      type: "subscription_cancel",
      subscription_cancel: { subscription: subscription.id },
      after_completion: { type: "redirect", redirect: { return_url: "http://localhost:3000/cancelled" } },
    },
  });
  const form = await page(portal.url);
  expect(form.text).toContain('<html lang="de">');
  expect(form.text).toContain("Das Abo bleibt bis zum Ende des laufenden Zeitraums verfügbar.");
  expect((await page(`${portal.url}?view=home`)).text).toContain("Aktuelles Abo");
  const done = await sendForm(portal.url, { action: "cancel", subscription: subscription.id });
  expect((await page(done.location!)).location).toBe("http://localhost:3000/cancelled");
});

test("one customer's session changes nothing of another's", async () => {
  const mine = await harness.subscribe();
  const other = await harness.subscribe();
  const portal = await open(mine);
  await sendForm(portal.url, { action: "cancel", subscription: other.id });
  expect((await retrieve(other.id)).cancel_at).toBeNull();
  await expect(
    open(mine, {
      flow_data: { type: "subscription_cancel", subscription_cancel: { subscription: other.id } },
    }),
  ).rejects.toThrow(/does not belong to the customer/);
  expect((await page(`${harness.url}/p/session/bps_none`)).status).toBe(410);
});

test("invoices are listed with their pages", async () => {
  const subscription = await harness.subscribe();
  const [invoice] = (await harness.stripe.invoices.list()).data;
  const { text } = await page((await open(subscription)).url);
  expect(text).toContain(invoice!.number);
  expect(text).toContain(invoice!.hosted_invoice_url);
});

test("without saved settings of the portal a configuration is needed", async () => {
  const { customer } = await harness.subscribe();
  const plain = await harness.stripe.billingPortal.sessions.create({ customer: customer as string });
  expect(plain.url).toContain("/p/session/bps_");
  await harness.control.settings({ portalSaved: false });
  await expect(
    harness.stripe.billingPortal.sessions.create({ customer: customer as string }),
  ).rejects.toThrow(/No configuration provided/);
});

test("configurations are changed and listed, and check their prices", async () => {
  const { stripe } = harness;
  const { id } = await configure();
  await stripe.billingPortal.configurations.update(id, {
    active: false,
    features: { subscription_cancel: { enabled: false } },
    business_profile: { headline: "Takt" },
  });
  expect(await stripe.billingPortal.configurations.retrieve(id)).toMatchObject({
    active: false,
    business_profile: { headline: "Takt" },
    features: {
      subscription_cancel: { enabled: false, mode: "at_period_end" },
      invoice_history: { enabled: true },
    },
  });
  expect(
    (await stripe.billingPortal.configurations.list({ is_default: false })).data.map((one) => one.id),
  ).toEqual([id]);
  await expect(
    stripe.billingPortal.configurations.create({
      features: {
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          products: [{ product: "professional", prices: [harness.prices.enterprise.id] }],
        },
      },
    }),
  ).rejects.toThrow(/does not belong to the product/);
});
