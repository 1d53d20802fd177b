import { getPrice } from "@takt/domain/plans/model/plans";
import type Stripe from "stripe";
import { MADE_BY } from "../catalogue/create-catalogue";
import { CURRENCY, isPriceOf, toLookupKey, findOffer, OFFERS, type Offer } from "../catalogue/offers";
import { ask, askAll } from "../outcome/ask";
import { toProductId } from "./set-up-products";
import type { SetupStep } from "./setup-step";

/** Sets up a price for each offer. An amount cannot be changed at Stripe: another price takes over the lookup key. */
export async function setUpPrices(stripe: Stripe): Promise<SetupStep[]> {
  const steps: SetupStep[] = [];
  for (const offer of OFFERS) steps.push(await setUpPrice(stripe, offer));
  return steps;
}

async function setUpPrice(stripe: Stripe, offer: Offer): Promise<SetupStep> {
  const key = toLookupKey(offer);
  const product = toProductId(offer.plan);
  const what = `price ${key}`;
  const [found] = (await ask(stripe.prices.list({ lookup_keys: [key] }), "list")).data;
  const isRight = found !== undefined && isPriceOf(found, offer) && found.product === product;
  const price = isRight ? found : await createPrice(stripe, offer);
  const retired = await retireOthers(stripe, offer, price.id, found);
  if (!isRight) return { what, result: found ? "changed" : "created" };
  const isMarked = price.active && price.metadata.offer === key;
  if (!isMarked)
    await ask(stripe.prices.update(price.id, { active: true, metadata: toMetadata(key) }), "price");
  return { what, result: isMarked && retired === 0 ? "already right" : "changed" };
}

const toMetadata = (offer: string) => ({ ...MADE_BY, offer });

function createPrice(stripe: Stripe, offer: Offer): Promise<Stripe.Price> {
  const key = toLookupKey(offer);
  return ask(
    stripe.prices.create({
      product: toProductId(offer.plan),
      currency: CURRENCY,
      unit_amount: getPrice(offer.plan, offer.interval),
      recurring: { interval: offer.interval },
      tax_behavior: "inclusive",
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: toMetadata(key),
    }),
    "price",
  );
}

/**
 * Deactivates earlier prices of an offer, also those that a set-up which was interrupted has left. Their subscriptions go
 * on, and their metadata tells what they sell. Returns how many there were.
 */
async function retireOthers(
  stripe: Stripe,
  offer: Offer,
  current: string,
  replaced: Stripe.Price | undefined,
): Promise<number> {
  const active = await askAll((range) =>
    stripe.prices.list({ ...range, product: toProductId(offer.plan), active: true }),
  );
  const key = toLookupKey(offer);
  const isOld = (price: Stripe.Price) => findOffer(price) !== null && toLookupKey(findOffer(price)!) === key;
  const old = new Set(active.filter(isOld).map(({ id }) => id));
  if (replaced?.active) old.add(replaced.id);
  old.delete(current);
  for (const id of old)
    await ask(stripe.prices.update(id, { active: false, metadata: toMetadata(key) }), "price");
  return old.size;
}
