import type { Payments } from "@takt/domain/billing/ports/payments";
import type { Log } from "@takt/domain/shared/core-deps";
import {
  checkoutForm,
  SECRET_KEY,
  sendForm,
  startHarness,
} from "@takt/emulators/stripe/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Offer } from "../catalogue/offers";
import { createStripePayments } from "../create-stripe-payments";
import { setUpStripe } from "../setup/set-up-stripe";
import type { StripeSettings } from "../stripe-settings";

const WEBHOOK_SECRET = "whsec_test_secret";
/** Not an address that Stripe reaches, so that no events are sent to it. */
export const APP_URL = "http://localhost:3000";
const PROFESSIONAL: Offer = { plan: "professional", interval: "month" };

type Value<T> = T extends { kind: "ok"; value: infer V } ? V : never;
type Harness = Awaited<ReturnType<typeof startHarness>>;
export type Buyer = { userId: string; customerId: string };

/** Returns what a call came to, which must be well. */
export async function getValue<T extends { kind: string }>(outcome: Promise<T>): Promise<Value<T>> {
  const got = await outcome;
  expect(got).toMatchObject({ kind: "ok" });
  return (got as unknown as { value: Value<T> }).value;
}

/** Starts one emulated Stripe for all tests of a file; before each it is reset, and set up as an operator would. */
export function useBillingHarness() {
  let stripe: Harness;
  let payments: Payments;
  const lines: { event: string; fields: Record<string, unknown> }[] = [];
  const note = (event: string, fields: Record<string, unknown> = {}) => void lines.push({ event, fields });
  const log: Log = { info: note, warn: note, error: note };

  const create = (changes: Partial<StripeSettings> = {}) =>
    createStripePayments(
      {
        secretKey: SECRET_KEY,
        webhookSecret: WEBHOOK_SECRET,
        baseUrl: stripe.url,
        tax: "exempt",
        termsConsent: false,
        timeoutMs: 5_000,
        retries: 0,
        catalogueTtlMs: 60_000,
        ...changes,
      },
      log,
    );

  beforeAll(async () => {
    stripe = await startHarness();
  });
  afterAll(() => stripe.close());
  beforeEach(async () => {
    await stripe.control.reset();
    lines.length = 0;
    const settings = { secretKey: SECRET_KEY, baseUrl: stripe.url, appUrl: APP_URL };
    expect(await setUpStripe(settings, () => {})).toBeNull();
    payments = create();
  });

  return {
    create,
    lines,
    get url() {
      return stripe.url;
    },
    get payments() {
      return payments;
    },
    /** The SDK as anybody would use it. */
    get stripe() {
      return stripe.stripe;
    },
    get control() {
      return stripe.control;
    },
    async createBuyer(): Promise<Buyer> {
      const userId = crypto.randomUUID();
      const user = { userId, email: "jana@example.com", name: "Jana", locale: "de", replaces: null } as const;
      return { userId, ...(await getValue(payments.createCustomer(user))) };
    },
    toOrder: (buyer: Buyer, offer: Offer = PROFESSIONAL, orderId: string = crypto.randomUUID()) => ({
      orderId,
      ...buyer,
      ...offer,
      locale: "de" as const,
      successUrl: `${APP_URL}/app/user/subscription?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${APP_URL}/app/user/subscription?checkout=cancelled`,
    }),
    /** Buys a plan on the checkout's page; `form` is what the customer enters. */
    async buy(offer: Offer = PROFESSIONAL, form: Record<string, string> = {}) {
      const buyer = await this.createBuyer();
      const order = this.toOrder(buyer, offer);
      const { checkoutId, url } = await getValue(payments.startCheckout(order));
      const paid = await sendForm(url, checkoutForm(form));
      expect(paid.status).toBe(303);
      const [subscription] = await getValue(payments.listSubscriptions(buyer.customerId));
      return { ...buyer, orderId: order.orderId, checkoutId, paid, subscription: subscription! };
    },
    /** The subscription as Stripe has it. */
    read: (id: string) => stripe.stripe.subscriptions.retrieve(id),
  };
}
