import type { PaymentFailure } from "@takt/domain/billing/ports/payments";
import { createStripeClient } from "../create-stripe-client";
import { toFailure } from "../outcome/to-failure";
import type { StripeSettings } from "../stripe-settings";
import { setUpPortal } from "./set-up-portal";
import { setUpPrices } from "./set-up-prices";
import { setUpProducts } from "./set-up-products";
import { setUpWebhook } from "./set-up-webhook";
import type { SetupStep } from "./setup-step";

/**
 * Prepares an account at Stripe for Takt at `appUrl`: products, prices, portal and webhook endpoint. Repeated, it changes
 * what differs and nothing else. Reports each step as it is done; returns the failure that ended it, or null.
 */
export async function setUpStripe(
  {
    secretKey,
    appUrl,
    ...settings
  }: { secretKey: string; appUrl: string } & Pick<StripeSettings, "baseUrl" | "timeoutMs" | "retries">,
  report: (step: SetupStep) => void,
): Promise<PaymentFailure | null> {
  const stripe = createStripeClient(secretKey, settings);
  try {
    for (const step of await setUpProducts(stripe)) report(step);
    for (const step of await setUpPrices(stripe)) report(step);
    report(await setUpPortal(stripe, appUrl));
    report(await setUpWebhook(stripe, appUrl));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return failure;
  }
}
