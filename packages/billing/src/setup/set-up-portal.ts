import type Stripe from "stripe";
import { MADE_BY } from "../catalogue/create-catalogue";
import { ask, askAll } from "../outcome/ask";
import type { SetupStep } from "./setup-step";

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/**
 * Features of the portal for customers. Plans are changed in Takt, which shows what that costs first, and cancelled
 * there: the portal knows the end of the paid period alone, and not the earlier one that a renewed year has.
 */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ["address", "email", "name", "tax_id"] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Features;

/** Sets up the configuration of the portal that Takt opens. */
export async function setUpPortal(stripe: Stripe, appUrl: string): Promise<SetupStep> {
  const what = "customer portal";
  const wanted = { features: FEATURES, default_return_url: `${appUrl}/app/user/subscription` };
  const all = await askAll((range) => stripe.billingPortal.configurations.list({ ...range, active: true }));
  const found = all.find(({ metadata }) => metadata?.takt === MADE_BY.takt);
  if (!found) {
    await ask(
      stripe.billingPortal.configurations.create({ ...wanted, metadata: MADE_BY }),
      "billing_portal.configuration",
    );
    return { what, result: "created" };
  }
  if (includes(found, wanted)) return { what, result: "already right" };
  await ask(stripe.billingPortal.configurations.update(found.id, wanted), "billing_portal.configuration");
  return { what, result: "changed" };
}

/** Tells whether an object has all that is wanted of it; lists in any order. */
function includes(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((one) => (actual as unknown[]).includes(one))
    );
  if (typeof wanted !== "object" || wanted === null) return actual === wanted;
  if (typeof actual !== "object" || actual === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    includes((actual as Record<string, unknown>)[key], value),
  );
}
