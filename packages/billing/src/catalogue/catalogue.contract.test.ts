import { expect, test } from "vitest";
import { SECRET_KEY } from "@takt/emulators/stripe/testing/start-harness";
import { setUpStripe } from "../setup/set-up-stripe";
import { APP_URL, useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const getPrice = async (key: string) => (await harness.stripe.prices.list({ lookup_keys: [key] })).data[0]!;
const start = async () => harness.payments.startCheckout(harness.toOrder(await harness.createBuyer()));
/** A price of another amount that takes over the lookup key. */
async function replacePrice(unit_amount: number) {
  const { product, id } = await getPrice("professional_monthly");
  const made = await harness.stripe.prices.create({
    product: product as string,
    unit_amount,
    currency: "eur",
    recurring: { interval: "month" },
    tax_behavior: "inclusive",
    lookup_key: "professional_monthly",
    transfer_lookup_key: true,
  });
  await harness.stripe.prices.update(id, { active: false });
  return { old: id, made: made.id };
}

test("the check is well once all is set up, and reads it each time", async () => {
  expect(await harness.payments.check()).toEqual({ kind: "ok", value: { livemode: false } });
  await harness.stripe.prices.update((await getPrice("enterprise_yearly")).id, { active: false });
  expect(await harness.payments.check()).toMatchObject({
    kind: "not_configured",
    reason: "The price enterprise_yearly is missing: run `npm run stripe:setup`",
  });
});

test("an account without the set-up sells nothing and opens no portal", async () => {
  const { customerId } = await harness.createBuyer();
  await harness.control.reset();
  expect(await harness.payments.check()).toMatchObject({ kind: "not_configured" });
  expect(await start()).toMatchObject({ kind: "not_configured" });
  const visit = { customerId, locale: "en", returnUrl: APP_URL, page: "home" } as const;
  expect(await harness.payments.openPortal(visit)).toMatchObject({ kind: "not_configured" });
});

test("the set-up counts at once, although the account was read before", async () => {
  await harness.control.reset();
  expect(await start()).toMatchObject({ kind: "not_configured" });
  await setUpStripe({ secretKey: SECRET_KEY, baseUrl: harness.url, appUrl: APP_URL }, () => {});
  expect(await start()).toMatchObject({ kind: "ok" });
});

test("prices are read once in a while", async () => {
  await start();
  await start();
  expect(await harness.control.requests({ path: "^/v1/prices\\?lookup_keys.*active" })).toHaveLength(1);
  const impatient = harness.create({ catalogueTtlMs: 0 });
  for (let count = 0; count < 2; count += 1)
    await impatient.startCheckout(harness.toOrder(await harness.createBuyer()));
  expect(await harness.control.requests({ path: "^/v1/prices\\?lookup_keys.*active" })).toHaveLength(3);
});

test("a price that was replaced since it was read is sold as it is now", async () => {
  await start();
  const { made } = await replacePrice(2900);
  const { checkoutId } = await getValue(start());
  const session = await harness.stripe.checkout.sessions.retrieve(checkoutId, { expand: ["line_items"] });
  expect(session.line_items!.data[0]!.price!.id).toBe(made);
});

test("a price that is not the one of the plan is not sold", async () => {
  await replacePrice(3100);
  expect(await start()).toMatchObject({
    kind: "not_configured",
    reason: expect.stringContaining("professional_monthly is not the one of the plan") as string,
  });
});

test("a subscription of a price that was replaced keeps its plan", async () => {
  const { customerId } = await harness.buy();
  await replacePrice(2900);
  expect(await getValue(harness.payments.listSubscriptions(customerId))).toMatchObject([
    { plan: "professional", interval: "month", priceCents: 2900 },
  ]);
});

test("the check without a webhook secret tells so", async () => {
  expect(await harness.create({ webhookSecret: undefined }).check()).toEqual({
    kind: "not_configured",
    reason: "STRIPE_WEBHOOK_SECRET is not set",
  });
});
