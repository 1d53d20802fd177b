import Stripe from "stripe";
import { ask, askAll } from "../outcome/ask";
import { notSetUp } from "../outcome/stripe-failure";
import { isPriceOf, toLookupKey, OFFERS, type Offer } from "./offers";

/** The metadata of what `npm run stripe:setup` has made. */
export const MADE_BY = { takt: "setup" } as const;

type Content = { prices: Map<string, Stripe.Price>; portalId: string };
export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * Reads what an account sells: the prices by their lookup keys, and the configuration of the portal. It is believed for
 * a while; what is incomplete is read again each time. A price that differs from the table of plans is not sold, because
 * the order page shows the table.
 */
export function createCatalogue(stripe: Stripe, { ttlMs }: { ttlMs: number }) {
  let cached: { at: number; content: Promise<Content> } | null = null;

  function read(): Promise<Content> {
    if (cached && Date.now() - cached.at < ttlMs) return cached.content;
    const reading = { at: Date.now(), content: readCatalogue(stripe) };
    cached = reading;
    reading.content.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading.content;
  }

  return {
    /** Reads all of it now. */
    refresh(): Promise<Content> {
      cached = null;
      return read();
    },
    portalId: async (): Promise<string> => (await read()).portalId,
    /**
     * Runs a call with the price of an offer, again when Stripe refuses the price: it may have been replaced since it
     * was read.
     */
    async withPrice<T>(offer: Offer, call: (price: Stripe.Price) => Promise<T>): Promise<T> {
      const price = async () => (await read()).prices.get(toLookupKey(offer))!;
      try {
        return await call(await price());
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.includes("[price]")))
          throw error;
        cached = null;
        return call(await price());
      }
    },
  };
}

async function readCatalogue(stripe: Stripe): Promise<Content> {
  const [{ data }, configurations] = await Promise.all([
    ask(stripe.prices.list({ lookup_keys: OFFERS.map(toLookupKey), active: true }), "list"),
    askAll((range) => stripe.billingPortal.configurations.list({ ...range, active: true })),
  ]);
  const prices = new Map<string, Stripe.Price>();
  for (const offer of OFFERS) {
    const key = toLookupKey(offer);
    const price = data.find(({ lookup_key }) => lookup_key === key);
    if (!price) throw notSetUp(`The price ${key} is missing`);
    if (!isPriceOf(price, offer)) throw notSetUp(`The price ${key} is not the one of the plan`);
    prices.set(key, price);
  }
  const portal = configurations.find(({ metadata }) => metadata?.takt === MADE_BY.takt);
  if (!portal) throw notSetUp("The configuration of the customer portal is missing");
  return { prices, portalId: portal.id };
}
