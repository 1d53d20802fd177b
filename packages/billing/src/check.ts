import type { Catalogue } from "./catalogue/create-catalogue";
import { toLookupKey, OFFERS } from "./catalogue/offers";
import { StripeFailure } from "./outcome/stripe-failure";
import type { StripeSettings } from "./stripe-settings";

/** Checks that the key works, the account is set up and events can be received. */
export async function check(
  catalogue: Catalogue,
  { webhookSecret }: Pick<StripeSettings, "webhookSecret">,
): Promise<{ livemode: boolean }> {
  const { prices } = await catalogue.refresh();
  if (webhookSecret === undefined)
    throw new StripeFailure({ kind: "not_configured", reason: "STRIPE_WEBHOOK_SECRET is not set" });
  return { livemode: prices.get(toLookupKey(OFFERS[0]!))!.livemode };
}
