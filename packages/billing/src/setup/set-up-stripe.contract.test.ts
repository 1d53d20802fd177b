import { SUBSCRIPTION_EVENTS } from "@takt/domain/billing/model/event-types";
import { SECRET_KEY, startHarness } from "@takt/emulators/stripe/testing/start-harness";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setUpStripe } from "./set-up-stripe";
import type { SetupStep } from "./setup-step";

const APP_URL = "https://takt.example.com";
const OBJECTS = [
  "product takt_professional",
  "product takt_enterprise",
  "price professional_monthly",
  "price professional_yearly",
  "price enterprise_monthly",
  "price enterprise_yearly",
  "customer portal",
  `webhook endpoint ${APP_URL}/api/stripe/webhook`,
];
let harness: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.control.reset();
  await harness.control.settings({ webhooks: "drop" });
});

async function setUp(appUrl = APP_URL) {
  const steps: SetupStep[] = [];
  const settings = { secretKey: SECRET_KEY, baseUrl: harness.url, appUrl, retries: 0 };
  const failure = await setUpStripe(settings, (step) => void steps.push(step));
  return { failure, steps, results: Object.fromEntries(steps.map(({ what, result }) => [what, result])) };
}
const all = (result: string) => Object.fromEntries(OBJECTS.map((what) => [what, result]));
const getPrice = async (key: string) => (await harness.stripe.prices.list({ lookup_keys: [key] })).data[0]!;

test("an empty account gets everything, and a second run changes nothing", async () => {
  const first = await setUp();
  expect([first.failure, first.results]).toEqual([null, all("created")]);
  const writes = await harness.control.requests({ method: "POST" });
  expect((await setUp()).results).toEqual(all("already right"));
  expect(await harness.control.requests({ method: "POST" })).toHaveLength(writes.length);

  const { data } = await harness.stripe.prices.list({ active: true });
  expect(
    data.map((price) => [price.lookup_key, price.unit_amount, price.recurring!.interval, price.product]),
  ).toEqual(
    expect.arrayContaining([
      ["professional_monthly", 2900, "month", "takt_professional"],
      ["professional_yearly", 29_000, "year", "takt_professional"],
      ["enterprise_monthly", 9900, "month", "takt_enterprise"],
      ["enterprise_yearly", 79_200, "year", "takt_enterprise"],
    ]),
  );
  expect(new Set(data.map((price) => `${price.currency} ${price.tax_behavior}`))).toEqual(
    new Set(["eur inclusive"]),
  );
});

test("the webhook endpoint gets the events that Takt reads, in the SDK's version, and tells its secret once", async () => {
  const { steps } = await setUp();
  const [endpoint] = (await harness.stripe.webhookEndpoints.list()).data;
  expect(endpoint).toMatchObject({ api_version: Stripe.API_VERSION, url: `${APP_URL}/api/stripe/webhook` });
  expect(new Set(endpoint!.enabled_events)).toEqual(new Set(SUBSCRIPTION_EVENTS));
  expect(steps.at(-1)!.note).toMatch(/STRIPE_WEBHOOK_SECRET=whsec_\w+ and restart/);
  expect((await setUp()).steps.at(-1)!.note).toBeUndefined();
});

test("an endpoint of an older version gets a second one beside it", async () => {
  const url = `${APP_URL}/api/stripe/webhook`;
  const old = await harness.stripe.webhookEndpoints.create({
    url,
    enabled_events: ["*"],
    api_version: "2025-03-31.basil",
  });
  const { results, steps } = await setUp();
  expect(results[`webhook endpoint ${url}`]).toBe("created");
  expect(steps.at(-1)!.note).toContain(`Until ${old.id} is deleted`);
  expect((await harness.stripe.webhookEndpoints.list()).data).toHaveLength(2);
  expect((await setUp()).results).toEqual(all("already right"));
});

test("on this machine there is no webhook endpoint, and it says what to do", async () => {
  const { steps } = await setUp("http://localhost:3000");
  expect(steps.at(-1)).toMatchObject({
    result: "skipped",
    note: expect.stringContaining("stripe listen") as string,
  });
  expect((await harness.stripe.webhookEndpoints.list()).data).toEqual([]);
});

test("a price of another amount is replaced: it loses its lookup key and is not sold any more", async () => {
  await setUp();
  const old = await getPrice("professional_monthly");
  const cheap = await harness.stripe.prices.create({
    product: "takt_professional",
    unit_amount: 1900,
    currency: "eur",
    recurring: { interval: "month" },
    tax_behavior: "inclusive",
    lookup_key: "professional_monthly",
    transfer_lookup_key: true,
  });
  expect((await setUp()).results).toEqual({
    ...all("already right"),
    "price professional_monthly": "changed",
  });
  expect(await getPrice("professional_monthly")).toMatchObject({ unit_amount: 2900, active: true });
  for (const { id } of [old, cheap])
    expect(await harness.stripe.prices.retrieve(id)).toMatchObject({
      active: false,
      lookup_key: null,
      metadata: { offer: "professional_monthly" },
    });
  expect((await setUp()).results).toEqual(all("already right"));
});

test("what was changed by hand is put right", async () => {
  await setUp();
  const [endpoint] = (await harness.stripe.webhookEndpoints.list()).data;
  const portal = (await harness.stripe.billingPortal.configurations.list()).data.find(
    ({ metadata }) => metadata?.takt,
  );
  await harness.stripe.products.update("takt_enterprise", { name: "Other", active: false });
  await harness.stripe.prices.update((await getPrice("enterprise_yearly")).id, { active: false });
  await harness.stripe.billingPortal.configurations.update(portal!.id, {
    features: { invoice_history: { enabled: false } },
  });
  await harness.stripe.webhookEndpoints.update(endpoint!.id, {
    enabled_events: ["invoice.paid"],
    disabled: true,
  });
  expect((await setUp()).results).toEqual({
    ...all("already right"),
    "product takt_enterprise": "changed",
    "price enterprise_yearly": "changed",
    "customer portal": "changed",
    [OBJECTS.at(-1)!]: "changed",
  });
  expect((await setUp()).results).toEqual(all("already right"));
});

test("a set-up that was interrupted goes on where it ended", async () => {
  await harness.control.fault({ kind: "cut", match: { method: "POST", path: "portal" }, times: "always" });
  const { failure, steps } = await setUp();
  expect(failure).toMatchObject({ kind: "unavailable" });
  expect(steps).toHaveLength(6);
  await harness.control.clearFaults();
  const { results } = await setUp();
  expect(Object.values(results).slice(0, 6)).toEqual(Array(6).fill("already right"));
  expect(results["customer portal"]).toBe("created");
});

test("a refused key ends the set-up before anything is done", async () => {
  const settings = { secretKey: "sk_live_0", baseUrl: harness.url, appUrl: APP_URL, retries: 0 };
  const steps: SetupStep[] = [];
  expect(await setUpStripe(settings, (step) => void steps.push(step))).toMatchObject({
    kind: "not_configured",
  });
  expect(steps).toEqual([]);
});
