import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import type { BillingEnv } from "./env";
import type { StripeSettings } from "./stripe-settings";

/** packages/env refuses to start in production without a choice. */
const toTax = ({ STRIPE_TAX }: BillingEnv) => STRIPE_TAX ?? "exempt";

/** Reads from the environment how Stripe is reached; without a key nothing is sold. */
export function readStripeSettings(env: BillingEnv): StripeSettings {
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    baseUrl: env.STRIPE_BASE_URL,
    tax: toTax(env),
    termsConsent: env.STRIPE_TERMS_CONSENT === "on",
  };
}

/** Reads from the environment how this installation sells. */
export function readSalesTerms(env: BillingEnv): SalesTerms {
  return { tax: toTax(env) === "automatic" ? "included" : "exempt", moneyBackDays: env.MONEY_BACK_DAYS };
}
