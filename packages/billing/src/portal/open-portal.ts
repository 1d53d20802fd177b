import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import type { Catalogue } from "../catalogue/create-catalogue";
import { ask } from "../outcome/ask";

/** Opens the customer portal, with the configuration that `npm run stripe:setup` has made. */
export async function openPortal(
  stripe: Stripe,
  catalogue: Catalogue,
  { customerId, locale, returnUrl, page }: Parameters<Payments["openPortal"]>[0],
): Promise<{ url: string }> {
  const after_completion = { type: "redirect", redirect: { return_url: returnUrl } } as const;
  const { url } = await ask(
    stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: await catalogue.portalId(),
      locale,
      return_url: returnUrl,
      ...(page === "payment_method" && { flow_data: { type: "payment_method_update", after_completion } }),
    }),
    "billing_portal.session",
  );
  return { url };
}
