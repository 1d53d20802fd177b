import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { checkoutForm, sendForm, startHarness } from "./start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
type State = { events: Stripe.Event[]; customers: object[]; deliveries: { attempts: number }[] };

/** Starts one emulator for all tests of a file and resets it before each, with two products in monthly and yearly prices. */
export function useHarness(options: Parameters<typeof startHarness>[0] = {}) {
  let harness: Harness;
  let prices: Record<"professional" | "professional_yearly" | "enterprise", Stripe.Price>;

  beforeAll(async () => {
    harness = await startHarness(options);
  });
  beforeEach(async () => {
    await harness.control.reset();
    prices = await createPrices(harness.stripe);
  });
  afterAll(() => harness.close());

  return {
    get url() {
      return harness.url;
    },
    get stripe() {
      return harness.stripe;
    },
    get control() {
      return harness.control;
    },
    get prices() {
      return prices;
    },
    call: (...args: Parameters<Harness["call"]>) => harness.call(...args),
    state: () => harness.control.state<State>(),
    /** A customer who is charged to a card by its number's id, such as `pm_card_visa`. */
    async customerWith(card: string) {
      const { id } = await harness.stripe.customers.create({ email: "jana@example.com" });
      const method = await harness.stripe.paymentMethods.attach(card, { customer: id });
      return harness.stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
    },
    /** A subscription of the monthly professional price. */
    async subscribe(card = "pm_card_visa", params: Stripe.SubscriptionCreateParams = {}) {
      const customer = await this.customerWith(card);
      return harness.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: prices.professional.id }],
        ...params,
      });
    },
    /** A checkout of the monthly professional price, of a new customer. */
    async openCheckout(params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
      const customer = await harness.stripe.customers.create({ email: "jana@example.com", name: "Jana" });
      return harness.stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customer.id,
        line_items: [{ price: prices.professional.id, quantity: 1 }],
        locale: "en",
        expires_at: Math.floor(Date.now() / 1_000) + 3_600,
        success_url: "http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}",
        cancel_url: "http://localhost:3000/back",
        ...params,
      });
    },
    /** Fills a checkout's page. */
    pay: (session: Stripe.Checkout.Session, part: Record<string, string> = {}) =>
      sendForm(session.url ?? "", checkoutForm(part)),
    /** The invoices of a subscription, newest first. */
    invoicesOf: async ({ id }: { id: string }) =>
      (await harness.stripe.invoices.list({ subscription: id })).data,
    /** The types of all events, oldest first. */
    eventTypes: async () => (await harness.control.state<State>()).events.map(({ type }) => type),
  };
}

async function createPrices(stripe: Stripe) {
  const price = async (product: string, interval: "month" | "year", unit_amount: number) =>
    stripe.prices.create({
      product,
      currency: "eur",
      unit_amount,
      recurring: { interval },
      tax_behavior: "inclusive",
      lookup_key: `${product}_${interval}ly`,
    });
  await stripe.products.create({ id: "professional", name: "Professional" });
  await stripe.products.create({ id: "enterprise", name: "Enterprise" });
  return {
    professional: await price("professional", "month", 2_900),
    professional_yearly: await price("professional", "year", 29_000),
    enterprise: await price("enterprise", "month", 9_900),
  };
}
